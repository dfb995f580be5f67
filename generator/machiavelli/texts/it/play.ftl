# The practice table: a game against the computer.

menu-play = Gioca
play-title = Gioca contro il computer
play-description = Un tavolo di prova: gioca a Machiavelli contro il computer con le regole di qualunque variante, chiedi la giocata migliore e rivedi la partita.
play-lead = Distribuisci e gioca contro il computer con le regole che vuoi. Quando tocca a te puoi sempre chiedere «Fammi vedere»: vedrai la giocata migliore, combinazione per combinazione, e perché non si può calare di più. Alla fine puoi rivedere tutta la partita, giocata per giocata.
play-how = Nel tuo turno sposta le carte come nei problemi e premi «Cala», oppure pesca. Finché annulli e ripristini stai solo pensando, e non costa niente; ma se finisci il turno con carte fuori posto, il turno è fallito: tutto torna dov’era e paghi quello che dicono le regole.
# $fit variants can be played, $missing cannot: $names.
play-variants = { $missing ->
    [0] Si può giocare con tutte e { $fit } le varianti di questo sito. Qui si gioca una sola mano; i punti sono quelli di quella mano.
   *[other] Si può giocare con { $fit } varianti di questo sito; restano fuori { $names }. Qui si gioca una sola mano; i punti sono quelli di quella mano.
 }
play-no-script = Il tavolo di prova ha bisogno di JavaScript, che in questo browser non è attivo. Le regole, i problemi e le soluzioni si leggono anche senza.
play-strength = Come gioca il computer
play-strength-1 = Senza riorganizzare: cala o aggiunge, e basta
play-strength-2 = Attento: riorganizza fino a tre combinazioni alla volta
play-strength-3 = Implacabile: cerca sempre la giocata migliore
play-opponents = Avversari
act-deal = Distribuisci
play-no-clock = Queste regole danno un limite di tempo al turno. Qui non c’è orologio: pensa quanto vuoi.
play-fault = In questo browser il computer non risponde.
act-retry = Riprova
play-table = Tavolo di prova

# Whose turn it is, and what there is. $who is one of the three names.
play-you = Tu
play-opponent = Avversario { $place }
play-opponent-only = L’avversario
play-your-turn = Tocca a te.
play-thinking = { $who } sta pensando…
play-wait = Aspetta: non è ancora il tuo turno.
play-over = La mano è finita.
play-stock = { $n ->
    [0] Tallone finito
    [one] Tallone: { $n } carta
   *[other] Tallone: { $n } carte
 }
play-holds = { $n ->
    [one] { $who }: { $n } carta in mano
   *[other] { $who }: { $n } carte in mano
 }
play-unopened = Non hai ancora fatto la prima calata
play-seed = Distribuzione { $seed }: il link di questa pagina la ripete identica.
play-not-kept = Questo browser non lascia salvare la partita: se chiudi la pagina, è persa.

# What was done in a turn.
play-did-lay = { $n ->
    [one] { $who }: una carta sul tavolo, { $cards }.
   *[other] { $who }: { $n } carte sul tavolo, { $cards }.
 }
play-did-draw = { $n ->
    [one] { $who }: una carta dal tallone.
   *[other] { $who }: { $n } carte dal tallone.
 }
play-did-fail = { $n ->
    [0] { $who }: turno fallito.
    [one] { $who }: turno fallito, una carta dal tallone.
   *[other] { $who }: turno fallito, { $n } carte dal tallone.
 }
play-did-pass = { $who }: passo.
play-did-knock = { $who }: chiudo.
play-drawn = Hai pescato: { $cards }.
play-step-new = Nuova combinazione dalla mano: { $meld }.
play-step-add = La combinazione { $meld } cresce con { $cards } dalla mano.
play-step-mixed = Con { $cards } dalla mano e { $table } dal tavolo: { $meld }.
play-step-table = Con le sole carte del tavolo: { $meld }.

# What a player does in turn.
act-lay = Cala
act-draw = Pesca
act-pass = Passa
act-knock = Chiudi
act-show = Fammi vedere
act-sort = Ordina
play-sorted-suit = Mano ordinata per semi.
play-sorted-rank = Mano ordinata per valori.

# Why something cannot be done now.
play-no-must-draw = Non puoi ancora passare
play-no-must-draw-text = Nel tallone ci sono ancora carte: chi non cala, pesca.
play-no-draw-first = Prima si pesca
play-no-draw-first-text = Con queste regole si pesca all’inizio del turno e si cala dopo.
play-no-only-draws = Nel primo turno si pesca soltanto
play-no-only-draws-text = Chi comincia la mano pesca e non fa altro.
play-no-already-drawn = Hai già pescato
play-no-already-drawn-text = Dopo aver pescato, in questo turno non si cala più.
play-no-no-more-draws = Non si pesca più
play-no-no-more-draws-text = In questo turno hai già pescato quante volte si può. Ti resta da passare.
play-no-can-play = Puoi calare, quindi devi farlo
play-no-can-play-text = Con queste regole chi ha una giocata non può pescare né passare. Se non la vedi, chiedi «Fammi vedere».
play-no-card-waits = Questa carta deve aspettare
play-no-card-waits-text = La carta appena pescata si cala solo dal turno successivo.
play-no-too-many-points = Hai troppi punti per chiudere
play-no-too-many-points-text = Per chiudere, le carte che ti restano devono valere meno.
play-no-not-failed = Questa è una giocata valida
play-no-not-failed-text = Premi «Cala» per farla, oppure ripristina il tavolo prima di pescare.
play-unfinished = Hai carte fuori posto
play-unfinished-text = { $n ->
    [0] Se premi di nuovo, il turno è fallito e tutto torna dov’era. Con «Annulla» continui a pensare.
    [one] Se premi di nuovo, il turno è fallito: tutto torna dov’era e peschi una carta. Con «Annulla» continui a pensare.
   *[other] Se premi di nuovo, il turno è fallito: tutto torna dov’era e peschi { $n } carte. Con «Annulla» continui a pensare.
 }

# Show me.
play-best = { $n ->
    [one] La cosa migliore: calare una carta
   *[other] La cosa migliore: calare { $n } carte
 }
play-best-draw = La cosa migliore che puoi fare è pescare.
play-best-pass = Il tallone è finito: puoi solo passare.
act-lay-out = Mettila sul tavolo
act-close = Nascondi
play-laid-out = La giocata è sul tavolo. Premi «Cala» per farla.

# The end, and the review.
play-won = Hai vinto la mano!
play-lost = { $who } vince la mano
# $names are the names within a sentence: “tú y el rival”.
play-tied = Pareggio: { $names }
play-nobody = Questa mano non la vince nessuno
play-ending-out = { $who } ha finito le carte.
play-ending-out-you = Hai finito le carte.
play-ending-blocked = Il tallone è finito e per un giro completo nessuno ha calato niente.
play-ending-knocked = { $who } ha chiuso con pochi punti in mano.
play-ending-knocked-you = Hai chiuso con pochi punti in mano.
play-ending-stock-out = È finito il tallone, e con lui la mano.
play-seat = Giocatore
play-left = Carte in mano
play-points = Punti
act-again = Un’altra mano
act-same-deal = Ripeti questa distribuzione
play-review = Rivedi la partita
act-first-turn = Inizio
act-previous-turn = Precedente
act-next-turn = Successiva
act-last-turn = Fine
play-at = Giocata { $place } di { $count }
play-dealt = Le carte sono distribuite.
play-record = Trascrizione della partita
play-record-help = Ogni riga è una giocata, con tutto il tavolo. Il programma di questo sito ricontrolla tutto con «machiavelli replay».
act-copy = Copia
act-download = Scarica
