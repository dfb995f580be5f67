"""Last touches to a rendered page, where the theme offers no block for them."""

import json
import posixpath
import re

from markupsafe import escape

from machiavelli.pages.frame import Frame

_SETTINGS = re.compile(r'(?<=<script id="__config" type="application/json">).*?(?=</script>)', re.S)
_LANGUAGE = re.compile(r'(?<=<html lang=")[^"]*')
_SEARCH_BOX = 'data-md-component="search" role="dialog"'


def finish(output: str, frame: Frame, own_site: bool) -> str:
    """Name the search box and the language; with ``own_site``, make the language a site of its own for the
    theme's script, which then reads ``<lang>/search/search_index.json``.
    """
    output = _LANGUAGE.sub(frame.lang, output, count=1)  # the theme says "pt" of its "pt-BR" too
    output = output.replace(_SEARCH_BOX, f'{_SEARCH_BOX} aria-label="{escape(frame.search)}"')
    return _SETTINGS.sub(lambda match: _rebase(match[0], frame.lang), output, count=1) if own_site else output


def _rebase(settings: str, lang: str) -> str:
    values = json.loads(settings)
    # Without the slash at the end the script would look one folder higher.
    values["base"] = posixpath.normpath(posixpath.join(values["base"], lang)) + "/"
    return json.dumps(values, ensure_ascii=False).replace("</", "<\\/")
