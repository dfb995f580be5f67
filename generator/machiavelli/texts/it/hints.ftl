# Hints towards the solution of a puzzle, each telling more than the one before. $meld is a combination ("5♣–8♣"),
# $cards one card with its article ("el 8♣") or several ("7♦ 8♦").

hint-number = Indizio { $number }
hint-breaks = { $kind ->
    [run] L’aiuto viene dalla scala { $meld }.
    [group] L’aiuto viene dal tris { $meld }.
   *[open] L’aiuto viene da { $meld }.
 }
hint-stays = Il tavolo resta com’è: basta calare carte della tua mano.
hint-cards = { $n ->
    [one] La carta chiave è { $cards }.
   *[other] Le carte chiave sono { $cards }.
 }
# Where the cards just named lie in the end.
hint-ends = { $kind ->
    [run] La destinazione è la scala { $meld }.
    [group] La destinazione è il tris { $meld }.
   *[open] La destinazione è { $meld }.
 }
# Where nothing can be played: the card that is left without a place, then that it is so.
hint-look = Guarda bene { $cards }: dove potrebbe stare?
hint-cannot = Non si può calare nessuna carta della mano: la dimostrazione è nella soluzione.
# Said when all have been shown.
hint-none-left = Non ci sono altri indizi: sotto il tavolo da gioco c’è la soluzione, passo passo.

# The same position under the rules of every variant: what can be played, and after each the names of variants.
elsewhere-title = E con altre regole?
elsewhere-lead = Ogni nome apre la posizione nel laboratorio con quelle regole.
elsewhere-all = Si cala tutta la mano
elsewhere-some = { $n ->
    [one] Si cala una carta su { $total }
   *[other] Si calano { $n } carte su { $total }
 }
elsewhere-none = Non si cala nessuna carta
# Why the position cannot be.
elsewhere-too-many-jokers = Nel mazzo non ci sono così tanti jolly
elsewhere-too-many-loose = Ci sono più carte sole che carte d’aiuto
elsewhere-illegal-table = Il tavolo non è valido con quelle regole
elsewhere-refused = Nel mazzo non ci sono così tante carte uguali
