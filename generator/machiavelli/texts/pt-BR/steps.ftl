# The steps of a play. $cards is one card with its article ("o 8♣") or several ("7♦ 8♦", "3♣–5♣"); $form says
# which pronoun stands for them. $from and $to are the cards that lie where the step begins and ends; $where
# says what those of $to are, $kind what those of $from are: run, group, or open (not yet a meld).

# A card as a person speaks of it, as in "pegue o coringa".
the-joker = o coringa
# The pronoun for the cards of a step: of one card by its rank (as in the-card), of several: many.
step-form = { $rank ->
    [Q] f
    [many] many
   *[other] m
 }
step-from = { $kind ->
    [run] da sequência { $from }
    [group] da trinca { $from }
   *[open] de { $from }
 }
# After the end of a run.
step-of = da sequência { $from }
step-put = { $where ->
    [free] { $form ->
        [m] deixe-o separado
        [f] deixe-a separada
       *[many] deixe-as separadas
     }
    [run] { $form ->
        [m] junte-o à sequência { $to }
        [f] junte-a à sequência { $to }
       *[many] junte-as à sequência { $to }
     }
    [group] { $form ->
        [m] junte-o à trinca { $to }
        [f] junte-a à trinca { $to }
       *[many] junte-as à trinca { $to }
     }
   *[open] { $form ->
        [m] coloque-o com { $to }
        [f] coloque-a com { $to }
       *[many] coloque-as com { $to }
     }
 }

step-lay = Baixe { $cards } da mão.
step-offer = Coloque { $cards } da mão em um espaço livre da mesa.
step-extend = Junte { $cards } da mão { $where ->
    [run] à sequência { $to }
   *[group] à trinca { $to }
 }.
step-complete = Coloque { $cards } da mão com { $to }.
step-swap-joker = Coloque { $cards } da mão no lugar do coringa, em { $to }.
step-swap-joker-table = { $form ->
    [m] Pegue { $cards } { $source } e coloque-o no lugar do coringa, em { $to }.
   *[f] Pegue { $cards } { $source } e coloque-a no lugar do coringa, em { $to }.
 }
step-split = Corte a sequência { $from } em duas: { $lower } e { $upper }.
step-take-end = Pegue { $cards } da ponta { $source } e { $put }.
step-take-fourth = Tire { $cards } { $source } e { $put }.
step-take-card = Pegue { $cards } { $source } e { $put }.
step-move-joker = Pegue { $cards } { $source } e { $put }.
step-join = { $where ->
    [run] Junte { $cards } à sequência { $to }.
    [group] Junte { $cards } à trinca { $to }.
   *[open] Coloque { $cards } com { $to }.
 }

# Around the steps of a puzzle's solution.
steps-par = { $n ->
    [one] Só um bloco de cartas muda de lugar.
   *[other] Pelo menos { $n } blocos de cartas mudam de lugar.
 }
steps-classes = { $n ->
    [one] A solução é única.
   *[other] Há { $n } soluções diferentes.
 }
steps-classes-most = { $n ->
    [one] Só há um jeito de baixar tantas cartas.
   *[other] Há { $n } jeitos de baixar tantas cartas.
 }

# The buttons that lay the steps out on the board. $place and $count are filled in there.
steps-here = Passo { $place } de { $count }
steps-previous = Passo anterior
steps-next = Próximo passo

# After the solution: best plays unlike it, and hand cards with a place on the table that spoils them all. $card has
# its article ("o 8♣") and is made a capital; $n is the most cards that can be played then.
solution-others = { $n ->
    [one] Outra solução
   *[other] Outras soluções
 }
solution-unlisted = { $n ->
    [one] A outra não está nesta página. Encontre-a no tabuleiro.
   *[other] As outras { $n } não estão nesta página, que ficaria longa demais. Encontre alguma no tabuleiro: todas valem.
 }
solution-decoys = Lugares que enganam
solution-decoy = { $kind ->
    [run] { $card } cabe na sequência { $meld }
    [group] { $card } cabe na trinca { $meld }
   *[open] { $card } cabe em { $meld }
 }, { $n ->
    [one] mas, se essas cartas ficarem juntas, você baixa no máximo uma carta
   *[other] mas, se essas cartas ficarem juntas, você baixa no máximo { $n } cartas
 }.
