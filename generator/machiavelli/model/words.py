"""Short texts that stand beside their data, one per language of the site."""

from collections.abc import Mapping
from typing import TypeAlias

Words: TypeAlias = Mapping[str, str]
"""Language code (``es``, ``pt``, ``it``) to plain text; cards inside stand as ``8♣``. No markup is read."""
