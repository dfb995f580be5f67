# Quizzes. The right answer always comes from the engine.

quizzes-title = Quizzes
quizzes-description = Quizzes curtos sobre as regras do Machiavelli, com a resposta explicada.
quizzes-lead = Perguntas curtas sobre as regras e sobre o que dá para baixar. Escolha uma resposta, e a explicação aparece embaixo.
quiz-description = Quiz de Machiavelli: { $title }.
quiz-count = { $count ->
    [0] nenhuma pergunta
    [one] 1 pergunta
   *[other] { $count } perguntas
  }
quiz-ask-legal = Esta combinação vale?
quiz-ask-choice = Qual destas combinações vale?
quiz-ask-choice-several = Quais destas combinações valem?
quiz-ask-max-cards = Quantas cartas da mão dá para baixar, no máximo?
quiz-ask-can-play-card = Dá para baixar { $card }?
quiz-ask-pick = Para baixar o máximo de cartas, que carta da mesa precisa sair da combinação em que está?
quiz-ask-pick-several = Para baixar o máximo de cartas, que cartas da mesa precisam sair das combinações em que estão?
quiz-ask-order = Qual é a ordem destes passos?
quiz-ask-variant-diff = Em quais variantes esta combinação vale?
quiz-ask-variant-diff-card = Em quais variantes dá para baixar { $card }?
# $players is a label.
quiz-ask-stock = Com { $players } jogadores, quantas cartas ficam no monte no começo da mão?
quiz-several = Pode haver mais de uma resposta certa: marque todas.
quiz-yes = Sim, vale
quiz-no-too-short = Não: faltam cartas
quiz-no-too-long = Não: há cartas demais
quiz-no-mixed = Não: nem o valor nem o naipe combinam
quiz-no-repeated-suit = Não: há um naipe repetido
quiz-no-repeated-rank = Não: há um valor repetido
quiz-no-gap = Não: há um buraco na sequência
quiz-no-ace-inside = Não: o ás não liga o rei ao dois
quiz-no-ace-not-low = Não: aqui o ás não entra antes do dois
quiz-no-ace-not-high = Não: aqui o ás não entra depois do rei
quiz-no-too-many-jokers = Não: há coringas demais
quiz-can = Sim, dá
quiz-cannot = Não, não dá
quiz-right = Certo.
quiz-wrong = Não é isso.
# Under an option. $verdict is as on the board ("vale, 4 cartas"), $variants a list of names.
quiz-verdict = { $title }: { $verdict }.
quiz-more = Dá para baixar mais.
quiz-fewer = Não dá para baixar tantas.
quiz-leaves = Ela passa para outra combinação em todas as jogadas que baixam o máximo de cartas.
quiz-stays = Ela continua na mesma combinação em todas as jogadas que baixam o máximo de cartas.
quiz-allowed = Com essas regras, dá.
quiz-refused = Com essas regras, não dá.
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
    [before-playing] Na sua vez, você primeiro compra e depois escolhe o que fazer.
    [until-able] Na sua vez, você baixa se puder; só compra se não puder.
   *[instead-of-playing] Na sua vez, você baixa ou compra: nunca as duas coisas.
  }
quiz-stock-counted = São as que sobram das { $pack } quando está tudo pronto para começar.
quiz-layout = A mesa depois da jogada
# The order of steps. $place is a label.
quiz-order-place = Lugar deste passo
quiz-order-check = Conferir a ordem
quiz-order-shown = Ver a ordem
quiz-order-open = Dê a cada passo um número diferente.
quiz-order-wrong = O passo que você pôs no lugar { $place } ainda não pode ser dado ali.
quiz-table = A mesa
quiz-empty-table = A mesa está vazia.
quiz-hand = Sua mão

# What questions are about.
quizzes-by-topic = Por temas
quizzes-by-variant = Por variantes
topic-deal = Distribuição
topic-melds = Combinações
topic-aces = Ases
topic-jokers = Coringas
topic-turn = A vez
topic-opening = Abertura
topic-rearranging = Reorganizar a mesa
topic-failure = Jogadas que falham
topic-stock = Monte
topic-end = Fim da mão
topic-scoring = Pontos
topic-variants = Variantes

# Questions without end. $right and $n are how many were answered rightly, and how many at all.
endless-title = Perguntas sem fim
endless-description = Perguntas de Machiavelli sempre novas, com as regras de qualquer variante e a resposta explicada.
endless-lead = Aqui as perguntas nunca acabam: elas são sorteadas, com as regras que você escolher, e a resposta é calculada na hora. O endereço da página guarda a pergunta: compartilhe, e outra pessoa verá a mesma.
endless-no-script = Estas perguntas precisam de JavaScript, que não está ativo neste navegador. Os outros quizzes funcionam sem ele:
endless-next = Outra pergunta
endless-making = Preparando a pergunta…
endless-fault = Não deu para preparar esta pergunta. Tente outra.
endless-score = Acertos nesta visita: { $right } de { $n }
