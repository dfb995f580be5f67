"""A page as the Markdown file that hosts read."""

import json

from machiavelli.pages.page import Page, address


def markdown_file(page: Page) -> str:
    """A page as a Markdown file with its front matter (JSON values, which YAML reads)."""
    front = {"title": page.title, "description": page.description}
    extra = {
        "template": page.template,
        "hide": list(page.hide),
        "picture": page.picture,
        "embed": page.embed and f"{page.lang}/{address(page.embed)}",
        "unlisted": not page.listed,
        "search": {} if page.listed and page.searched else {"exclude": True},
    }
    values = front | {name: value for name, value in extra.items() if value}
    lines = [f"{name}: {json.dumps(value, ensure_ascii=False)}" for name, value in values.items()]
    return "\n".join(["---", *lines, "---", "", page.markdown])
