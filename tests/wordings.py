"""The catalogues of the package as tests use them."""

from functools import cache

from machiavelli.loading.texts import TEXTS, languages_in, read_catalogue
from machiavelli.pages.wording import Wording

LANGUAGES = languages_in(TEXTS)
SAMPLED = ("es", "pt", "it")
"""Those whose very words some tests know."""


@cache
def wording(lang: str) -> Wording:
    """The wording of one language, made once."""
    return Wording(lang, read_catalogue(TEXTS, lang, "texts").catalogue)
