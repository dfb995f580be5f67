"""What stands around the pages of one language: names, menu, switches, the page for a wrong address."""

from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup

from machiavelli.pages.page import Page
from machiavelli.pages.shared_table import shared_table_html
from machiavelli.pages.wording import Wording


@dataclass(frozen=True, slots=True)
class MenuEntry:
    """One entry of the menu: its first page leads, ``unlisted`` pages belong to it without being listed."""

    title: str
    keys: tuple[str, ...]
    unlisted: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Frame:
    """The words around the pages of one language; plain text, but for the drawing of the front door."""

    lang: str
    name: str
    site: str
    claim: str
    enter: str
    footer: str
    search: str
    permalink: str
    dark_colours: str
    four_colours: str
    choose_language: str
    news: str
    reload: str
    not_found: str
    not_found_help: str
    home: str
    puzzles: str
    shared_table: Markup
    menu: tuple[MenuEntry, ...]


def frame(wording: Wording, pages: Sequence[Page]) -> Frame:
    """The frame of the language of ``wording`` around its ``pages``, which are in reading order."""
    say = wording.say
    return Frame(
        lang=wording.lang,
        name=say("language-name"),
        site=say("site-name"),
        claim=say("home-claim"),
        enter=say("chooser-enter"),
        footer=say("footer"),
        search=say("search-label"),
        permalink=say("permalink"),
        dark_colours=say("dark-colours"),
        four_colours=say("four-colours"),
        choose_language=say("choose-language"),
        news=say("new-version"),
        reload=say("reload-page"),
        not_found=say("not-found"),
        not_found_help=say("not-found-help"),
        home=say("menu-home"),
        puzzles=say("menu-puzzles"),
        shared_table=shared_table_html(wording),
        menu=_menu(wording, [page.key for page in pages]),
    )


def _menu(wording: Wording, keys: Sequence[str]) -> tuple[MenuEntry, ...]:
    say = wording.say
    learn = ("learn/index", *_inside("learn", keys), *_inside("strategy", keys))
    return (
        *((MenuEntry(say("menu-learn"), learn),) if learn[0] in keys else ()),
        MenuEntry(
            say("menu-variants"),
            ("variants/index", *_inside("variants", keys)),
            unlisted=_inside("sheets", keys),
        ),
        MenuEntry(
            say("menu-compare"),
            ("compare", *(key for key in ("contrasts", "measured", "tonight", "house") if key in keys)),
        ),
        MenuEntry(say("menu-settle"), ("settle",)),
        MenuEntry(
            say("menu-puzzles"),
            ("puzzles/index", *(key for key in ("daily", "practice", "progress") if key in keys)),
            unlisted=(*_inside("puzzles", keys), *_inside("worksheets", keys), *_inside("embed", keys)),
        ),
        MenuEntry(say("menu-play"), ("play",)),
        MenuEntry(say("menu-lab"), ("lab",)),
        MenuEntry(say("menu-quizzes"), ("quizzes/index", *_inside("quizzes", keys))),
        MenuEntry(say("menu-glossary"), ("glossary",)),
        MenuEntry(say("menu-sources"), ("sources",)),
        MenuEntry(say("menu-about"), ("about",)),
    )


def _inside(folder: str, keys: Sequence[str]) -> tuple[str, ...]:
    return tuple(key for key in keys if key.startswith(f"{folder}/") and key != f"{folder}/index")
