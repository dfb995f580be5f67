"""QUIZZES: of everything that a question offers, what is right. Codes only, no sentences."""
