"""A site as a folder of Markdown files and assets, without MkDocs.

A list of the files is written with them, so that a later run knows which files are its own.
"""

from pathlib import Path

from machiavelli.delivery.markdown_file import markdown_file
from machiavelli.errors import UsageError
from machiavelli.pipeline import SiteContent

LIST = ".machiavelli-files"


def write_folder(site: SiteContent, folder: Path) -> int:
    """Write all pages and assets below ``folder``; how many files. What an earlier run wrote is taken away.

    Raises UsageError if the folder holds files that no earlier run wrote, or a file would lie outside of it.
    """
    files = {page.uri: markdown_file(page).encode() for page in site.pages}
    files |= {asset.uri: asset.content for asset in site.assets}
    _clear(folder)
    for uri, content in files.items():
        path = folder / uri
        if not path.resolve().is_relative_to(folder.resolve()):
            raise UsageError(f"{uri} would lie outside {folder}")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    (folder / LIST).write_text("".join(f"{uri}\n" for uri in sorted(files)), encoding="utf-8")
    return len(files)


def check_folder(folder: Path) -> None:
    """Raises UsageError if the folder holds files that no earlier run wrote."""
    if folder.exists() and any(folder.iterdir()) and not (folder / LIST).is_file():
        raise UsageError(f"{folder} is not empty and was not written by this command: choose another folder")


def _clear(folder: Path) -> None:
    check_folder(folder)
    own = folder / LIST
    if not own.is_file():
        return
    for uri in own.read_text(encoding="utf-8").split("\n"):
        path = (folder / uri).resolve()
        if uri and path.is_relative_to(folder.resolve()):
            path.unlink(missing_ok=True)
