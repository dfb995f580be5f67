# The cards by name. $rank is a number from 2 to 10, or A J Q K; $suit is S H D C.

rank = { $rank ->
    [A] as
    [J] jota
    [Q] reina
    [K] rey
   *[other] { $rank }
 }
rank-plural = { $rank ->
    [A] ases
    [2] doses
    [3] treses
    [4] cuatros
    [5] cincos
    [6] seises
    [7] sietes
    [8] ochos
    [9] nueves
    [10] dieces
    [J] jotas
    [Q] reinas
   *[K] reyes
 }
suit = { $suit ->
    [S] picas
    [H] corazones
    [D] diamantes
   *[C] tréboles
 }
# Here $rank and $suit are names.
card = { $rank } de { $suit }
# A card by its name, with its article, as in "falta el 8 de tréboles".
the-card = { $rank ->
    [J] la { $card }
    [Q] la { $card }
   *[other] el { $card }
 }
# A card among those that lie with it, said aloud: "4 of 4" alone would sound like the name of a card.
card-at = { $card }, carta { $place } de { $count }
joker = comodín
joker-as = comodín, hace de { $card }
