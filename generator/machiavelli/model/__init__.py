"""The nouns of the game: frozen dataclasses that know no files, no rules of play and no words for readers."""
