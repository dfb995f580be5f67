"""YAML and text files to model; the only reader of files. Every error has file, line and column."""
