# Quizzes. The right answer always comes from the engine.

quizzes-title = Questionários
quizzes-description = Questionários breves sobre as regras do Machiavelli, com a resposta explicada.
quizzes-lead = Poucas perguntas por tema. Escolha uma resposta e a explicação aparece por baixo.
quiz-description = Questionário de Machiavelli: { $title }.
quiz-count = { $count ->
    [0] nenhuma pergunta
    [one] 1 pergunta
   *[other] { $count } perguntas
  }
quiz-ask-legal = Esta combinação é válida?
quiz-ask-max-cards = Quantas cartas da mão se podem baixar, no máximo?
quiz-ask-parameter = { $rule }: o que dizem estas regras?
quiz-yes = Sim, é válida
quiz-no = Não é válida
quiz-right = Certo.
quiz-wrong = Não é isso.
quiz-table = A mesa
quiz-empty-table = A mesa está vazia.
quiz-hand = A sua mão
