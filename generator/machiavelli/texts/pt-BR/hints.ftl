# Hints towards the solution of a puzzle, each telling more than the one before. $meld is a combination ("5♣–8♣"),
# $cards one card with its article ("o 8♣") or several ("7♦ 8♦").

hint-number = Dica { $number }
hint-breaks = { $kind ->
    [run] A ajuda vem da sequência { $meld }.
    [group] A ajuda vem da trinca { $meld }.
   *[open] A ajuda vem de { $meld }.
 }
hint-stays = A mesa fica como está: basta acrescentar cartas da sua mão.
hint-cards = { $n ->
    [one] A carta-chave é { $cards }.
   *[other] As cartas-chave são { $cards }.
 }
# Where the cards just named lie in the end.
hint-ends = { $kind ->
    [run] O lugar final é a sequência { $meld }.
    [group] O lugar final é a trinca { $meld }.
   *[open] O lugar final é { $meld }.
 }
# Where nothing can be played: the card that is left without a place, then that it is so.
hint-look = Olhe bem para { $cards }: onde poderia ficar?
hint-cannot = Nenhuma carta da mão pode ser baixada: a prova está na solução.
# Said when all have been shown.
hint-none-left = Acabaram as dicas: embaixo do tabuleiro está a solução, passo a passo.

# The same position under the rules of every variant: what can be played, and after each the names of variants.
elsewhere-title = E com outras regras?
elsewhere-lead = Cada nome abre a posição no laboratório com essas regras.
elsewhere-all = Dá para baixar a mão inteira
elsewhere-some = { $n ->
    [one] Dá para baixar uma das { $total } cartas
   *[other] Dá para baixar { $n } das { $total } cartas
 }
elsewhere-none = Não dá para baixar nenhuma carta
# Why the position cannot be.
elsewhere-too-many-jokers = O baralho não tem tantos coringas
elsewhere-too-many-loose = Há mais cartas soltas do que cartas de ajuda
elsewhere-illegal-table = A mesa não vale com essas regras
elsewhere-refused = O baralho não tem essas cartas
