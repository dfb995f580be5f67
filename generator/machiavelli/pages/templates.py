"""The templates of the pages: one environment, everything that comes in as a value is escaped."""

from functools import cache

from jinja2 import Environment, PackageLoader, StrictUndefined


def render(template: str, **values: object) -> str:
    """Fill the template ``<template>.jinja``. Raises jinja2.UndefinedError for a missing value."""
    return _environment().get_template(f"{template}.jinja").render(values)


@cache
def _environment() -> Environment:
    return Environment(
        loader=PackageLoader("machiavelli", "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
