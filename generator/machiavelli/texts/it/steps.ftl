# The steps of a play. $cards is one card with its article ("l’8♣") or several ("7♦ 8♦", "3♣–5♣"); $form says
# which pronoun stands for them. $from and $to are the cards that lie where the step begins and ends; $where
# says what those of $to are, $kind what those of $from are: run, group, or open (not yet a meld).

# A card as a person speaks of it, as in "prendi il jolly".
the-joker = il jolly
# The pronoun for the cards of a step: of one card by its rank (as in the-card), of several: many.
step-form = { $rank ->
    [Q] f
    [many] many
   *[other] m
 }
step-from = { $kind ->
    [run] dalla scala { $from }
    [group] dal tris { $from }
   *[open] da { $from }
 }
# After the end of a run.
step-of = della scala { $from }
step-put = { $where ->
    [free] { $form ->
        [m] lascialo da parte
        [f] lasciala da parte
       *[many] lasciale da parte
     }
    [run] { $form ->
        [m] uniscilo alla scala { $to }
        [f] uniscila alla scala { $to }
       *[many] uniscile alla scala { $to }
     }
    [group] { $form ->
        [m] uniscilo al tris { $to }
        [f] uniscila al tris { $to }
       *[many] uniscile al tris { $to }
     }
   *[open] { $form ->
        [m] mettilo con { $to }
        [f] mettila con { $to }
       *[many] mettile con { $to }
     }
 }

step-lay = Cala { $cards } dalla mano.
step-offer = Metti { $cards } della mano in un posto libero del tavolo.
step-extend = Aggiungi { $cards } della mano { $where ->
    [run] alla scala { $to }
   *[group] al tris { $to }
 }.
step-complete = Metti { $cards } della mano con { $to }.
step-swap-joker = Metti { $cards } della mano al posto del jolly, in { $to }.
step-swap-joker-table = { $form ->
    [m] Prendi { $cards } { $source } e mettilo al posto del jolly, in { $to }.
   *[f] Prendi { $cards } { $source } e mettila al posto del jolly, in { $to }.
 }
step-split = Spezza in due la scala { $from }: { $lower } e { $upper }.
step-take-end = Prendi { $cards } dall’estremità { $source } e { $put }.
step-take-fourth = Togli { $cards } { $source } e { $put }.
step-take-card = Prendi { $cards } { $source } e { $put }.
step-move-joker = Prendi { $cards } { $source } e { $put }.
step-join = { $where ->
    [run] Unisci { $cards } alla scala { $to }.
    [group] Unisci { $cards } al tris { $to }.
   *[open] Metti { $cards } con { $to }.
 }

# Around the steps of a puzzle's solution.
steps-par = { $n ->
    [one] Cambia posto un solo blocco di carte.
   *[other] Cambiano posto, come minimo, { $n } blocchi di carte.
 }
steps-classes = { $n ->
    [one] La soluzione è unica.
   *[other] Ci sono { $n } soluzioni diverse.
 }
steps-classes-most = { $n ->
    [one] C’è un solo modo di calare così tante carte.
   *[other] Ci sono { $n } modi di calare così tante carte.
 }

# The buttons that lay the steps out on the board. $place and $count are filled in there.
steps-here = Passo { $place } di { $count }
steps-previous = Passo precedente
steps-next = Passo successivo

# After the solution: best plays unlike it, and hand cards with a place on the table that spoils them all. $card has
# its article ("el 8♣") and is made a capital; $n is the most cards that can be played then.
solution-others = { $n ->
    [one] Un’altra soluzione
   *[other] Altre soluzioni
 }
solution-unlisted = { $n ->
    [one] L’altra non è in questa pagina. Trovala sul tavolo.
   *[other] Le altre { $n } non sono in questa pagina, che diventerebbe lunghissima. Trovane qualcuna sul tavolo: valgono tutte.
 }
solution-decoys = Posti ingannevoli
solution-decoy = { $kind ->
    [run] { $card } entra nella scala { $meld }
    [group] { $card } entra nel tris { $meld }
   *[open] { $card } entra in { $meld }
 }, { $n ->
    [one] ma se quelle carte restano tutte insieme cali al massimo una carta
   *[other] ma se quelle carte restano tutte insieme cali al massimo { $n } carte
 }.
