"""Rules that remember which of their parameters are looked at."""

from typing import Any


class Watched:
    """Rules, or a section of them; what is looked at goes into ``seen``, as ``deal.hand_size``."""

    def __init__(self, rules: Any, seen: set[str], section: str = "") -> None:
        self._rules, self._seen, self._section = rules, seen, section

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._rules, name)
        if not self._section:
            return Watched(value, self._seen, name)
        if isinstance(getattr(type(self._rules), name, None), property):
            return getattr(type(self._rules), name).fget(self)
        self._seen.add(f"{self._section}.{name}")
        return value
