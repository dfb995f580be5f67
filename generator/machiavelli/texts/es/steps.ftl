# The steps of a play. $cards is one card with its article ("el 8♣") or several ("7♦ 8♦", "3♣–5♣"); $form says
# which pronoun stands for them. $from and $to are the cards that lie where the step begins and ends; $where
# says what those of $to are, $kind what those of $from are: run, group, or open (not yet a meld).

# A card as a person speaks of it, as in "toma el comodín".
the-joker = el comodín
# The pronoun for the cards of a step: of one card by its rank (as in the-card), of several: many.
step-form = { $rank ->
    [J] f
    [Q] f
    [many] many
   *[other] m
 }
step-from = { $kind ->
    [run] de la escalera { $from }
    [group] del grupo { $from }
   *[open] de { $from }
 }
# After the end of a run.
step-of = de la escalera { $from }
step-put = { $where ->
    [free] { $form ->
        [m] déjalo aparte
        [f] déjala aparte
       *[many] déjalas aparte
     }
    [run] { $form ->
        [m] únelo a la escalera { $to }
        [f] únela a la escalera { $to }
       *[many] únelas a la escalera { $to }
     }
    [group] { $form ->
        [m] únelo al grupo { $to }
        [f] únela al grupo { $to }
       *[many] únelas al grupo { $to }
     }
   *[open] { $form ->
        [m] ponlo con { $to }
        [f] ponla con { $to }
       *[many] ponlas con { $to }
     }
 }

step-lay = Baja { $cards } de la mano.
step-offer = Pon { $cards } de la mano en un sitio libre de la mesa.
step-extend = Añade { $cards } de la mano { $where ->
    [run] a la escalera { $to }
   *[group] al grupo { $to }
 }.
step-complete = Pon { $cards } de la mano con { $to }.
step-swap-joker = Pon { $cards } de la mano en el lugar del comodín, en { $to }.
step-swap-joker-table = { $form ->
    [m] Toma { $cards } { $source } y ponlo en el lugar del comodín, en { $to }.
   *[f] Toma { $cards } { $source } y ponla en el lugar del comodín, en { $to }.
 }
step-split = Corta la escalera { $from } en dos: { $lower } y { $upper }.
step-take-end = Toma { $cards } del extremo { $source } y { $put }.
step-take-fourth = Saca { $cards } { $source } y { $put }.
step-take-card = Toma { $cards } { $source } y { $put }.
step-move-joker = Toma { $cards } { $source } y { $put }.
step-join = { $where ->
    [run] Une { $cards } a la escalera { $to }.
    [group] Une { $cards } al grupo { $to }.
   *[open] Pon { $cards } con { $to }.
 }

# Around the steps of a puzzle's solution.
steps-par = { $n ->
    [one] Cambia de sitio un solo bloque de cartas.
   *[other] Cambian de sitio, como mínimo, { $n } bloques de cartas.
 }
steps-classes = { $n ->
    [one] La solución es única.
   *[other] Hay { $n } soluciones distintas.
 }
steps-classes-most = { $n ->
    [one] Hay una sola manera de bajar tantas cartas.
   *[other] Hay { $n } maneras de bajar tantas cartas.
 }

# The buttons that lay the steps out on the board. $place and $count are filled in there.
steps-here = Paso { $place } de { $count }
steps-previous = Paso anterior
steps-next = Paso siguiente

# After the solution: best plays unlike it, and hand cards with a place on the table that spoils them all. $card has
# its article ("el 8♣") and is made a capital; $n is the most cards that can be played then.
solution-others = { $n ->
    [one] Otra solución
   *[other] Otras soluciones
 }
solution-unlisted = { $n ->
    [one] La otra no está en esta página. Encuéntrala en el tablero.
   *[other] Las otras { $n } no están en esta página, que sería muy larga. Encuentra alguna en el tablero: todas valen.
 }
solution-decoys = Sitios que engañan
solution-decoy = { $kind ->
    [run] { $card } cabe en la escalera { $meld }
    [group] { $card } cabe en el grupo { $meld }
   *[open] { $card } cabe en { $meld }
 }, { $n ->
    [one] pero, si esas cartas se quedan juntas, bajas como mucho una carta
   *[other] pero, si esas cartas se quedan juntas, bajas como mucho { $n } cartas
 }.
