"""A folder of answers, each in a file named by the digest of what it depends on.

Nothing in it is ever needed or trusted to run: a file that is damaged, too large, under a wrong name or no
plain file is as good as none. Files are written whole and then renamed, so that several processes may share
the folder. A folder that others may write to is not used: whoever owns it might as well edit the program.
"""

import os
import stat
import tempfile
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

LARGEST = 4 * 2**20
"""Bytes of an answer. More is never kept."""
MOST_FILES = 20_000
MOST_BYTES = 256 * 2**20
"""What all may come to; those not used for longest go first."""
_MARKS = {
    "CACHEDIR.TAG": "Signature: 8a477f597d28d172789f06886806bc55\n",
    ".gitignore": "*\n",
}
"""That backups and git may leave the folder out."""


class Store:
    """Answers in a folder, which is made when the first is kept."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def get(self, key: str) -> bytes | None:
        """The answer kept under ``key``; None where there is none that is whole."""
        try:
            if not self._is_ours():
                return None
            path = self.folder / key
            # Not through a link, and without waiting for whoever might write to a pipe.
            handle = os.open(path, os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0))
            with open(handle, "rb") as file:
                about = os.fstat(handle)
                if not stat.S_ISREG(about.st_mode) or about.st_size > LARGEST + 100:
                    return None
                head, _, body = file.read(LARGEST + 101).partition(b"\n")
            if head != _seal(key, body):
                return None
            with suppress(OSError):
                os.utime(path)  # used now: the last to go
        except OSError:
            return None
        return body

    def put(self, key: str, body: bytes) -> None:
        """Keep an answer. Where the disk does not let us, nothing is kept."""
        if len(body) > LARGEST:
            return
        with suppress(OSError):
            self._make()
            if not self._is_ours():
                return
            handle, name = tempfile.mkstemp(prefix=".new-", dir=self.folder)
            try:
                with open(handle, "wb") as file:
                    file.write(_seal(key, body) + b"\n" + body)
                os.replace(name, self.folder / key)
            except OSError:
                with suppress(OSError):
                    os.unlink(name)

    def tidy(self, files: int = MOST_FILES, size: int = MOST_BYTES) -> None:
        """Remove what is too much, oldest first; another process may be doing the same."""
        with suppress(OSError):
            if not self._is_ours():
                return
            with os.scandir(self.folder) as entries:
                found = [
                    (one.stat(follow_symlinks=False), one.path) for one in entries if one.name not in _MARKS
                ]
            for about, path in sorted(found, key=lambda one: one[0].st_mtime, reverse=True):
                files, size = files - 1, size - about.st_size
                if files < 0 or size < 0:
                    with suppress(OSError):
                        os.unlink(path)

    def _make(self) -> None:
        if not self.folder.exists():
            self.folder.mkdir(mode=0o700, parents=True)
            for name, text in _MARKS.items():
                (self.folder / name).write_text(text, encoding="ascii")

    def _is_ours(self) -> bool:
        """Whether it is there, a folder itself, and only its owner, who runs this, may write to it."""
        try:
            about = self.folder.lstat()
        except OSError:
            return False
        if not stat.S_ISDIR(about.st_mode):
            return False
        return os.name != "posix" or (about.st_uid == os.geteuid() and not about.st_mode & 0o022)


def _seal(key: str, body: bytes) -> bytes:
    """What tells a whole answer under its own name from any other file."""
    return sha256(key.encode() + b"\n" + body).hexdigest().encode()
