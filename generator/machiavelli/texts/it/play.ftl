# The practice table: a game against the computer.

menu-play = Gioca
play-title = Gioca contro il computer
play-description = Un tavolo di prova: gioca a Machiavelli contro il computer con le regole di qualunque variante, chiedi la mossa migliore e rivedi la partita.
play-lead = Distribuisci e gioca contro il computer con le regole che vuoi. In qualunque turno puoi chiedere «Fammi vedere»: vedrai la giocata migliore, passo per passo, e perché non ce n'è una migliore. Alla fine tutta la partita si rivede giocata per giocata.
play-how = Nel tuo turno sposta le carte come nei problemi e premi «Cala», oppure pesca. Annullare e ripristinare è pensare, e non costa niente; ma se finisci il turno con carte fuori posto, il turno è fallito: tutto torna dov'era e paghi quello che dicono le regole.
# $fit variants can be played, $missing cannot: $names.
play-variants = { $missing ->
    [0] Si può giocare con le { $fit } varianti di questo sito. Qui si gioca una sola mano; i punti sono quelli di quella mano.
   *[other] Si può giocare con { $fit } varianti di questo sito; a questo tavolo non entrano: { $names }. Qui si gioca una sola mano; i punti sono quelli di quella mano.
 }
play-no-script = Il tavolo di prova ha bisogno di JavaScript, che in questo browser non è attivo. Le regole, i problemi e le soluzioni si leggono anche senza.
play-strength = Come gioca il computer
play-strength-1 = Senza riorganizzare: cala e aggiunge soltanto
play-strength-2 = Attento: riorganizza quello che ha vicino
play-strength-3 = Implacabile: non gli sfugge niente
play-opponents = Avversari
act-deal = Distribuisci
play-no-clock = Queste regole danno un limite di tempo al turno. Qui non c'è orologio: pensa quanto vuoi.
play-fault = In questo browser il computer non risponde.
act-retry = Riprova
play-table = Tavolo di prova

# Whose turn it is, and what there is. $who is one of the three names.
play-you = Tu
play-opponent = Avversario { $place }
play-opponent-only = L'avversario
play-your-turn = Tocca a te.
play-thinking = { $who } sta pensando…
play-wait = Aspetta: non è ancora il tuo turno.
play-over = La mano è finita.
play-stock = { $n ->
    [0] Tallone esaurito
    [one] Tallone: { $n } carta
   *[other] Tallone: { $n } carte
 }
play-holds = { $n ->
    [one] { $who }: { $n } carta in mano
   *[other] { $who }: { $n } carte in mano
 }
play-unopened = Non hai ancora aperto
play-seed = Distribuzione { $seed }: il link di questa pagina la ripete uguale.
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
play-did-knock = { $who }: chiusura della mano.
play-drawn = Hai pescato: { $cards }.
play-step-new = Nuova combinazione dalla mano: { $meld }.
play-step-add = { $cards } si aggiunge a { $meld }.
play-step-mixed = Con { $cards } dalla mano e { $table } dal tavolo: { $meld }.
play-step-table = Con carte del tavolo resta { $meld }.

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
play-no-must-draw-text = Nel tallone ci sono carte: chi non cala, pesca.
play-no-draw-first = Prima si pesca
play-no-draw-first-text = Con queste regole si pesca all'inizio del turno, e poi si cala.
play-no-only-draws = Nel primo turno si pesca soltanto
play-no-only-draws-text = Chi comincia la mano pesca e non fa altro.
play-no-already-drawn = Hai già pescato
play-no-already-drawn-text = Dopo aver pescato, in questo turno non si cala più.
play-no-no-more-draws = Non si pesca più
play-no-no-more-draws-text = Hai già pescato tutte le volte che si può in un turno. Puoi passare.
play-no-can-play = Puoi calare, quindi devi farlo
play-no-can-play-text = Con queste regole non si pesca e non si passa se c'è una giocata. Se non la vedi, chiedi «Fammi vedere».
play-no-card-waits = Questa carta deve aspettare
play-no-card-waits-text = La carta appena pescata si cala solo dal turno successivo.
play-no-too-many-points = Hai troppi punti per chiudere
play-no-too-many-points-text = Per chiudere, le carte che ti restano devono valere meno.
play-no-not-failed = Questa è una giocata valida
play-no-not-failed-text = Premi «Cala» per farla, oppure ripristina il tavolo prima di pescare.
play-unfinished = Hai carte fuori posto
play-unfinished-text = { $n ->
    [0] Se premi di nuovo, il turno è fallito e tutto torna dov'era. Con «Annulla» continui a pensare.
    [one] Se premi di nuovo, il turno è fallito: tutto torna dov'era e peschi una carta. Con «Annulla» continui a pensare.
   *[other] Se premi di nuovo, il turno è fallito: tutto torna dov'era e peschi { $n } carte. Con «Annulla» continui a pensare.
 }

# Show me.
play-best = { $n ->
    [one] La cosa migliore: calare una carta
   *[other] La cosa migliore: calare { $n } carte
 }
play-best-draw = La cosa migliore che puoi fare è pescare.
play-best-pass = Il tallone è esaurito: puoi solo passare.
act-lay-out = Mettila sul tavolo
act-close = Nascondi
play-laid-out = La giocata è sul tavolo. Premi «Cala» per farla.

# The end, and the review.
play-won = Hai vinto la mano!
play-lost = Vince la mano { $who }
play-tied = Parità: { $names }
play-nobody = Questa mano non la vince nessuno
play-ending-out = Qualcuno è rimasto senza carte.
play-ending-blocked = Il tallone è esaurito e in un giro intero nessuno ha calato niente.
play-ending-knocked = Qualcuno ha chiuso con pochi punti in mano.
play-ending-stock-out = Il tallone è esaurito, e con lui la mano.
play-seat = Chi
play-left = Carte in mano
play-points = Punti
act-again = Un'altra mano
act-same-deal = Ripeti questa distribuzione
play-review = Rivedi la partita
act-first-turn = Inizio
act-previous-turn = Precedente
act-next-turn = Successiva
act-last-turn = Fine
play-at = Giocata { $place } di { $count }
play-dealt = Le carte sono distribuite.
play-record = Verbale della partita
play-record-help = Ogni riga è una giocata, con tutto il tavolo. Il programma di questo sito la ricontrolla con «machiavelli replay».
act-copy = Copia
act-download = Scarica
