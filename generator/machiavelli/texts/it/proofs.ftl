# Why something cannot be played. $card and $other are a card with its article ("l’8♣"), $cards several
# ("7♦ 8♦"), $meld a combination card by card. A sentence may begin with a card: its first letter is made a
# capital.

# Before a proof; one of the four sentences after it follows.
proof-title = Dimostrazione.
proof-none = Non si può calare nessuna carta della mano.
proof-all = Non si può calare tutta la mano.
proof-most = { $n ->
    [one] Non si può calare più di una carta.
   *[other] Non si possono calare più di { $n } carte.
 }
proof-card = Non si può calare { $card }.

# One thing forced after the other.
proof-only = { $card } può stare soltanto in { $meld }.
proof-beside = { $card } non trova posto senza { $other }, e di questa carta ce n’è una sola: nessun’altra combinazione può usarla.
proof-stays = { $card } non fa combinazione con niente e resta in mano.
proof-alone = Nessuna combinazione di queste carte contiene { $card }.
proof-then-alone = Allora { $card } resta senza combinazione.
# Several cards that fit nowhere.
proof-homeless = Con le carte che ci sono, nessuna di queste entra in una combinazione: { $cards }.

# Hand cards one after the other.
proof-suppose = Supponi di calare { $card }:
proof-none-left = Non resta altro da calare.
# The hand card $out is ruled out.
proof-without = E senza { $out }, { $card } resta senza combinazione.

# Points on cards. The two names are heads of columns.
proof-points = Dai dei punti a queste carte; le altre valgono 0.
proof-for-cards = Carte
proof-for-points = Punti di ciascuna
proof-melds = Nessuna combinazione possibile con le carte che ci sono supera 0.
proof-total = { $total ->
    [one] Ma le carte che dovrebbero stare in combinazioni fanno almeno { $total } punto: non ci possono stare tutte.
   *[other] Ma le carte che dovrebbero stare in combinazioni fanno almeno { $total } punti: non ci possono stare tutte.
 }

# All the places of a card.
proof-cases = Dove può stare { $card }?
proof-in-meld = In { $meld }:
proof-in-none = In nessuna combinazione:

# More is asked for than the rules allow.
proof-limit = Sono più carte di quante se ne possano calare in un turno.
proof-no-opening = Non hai ancora fatto la prima calata, e con le carte che hai in mano non puoi farla.
