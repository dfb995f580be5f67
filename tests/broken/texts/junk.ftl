hello = Hola
broken = { $name
world = mundo
