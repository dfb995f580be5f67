# Una domanda per ogni regola; le risposte sono i suoi valori, come in «value-…».

ask-deal-players = In quanti si può giocare?
ask-deal-decks = Con quanti mazzi si gioca?
ask-deal-jokers = Quanti jolly ci sono?
ask-deal-packs-by-players = Quali mazzi si usano, a seconda di quanti giocano?
ask-deal-hand-size = Quante carte riceve ogni giocatore?
ask-deal-hand-by-players = Quante carte si distribuiscono, a seconda di quanti giocano?
ask-deal-hand-floor = Qual è il minimo che si può dare a ogni giocatore?
ask-deal-face-up = Quante carte si scoprono prima di cominciare?
ask-deal-first-dealer = Come si decide chi distribuisce per primo?
ask-deal-deal-passes = Come cambia il mazziere da una mano all’altra?
ask-deal-first-player = Chi comincia?
ask-deal-direction = In che senso si gioca?

ask-melds-group-min = Quante carte ha un tris, come minimo?
ask-melds-group-max = Quante carte ha un tris, al massimo?
ask-melds-group-distinct-suits = Come sono i semi di un tris?
ask-melds-run-min = Quante carte ha una scala, come minimo?
ask-melds-run-max = Quante carte ha una scala, al massimo?
ask-melds-ace-low = L’asso può stare prima del 2?
ask-melds-ace-high = L’asso può stare dopo il re?
ask-melds-ace-inside = L’asso può stare in mezzo, come in K A 2?
ask-melds-ace-both-ends = Una scala può avere un asso a ogni estremità?

ask-jokers-per-meld = Quanti jolly possono stare in una combinazione?
ask-jokers-on-table = Che cosa succede alle combinazioni con un jolly?
ask-jokers-replaced-from = Da dove può venire la carta che sostituisce un jolly?
ask-jokers-freed-joker = Dove va il jolly che si libera?

ask-turn-draw-when = Quando si pesca?
ask-turn-draw-count = Quante carte si pescano alla volta?
ask-turn-draws-most = Quante volte si può pescare in un turno?
ask-turn-drawn-card-playable = Quando si può giocare la carta appena pescata?
ask-turn-must-play = Chi può giocare deve farlo?
ask-turn-first-only-draws = Chi comincia la mano pesca soltanto?
ask-turn-opening = Quale minimo si chiede la prima volta che si cala?
ask-turn-opening-points = Quanti punti servono la prima volta che si cala?
ask-turn-table-before-opening = Si può usare il tavolo prima della prima calata?
ask-turn-hold-back = Si può calare una combinazione tenuta in mano dal turno prima?
ask-turn-table-to-hand = Si possono riprendere in mano carte del tavolo?
ask-turn-least-added = Quante carte deve aggiungere ogni giocata, come minimo?
ask-turn-most-added = Quante carte può aggiungere una giocata, al massimo?
ask-turn-discard = C’è uno scarto a fine turno?
ask-turn-time-limit = Quanto può durare un turno?

ask-failure-restore = Che cosa succede al tavolo dopo un tentativo fallito?
ask-failure-take-back = Dopo un tentativo fallito, che cosa succede alle carte che avevi aggiunto?
ask-failure-penalty = Quando c’è penalità?
ask-failure-penalty-cards = Quante carte di penalità si pescano?
ask-failure-replaces-draw = Dopo la penalità si pesca ancora?
ask-failure-unfinished-meld = Che cosa succede se qualcuno comincia una combinazione nuova e non la completa?
ask-failure-others-restore = Gli altri aiutano a ripristinare il tavolo?
ask-failure-loose-cards = Quali carte possono restare sole a fine turno?

ask-end-going-out = Chi vince la mano?
ask-end-knock-points = Si può chiudere con carte in mano?
ask-end-empty-stock = Che cosa succede se si deve pescare e il tallone è finito?
ask-end-short-penalty = Che cosa si pesca di penalità se il tallone non basta?
ask-end-blocked = Quando si blocca la mano?
ask-end-blocked-winner = Chi vince una mano bloccata?

ask-scoring-basis = Che cosa si conta per le carte rimaste in mano?
ask-scoring-counted = Quando si contano i punti?
ask-scoring-points-go = Chi segna i punti?
ask-scoring-card-points = Quanti punti vale ogni carta?
ask-scoring-match = Quanto dura la partita?
ask-scoring-target = A quanti punti si gioca?
ask-scoring-match-winner = Chi vince la partita?
ask-scoring-tie = Che cosa succede in caso di parità?
