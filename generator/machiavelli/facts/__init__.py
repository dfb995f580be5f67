"""FACTS: what the pages tell and only the engine knows; asked here, handed to the pages as data."""
