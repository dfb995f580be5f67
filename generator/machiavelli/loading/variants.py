"""Variant files → variants: parents' entries taken over, every parameter present."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from typing import Any, TypeAlias

from machiavelli.loading.entries import Entry, section_types
from machiavelli.loading.yaml_file import Key, YamlFile
from machiavelli.model.findings import Code, Place, finding_at
from machiavelli.model.near_names import cure
from machiavelli.model.sources import Provenance, Status
from machiavelli.model.variant import Rules, Variant

Entries: TypeAlias = dict[tuple[str, str], tuple[Entry, YamlFile]]
"""Section and parameter to the entry and the file it stands in."""

_FEW = 3
"""Missing keys that are named one by one; where there are more, it is rather ``extends`` that is missing."""


class VariantFiles:
    """The checked variant files of a folder, by id, ready to be joined with their parents."""

    def __init__(self, files: Mapping[str, tuple[YamlFile, Any]], unread: frozenset[str]) -> None:
        self.files, self.unread = files, unread

    def build(self, id_: str) -> Variant | None:
        """One variant, or None with findings in its file: a parent unknown, or an entry missing."""
        file, head = self.files[id_]
        entries = self._entries(id_, ())
        if entries is None:
            return None
        if head.unsaid and not head.extends:
            message = "'unsaid' belongs to 'extends': what is left unsaid is as in another variant"
            file.findings.append(finding_at(file.place(("unsaid",)), Code.WRONG_VALUE, message))
            return None
        if not head.sources and not head.extends:
            message = "the key 'sources' is missing here: only with 'extends' it may be left out"
            file.findings.append(finding_at(file.place(()), Code.MISSING_KEY, message))
        missing = list(_missing(entries))
        if missing and not head.extends:  # what a child lacks its first parent lacks
            _report_missing(file, missing)
        sources = self._sources(head)
        if missing or not sources:
            return None
        return _variant(head, entries, sources, self._is_relative(head))

    def places(self, id_: str) -> dict[tuple[str, ...], Place]:
        """Where each value of a variant stands: its own file, or the parent's for what it takes over."""
        file, _ = self.files[id_]
        entries = self._entries(id_, ()) or {}
        origins: dict[Key, YamlFile] = {("rules", *key): origin for key, (_, origin) in entries.items()}
        places = dict(file.places)
        for other in {origin.path: origin for origin in origins.values()}.values():
            places |= {key: place for key, place in other.places.items() if origins.get(key[:3]) is other}
        return places

    def _sources(self, head: Any) -> tuple[str, ...]:
        """The documents that a variant follows: its own, else those of the nearest parent that has any."""
        while not head.sources and head.extends:
            _, head = self.files[head.extends]
        sources: tuple[str, ...] = head.sources
        return sources

    def _is_relative(self, head: Any) -> bool:
        """Whether it is a game of its own: by its own word, else as the nearest parent that says."""
        while "relative" not in head.model_fields_set and head.extends:
            _, head = self.files[head.extends]
        relative: bool = head.relative
        return relative

    def _entries(self, id_: str, seen: tuple[str, ...]) -> Entries | None:
        file, head = self.files[id_]
        inherited: Entries | None = {}
        if head.extends:
            if head.extends in (*seen, id_):
                circle = " → ".join((*seen, id_, head.extends))
                self._report(file, Code.PARENT_LOOP, f"variants that extend each other in a circle: {circle}")
                return None
            if head.extends in self.unread:
                return None
            if head.extends not in self.files:
                known = sorted(self.files.keys() - {id_})
                message = f"no variant {head.extends!r}, {cure(head.extends, known)}"
                self._report(file, Code.UNKNOWN_PARENT, message)
                return None
            inherited = self._entries(head.extends, (*seen, id_))
        if inherited is None:
            return None
        if head.unsaid:
            inherited = {key: (_unsaid(entry, head), origin) for key, (entry, origin) in inherited.items()}
        own = {
            (section, name): (entry, file)
            for section, group in head.rules
            if group is not None
            for name, entry in group
            if entry is not None
        }
        return _where_the_house_differs(inherited, own) | own

    def _report(self, file: YamlFile, code: Code, message: str) -> None:
        finding = finding_at(file.place(("extends",)), code, message)
        if finding not in file.findings:
            file.findings.append(finding)


def _report_missing(file: YamlFile, missing: Sequence[Key]) -> None:
    if len(missing) > _FEW:
        message = (
            f"{len(missing)} keys are missing under 'rules', the first is {'.'.join(missing[0])!r}: "
            "write them, or name in 'extends' the variant that has them"
        )
        file.findings.append(finding_at(file.place(("id",)), Code.MISSING_KEY, message))
        return
    for key in missing:
        message = f"the key 'rules.{'.'.join(key)}' is missing here"
        file.findings.append(finding_at(file.place(("rules", *key)), Code.MISSING_KEY, message))


def _unsaid(entry: Entry, head: Any) -> Entry:
    """The parent's entry, where the variant's own sources say nothing of it: no rule, or a convention."""
    silent = entry.status is Status.SILENT
    return Entry.model_construct(
        value=entry.value,
        status=Status.SILENT if silent else Status.CONVENTION,
        by=head.sources,
        note=None if silent else head.unsaid,
        rests_on=(),
    )


def _where_the_house_differs(inherited: Entries, own: Entries) -> Entries:
    """The parent's entries, without the notes that speak of what a house rule makes different.

    What the sources say stays; what followed from it, or was ours, is the house's own rule like the other.
    """
    changed = {
        ".".join(key)
        for key, (entry, _) in own.items()
        if entry.house_rule and key in inherited and entry.value != inherited[key][0].value
    }
    return {
        key: (entry if changed.isdisjoint(entry.rests_on or ()) else _without_note(entry), origin)
        for key, (entry, origin) in inherited.items()
    }


def _without_note(entry: Entry) -> Entry:
    said = entry.status in (Status.STATED, Status.SILENT)
    return Entry.model_construct(
        value=entry.value,
        status=entry.status if said else Status.CONVENTION,
        by=entry.by if said else (),
    )


def _missing(entries: Entries) -> Iterator[Key]:
    """Sections that are not there at all, and parameters missing in the others."""
    for section, kind in section_types().items():
        names = [(section, parameter.name) for parameter in fields(kind)]
        absent = [name for name in names if name not in entries]
        yield from [(section,)] if absent == names else absent


def _variant(head: Any, entries: Entries, sources: tuple[str, ...], relative: bool) -> Variant:
    sections = {
        section: kind(**{field.name: entries[section, field.name][0].value for field in fields(kind)})
        for section, kind in section_types().items()
    }
    provenance = {
        f"{section}.{name}": Provenance(entry.status, entry.by, entry.against, entry.note, entry.rests_on)
        for (section, name), (entry, _) in entries.items()
    }
    return Variant(
        id=head.id,
        name=head.name,
        tagline=head.tagline,
        sources=sources,
        rules=Rules(**sections),
        provenance=provenance,
        parent=head.extends or None,
        examples=head.examples,
        incomplete=head.incomplete,
        relative=relative,
        leftover=head.leftover,
    )
