"""PROOFS: why something cannot be played, as short as can be found. Codes and cards only, no sentences."""
