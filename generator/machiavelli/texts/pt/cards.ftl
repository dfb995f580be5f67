# The cards by name. $rank is a number from 2 to 10, or A J Q K; $suit is S H D C.

rank = { $rank ->
    [A] ás
    [J] valete
    [Q] dama
    [K] rei
   *[other] { $rank }
 }
# «Grupo de dois» and «grupo de três» would tell how many cards there are: hence the old names.
rank-plural = { $rank ->
    [A] ases
    [2] duques
    [3] ternos
    [4] quatros
    [5] cincos
    [6] seis
    [7] setes
    [8] oitos
    [9] noves
    [10] dez
    [J] valetes
    [Q] damas
   *[K] reis
 }
suit = { $suit ->
    [S] espadas
    [H] copas
    [D] ouros
   *[C] paus
 }
# Here $rank and $suit are names.
card = { $rank } de { $suit }
# A card by its name, with its article, as in "falta o 8 de paus".
the-card = { $rank ->
    [Q] a { $card }
   *[other] o { $card }
 }
# A card among those that lie with it, said aloud: "4 of 4" alone would sound like the name of a card.
card-at = { $card }, carta { $place } de { $count }
joker = joker
joker-as = joker, faz de { $card }
