"""Last touches to a rendered page, where the theme offers no block for them, and to the site as a whole."""

import json
import posixpath
import re
from collections.abc import Collection
from pathlib import Path

from markupsafe import escape

from machiavelli.delivery.offline import write_worker
from machiavelli.delivery.policy import guarded
from machiavelli.delivery.search_index import split_search_index
from machiavelli.pages.frame import Frame

_SETTINGS = re.compile(r'(?<=<script id="__config" type="application/json">).*?(?=</script>)', re.S)
_LANGUAGE = re.compile(r'(?<=<html lang=")[^"]*')
_SEARCH_BOX = 'data-md-component="search" role="dialog"'


def finish(output: str, frame: Frame | None, own_site: bool, built: bool) -> str:
    """Dress the page in the language of ``frame``, if it is in one.

    With ``own_site`` the language is a site of its own for the theme's script, which then reads
    ``<lang>/search/search_index.json``. Pages that are ``built`` to stay get their policy; while serving, the
    page is given a script of the server's.
    """
    if frame is not None:
        output = _dressed(output, frame, own_site)
    return guarded(output) if built else output


def finish_site(site: Path, languages: Collection[str], default: str) -> None:
    """What can only be written once all files of the site stand."""
    split_search_index(site, languages, default)
    write_worker(site, languages)


def _dressed(output: str, frame: Frame, own_site: bool) -> str:
    output = _LANGUAGE.sub(frame.lang, output, count=1)  # the theme says "pt" of its "pt-BR" too
    output = output.replace(_SEARCH_BOX, f'{_SEARCH_BOX} aria-label="{escape(frame.search)}"')
    return _SETTINGS.sub(lambda match: _rebase(match[0], frame.lang), output, count=1) if own_site else output


def _rebase(settings: str, lang: str) -> str:
    values = json.loads(settings)
    # Without the slash at the end the script would look one folder higher.
    values["base"] = posixpath.normpath(posixpath.join(values["base"], lang)) + "/"
    return json.dumps(values, ensure_ascii=False).replace("</", "<\\/")
