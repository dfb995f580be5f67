# The board: what stands on it, what it says of a meld, what it answers.

board-label = Tavoliere
board-table = Tavolo
board-hand = La tua mano
board-count = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
 }
board-actions = Azioni

# A meld by what its cards share. $ranks is a plural like "otto", $suit like "fiori".
meld-group = Tris di { $ranks }
meld-run = Scala di { $suit }
meld-suit = Carte di { $suit }
meld-mixed = Carte varie
meld-label = Combinazione { $place }: { $title }, { $verdict }

# What the engine says of a meld. $have and $need are labels.
verdict-legal = { $n ->
    [one] valida, { $n } carta
   *[other] valida, { $n } carte
 }
verdict-loose = sola, può restare così
verdict-too-short = mancano carte: { $have } su { $need }
verdict-too-long = non valida: troppe carte
verdict-mixed = non valida: né stesso valore né stesso seme
verdict-repeated-suit = non valida: seme ripetuto nel tris
verdict-repeated-rank = non valida: valore ripetuto nella scala
verdict-gap = { $n ->
    [one] non valida: manca { $card }
   *[other] non valida: mancano { $n } carte in mezzo
 }
verdict-ace-inside = non valida: l'asso non lega il re al due
verdict-ace-not-low = non valida: qui l'asso non va prima del due
verdict-ace-not-high = non valida: qui l'asso non va dopo il re
verdict-too-many-jokers = non valida: troppi jolly

# Buttons.
act-undo = Annulla
act-redo = Ripeti
act-restore = Ripristina
act-check = Controlla
act-cannot = Non si può
act-solution = Mostra la soluzione
act-more = Altro
act-keys = Tasti
put-here = Metti qui
put-new = Nuova combinazione
put-hand = In mano
put-outcome = { $title }: { $verdict }
put-hand-back = torna in mano
put-hand-refused = no: è una carta del tavolo

# Said aloud after each action.
said-selected = { $n ->
    [one] Scelta: { $card }. Scegli la destinazione.
   *[other] { $n } carte scelte. Scegli la destinazione.
 }
said-unselected = Nessuna carta scelta.
said-moved = { $n ->
    [one] { $card }, alla combinazione { $place }. { $title }: { $verdict }.
   *[other] { $n } carte, alla combinazione { $place }. { $title }: { $verdict }.
 }
said-hand = { $n ->
    [one] { $card }, di nuovo in mano.
   *[other] { $n } carte, di nuovo in mano.
 }
said-hand-refused = Una carta del tavolo non può passare in mano.
said-open = { $n ->
    [0] Tutto in regola.
    [one] Resta { $n } combinazione da sistemare.
   *[other] Restano { $n } combinazioni da sistemare.
 }
said-undone = Annullato.
said-redone = Ripetuto.
said-restored = Il tavolo è come all'inizio e le tue carte sono in mano.
said-no-undo = Non c'è niente da annullare.
said-no-redo = Non c'è niente da ripetere.
said-choose-first = Scegli prima una carta.

# Answers to Check, Non si può and Mostra la soluzione: a title and a sentence.
result-solved = Risolto!
result-solved-text = { $n ->
    [one] Il tavolo è in regola, in { $n } mossa.
   *[other] Il tavolo è in regola, in { $n } mosse.
 }
result-open = { $n ->
    [one] Non ancora: resta { $n } combinazione da sistemare
   *[other] Non ancora: restano { $n } combinazioni da sistemare
 }
result-open-text = Combinazione { $place } ({ $cards }): { $verdict }.
result-loose-text = Combinazione { $place } ({ $cards }): stava in una combinazione e non può restare sola.
result-nothing = Non ancora: non hai calato nessuna carta
result-nothing-text = Riorganizzare il tavolo senza aggiungere una carta della mano non è una giocata.
result-too-many = Troppe carte
result-too-many-text = In un turno non se ne possono calare tante.
result-legal = Giocata valida
result-legal-text = { $n ->
    [0] Non ti resta nessuna carta in mano.
    [one] Ti resta ancora { $n } carta in mano.
   *[other] Ti restano ancora { $n } carte in mano.
 }
result-shown = Ecco la soluzione
result-shown-text = Puoi ripristinare il tavolo e provare da te.
result-impossible = Esatto: non si può
result-impossible-text = Nessuna giocata valida cala tutta la mano.
result-possible = Invece si può
result-possible-text = C'è una giocata che cala tutta la mano. Continua a cercare.
result-partly = Tutta, no
result-partly-text = Tutta la mano non cala, ma una parte sì. Cala tutto quello che puoi.
result-impossible-shown = Non si può
solution-on-paper = La soluzione è nella pagina web di questo problema.

# The help for keys. The names of keys are what is printed on them.
key-space = Spazio
key-enter = Invio
key-home = Home
key-end = Fine
keys-zones = passare dal tavolo alla mano e alle azioni
keys-cards = carta precedente o successiva
keys-melds = combinazione precedente o successiva
keys-ends = prima o ultima carta
keys-number = andare alla combinazione con quel numero; 0, alla mano
keys-select = scegliere una carta o lasciarla
keys-put = mettere qui le carte scelte
keys-drop = lasciare le carte scelte
keys-new = nuova combinazione con le carte scelte
keys-undo = annullare o ripetere
keys-restore = ripristinare il tavolo
keys-check = controllare
keys-next = andare alla prossima combinazione da sistemare
keys-help = questo aiuto

# Drawings of a position.
figure-before = Prima
figure-after = Dopo
figure-hand = Mano
