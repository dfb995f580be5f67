hello = { there } { -term }
