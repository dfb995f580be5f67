"""Ids against file names: an id is its file's name, so no two files can claim the same address."""

from pathlib import PurePosixPath

from machiavelli.loading.yaml_file import YamlFile
from machiavelli.model.findings import Code, finding_at

# `index` is the overview of the folder; the others cannot be file names on some systems.
RESERVED = frozenset({"index", "con", "prn", "aux", "nul"})


def check_name(file: YamlFile, id_: str) -> bool:
    """Whether the file may have this id; if not, a finding says why."""
    name = PurePosixPath(file.path).stem
    if id_ in RESERVED:
        message = f"the id {id_!r} is taken by the site itself: choose another"
    elif id_ != name:
        message = f"the id {id_!r} must be the file's name: write {name!r}, or name the file {id_}.yaml"
    else:
        return True
    place = file.place(("id",))
    if place.line not in {finding.line for finding in file.findings}:  # else it was not read as it stands
        file.findings.append(finding_at(place, Code.BAD_ID, message))
    return False
