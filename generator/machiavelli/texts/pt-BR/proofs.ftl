# Why something cannot be played. $card and $other are a card with its article ("o 8♣"), $cards several
# ("7♦ 8♦"), $meld a combination card by card. A sentence may begin with a card: its first letter is made a
# capital.

# Before a proof; one of the four sentences after it follows.
proof-title = Prova.
proof-none = Nenhuma carta da mão pode ser baixada.
proof-all = Não dá para baixar a mão inteira.
proof-most = { $n ->
    [one] Não dá para baixar mais de uma carta.
   *[other] Não dá para baixar mais de { $n } cartas.
 }
proof-card = Não dá para baixar { $card }.

# One thing forced after the other.
proof-only = { $card } só pode ficar em { $meld }.
proof-beside = { $card } não tem lugar sem { $other }, carta de que aqui só há um exemplar: nenhuma outra combinação pode usá-la.
proof-stays = { $card } não forma combinação com nada e fica na mão.
proof-alone = Nenhuma combinação destas cartas inclui { $card }.
proof-then-alone = Então { $card } fica sem combinação.
# Several cards that fit nowhere.
proof-homeless = Nenhuma combinação destas cartas inclui uma destas: { $cards }.

# Hand cards one after the other.
proof-suppose = Suponha que você baixe { $card }:
proof-none-left = Não sobra mais nada para baixar.
# The hand card $out is ruled out.
proof-without = E, sem { $out }, { $card } fica sem combinação.

# Points on cards. The two names are heads of columns.
proof-points = Dê pontos a estas cartas; as outras valem 0.
proof-for-cards = Cartas
proof-for-points = Pontos de cada uma
proof-melds = Nenhuma combinação que se possa formar com as cartas em jogo passa de 0.
proof-total = { $total ->
    [one] Mas as cartas que teriam de estar em combinações somam pelo menos { $total } ponto: não há como caberem todas.
   *[other] Mas as cartas que teriam de estar em combinações somam pelo menos { $total } pontos: não há como caberem todas.
 }

# All the places of a card.
proof-cases = Onde pode estar { $card }?
proof-in-meld = Em { $meld }:
proof-in-none = Em nenhuma combinação:

# More is asked for than the rules allow.
proof-limit = São mais cartas do que se pode baixar em uma jogada.
proof-no-opening = Você ainda não abriu, e na sua mão não há com que abrir.
