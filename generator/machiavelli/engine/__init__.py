"""RULES: pure functions from rules and positions to verdicts and plays. Codes only, no sentences."""
