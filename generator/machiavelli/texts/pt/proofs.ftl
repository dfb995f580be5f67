# Why something cannot be played. $card and $other are a card with its article ("o 8♣"), $cards several
# ("7♦ 8♦"), $meld a combination card by card. A sentence may begin with a card: its first letter is made a
# capital.

# Before a proof; one of the four sentences after it follows.
proof-title = Demonstração.
proof-none = Não se pode baixar nenhuma carta da mão.
proof-all = Não se pode baixar a mão inteira.
proof-most = { $n ->
    [one] Não se pode baixar mais de uma carta.
   *[other] Não se podem baixar mais de { $n } cartas.
 }
proof-card = Não se pode baixar { $card }.

# One thing forced after the other.
proof-only = { $card } só pode ficar em { $meld }.
proof-beside = { $card } não tem lugar sem { $other }, e não há outra carta igual: mais nenhuma combinação a pode usar.
proof-stays = { $card } não forma combinação com nada e fica na mão.
proof-alone = Nenhuma combinação destas cartas inclui { $card }.
proof-then-alone = Então { $card } fica sem combinação.
# Several cards that fit nowhere.
proof-homeless = Nenhuma combinação destas cartas inclui alguma das seguintes: { $cards }.

# Hand cards one after the other.
proof-suppose = Suponha que baixa { $card }:
proof-none-left = Não resta mais nada para baixar.
# The hand card $out is ruled out.
proof-without = E sem { $out }, { $card } fica sem combinação.

# Points on cards. The two names are heads of columns.
proof-points = Dê pontos a estas cartas; as outras valem 0.
proof-for-cards = Cartas
proof-for-points = Pontos de cada uma
proof-melds = Nenhuma combinação que se possa formar com as cartas que há passa de 0.
proof-total = { $total ->
    [one] Mas as cartas que teriam de estar em combinações somam pelo menos { $total } ponto: não podem caber todas.
   *[other] Mas as cartas que teriam de estar em combinações somam pelo menos { $total } pontos: não podem caber todas.
 }

# All the places of a card.
proof-cases = Onde pode estar { $card }?
proof-in-meld = Em { $meld }:
proof-in-none = Em nenhuma combinação:

# More is asked for than the rules allow.
proof-limit = São mais cartas do que as que se podem baixar num turno.
proof-no-opening = Ainda não abriu, e na sua mão não há com que abrir.
