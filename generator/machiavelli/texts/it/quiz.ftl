# Quizzes. The right answer always comes from the engine.

quizzes-title = Quiz
quizzes-description = Brevi quiz sulle regole di Machiavelli, con la risposta spiegata.
quizzes-lead = Poche domande per ogni variante. Scegli una risposta: la spiegazione compare sotto.
quiz-description = Quiz di Machiavelli: { $title }.
quiz-count = { $count ->
    [one] 1 domanda
   *[other] { $count } domande
  }
quiz-ask-legal = Questa combinazione vale?
quiz-ask-max-cards = Quante carte della mano si possono calare, al massimo?
quiz-ask-parameter = { $rule }: che cosa dicono queste regole?
quiz-yes = Sì, vale
quiz-no = Non vale
quiz-right = Esatto.
quiz-wrong = Non è così.
quiz-table = Il tavolo
quiz-empty-table = Il tavolo è vuoto.
quiz-hand = La tua mano
