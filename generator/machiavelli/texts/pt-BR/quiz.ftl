# Quizzes. The right answer always comes from the engine.

quizzes-title = Quizzes
quizzes-description = Quizzes curtos sobre as regras do Machiavelli, com a resposta explicada.
quizzes-lead = Poucas perguntas sobre cada variante. Escolha uma resposta, e a explicação aparece embaixo.
quiz-description = Quiz de Machiavelli: { $title }.
quiz-count = { $count ->
    [0] nenhuma pergunta
    [one] 1 pergunta
   *[other] { $count } perguntas
  }
quiz-ask-legal = Esta combinação vale?
quiz-ask-max-cards = Quantas cartas da mão dá para baixar, no máximo?
quiz-ask-parameter = { $rule }: o que dizem estas regras?
quiz-yes = Sim, vale
quiz-no = Não vale
quiz-right = Certo.
quiz-wrong = Não é isso.
quiz-table = A mesa
quiz-empty-table = A mesa está vazia.
quiz-hand = Sua mão
