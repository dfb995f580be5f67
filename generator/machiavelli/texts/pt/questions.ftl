# Uma pergunta por cada regra; as respostas são os seus valores, como em «value-…».

ask-deal-players = Quantos podem jogar?
ask-deal-decks = Com quantos baralhos se joga?
ask-deal-jokers = Quantos jokers há?
ask-deal-packs-by-players = Os baralhos mudam conforme o número de jogadores?
ask-deal-hand-size = Quantas cartas recebe cada jogador?
ask-deal-hand-by-players = A mão muda conforme o número de jogadores?
ask-deal-hand-floor = Qual é o mínimo de cartas que se pode dar a cada jogador?
ask-deal-face-up = Quantas cartas se viram para cima antes de começar?
ask-deal-first-dealer = Como se decide quem dá as cartas primeiro?
ask-deal-deal-passes = Como muda o dador de uma mão para a outra?
ask-deal-first-player = Quem começa?
ask-deal-direction = Em que sentido se joga?

ask-melds-group-min = Quantas cartas tem um grupo, no mínimo?
ask-melds-group-max = Quantas cartas tem um grupo, no máximo?
ask-melds-group-distinct-suits = Como são os naipes de um grupo?
ask-melds-run-min = Quantas cartas tem uma sequência, no mínimo?
ask-melds-run-max = Quantas cartas tem uma sequência, no máximo?
ask-melds-ace-low = O ás pode vir antes do 2?
ask-melds-ace-high = O ás pode vir depois do rei?
ask-melds-ace-inside = O ás pode vir no meio, como em K A 2?
ask-melds-ace-both-ends = Uma sequência pode ter um ás em cada ponta?

ask-jokers-per-meld = Quantos jokers cabem numa combinação?
ask-jokers-on-table = O que acontece às combinações que têm um joker?
ask-jokers-replaced-from = De onde pode vir a carta que substitui um joker?
ask-jokers-freed-joker = Para onde vai o joker que se liberta?

ask-turn-draw-when = Quando se compra?
ask-turn-draw-count = Quantas cartas se compram de cada vez?
ask-turn-draws-most = Quantas vezes se pode comprar num turno?
ask-turn-drawn-card-playable = Quando se pode jogar a carta acabada de comprar?
ask-turn-must-play = Quem pode jogar tem de jogar?
ask-turn-first-only-draws = Quem começa a mão só compra?
ask-turn-opening = Que mínimo se exige da primeira vez que se baixa?
ask-turn-opening-points = Quantos pontos se exigem da primeira vez que se baixa?
ask-turn-table-before-opening = Pode usar-se a mesa antes de ter baixado?
ask-turn-hold-back = Uma combinação guardada do turno anterior pode baixar-se?
ask-turn-table-to-hand = Podem passar-se cartas da mesa para a mão?
ask-turn-least-added = Quantas cartas acrescenta uma jogada, no mínimo?
ask-turn-most-added = Quantas cartas pode acrescentar uma jogada, no máximo?
ask-turn-discard = Há descarte no fim do turno?
ask-turn-time-limit = Quanto pode durar um turno?

ask-failure-restore = Como fica a mesa depois de uma tentativa falhada?
ask-failure-take-back = Se a tentativa falhar, o que acontece às cartas que se tinham acrescentado?
ask-failure-penalty = Quando há penalização?
ask-failure-penalty-cards = Quantas cartas se compram de penalização?
ask-failure-replaces-draw = Depois da penalização, ainda se compra?
ask-failure-unfinished-meld = E se alguém começar uma combinação nova e não a completar?
ask-failure-others-restore = Os outros ajudam a repor a mesa?
ask-failure-loose-cards = Que cartas podem ficar soltas no fim do turno?

ask-end-going-out = Quem ganha a mão?
ask-end-knock-points = Pode fechar-se com cartas na mão?
ask-end-empty-stock = E se for preciso comprar e o monte estiver esgotado?
ask-end-short-penalty = Que penalização se paga se o monte não chegar?
ask-end-blocked = Quando é que a mão fica bloqueada?
ask-end-blocked-winner = Quem ganha uma mão bloqueada?

ask-scoring-basis = O que se conta das cartas que ficam na mão?
ask-scoring-counted = Quando se contam os pontos?
ask-scoring-points-go = Quem marca os pontos?
ask-scoring-card-points = Quantos pontos vale cada carta?
ask-scoring-match = Quanto dura a partida?
ask-scoring-target = A que total se joga?
ask-scoring-match-winner = Quem ganha a partida?
ask-scoring-tie = O que acontece em caso de empate?
