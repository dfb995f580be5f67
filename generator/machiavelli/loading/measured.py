"""The figures of simulated play, as ``machiavelli study`` wrote them."""

import json
from pathlib import Path

from machiavelli.loading.folder import read_text
from machiavelli.model.findings import Code, Finding

MEASURED = "strategy/measured.json"


def read_measured(root: Path) -> dict[str, float] | Finding:
    """The figures by name; none where there is no such file."""
    path = root / MEASURED
    if not path.exists():
        return {}
    source = read_text(root, path, MEASURED)
    if isinstance(source, Finding):
        return source
    try:
        figures = json.loads(source.text)["figures"]
        if all(type(value) in (int, float) for value in figures.values()):
            return dict(figures)
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        pass
    cure = "make it anew with `machiavelli study`"
    return Finding(MEASURED, 1, 1, Code.UNREADABLE_FILE, f"no figures can be read here: {cure}")
