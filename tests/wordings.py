"""The catalogues of the package as tests use them."""

from functools import cache

from machiavelli.loading.texts import TEXTS, read_catalogue
from machiavelli.pages.wording import Wording

LANGUAGES = ("es", "pt", "it")


@cache
def wording(lang: str) -> Wording:
    """The wording of one language, made once."""
    return Wording(lang, read_catalogue(TEXTS, lang, "texts").catalogue)
