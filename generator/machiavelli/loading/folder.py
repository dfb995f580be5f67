"""Files of the content: which there are, and their text. Nothing is read from outside the root."""

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from machiavelli.model.findings import Code, Finding

LARGEST_FILE = 256 * 1024
"""Bytes. The largest honest file has some 20 kB."""

LARGEST_WORDS = 2 * 1024 * 1024
"""Bytes of what a language says of a whole folder: some 900 for each puzzle."""

_BYTE_ORDER_MARK = "\ufeff"


@dataclass(frozen=True, slots=True)
class Text:
    """A file that could be read. ``path`` is as findings print it; lines end in ``\\n`` alone."""

    path: str
    text: str


def yaml_files(root: Path, folder: str, known: frozenset[str]) -> Iterator[Path | Finding]:
    """The YAML files of a folder by name, and a finding for whatever else lies there.

    ``known`` are names that belong there and are read elsewhere. Hidden files and ``README.md`` are let be.
    """
    for path in sorted((root / folder).iterdir()):
        name = path.name
        if name.startswith(".") or name == "README.md" or name in known:
            continue
        if path.suffix == ".yaml" and not path.is_dir():
            yield path
            continue
        misnamed = path.suffix.lower() in (".yml", ".yaml") and not path.is_dir()
        cure = f"name it {path.stem}.yaml" if misnamed else "move it elsewhere"
        yield Finding(f"{folder}/{name}", 1, 1, Code.STRAY_FILE, f"only .yaml files are read here: {cure}")


def is_inside(path: Path, root: Path) -> bool:
    """Whether a path leads into a folder, links followed."""
    return path.resolve().is_relative_to(root.resolve())


def read_text(root: Path, path: Path, shown: str, largest: int = LARGEST_FILE) -> Text | Finding:
    """The text of a file, or the one finding that keeps it from being read.

    ``shown`` is the path that findings print, ``largest`` how many bytes it may have.
    """
    try:
        if not is_inside(path, root):
            return Finding(shown, 1, 1, Code.OUTSIDE_LINK, "a link out of the folder is not followed")
        size = path.stat().st_size
        if not path.is_file():  # a pipe would be waited for without end
            return Finding(shown, 1, 1, Code.UNREADABLE_FILE, "this is no file")
        if size > largest:
            return Finding(shown, 1, 1, Code.TOO_LARGE, f"more than {largest // 1024} kB")
        raw = path.read_bytes()
    except (OSError, RuntimeError):  # RuntimeError: links that go round in a circle
        return Finding(shown, 1, 1, Code.UNREADABLE_FILE, "the file cannot be opened")
    return decode(raw, shown)


def decode(raw: bytes, shown: str) -> Text | Finding:
    """UTF-8 to text: a byte-order mark at the start and line ends of any system are fine."""
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        before = raw[: error.start].decode("utf-8")
        line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
        message = f"byte {raw[error.start]:#04x} is not UTF-8: save the file as UTF-8"
        return Finding(shown, line, column, Code.NOT_UTF8, message)
    return Text(shown, text.removeprefix(_BYTE_ORDER_MARK).replace("\r\n", "\n").replace("\r", "\n"))


def character_name(character: str) -> str:
    """A character for messages: ``U+200B ZERO WIDTH SPACE``."""
    name = unicodedata.name(character, "control character")
    return f"U+{ord(character):04X} {name}"
