hello = Hola { $name }
world = mundo
