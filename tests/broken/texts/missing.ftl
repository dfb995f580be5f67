hello = Hola
world = mundo
more = más
