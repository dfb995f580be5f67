"""Model to Markdown and HTML strings; no MkDocs, writes no files."""
