# The lessons: what stands around their words.

menu-learn = Aprender
learn-title = Aprende a jugar
learn-description = Aprende a jugar al Machiavelli paso a paso, con cartas que se mueven en la página y ejemplos comprobados.
learn-lead = Una idea por lección, siempre con cartas delante. Lee, mueve tú las cartas en el tablero y contesta a un par de preguntas: al final podrás sentarte a una mesa de verdad.
lesson-place = Lección { $place } de { $count }
lesson-description = Lección { $place } de Machiavelli: { $title }. Con ejemplos comprobados y posiciones para jugar.
lesson-questions = Comprueba que lo tienes
lesson-way = Recorrido
lesson-previous = Anterior
lesson-next = Siguiente
lesson-all = Índice

guide-place = Estrategia { $place } de { $count }
guide-description = Estrategia en Machiavelli, con posiciones comprobadas y partidas simuladas: { $title }
menu-strategy = Estrategia
strategy-lead = Lo que se puede demostrar sobre una posición o medir en partidas simuladas, y nada más.
