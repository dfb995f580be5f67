hello = { hello }
world = Mundo
