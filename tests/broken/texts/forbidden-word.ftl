# A comment may say crupier.
hello = Hola
world =
    La carta que el
    Crupier reparte con su bicrupier
