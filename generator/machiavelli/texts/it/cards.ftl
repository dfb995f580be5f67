# The cards by name. $rank is a number from 2 to 10, or A J Q K; $suit is S H D C.

rank = { $rank ->
    [A] asso
    [J] fante
    [Q] donna
    [K] re
   *[other] { $rank }
 }
rank-plural = { $rank ->
    [A] assi
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [10] dieci
    [J] fanti
    [Q] donne
   *[K] re
 }
suit = { $suit ->
    [S] picche
    [H] cuori
    [D] quadri
   *[C] fiori
 }
# Here $rank and $suit are names.
card = { $rank } di { $suit }
# A card by its name, with its article, as in "manca l’8 di fiori".
the-card = { $rank ->
    [A] l’{ $card }
    [8] l’{ $card }
    [Q] la { $card }
   *[other] il { $card }
 }
# A card among those that lie with it, said aloud: "4 of 4" alone would sound like the name of a card.
card-at = { $card }, carta { $place } su { $count }
joker = jolly
joker-as = jolly che fa da { $card }
