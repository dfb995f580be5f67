"""DOORS: the MkDocs plugin and the command line; the only place that knows the outside."""
