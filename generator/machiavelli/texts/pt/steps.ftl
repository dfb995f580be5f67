# The steps of a play. $cards is one card with its article ("o 8♣") or several ("7♦ 8♦", "3♣–5♣"); $form says
# which pronoun stands for them. $from and $to are the cards that lie where the step begins and ends; $where
# says what those of $to are, $kind what those of $from are: run, group, or open (not yet a meld).

# A card as a person speaks of it, as in "tire o joker".
the-joker = o joker
# The pronoun for the cards of a step: of one card by its rank (as in the-card), of several: many.
step-form = { $rank ->
    [Q] f
    [many] many
   *[other] m
 }
step-from = { $kind ->
    [run] da sequência { $from }
    [group] do grupo { $from }
   *[open] de { $from }
 }
# After the end of a run.
step-of = da sequência { $from }
step-put = { $where ->
    [free] { $form ->
        [m] deixe-o à parte
        [f] deixe-a à parte
       *[many] deixe-as à parte
     }
    [run] { $form ->
        [m] junte-o à sequência { $to }
        [f] junte-a à sequência { $to }
       *[many] junte-as à sequência { $to }
     }
    [group] { $form ->
        [m] junte-o ao grupo { $to }
        [f] junte-a ao grupo { $to }
       *[many] junte-as ao grupo { $to }
     }
   *[open] { $form ->
        [m] ponha-o com { $to }
        [f] ponha-a com { $to }
       *[many] ponha-as com { $to }
     }
 }

step-lay = Baixe { $cards } da mão.
step-offer = Ponha { $cards } da mão num lugar livre da mesa.
step-extend = Junte { $cards } da mão { $where ->
    [run] à sequência { $to }
   *[group] ao grupo { $to }
 }.
step-complete = Ponha { $cards } da mão com { $to }.
step-swap-joker = Ponha { $cards } da mão no lugar do joker, em { $to }.
step-swap-joker-table = { $form ->
    [m] Tire { $cards } { $source } e ponha-o no lugar do joker, em { $to }.
   *[f] Tire { $cards } { $source } e ponha-a no lugar do joker, em { $to }.
 }
step-split = Corte a sequência { $from } em duas: { $lower } e { $upper }.
step-take-end = Tire { $cards } da ponta { $source } e { $put }.
step-take-fourth = Tire { $cards } { $source } e { $put }.
step-take-card = Tire { $cards } { $source } e { $put }.
step-move-joker = Tire { $cards } { $source } e { $put }.
step-join = { $where ->
    [run] Junte { $cards } à sequência { $to }.
    [group] Junte { $cards } ao grupo { $to }.
   *[open] Ponha { $cards } com { $to }.
 }

# Around the steps of a puzzle's solution.
steps-par = { $n ->
    [one] Muda de lugar um só bloco de cartas.
   *[other] Mudam de lugar, no mínimo, { $n } blocos de cartas.
 }
steps-classes = { $n ->
    [one] A solução é única.
   *[other] Há { $n } soluções diferentes.
 }
steps-classes-most = { $n ->
    [one] Só há uma maneira de baixar tantas cartas.
   *[other] Há { $n } maneiras de baixar tantas cartas.
 }

# The buttons that lay the steps out on the board. $place and $count are filled in there.
steps-here = Passo { $place } de { $count }
steps-previous = Passo anterior
steps-next = Passo seguinte

# After the solution: best plays unlike it, and hand cards with a place on the table that spoils them all. $card has
# its article ("o 8♣") and is made a capital; $n is the most cards that can be played then.
solution-others = { $n ->
    [one] Outra solução
   *[other] Outras soluções
 }
solution-unlisted = { $n ->
    [one] A outra não está nesta página. Encontre-a no tabuleiro.
   *[other] As outras { $n } não estão nesta página, que ficaria muito longa. Encontre alguma no tabuleiro: todas valem.
 }
solution-decoys = Lugares que enganam
solution-decoy = { $kind ->
    [run] { $card } cabe na sequência { $meld }
    [group] { $card } cabe no grupo { $meld }
   *[open] { $card } cabe em { $meld }
 }, { $n ->
    [one] mas, se essas cartas ficarem juntas, só se pode baixar uma carta
   *[other] mas, se essas cartas ficarem juntas, não se podem baixar mais de { $n } cartas
 }.
