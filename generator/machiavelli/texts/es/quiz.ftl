# Quizzes. The right answer always comes from the engine.

quizzes-title = Cuestionarios
quizzes-description = Cuestionarios breves sobre las reglas de Machiavelli, con la respuesta explicada.
quizzes-lead = Unas pocas preguntas sobre las reglas de varias variantes. Elige una respuesta y debajo aparecerá la explicación.
quiz-description = Cuestionario de Machiavelli: { $title }.
quiz-count = { $count ->
    [one] 1 pregunta
   *[other] { $count } preguntas
  }
quiz-ask-legal = ¿Vale esta combinación?
quiz-ask-max-cards = ¿Cuántas cartas de la mano se pueden bajar, como mucho?
quiz-ask-parameter = { $rule }: ¿qué dicen estas reglas?
quiz-yes = Sí, vale
quiz-no = No vale
quiz-right = Correcto.
quiz-wrong = No es eso.
quiz-table = La mesa
quiz-empty-table = La mesa está vacía.
quiz-hand = Tu mano
