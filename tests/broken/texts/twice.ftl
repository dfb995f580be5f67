hello = Hola
world = mundo
hello = Hola
