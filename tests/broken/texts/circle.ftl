hello = { world }
world = { hello }
