# Quizzes. The right answer always comes from the engine.

quizzes-title = Quiz
quizzes-description = Brevi quiz sulle regole di Machiavelli, con la risposta spiegata.
quizzes-lead = Domande brevi sulle regole e su quello che si può calare. Scegli una risposta: la spiegazione compare sotto.
quiz-description = Quiz di Machiavelli: { $title }.
quiz-count = { $count ->
    [one] 1 domanda
   *[other] { $count } domande
  }
quiz-ask-legal = Questa combinazione vale?
quiz-ask-choice = Quale di queste combinazioni vale?
quiz-ask-choice-several = Quali di queste combinazioni valgono?
quiz-ask-max-cards = Quante carte della mano si possono calare, al massimo?
quiz-ask-can-play-card = Si può calare { $card }?
quiz-ask-pick = Per calare quante più carte possibile, quale carta del tavolo deve separarsi dalle altre della sua combinazione?
quiz-ask-pick-several = Per calare quante più carte possibile, quali carte del tavolo devono separarsi dalle altre della loro combinazione?
quiz-ask-order = In che ordine vanno fatti questi passi?
quiz-ask-variant-diff = In quali varianti vale questa combinazione?
quiz-ask-variant-diff-card = In quali varianti si può calare { $card }?
# $players is a label.
quiz-ask-stock = Si gioca in { $players }: quante carte restano nel tallone dopo la distribuzione?
quiz-several = Può esserci più di una risposta esatta: spuntale tutte.
quiz-yes = Sì, vale
quiz-no-too-short = No: mancano carte
quiz-no-too-long = No: ci sono troppe carte
quiz-no-mixed = No: non coincidono né il valore né il seme
quiz-no-repeated-suit = No: c’è un seme ripetuto
quiz-no-repeated-rank = No: c’è un valore ripetuto
quiz-no-gap = No: c’è un buco nella scala
quiz-no-ace-inside = No: l’asso non sta tra il re e il due
quiz-no-ace-not-low = No: qui l’asso non va prima del due
quiz-no-ace-not-high = No: qui l’asso non va dopo il re
quiz-no-too-many-jokers = No: ci sono troppi jolly
quiz-can = Sì, si può
quiz-cannot = No, non si può
quiz-right = Esatto.
quiz-wrong = Non è così.
# Under an option. $verdict is as on the board ("vale, 4 carte"), $variants a list of names.
quiz-verdict = { $title }: { $verdict }.
quiz-more = Se ne possono calare di più.
quiz-fewer = Così tante non si possono calare.
quiz-leaves = Ogni volta che si cala il massimo di carte, questa si separa dalle altre della sua combinazione.
quiz-stays = Ogni volta che si cala il massimo di carte, questa resta con altre della sua combinazione.
quiz-allowed = Con quelle regole si può.
quiz-refused = Con quelle regole non si può.
quiz-elsewhere = { $n ->
    [one] Questa è la regola nella variante { $variants }.
   *[other] Questa è la regola nelle varianti { $variants }.
  }
quiz-elsewhere-often = { $n ->
    [one] Questa è la regola in { $n } variante.
   *[other] Questa è la regola in { $n } varianti.
  }
quiz-rule = { $rule }: { $value }.
# The choice in a turn, without the list that follows it on the rule pages.
quiz-choice = { $draw-when ->
    [before-playing] Nel tuo turno prima peschi, poi scegli che cosa fare.
    [until-able] Nel tuo turno cali, se puoi; peschi soltanto se non puoi.
   *[instead-of-playing] Nel tuo turno cali o peschi, mai tutte e due le cose.
  }
quiz-stock-counted = È quello che resta delle { $pack } carte quando tutto è pronto per cominciare.
quiz-layout = Il tavolo dopo la giocata
# The order of steps. $place is a label.
quiz-order-place = Numero di questo passo
quiz-order-check = Controlla l’ordine
quiz-order-shown = Mostra l’ordine
quiz-order-open = Dai a ogni passo un numero diverso.
quiz-order-wrong = Il passo che hai messo al numero { $place } a quel punto non si può ancora fare.
quiz-table = Il tavolo
quiz-empty-table = Il tavolo è vuoto.
quiz-hand = La tua mano

# What questions are about.
quizzes-by-topic = Per tema
quizzes-by-variant = Per variante
topic-deal = Distribuzione
topic-melds = Combinazioni
topic-aces = Assi
topic-jokers = Jolly
topic-turn = Turno
topic-opening = Prima calata
topic-rearranging = Riorganizzare il tavolo
topic-failure = Giocate fallite
topic-stock = Tallone
topic-end = Fine della mano
topic-scoring = Punti
topic-variants = Varianti

# Questions without end. $right and $n are how many were answered rightly, and how many at all.
endless-title = Domande senza fine
endless-description = Domande di Machiavelli sempre nuove, con le regole di qualsiasi variante e la risposta spiegata.
endless-lead = Qui le domande non finiscono mai: sono estratte a caso, con le regole che scegli, e la risposta è calcolata sul momento. L’indirizzo della pagina conserva la domanda: chi lo riceve da te vedrà la stessa.
endless-no-script = Queste domande hanno bisogno di JavaScript, che in questo browser non è attivo. Gli altri quiz funzionano anche senza:
endless-next = Un’altra domanda
endless-making = Preparo la domanda…
endless-fault = Questa domanda non è riuscita. Provane un’altra.
endless-score = Risposte esatte in questa visita: { $right } su { $n }
