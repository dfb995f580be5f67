hello =	Hola
