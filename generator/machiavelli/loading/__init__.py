"""YAML and Fluent → model: the only reader of the content's files; every fault has file, line and column."""

from machiavelli.loading.content import load_content, read_content, read_variants
from machiavelli.loading.texts import unused_messages
from machiavelli.model.content import Content

__all__ = ["Content", "load_content", "read_content", "read_variants", "unused_messages"]
