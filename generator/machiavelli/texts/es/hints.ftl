# Hints towards the solution of a puzzle, each telling more than the one before. $meld is a combination ("5♣–8♣"),
# $cards one card with its article ("el 8♣") or several ("7♦ 8♦").

hint-number = Pista { $number }
hint-breaks = { $kind ->
    [run] Lo que te falta sale de la escalera { $meld }.
    [group] Lo que te falta sale del grupo { $meld }.
   *[open] Lo que te falta sale de { $meld }.
 }
hint-stays = No hay que mover nada de la mesa: basta con bajar cartas de tu mano.
hint-cards = { $n ->
    [one] La carta clave es { $cards }.
   *[other] Las cartas clave son { $cards }.
 }
# Where the cards just named lie in the end.
hint-ends = { $kind ->
    [run] Su sitio final es la escalera { $meld }.
    [group] Su sitio final es el grupo { $meld }.
   *[open] Su sitio final es { $meld }.
 }
# Where nothing can be played: the card that is left without a place, then that it is so.
hint-look = Fíjate en { $cards }: ¿en qué combinación podría acabar?
hint-cannot = No se puede bajar ninguna carta de la mano: la demostración está en la solución.
# Said when all have been shown.
hint-none-left = No quedan más pistas: debajo del tablero está la solución, paso a paso.

# The same position under the rules of every variant: what can be played, and after each the names of variants.
elsewhere-title = ¿Y con otras reglas?
elsewhere-lead = Toca un nombre para abrir la posición en el laboratorio con esas reglas.
elsewhere-all = Se baja toda la mano
elsewhere-some = { $n ->
    [one] Se baja una carta de { $total }
   *[other] Se bajan { $n } de { $total } cartas
 }
elsewhere-none = No se baja ninguna carta
# Why the position cannot be.
elsewhere-too-many-jokers = La baraja no tiene tantos comodines
elsewhere-too-many-loose = Hay más cartas sueltas que cartas de ayuda
elsewhere-illegal-table = La mesa no vale con esas reglas
elsewhere-refused = No hay tantas cartas iguales en la baraja
