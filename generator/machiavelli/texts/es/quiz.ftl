# Quizzes. The right answer always comes from the engine.

quizzes-title = Cuestionarios
quizzes-description = Cuestionarios breves sobre las reglas de Machiavelli, con la respuesta explicada.
quizzes-lead = Preguntas cortas sobre las reglas y sobre lo que se puede bajar. Elige una respuesta y debajo aparecerá la explicación.
quiz-description = Cuestionario de Machiavelli: { $title }.
quiz-count = { $count ->
    [one] 1 pregunta
   *[other] { $count } preguntas
  }
quiz-ask-legal = ¿Vale esta combinación?
quiz-ask-choice = ¿Cuál de estas combinaciones vale?
quiz-ask-choice-several = ¿Cuáles de estas combinaciones valen?
quiz-ask-max-cards = ¿Cuántas cartas de la mano se pueden bajar, como mucho?
quiz-ask-can-play-card = ¿Se puede bajar { $card }?
quiz-ask-pick = Para bajar el máximo de cartas, ¿qué carta de la mesa tiene que irse sola a otra combinación?
quiz-ask-pick-several = Para bajar el máximo de cartas, ¿qué cartas de la mesa tienen que irse solas a otra combinación?
quiz-ask-order = ¿En qué orden hay que dar estos pasos?
quiz-ask-variant-diff = ¿En qué variantes vale esta combinación?
quiz-ask-variant-diff-card = ¿En qué variantes se puede bajar { $card }?
# $players is a label.
quiz-ask-stock = Juegan { $players } y ya se ha repartido. ¿Cuántas cartas quedan en el mazo?
quiz-several = Puede haber más de una respuesta correcta: márcalas todas.
quiz-yes = Sí, vale
quiz-no-too-short = No: son pocas cartas
quiz-no-too-long = No: son demasiadas cartas
quiz-no-mixed = No: ni son todas del mismo valor ni todas del mismo palo
quiz-no-repeated-suit = No: hay un palo repetido
quiz-no-repeated-rank = No: hay un valor repetido
quiz-no-gap = No: hay un hueco en la escalera
quiz-no-ace-inside = No: el as no enlaza el rey con el dos
quiz-no-ace-not-low = No: aquí el as no va antes del dos
quiz-no-ace-not-high = No: aquí el as no va después del rey
quiz-no-too-many-jokers = No: hay demasiados comodines
quiz-can = Sí, se puede
quiz-cannot = No, no se puede
quiz-right = Correcto.
quiz-wrong = No es eso.
# Under an option. $verdict is as on the board ("vale, 4 cartas"), $variants a list of names.
quiz-verdict = { $title }: { $verdict }.
quiz-more = Se pueden bajar más.
quiz-fewer = No se pueden bajar tantas.
quiz-leaves = Se va sola en todas las jugadas que bajan el máximo de cartas.
quiz-stays = No se va sola en ninguna de las jugadas que bajan el máximo de cartas.
quiz-allowed = Con esas reglas se puede.
quiz-refused = Con esas reglas no se puede.
quiz-elsewhere = { $n ->
    [one] Así es en la variante { $variants }.
   *[other] Así es en las variantes { $variants }.
  }
quiz-elsewhere-often = { $n ->
    [one] Así es en { $n } variante.
   *[other] Así es en { $n } variantes.
  }
quiz-rule = { $rule }: { $value }.
# The choice in a turn, without the list that follows it on the rule pages.
quiz-choice = { $draw-when ->
    [before-playing] En tu turno primero robas y después decides qué hacer.
    [until-able] En tu turno bajas, si puedes; solo robas si no puedes.
   *[instead-of-playing] En tu turno bajas o robas, nunca las dos cosas.
  }
quiz-stock-counted = De las { $pack } cartas, el mazo se queda con las que sobran cuando todo está listo para empezar.
quiz-layout = Así queda la mesa
# The order of steps. $place is a label.
quiz-order-place = Lugar de este paso
quiz-order-check = Comprobar el orden
quiz-order-shown = Ver el orden
quiz-order-open = Da a cada paso un número distinto.
quiz-order-wrong = El paso que has puesto en el lugar { $place } no se puede dar todavía.
quiz-table = La mesa
quiz-empty-table = La mesa está vacía.
quiz-hand = Tu mano

# What questions are about.
quizzes-by-topic = Por temas
quizzes-by-variant = Por variantes
topic-deal = Reparto
topic-melds = Combinaciones
topic-aces = Ases
topic-jokers = Comodines
topic-turn = Turno
topic-opening = Apertura
topic-rearranging = Reorganizar la mesa
topic-failure = Jugadas fallidas
topic-stock = Mazo
topic-end = Final de la mano
topic-scoring = Puntos
topic-variants = Variantes

# Questions without end. $right and $n are how many were answered rightly, and how many at all.
endless-title = Preguntas sin fin
endless-description = Preguntas de Machiavelli siempre nuevas, con las reglas de cualquier variante y la respuesta explicada.
endless-lead = Aquí las preguntas no se acaban: salen al azar, con las reglas que elijas, y la respuesta se calcula al momento. La dirección de la página guarda la pregunta: compártela y otra persona verá la misma.
endless-no-script = Estas preguntas necesitan JavaScript, que en este navegador no está activo. Los demás cuestionarios funcionan sin él:
endless-next = Otra pregunta
endless-making = Preparando la pregunta…
endless-fault = Esta pregunta no ha salido. Prueba con otra.
endless-score = Aciertos en esta visita: { $right } de { $n }
