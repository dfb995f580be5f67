# The board: what stands on it, what it says of a meld, what it answers.

board-label = Tavolo da gioco
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
meld-ranks = Stesso valore ({ $ranks })
meld-suit = Carte di { $suit }
meld-mixed = Carte varie
meld-label = Combinazione { $place }: { $title }, { $verdict }

# What the engine says of a meld. $have and $need are labels.
verdict-legal = { $n ->
    [one] in regola, { $n } carta
   *[other] in regola, { $n } carte
 }
verdict-loose = carta sola, può restare così
verdict-too-short = poche carte, { $have } su { $need }
verdict-too-long = non in regola, troppe carte
verdict-mixed = non in regola, né stesso valore né stesso seme
verdict-repeated-suit = non in regola, seme ripetuto nel tris
verdict-repeated-rank = non in regola, valore ripetuto nella scala
verdict-gap = { $n ->
    [one] non in regola, manca { $card }
   *[other] non in regola, mancano { $n } carte in mezzo
 }
verdict-ace-inside = non in regola, l’asso non sta tra il re e il due
verdict-ace-not-low = non in regola, qui l’asso non va prima del due
verdict-ace-not-high = non in regola, qui l’asso non va dopo il re
verdict-too-many-jokers = non in regola, troppi jolly

# Buttons.
act-undo = Annulla
act-redo = Ripeti
act-restore = Ripristina
act-check = Controlla
act-hint = Indizio
act-cannot = Non si può
act-solution = Mostra la soluzione
act-elsewhere = Altre regole
act-move = Sposta in…
act-more = Altro
act-real = Sul serio
act-memory = A memoria
act-keys = Tasti
act-why = Perché?
act-next-puzzle = Problema successivo
put-here = Metti qui
put-new = Nuova combinazione
move-new = Nuova combinazione: { $title }, { $verdict }
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
    [one] Nella combinazione { $place }: { $card }. { $title }: { $verdict }.
   *[other] Nella combinazione { $place }: { $n } carte. { $title }: { $verdict }.
 }
said-hand = { $n ->
    [one] Di nuovo in mano: { $card }.
   *[other] Di nuovo in mano: { $n } carte.
 }
said-hand-refused = Una carta del tavolo non può passare in mano.
said-open = { $n ->
    [0] Tutto in regola.
    [one] Resta { $n } combinazione da sistemare.
   *[other] Restano { $n } combinazioni da sistemare.
 }
said-undone = Annullato.
said-redone = Ripetuto.
said-restored = Il tavolo è come all’inizio e le tue carte sono in mano.
said-no-undo = Non c’è niente da annullare.
said-no-redo = Non c’è niente da ripetere.
said-no-cut = Qui non c’è niente da spezzare: vai su una carta del tavolo che non sia la prima della sua combinazione.
said-no-join = Non entra in nessun’altra combinazione.
said-choose-first = Scegli prima una carta.

# Answers to Check, Non si può and Mostra la soluzione: a title and a sentence.
result-solved = Risolto!
result-solved-text = { $n ->
    [one] Il tavolo è in regola, in { $n } mossa.
   *[other] Il tavolo è in regola, in { $n } mosse.
 }
# After the sentence before: how few moves it takes, the hints that were shown, and other solutions, told below.
result-par = Par: { $par }.
result-hints = { $n ->
    [0] Senza indizi.
    [one] Con { $n } indizio.
   *[other] Con { $n } indizi.
 }
result-others = { $n ->
    [one] C’è un’altra soluzione.
   *[other] Ci sono altre { $n } soluzioni.
 }
result-open = { $n ->
    [one] Non ancora: resta { $n } combinazione da sistemare
   *[other] Non ancora: restano { $n } combinazioni da sistemare
 }
result-open-text = Combinazione { $place } ({ $cards }): { $verdict }.
result-loose-text = Combinazione { $place } ({ $cards }): una carta che stava in una combinazione non può restare sola.
result-nothing = Non ancora: non hai calato nessuna carta
result-nothing-text = Riorganizzare il tavolo senza aggiungere una carta della mano non è una giocata.
result-too-many = Troppe carte
result-too-many-text = In un turno non se ne possono calare tante.
result-frozen = Quel jolly non si tocca ancora
result-frozen-text = Alla combinazione { $cards } non si toglie e non si aggiunge nulla finché la carta di cui il jolly fa le veci non ne prende il posto.
result-no-opening = Manca la prima calata
result-no-opening-text = La prima volta che cali devi raggiungere il minimo, e solo con carte della tua mano.
result-held-back = Quella combinazione deve aspettare
result-held-back-text = { $cards }: te la sei tenuta in mano nel turno precedente. Uniscila a una carta calata da altri nel frattempo o appena pescata.
result-legal = Giocata valida
result-legal-text = { $n ->
    [0] Non ti resta nessuna carta in mano.
    [one] Ti resta ancora { $n } carta in mano.
   *[other] Ti restano ancora { $n } carte in mano.
 }
result-shown = Ecco la soluzione
result-shown-text = Puoi ripristinare il tavolo e provare da te.
result-impossible = Esatto: non si può
result-impossible-text = Nessuna giocata valida permette di calare tutta la mano.
result-possible = Invece si può
result-possible-text = C’è una giocata con cui cali tutta la mano. Continua a cercare.
result-partly = Qualche carta sì
result-partly-text = Non si può calare tutta la mano, ma una parte sì: cala tutte le carte che puoi.
result-impossible-shown = Non si può
solution-on-paper = La soluzione è nella pagina web di questo problema.

# Playing for real, and from memory: what each means, and what a failed Check brings. $cards are cards by name.
real-real = Se controlli un tavolo non valido, tutto torna al suo posto e peschi la penalità. Le carte pescate ti restano.
real-memory = Se controlli un tavolo non valido, le tue carte tornano in mano e il tavolo lo rifai tu, a memoria.
real-practice = Giochi di nuovo per esercizio.
real-restored = { $n ->
    [0] Tavolo ripristinato. Non peschi nulla.
    [one] Tavolo ripristinato. Peschi una carta: { $cards }.
   *[other] Tavolo ripristinato. Peschi { $n } carte: { $cards }.
 }
real-possible = Con questa mano una giocata c’è.
real-impossible = Con questa mano non c’è nessuna giocata.
real-tried = Quello che hai provato
memory-begin = Rifai il tavolo a memoria
memory-how = Rimetti il tavolo com’era all’inizio e controlla.
memory-misplaced = { $n ->
    [one] Una carta fuori posto
   *[other] { $n } carte fuori posto
 }
memory-done = Tavolo rifatto
memory-total = { $n ->
    [0] Senza un solo errore. Continua la tua giocata.
    [one] Con un errore strada facendo. Continua la tua giocata.
   *[other] Con { $n } errori strada facendo. Continua la tua giocata.
 }

# The help for keys. The names of keys are what is printed on them.
key-shift = Maiusc
key-space = Spazio
key-enter = Invio
key-home = Home
key-end = Fine
keys-zones = passare dal tavolo alla mano e alle azioni
keys-cards = carta precedente o successiva
keys-melds = combinazione precedente o successiva
keys-ends = prima o ultima carta
keys-number = andare alla combinazione con quel numero; 0, alla mano
keys-select = scegliere una carta o annullare la scelta
keys-put = mettere qui le carte scelte
keys-drop = annullare la scelta
keys-new = nuova combinazione con le carte scelte
keys-undo = annullare o ripetere
keys-restore = ripristinare il tavolo
keys-check = controllare
keys-lay = calare quello che hai messo sul tavolo
keys-next = combinazione da sistemare, successiva o precedente
keys-hint = indizio successivo
keys-elsewhere = la stessa posizione con altre regole
keys-move = sposta in…: le destinazioni, con l’esito di ciascuna
keys-cut = spezzare la combinazione prima di questa carta
keys-join = unire la carta alla combinazione più vicina in cui entra
keys-describe = descrivere la posizione
keys-extend = scegliere più carte di seguito
keys-far = andare alla prima combinazione o alla mano
keys-help = questo aiuto
# What can be switched off there.
setting-letters = Scorciatoie a un solo tasto
setting-twice = Con due tocchi una carta va nell’unico posto in cui entra

# Drawings of a position.
figure-before = Prima
figure-after = Dopo
figure-hand = Mano
