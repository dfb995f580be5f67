"""A page as the Markdown file that hosts read."""

import json

from machiavelli.pages.page import Page


def markdown_file(page: Page) -> str:
    """A page as a Markdown file with its front matter (JSON values, which YAML reads)."""
    front = {"title": page.title, "description": page.description}
    extra = {"template": page.template, "hide": list(page.hide), "picture": page.picture}
    values = front | {name: value for name, value in extra.items() if value}
    lines = [f"{name}: {json.dumps(value, ensure_ascii=False)}" for name, value in values.items()]
    return "\n".join(["---", *lines, "---", "", page.markdown])
