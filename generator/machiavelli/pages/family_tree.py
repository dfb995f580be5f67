"""The family of the variants as a drawing: each below the one that its file extends, each a link to its page.

One row for each variant, indented by one step for each parent, so that it is read on a narrow screen too. By
their roles the parts of the drawing are a nested list for whoever does not see it.
"""

from collections.abc import Callable, Iterable, Mapping

from markupsafe import Markup

from machiavelli.model.variant import Variant
from machiavelli.pages.wording import Wording

_ROW, _STEP, _DOT, _WIDTH = 30, 22, 6, 288
"""Height of a row, indentation of a step, place of the first dots, width of the drawing; in its own units."""

_TREE = Markup(
    '<svg class="mk-family" viewBox="0 0 {width} {height}" role="group" aria-label="{label}">'
    "{lines}{list}</svg>"
)
_LIST = Markup('<g role="list">{}</g>')
_ITEM = Markup('<g role="listitem">{link}{children}</g>')
_LINK = Markup(
    '<a href="{href}"><circle cx="{dot}" cy="{y}" r="4"/><text x="{x}" y="{y}" dy=".35em">{name}</text></a>'
)
_LINES = Markup('<path d="{}" aria-hidden="true"/>')


def family_tree(variants: Mapping[str, Variant], href: Callable[[str], str], wording: Wording) -> Markup:
    """The drawing; ``href`` gives the link to a variant's page by its id."""
    return _Tree(variants, href, wording).drawn()


class _Tree:
    def __init__(self, variants: Mapping[str, Variant], href: Callable[[str], str], wording: Wording) -> None:
        self.variants, self.href, self.wording = variants, href, wording
        self.rows = 0
        self.lines: list[str] = []

    def drawn(self) -> Markup:
        roots = [variant for variant in self.variants.values() if variant.parent not in self.variants]
        listed = self._list(roots, 0)
        return _TREE.format(
            width=_WIDTH,
            height=self.rows * _ROW,
            label=self.wording.say("variants-family"),
            lines=_LINES.format(" ".join(self.lines)),
            list=listed,
        )

    def _list(self, variants: Iterable[Variant], depth: int, above: int | None = None) -> Markup:
        """Some variants side by side in the family, joined to the place ``above``, that of their parent."""
        items = []
        for variant in variants:
            y = self.rows * _ROW + _ROW // 2
            if above is not None:
                dot = depth * _STEP + _DOT
                self.lines.append(f"M{dot - _STEP} {above}V{y}H{dot}")
                above = y
            items.append(self._item(variant, depth, y))
        return _LIST.format(Markup("").join(items)) if items else Markup("")

    def _item(self, variant: Variant, depth: int, y: int) -> Markup:
        self.rows += 1
        dot = depth * _STEP + _DOT
        link = _LINK.format(
            href=self.href(variant.id), dot=dot, x=dot + 12, y=y, name=self.wording.words(variant.name)
        )
        children = [child for child in self.variants.values() if child.parent == variant.id]
        return _ITEM.format(link=link, children=self._list(children, depth + 1, y))
