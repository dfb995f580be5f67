# Uma pergunta para cada regra; as respostas são os valores dela, como em “value-…”.

ask-deal-players = Quantos podem jogar?
ask-deal-decks = Com quantos baralhos se joga?
ask-deal-jokers = Quantos coringas há?
ask-deal-packs-by-players = Os baralhos mudam conforme o número de jogadores?
ask-deal-hand-size = Quantas cartas cada jogador recebe?
ask-deal-hand-by-players = A mão muda conforme o número de jogadores?
ask-deal-hand-floor = Qual é o mínimo de cartas que cada jogador pode receber?
ask-deal-face-up = Quantas cartas são viradas para cima antes de começar?
ask-deal-first-dealer = Como se decide quem dá as cartas primeiro?
ask-deal-deal-passes = Como muda o carteador de uma mão para a outra?
ask-deal-first-player = Quem começa?
ask-deal-direction = Em que sentido se joga?

ask-melds-group-min = Quantas cartas tem uma trinca, no mínimo?
ask-melds-group-max = Quantas cartas tem uma trinca, no máximo?
ask-melds-group-distinct-suits = Como são os naipes de uma trinca?
ask-melds-run-min = Quantas cartas tem uma sequência, no mínimo?
ask-melds-run-max = Quantas cartas tem uma sequência, no máximo?
ask-melds-ace-low = O ás pode vir antes do 2?
ask-melds-ace-high = O ás pode vir depois do rei?
ask-melds-ace-inside = O ás pode vir no meio, como em K A 2?
ask-melds-ace-both-ends = Uma sequência pode ter um ás em cada ponta?

ask-jokers-per-meld = Quantos coringas cabem em uma combinação?
ask-jokers-on-table = O que acontece com as combinações que têm coringa?
ask-jokers-replaced-from = De onde pode vir a carta que substitui um coringa?
ask-jokers-freed-joker = Para onde vai o coringa que é liberado?

ask-turn-draw-when = Quando se compra?
ask-turn-draw-count = Quantas cartas vêm em cada compra?
ask-turn-draws-most = Quantas compras cada um pode fazer na sua vez?
ask-turn-drawn-card-playable = Quando dá para jogar a carta recém-comprada?
ask-turn-must-play = Quem pode jogar é obrigado a jogar?
ask-turn-first-only-draws = Quem começa a mão só compra?
ask-turn-opening = Qual é o mínimo para baixar pela primeira vez?
ask-turn-opening-points = Quantos pontos são exigidos para baixar pela primeira vez?
ask-turn-table-before-opening = Dá para mexer na mesa antes de ter baixado?
ask-turn-hold-back = Uma combinação guardada da vez anterior pode ser baixada?
ask-turn-table-to-hand = Dá para passar cartas da mesa para a mão?
ask-turn-least-added = Quantas cartas uma jogada acrescenta, no mínimo?
ask-turn-most-added = Quantas cartas uma jogada pode acrescentar, no máximo?
ask-turn-discard = Há descarte no fim da vez?
ask-turn-time-limit = Quanto tempo cada um tem para jogar?

ask-failure-restore = Como fica a mesa depois de uma tentativa fracassada?
ask-failure-take-back = Se a tentativa fracassar, o que acontece com as cartas que tinham sido acrescentadas?
ask-failure-penalty = Quando há penalidade?
ask-failure-penalty-cards = Quantas cartas se compram de penalidade?
ask-failure-replaces-draw = Depois da penalidade, ainda se compra?
ask-failure-unfinished-meld = E se alguém começar uma combinação nova e não terminar?
ask-failure-others-restore = Os outros ajudam a restaurar a mesa?
ask-failure-loose-cards = Quais cartas podem ficar soltas no fim da vez?

ask-end-going-out = Quem ganha a mão?
ask-end-knock-points = Dá para bater com cartas na mão?
ask-end-empty-stock = E se for preciso comprar e o monte tiver acabado?
ask-end-short-penalty = Que penalidade se paga se faltarem cartas no monte?
ask-end-blocked = Quando a mão trava?
ask-end-blocked-winner = Quem ganha uma mão travada?

ask-scoring-basis = O que se conta das cartas que sobram na mão?
ask-scoring-counted = Quando se contam os pontos?
ask-scoring-points-go = Quem marca os pontos?
ask-scoring-card-points = Quantos pontos vale cada carta?
ask-scoring-match = Quanto dura a partida?
ask-scoring-target = Que total encerra a partida?
ask-scoring-match-winner = Quem ganha a partida?
ask-scoring-tie = O que acontece em caso de empate?
