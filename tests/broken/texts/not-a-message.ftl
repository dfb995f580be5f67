hello = Hola
this is no message
