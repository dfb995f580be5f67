# Hints towards the solution of a puzzle, each telling more than the one before. $meld is a combination ("5♣–8♣"),
# $cards one card with its article ("o 8♣") or several ("7♦ 8♦").

hint-number = Pista { $number }
hint-breaks = { $kind ->
    [run] A ajuda vem da sequência { $meld }.
    [group] A ajuda vem do grupo { $meld }.
   *[open] A ajuda vem de { $meld }.
 }
hint-stays = A mesa fica como está: basta juntar-lhe cartas da sua mão.
hint-cards = { $n ->
    [one] A carta decisiva é { $cards }.
   *[other] As cartas decisivas são { $cards }.
 }
# Where the cards just named lie in the end.
hint-ends = { $kind ->
    [run] O lugar final é a sequência { $meld }.
    [group] O lugar final é o grupo { $meld }.
   *[open] O lugar final é { $meld }.
 }
# Where nothing can be played: the card that is left without a place, then that it is so.
hint-look = Olhe bem para { $cards }: onde poderia ficar?
hint-cannot = Não se pode baixar nenhuma carta da mão: a demonstração está na solução.
# Said when all have been shown.
hint-none-left = Não há mais pistas: por baixo do tabuleiro está a solução, passo a passo.

# The same position under the rules of every variant: what can be played, and after each the names of variants.
elsewhere-title = E com outras regras?
elsewhere-lead = Cada nome abre a posição no laboratório com essas regras.
elsewhere-all = Baixa-se a mão inteira
elsewhere-some = { $n ->
    [one] Baixa-se uma das { $total } cartas
   *[other] Baixam-se { $n } das { $total } cartas
 }
elsewhere-none = Não se baixa nenhuma carta
# Why the position cannot be.
elsewhere-too-many-jokers = O baralho não tem tantos jokers
elsewhere-too-many-loose = Há mais cartas soltas do que cartas de ajuda
elsewhere-illegal-table = A mesa não vale com essas regras
elsewhere-refused = O baralho não tem essas cartas
