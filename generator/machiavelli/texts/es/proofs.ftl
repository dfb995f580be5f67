# Why something cannot be played. $card and $other are a card with its article ("el 8♣"), $cards several
# ("7♦ 8♦"), $meld a combination card by card. A sentence may begin with a card: its first letter is made a
# capital.

# Before a proof; one of the four sentences after it follows.
proof-title = Demostración.
proof-none = No se puede bajar ninguna carta de la mano.
proof-all = No se puede bajar la mano entera.
proof-most = { $n ->
    [one] No se puede bajar más de una carta.
   *[other] No se pueden bajar más de { $n } cartas.
 }
proof-card = No se puede bajar { $card }.

# One thing forced after the other.
proof-only = { $card } solo puede ir en { $meld }.
proof-beside = { $card } no va a ninguna parte sin { $other }, y de esa carta no hay otra: ninguna otra combinación puede contar con ella.
proof-stays = { $card } no forma combinación con nada y se queda en la mano.
proof-alone = Ninguna combinación de estas cartas incluye { $card }.
proof-then-alone = Entonces { $card } se queda sin combinación.
# Several cards that fit nowhere.
proof-homeless = Ninguna de estas cartas cabe en combinación alguna: { $cards }.

# Hand cards one after the other.
proof-suppose = Supón que bajas { $card }:
proof-none-left = No queda nada más que bajar.
# The hand card $out is ruled out.
proof-without = Y sin { $out }, { $card } se queda sin combinación.

# Points on cards. The two names are heads of columns.
proof-points = Da puntos a estas cartas; las demás cuentan 0.
proof-for-cards = Cartas
proof-for-points = Puntos de cada una
proof-melds = Ninguna combinación que se pueda hacer con las cartas que hay pasa de 0.
proof-total = { $total ->
    [one] Pero las cartas que tendrían que estar en combinaciones suman al menos { $total } punto: no pueden caber todas.
   *[other] Pero las cartas que tendrían que estar en combinaciones suman al menos { $total } puntos: no pueden caber todas.
 }

# All the places of a card.
proof-cases = ¿Dónde puede estar { $card }?
proof-in-meld = En { $meld }:
proof-in-none = En ninguna combinación:

# More is asked for than the rules allow.
proof-limit = Son más cartas de las que se pueden bajar en un turno.
proof-no-opening = Todavía no has abierto, y en tu mano no hay con qué abrir.
