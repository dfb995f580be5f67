"""What a number of the rules can be at all, whatever the other parameters say.

Bounds that depend on another parameter are laws, see ``verification/laws``.
"""

from typing import Annotated, TypeAlias

from annotated_types import Ge, Interval

Seats: TypeAlias = Annotated[int, Interval(ge=2, le=20)]
Decks: TypeAlias = Annotated[int, Interval(ge=1, le=8)]
JokersAdded: TypeAlias = Annotated[int, Interval(ge=0, le=16)]
MeldSize: TypeAlias = Annotated[int, Interval(ge=2, le=14)]
Seconds: TypeAlias = Annotated[int, Interval(ge=1, le=3600)]
Some: TypeAlias = Annotated[int, Ge(1)]
Count: TypeAlias = Annotated[int, Ge(0)]
