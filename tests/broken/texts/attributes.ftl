hello = Hola
    .title = Saludo
