# Quizzes. The right answer always comes from the engine.

quizzes-title = Questionários
quizzes-description = Questionários breves sobre as regras do Machiavelli, com a resposta explicada.
quizzes-lead = Perguntas curtas sobre as regras e sobre o que se pode baixar. Escolha uma resposta e a explicação aparece por baixo.
quiz-description = Questionário de Machiavelli: { $title }.
quiz-count = { $count ->
    [0] nenhuma pergunta
    [one] 1 pergunta
   *[other] { $count } perguntas
  }
quiz-ask-legal = Esta combinação é válida?
quiz-ask-choice = Qual destas combinações é válida?
quiz-ask-choice-several = Quais destas combinações são válidas?
quiz-ask-max-cards = Quantas cartas da mão se podem baixar, no máximo?
quiz-ask-can-play-card = Pode baixar-se { $card }?
quiz-ask-pick = Para baixar o máximo de cartas, que carta da mesa tem de sair da combinação em que está?
quiz-ask-pick-several = Para baixar o máximo de cartas, que cartas da mesa têm de sair das combinações em que estão?
quiz-ask-order = Por que ordem se dão estes passos?
quiz-ask-variant-diff = Em que variantes é válida esta combinação?
quiz-ask-variant-diff-card = Em que variantes se pode baixar { $card }?
# $players is a label.
quiz-ask-stock = Com { $players } jogadores, quantas cartas ficam no monte no início da mão?
quiz-several = Pode haver mais do que uma resposta certa: marque todas.
quiz-yes = Sim, é válida
quiz-no-too-short = Não: faltam cartas
quiz-no-too-long = Não: há cartas a mais
quiz-no-mixed = Não: nem o valor nem o naipe coincidem
quiz-no-repeated-suit = Não: há um naipe repetido
quiz-no-repeated-rank = Não: há um valor repetido
quiz-no-gap = Não: há um salto na sequência
quiz-no-ace-inside = Não: o ás não liga o rei ao dois
quiz-no-ace-not-low = Não: aqui o ás não vai antes do dois
quiz-no-ace-not-high = Não: aqui o ás não vai depois do rei
quiz-no-too-many-jokers = Não: há jokers a mais
quiz-can = Sim, pode
quiz-cannot = Não, não pode
quiz-right = Certo.
quiz-wrong = Não é isso.
# Under an option. $verdict is as on the board ("vale, 4 cartas"), $variants a list of names.
quiz-verdict = { $title }: { $verdict }.
quiz-more = Podem baixar-se mais.
quiz-fewer = Não se podem baixar tantas.
quiz-leaves = Passa para outra combinação em todas as jogadas que baixam o máximo de cartas.
quiz-stays = Continua na mesma combinação em todas as jogadas que baixam o máximo de cartas.
quiz-allowed = Com essas regras, sim.
quiz-refused = Com essas regras, não.
quiz-elsewhere = { $n ->
    [one] É assim na variante { $variants }.
   *[other] É assim nas variantes { $variants }.
  }
quiz-elsewhere-often = { $n ->
    [0] Não é assim em nenhuma variante.
    [one] É assim em { $n } variante.
   *[other] É assim em { $n } variantes.
  }
quiz-rule = { $rule }: { $value }.
# The choice in a turn, without the list that follows it on the rule pages.
quiz-choice = { $draw-when ->
    [before-playing] No seu turno, primeiro compra e depois escolhe o que fazer.
    [until-able] No seu turno, baixa se puder; só compra se não puder.
   *[instead-of-playing] No seu turno, baixa ou compra: nunca as duas coisas.
  }
quiz-stock-counted = São as que restam das { $pack } quando está tudo pronto para começar.
quiz-layout = A mesa depois da jogada
# The order of steps. $place is a label.
quiz-order-place = Lugar deste passo
quiz-order-check = Verificar a ordem
quiz-order-shown = Ver a ordem
quiz-order-open = Dê a cada passo um número diferente.
quiz-order-wrong = O passo que pôs no lugar { $place } ainda não se pode dar aí.
quiz-table = A mesa
quiz-empty-table = A mesa está vazia.
quiz-hand = A sua mão

# What questions are about.
quizzes-by-topic = Por temas
quizzes-by-variant = Por variantes
topic-deal = Distribuição
topic-melds = Combinações
topic-aces = Ases
topic-jokers = Jokers
topic-turn = Turno
topic-opening = Abertura
topic-rearranging = Reorganizar a mesa
topic-failure = Jogadas falhadas
topic-stock = Monte
topic-end = Fim da mão
topic-scoring = Pontos
topic-variants = Variantes

# Questions without end. $right and $n are how many were answered rightly, and how many at all.
endless-title = Perguntas sem fim
endless-description = Perguntas de Machiavelli sempre novas, com as regras de qualquer variante e a resposta explicada.
endless-lead = Aqui as perguntas nunca acabam: são tiradas à sorte, com as regras que escolher, e a resposta é calculada no momento. O endereço da página guarda a pergunta: partilhe-o, e outra pessoa verá a mesma.
endless-no-script = Estas perguntas precisam de JavaScript, que neste navegador não está ativo. Os outros questionários funcionam sem ele:
endless-next = Outra pergunta
endless-making = A preparar a pergunta…
endless-fault = Não foi possível preparar esta pergunta. Experimente outra.
endless-score = Respostas certas nesta visita: { $right } de { $n }
