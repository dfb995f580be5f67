### Las reglas: sus nombres y valores, las frases de cada sección, las preguntas y las marcas de procedencia.
### Cada frase puede usar cualquier regla: $hand-size es deal.hand_size; sí y no son «yes» y «no»; lo que no hay, «none».

## Nombres y valores de las reglas

rule-deal-players = Jugadores
value-deal-players = { $players-span ->
    [0] { $players-most }
   *[other] de { $players-least } a { $players-most }
}{ $players-more ->
    [yes] , o más
   *[no] {""}
}
rule-deal-decks = Barajas
value-deal-decks = { $decks }
rule-deal-jokers = Comodines
value-deal-jokers = { $jokers ->
    [0] ninguno
   *[other] { $jokers }
}
rule-deal-packs-by-players = Barajas según los jugadores
value-deal-packs-by-players = { $packs-by-players ->
    [none] siempre las mismas
   *[other] { $packs-by-players }
}
packs-for-players = { $decks ->
    [one] una baraja
   *[other] { $decks } barajas
}{ $jokers ->
    [0] {" "}sin comodines
    [one] {" "}y un comodín
   *[other] {" "}y { $jokers } comodines
} si son { $players }
rule-deal-hand-size = Cartas por jugador
value-deal-hand-size = { $hand-size }
rule-deal-hand-by-players = Cartas según los jugadores
value-deal-hand-by-players = { $hand-by-players ->
    [none] siempre las mismas
   *[other] { $hand-by-players }
}
hand-for-players = { $cards } si son { $players }
rule-deal-hand-floor = Reparto mínimo por jugador
value-deal-hand-floor = { $hand-floor ->
    [none] el reparto no se reduce
    [one] { $hand-floor } carta
   *[other] { $hand-floor } cartas
}
rule-deal-face-up = Cartas boca arriba al empezar
value-deal-face-up = { $face-up ->
    [0] ninguna
   *[other] { $face-up }
}
rule-deal-first-dealer = Primer repartidor
value-deal-first-dealer = { $first-dealer ->
    [by-lot] por sorteo
    [lowest-card] quien saca la carta más baja
    [highest-card] quien saca la carta más alta
   *[oldest] la persona de más edad
}
rule-deal-deal-passes = Cambio de repartidor
value-deal-deal-passes = { $deal-passes ->
    [clockwise] en sentido horario
    [counterclockwise] en sentido antihorario
    [to-winner] reparte quien ganó la mano anterior
   *[none] no cambia, es una sola mano
}
rule-deal-first-player = Quién empieza
value-deal-first-player = { $first-player ->
    [left-of-dealer] quien está a la izquierda del repartidor
    [right-of-dealer] quien está a la derecha del repartidor
   *[dealer] el repartidor
}
rule-deal-direction = Sentido del juego
value-deal-direction = { $direction ->
    [clockwise] horario
   *[counterclockwise] antihorario
}

rule-melds-group-min = Mínimo de cartas en un grupo
value-melds-group-min = { $group-min }
rule-melds-group-max = Máximo de cartas en un grupo
value-melds-group-max = { $group-max }
rule-melds-group-distinct-suits = Palos de un grupo
value-melds-group-distinct-suits = todos distintos
rule-melds-run-min = Mínimo de cartas en una escalera
value-melds-run-min = { $run-min }
rule-melds-run-max = Máximo de cartas en una escalera
value-melds-run-max = { $run-max ->
    [none] sin tope
   *[other] { $run-max }
}
rule-melds-ace-low = As antes del 2
value-melds-ace-low = { $ace-low ->
    [yes] sí
   *[no] no
}
rule-melds-ace-high = As después del rey
value-melds-ace-high = { $ace-high ->
    [yes] sí
   *[no] no
}
rule-melds-ace-inside = As en medio, como en K A 2
value-melds-ace-inside = { $ace-inside ->
    [yes] sí
   *[no] no
}
rule-melds-ace-both-ends = Un as en cada punta
value-melds-ace-both-ends = { $ace-both-ends ->
    [yes] sí
   *[no] no
}

rule-jokers-per-meld = Comodines por combinación
value-jokers-per-meld = { $per-meld ->
    [0] no hay comodines
   *[other] { $per-meld } como mucho
}
rule-jokers-on-table = Combinaciones con comodín
value-jokers-on-table = { $on-table ->
    [none] no hay comodines
    [frozen] nadie las toca hasta cambiar el comodín
   *[free] se reorganizan como las demás
}
rule-jokers-replaced-from = Carta que sustituye a un comodín
value-jokers-replaced-from = { $replaced-from ->
    [none] no hay comodines
    [hand] solo de la mano
   *[hand-or-table] de la mano o de la mesa
}
rule-jokers-freed-joker = Comodín liberado
value-jokers-freed-joker = { $freed-joker ->
    [none] no hay comodines
   *[same-turn] a otra combinación en el mismo turno
}

rule-turn-draw-when = Cuándo se roba
value-turn-draw-when = { $draw-when ->
    [before-playing] al empezar el turno, antes de bajar
    [until-able] solo si no se puede bajar, hasta poder
   *[instead-of-playing] en lugar de bajar cartas
}
rule-turn-draw-count = Cartas que se roban
value-turn-draw-count = { $draw-count }
rule-turn-draws-most = Veces que se puede robar en un turno
value-turn-draws-most = { $draws-most ->
    [none] sin tope
   *[other] { $draws-most }
}
rule-turn-drawn-card-playable = Cuándo se juega la carta recién robada
value-turn-drawn-card-playable = { $drawn-card-playable ->
    [yes] en el mismo turno
   *[no] no antes del turno siguiente
}
rule-turn-must-play = Hay que jugar si se puede
value-turn-must-play = { $must-play ->
    [yes] sí
   *[no] no
}
rule-turn-first-only-draws = Quien empieza la mano solo roba
value-turn-first-only-draws = { $first-only-draws ->
    [yes] sí, en su primer turno
   *[no] no
}
rule-turn-opening = Mínimo para la primera bajada
value-turn-opening = { $opening ->
    [meld] una combinación de cartas propias
    [run] una escalera de cartas propias
    [points] combinaciones de cartas propias, por puntos
   *[none] ninguno
}
rule-turn-opening-points = Puntos de la primera bajada
value-turn-opening-points = { $opening-points ->
    [none] no se exigen
   *[other] { $opening-points } o más
}
rule-turn-table-before-opening = Usar la mesa sin haber bajado antes
value-turn-table-before-opening = { $table-before-opening ->
    [yes] { $opening ->
        [none] sí
       *[other] solo para añadir cartas
    }
   *[no] no
}
rule-turn-hold-back = Combinación guardada de un turno a otro
value-turn-hold-back = { $hold-back ->
    [yes] solo con cartas llegadas después
   *[no] se puede bajar
}
rule-turn-table-to-hand = Pasar cartas de la mesa a la mano
value-turn-table-to-hand = no
rule-turn-least-added = Mínimo de cartas por jugada
value-turn-least-added = { $least-added ->
    [one] { $least-added } carta de la mano
   *[other] { $least-added } cartas de la mano
}
rule-turn-most-added = Máximo de cartas por jugada
value-turn-most-added = { $most-added ->
    [none] sin tope
    [one] { $most-added } carta de la mano
   *[other] { $most-added } cartas de la mano
}
rule-turn-discard = Descarte al final del turno
value-turn-discard = no hay
rule-turn-time-limit = Tiempo por turno
value-turn-time-limit = { $time-limit ->
    [none] sin límite
    [one] { $time-limit } segundo
   *[other] { $time-limit } segundos
}

rule-failure-restore = La mesa tras un intento fallido
value-failure-restore = vuelve a quedar como estaba
rule-failure-take-back = Las cartas que habías añadido
value-failure-take-back = vuelven a tu mano
rule-failure-penalty = Cuándo hay penalización
value-failure-penalty = { $penalty ->
    [always] siempre que una reorganización falla
    [if-not-restored] solo si no se consigue restaurar la mesa
   *[never] nunca
}
rule-failure-penalty-cards = Cartas de penalización
value-failure-penalty-cards = { $penalty-cards ->
    [0] ninguna
   *[other] { $penalty-cards }
}
rule-failure-replaces-draw = La penalización y el robo normal
value-failure-replaces-draw = { $penalty ->
    [never] no hay penalización
   *[other] { $replaces-draw ->
        [yes] con la penalización termina el turno, sin robar nada más
       *[no] se roba además de la penalización
    }
}
rule-failure-unfinished-meld = Combinación nueva sin completar
value-failure-unfinished-meld = { $unfinished-meld ->
    [yes] cuenta como intento fallido
   *[no] no cuenta como intento fallido
}
rule-failure-others-restore = Los demás ayudan a restaurar
value-failure-others-restore = { $others-restore ->
    [yes] sí
   *[no] no
}
rule-failure-loose-cards = Cartas sueltas al acabar el turno
value-failure-loose-cards = { $loose-cards ->
    [never] ninguna
    [help-cards] solo las de ayuda sin usar
   *[stay] { $face-up ->
        [0] las que nadie logra recolocar
       *[other] las de ayuda sin usar y las que nadie logra recolocar
    }
}

rule-end-going-out = Quién gana la mano
value-end-going-out = el primero que se queda sin cartas
rule-end-knock-points = Cerrar con cartas en la mano
value-end-knock-points = { $knock-points ->
    [none] no
    [0] con 0 puntos
    [one] con { $knock-points } punto o menos
   *[other] con { $knock-points } puntos o menos
}
rule-end-empty-stock = Robar con el mazo agotado
value-end-empty-stock = { $empty-stock ->
    [pass] equivale a pasar
   *[ends-hand] no se llega a eso: la última carta termina la mano
}
rule-end-short-penalty = Penalización si el mazo no basta
value-end-short-penalty = { $short-penalty ->
    [what-is-left] las cartas que queden
   *[none] no hay penalización
}
rule-end-blocked = Cuándo se bloquea la mano
value-end-blocked = { $empty-stock ->
    [pass] con el mazo agotado, si en una vuelta nadie añade cartas
   *[ends-hand] nunca: al acabarse el mazo, la mano ya ha terminado
}
rule-end-blocked-winner = Quién gana una mano bloqueada
value-end-blocked-winner = { $blocked-winner ->
    [nobody] nadie
   *[fewest-points] quien tenga menos puntos en la mano
}

rule-scoring-basis = Qué se cuenta
value-scoring-basis = { $basis ->
    [per-card] 1 punto por carta
    [card-points] los puntos de cada carta
   *[none] nada
}
rule-scoring-counted = Cuándo se cuenta
value-scoring-counted = { $counted ->
    [every-hand] al final de cada mano
    [blocked-hand] { $empty-stock ->
        [pass] solo si la mano se bloquea
       *[ends-hand] solo si se acaba el mazo
    }
   *[never] nunca
}
rule-scoring-points-go = Quién anota los puntos
value-scoring-points-go = { $points-go ->
    [to-losers] cada uno, los de sus cartas
    [to-winner] quien gana, los de las cartas de los demás
    [differences] quien gana, la diferencia con cada uno de los demás
    [both] los demás restan los suyos y quien gana los suma
   *[none] nadie
}
rule-scoring-card-points = Puntos de las cartas
value-scoring-card-points = { $ace-points ->
    [none] no intervienen
   *[other] as { $ace-points }, diez { $ten-points }, figuras { $figure-points }{ $jokers-most ->
        [0] {""}
       *[other] , comodín { $joker-points }
    }; { $low-points ->
        [none] las demás, su número
       *[other] las demás, { $low-points }
    }
}
rule-scoring-match = Duración de la partida
value-scoring-match = { $match ->
    [dealer-rotations] las vueltas completas de reparto que se acuerden
    [target] hasta que alguien llega a un total
   *[single-hand] una sola mano
}
rule-scoring-target = Total al que se juega
value-scoring-target = { $target ->
    [none] { $match ->
        [target] el que se acuerde
       *[other] no hay
    }
    [one] { $target } punto
   *[other] { $target } puntos
}
rule-scoring-match-winner = Quién gana la partida
value-scoring-match-winner = { $match-winner ->
    [lowest-total] el total más bajo
    [highest-total] el total más alto
   *[hand-winner] quien gana la mano
}
rule-scoring-tie = Si hay empate
value-scoring-tie = { $tie ->
    [shared] se comparte la victoria
   *[draw] queda en empate
}

## Qué es

section-about = Qué es
about-family = Machiavelli es un rummy italiano de mesa común: las combinaciones que se bajan quedan a la vista y son de todos.
about-family-relative = Es pariente de Machiavelli, el rummy italiano de mesa común: las combinaciones que se bajan quedan a la vista y son de todos.
about-manipulation = En tu turno puedes deshacerlas y volver a armarlas de otra manera para dar sitio a cartas que antes no lo tenían.
about-race = Es una carrera: gana la mano quien primero se queda sin cartas.
about-party = Suele jugarse en reuniones, por gusto y no por dinero.
about-origin = Una fuente sitúa su aparición en los años de la Segunda Guerra Mundial.
origin-title = Origen del juego
origin-between = en los años veinte o treinta del siglo XX
origin-during = en los años de la Segunda Guerra Mundial
origin-after = después de la Segunda Guerra Mundial
about-name = El nombre hace pensar en Maquiavelo y en sus astucias; que el escritor inventara el juego no está probado.
about-relatives = No lo confundas con sus parientes: Tahití, Guadalupe y algunas versiones con comodines reparten y roban de otro modo.
about-compare = Compara esta variante con las demás

## Cartas y reparto

section-deal = Cartas y reparto
deal-players = Juegan { $players-span ->
    [0] { $players-most }
   *[other] de { $players-least } a { $players-most }
} personas{ $players-more ->
    [yes] ; pueden ser más
   *[no] {""}
}.
deal-pack = Mezcla { $decks ->
    [one] una baraja
   *[other] { $decks } barajas
} de 52 cartas { $jokers ->
    [0] sin comodines
    [one] y añade un comodín
   *[other] y añade { $jokers } comodines
}: en total, { $pack } cartas.
deal-packs-here = Según cuántos jueguen, las barajas cambian: { $packs-by-players }.
deal-dealer = { $first-dealer ->
    [by-lot] Se sortea quién reparte primero.
    [lowest-card] Cada jugador saca una carta, y quien tiene la más baja reparte primero; los que empatan sacan otra.
    [highest-card] Cada jugador saca una carta, y quien tiene la más alta reparte primero; los que empatan sacan otra.
   *[oldest] Reparte primero la persona de más edad.
}
deal-passes = { $deal-passes ->
    [to-winner] Cada mano siguiente la reparte quien ganó la anterior; si no hay un ganador único, repite el mismo repartidor.
    [counterclockwise] En las manos siguientes el reparto va pasando en sentido antihorario.
   *[other] En las manos siguientes el reparto va pasando en sentido horario.
}
deal-hand = El repartidor da { $hand-size ->
    [one] { $hand-size } carta
   *[other] { $hand-size } cartas
} a cada jugador.
deal-singly = Las da de una en una.
deal-fewer = Con más de { $players-most } jugadores, el repartidor puede dar menos cartas, pero nunca menos de { $hand-floor } a cada uno.
deal-fewer-here = { $hands-beyond ->
    [yes] Para esos casos proponemos los repartos de la tabla.
   *[no] Según cuántos jueguen, la mano cambia: { $hand-by-players }.
}
deal-stock = El resto forma el mazo.
deal-stock-hidden = El mazo se deja boca abajo.
deal-stock-centre = Su sitio es el centro de la mesa.
deal-table = { $face-up ->
    [0] La mesa empieza vacía.
    [one] Junto al mazo se pone una carta boca arriba, la carta de ayuda.
   *[other] Junto al mazo se ponen { $face-up } cartas boca arriba, sueltas: son las cartas de ayuda.
}
deal-help = Cualquiera puede usar una carta de ayuda en una combinación, como las demás cartas de la mesa, pero nunca pasarla a su mano.
deal-help-waits = Hasta que alguien la use, se queda sola donde está.
deal-first = Empieza { $first-player ->
    [left-of-dealer] quien está a la izquierda del repartidor
    [right-of-dealer] quien está a la derecha del repartidor
   *[dealer] el propio repartidor
}, y los turnos pasan en sentido { $direction ->
    [clockwise] horario
   *[counterclockwise] antihorario
}.
deal-no-trump = No hay triunfo ni subasta.
deal-match = Antes de empezar, acuerda con los demás cuántas vueltas de reparto durará la partida; en cada una reparten todos una vez.
deal-target = Antes de empezar, acuerda con los demás a cuántos puntos se juega la partida.
deal-caption = Cuántas cartas quedan en el mazo, según cuántos juegan
deal-column-players = Jugadores
deal-column-pack = Cartas
deal-column-hand = A cada uno
deal-column-dealt = En las manos
deal-column-stock = En el mazo

## Combinaciones

section-melds = Combinaciones
melds-two-kinds = Hay dos clases de combinación, el grupo y la escalera, y ninguna carta puede estar en dos a la vez.
melds-group = Forman un grupo { $group-span ->
    [0] { $group-min }
    [1] { $group-min } o { $group-max }
   *[other] de { $group-min } a { $group-max }
} cartas del mismo valor y de palos distintos.
melds-twins = { $packs-by-players ->
    [none] Aunque de cada carta haya { $decks } ejemplares, dos cartas iguales no caben en el mismo grupo.
   *[other] Aunque haya cartas repetidas, dos cartas iguales no caben en el mismo grupo.
}
melds-run = Forman una escalera { $run-span ->
    [0] { $run-min } cartas seguidas del mismo palo
   *[other] { $run-min } o más cartas seguidas del mismo palo
}{ $run-span ->
    [none] {""}
    [0] {""}
   *[other] , hasta { $run-max }
}.
melds-ace = { $ace-low ->
    [yes] { $ace-high ->
        [yes] El as abre la escalera delante del 2, como en { $ace-first }, o la cierra detrás del rey, como en { $ace-last }. { $ace-inside ->
            [yes] También puede ir en medio, pues la escalera da la vuelta: { $ace-between } vale, mientras ningún valor se repita.
           *[no] En medio no puede estar: { $ace-between } no vale.
        }
       *[no] El as va siempre antes del 2: { $ace-first } vale; { $ace-last } y { $ace-between }, no.
    }
   *[no] { $ace-high ->
        [yes] El as va siempre después del rey: { $ace-last } vale; { $ace-first } y { $ace-between }, no.
       *[no] El as no entra en ninguna escalera.
    }
}
melds-ace-ends = { $ace-both-ends ->
    [yes] Una misma escalera puede llevar un as en cada punta: son las catorce cartas que van de as a as.
   *[no] Una misma escalera no puede llevar un as en cada punta.
}
melds-joker = Un comodín ocupa el lugar de la carta que haga falta; en cada combinación cabe { $per-meld ->
    [one] uno como mucho
   *[other] un máximo de { $per-meld }, y ninguna es solo de comodines
}.
melds-joker-table = { $on-table ->
    [frozen] Mientras una combinación tenga un comodín, no se le quita ni se le añade ninguna carta: primero hay que cambiar el comodín por la carta que representa.
   *[other] Las combinaciones con comodín se reorganizan como todas.
}
melds-joker-swap = Puedes cambiar un comodín por la carta que representa{ $replaced-from ->
    [hand] , pero solo si la tienes en la mano: no vale traerla de otro sitio de la mesa
   *[other] , venga de tu mano o de otro sitio de la mesa
}.
melds-joker-freed = El comodín que liberas tiene que entrar en otra combinación en ese mismo turno: no puedes guardártelo.
examples-legal = Estas valen
examples-illegal = Estas no
examples-checked = Cada ejemplo de esta página lo juzga el mismo programa que juzga tus jugadas en el tablero.

## El turno

section-turn = El turno
turn-choice = { $draw-when ->
    [before-playing] En tu turno robas primero { $draw-count ->
        [one] una carta
       *[other] { $draw-count } cartas
    } del mazo y después haces una de estas dos cosas:
    [until-able] En tu turno bajas cartas si puedes, y solo robas mientras no puedas:
   *[instead-of-playing] En tu turno haces una de estas dos cosas, nunca las dos:
}
turn-play = Bajar: pones en la mesa { $least-added ->
    [one] al menos una carta
   *[other] al menos { $least-added } cartas
} de tu mano, en combinaciones nuevas o en las que ya hay, y para ello puedes reorganizar la mesa entera.
turn-draw = { $draw-when ->
    [before-playing] { $draws-most ->
        [1] Pasar: no bajas nada y tu turno termina.
       *[other] Robar otra vez: en un turno puedes robar { $draws-most } veces y decidir de nuevo tras cada una, pero la última termina tu turno.
    }
   *[other] Robar: tomas { $draw-count ->
        [one] la primera carta
       *[other] las { $draw-count } primeras cartas
    } del mazo{ $draw-when ->
        [until-able] { $draws-most ->
            [none] , y otra vez, y otra, hasta que puedas bajar.
            [1] ; si tampoco así puedes bajar, tu turno termina.
           *[other] , hasta { $draws-most } veces; si tampoco así puedes bajar, tu turno termina.
        }
       *[instead-of-playing] { $draws-most ->
            [1] {" "}y tu turno termina.
           *[other] , hasta { $draws-most } veces si quieres, y tu turno termina.
        }
    }
}
turn-drawn = { $drawn-card-playable ->
    [yes] { $draw-when ->
        [before-playing] { $draws-most ->
            [1] Lo que robas puedes jugarlo en el mismo turno.
           *[other] Lo que robas puedes jugarlo en el mismo turno, salvo lo que tomas la última vez.
        }
       *[other] Lo que robas puedes jugarlo en el mismo turno.
    }
   *[no] Lo que robas no puedes jugarlo hasta tu turno siguiente.
}
turn-optional = { $must-play ->
    [yes] Bajar es obligatorio: si tienes jugada, no puedes { $draw-when ->
        [before-playing] pasar.
       *[other] robar ni pasar.
    }
   *[no] Bajar no es obligatorio{ $draw-when ->
        [before-playing] , aunque tengas jugada.
       *[other] : puedes robar aunque tengas jugada.
    }
}
turn-first-only-draws = Quien empieza la mano no tiene elección: en su primer turno solo roba.
turn-opening = { $opening ->
    [meld] La primera vez que bajas, tienes que poner al menos una combinación hecha solo con cartas de tu mano.
    [run] La primera vez que bajas, tienes que poner al menos una escalera hecha solo con cartas de tu mano.
    [points] La primera vez que bajas, tienes que poner combinaciones hechas solo con cartas de tu mano que sumen al menos { $opening-points ->
        [one] { $opening-points } punto
       *[other] { $opening-points } puntos
    }: las cartas del 2 al 10 valen su número; las figuras, 10; el as, { $ace-high ->
        [yes] { $ace-low ->
            [yes] 1 delante del 2 y 11 en los demás casos
           *[no] 11
        }
       *[no] 1
    }{ $jokers-most ->
        [0] {""}
       *[other] ; un comodín, lo que la carta que representa
    }.
   *[none] { $least-added ->
        [one] No se exige ningún mínimo para empezar a bajar.
       *[other] No se exige un mínimo especial para empezar a bajar.
    }
}
turn-others-melds = { $opening ->
    [none] Puedes usar las combinaciones de cualquiera desde el primer turno, aunque no hayas bajado nada.
   *[other] Las demás cartas de esa jugada puedes usarlas ya como quieras; hasta entonces, { $table-before-opening ->
        [yes] puedes añadir cartas a las combinaciones de la mesa, pero no deshacerlas.
       *[no] no puedes tocar las combinaciones de la mesa.
    }
}
turn-hold-back = Si bajas cartas y te guardas una combinación, en tu turno siguiente solo puedes bajarla unida a una carta recién llegada a tu mano o que otros hayan bajado desde entonces. Tras un turno en el que no bajes nada, vuelve a estar libre.
turn-all-legal = Al terminar tienen que valer todas las combinaciones de la mesa.
turn-several = Por el camino puedes cortar escaleras largas, sacar cartas de los grupos y formar más de una combinación nueva.
turn-spare = Para sacar una carta sin arreglar nada más, tómala de la punta de una escalera de { $run-end } o más, de un grupo de { $group-spare }, o del centro de una escalera de { $run-middle } o más.
turn-table-to-hand = Las cartas que están en la mesa se quedan en la mesa: ninguna pasa a tu mano.
turn-only-moving = Mover cartas sin añadir ninguna no es una jugada; si no añades, { $draw-when ->
    [before-playing] deja la mesa como estaba.
   *[other] robas.
}
turn-most = { $most-added ->
    [none] Puedes bajar de una vez todas las cartas que encajen.
    [one] En un turno puedes bajar una carta como mucho.
   *[other] En un turno puedes bajar { $most-added } cartas como mucho.
}
turn-discard = Al final del turno no se descarta.
turn-separate = Antes de pasar el turno, deja las combinaciones bien separadas.
turn-time = { $time-limit ->
    [none] No hay un tiempo fijado para pensar.
    [one] Para cada turno tienes { $time-limit } segundo; si no te basta, cuenta como un intento fallido.
   *[other] Para cada turno tienes { $time-limit } segundos; si no te bastan, cuenta como un intento fallido.
}

## Deshacer una jugada

section-failure = Si la jugada no sale
failure-remember = Apréndete la mesa antes de tocarla; en casa también puedes hacerle una foto o un dibujo.
failure-restore = Si no consigues que valgan todas las combinaciones, deja la mesa exactamente como estaba y recoge las cartas que habías añadido.
failure-penalty = { $penalty ->
    [always] Además robas { $penalty-cards ->
        [one] { $penalty-cards } carta
       *[other] { $penalty-cards } cartas
    } de penalización.
    [if-not-restored] Si la mesa vuelve a quedar como estaba, no pasa nada; si no consigues restaurarla, robas { $penalty-cards ->
        [one] { $penalty-cards } carta
       *[other] { $penalty-cards } cartas
    } de penalización.
   *[never] No hay penalización: { $draw-when ->
        [before-playing] pasas.
       *[other] robas como siempre.
    }
}
failure-replaces-draw = Con eso termina tu turno: no robas nada más.
failure-unfinished = Lo mismo ocurre si empiezas una combinación nueva y no la completas.
failure-others = Cuando no consigues restaurar la mesa, los demás intentan recomponer las combinaciones.
failure-loose = { $loose-cards ->
    [never] Ninguna carta puede quedar suelta a la espera de otro turno.
    [help-cards] Solo las cartas de ayuda que nadie ha usado pueden quedar sueltas.
   *[stay] { $face-up ->
        [0] Las cartas que nadie consiga recolocar se quedan sueltas en la mesa hasta que alguien las lleve a una combinación válida.
       *[other] Las cartas que nadie consiga recolocar se quedan sueltas, junto a las de ayuda que sigan sin usar, hasta que alguien las lleve a una combinación válida.
    }
}

## Un ejemplo

section-example = Ejemplos
example-local = Los dibujos muestran solo las cartas que importan, no un reparto completo.
example-stuck = No hay jugada
example-play-it = Pruébalo en el tablero

## Final y puntos

section-end = Final y puntos
end-out = El primero que se queda sin cartas gana la mano, que termina en ese instante.
end-knocking = { $knock-points ->
    [none] No se puede cerrar con cartas en la mano, por pocas que sean.
    [0] También puede cerrar quien, después de robar, tiene en la mano 0 puntos; entonces gana la mano quien tiene menos puntos.
    [one] También puede cerrar quien, después de robar, tiene en la mano { $knock-points } punto o menos; entonces gana la mano quien tiene menos puntos.
   *[other] También puede cerrar quien, después de robar, tiene en la mano { $knock-points } puntos o menos; entonces gana la mano quien tiene menos puntos.
}
end-count = { $basis ->
    [per-card] { $counted ->
        [blocked-hand] Los puntos, 1 por carta, solo se cuentan para decidir una mano { $empty-stock ->
            [pass] bloqueada
           *[ends-hand] en la que se acaba el mazo
        }.
       *[every-hand] { $points-go ->
            [to-winner] Quien gana anota 1 punto por cada carta que les queda a los demás, sea la que sea.
            [differences] Quien gana anota 1 punto por cada carta de diferencia con cada uno de los demás.
            [both] Los demás restan 1 punto por cada carta que les queda, y quien gana suma todos esos puntos.
           *[to-losers] Los demás anotan 1 punto por cada carta que les queda, sea la que sea.
        }
    }
    [card-points] { $counted ->
        [blocked-hand] Los puntos solo se cuentan para decidir una mano { $empty-stock ->
            [pass] bloqueada
           *[ends-hand] en la que se acaba el mazo
        }.
       *[every-hand] { $points-go ->
            [to-winner] Quien gana anota los puntos de las cartas que les quedan a los demás.
            [differences] Quien gana anota la diferencia entre los puntos de cada uno de los demás y los suyos.
            [both] Los demás restan los puntos de las cartas que les quedan, y quien gana suma todos esos puntos.
           *[to-losers] Los demás anotan los puntos de las cartas que les quedan.
        }
    }
   *[none] No se cuentan puntos.
}
end-stock = { $empty-stock ->
    [pass] Cuando se acaba el mazo se sigue jugando, y quien no baja nada pasa.
   *[ends-hand] Si alguien toma la última carta del mazo, la mano termina en ese instante.
}
end-short = Si el mazo no basta, se toman solo las cartas de penalización que queden.
end-blocked = Si con el mazo agotado nadie añade una carta en una vuelta completa, la mano se bloquea y termina.
end-blocked-winner = Si la mano termina porque el mazo se ha agotado, { $blocked-winner ->
    [nobody] no la gana nadie{ $basis ->
        [none] .
       *[other] { $points-go ->
            [to-losers] {" "}y todos cuentan las cartas que les quedan.
           *[other] {" "}ni se anota nada.
        }
    }
   *[fewest-points] la gana quien tenga menos puntos.
}
end-points = El as vale { $ace-points ->
    [one] { $ace-points } punto
   *[other] { $ace-points } puntos
}; el diez, { $ten-points }; la jota, la reina y el rey, { $figure-points }{ $jokers-most ->
    [0] {""}
   *[other] ; el comodín, { $joker-points }
}; las demás cartas, { $low-points ->
    [none] su número
   *[other] { $low-points } cada una
}.
end-match = { $match ->
    [single-hand] La partida es una sola mano: quien la gana, gana la partida.
   *[other] Acabadas las vueltas de reparto, cada uno suma sus puntos, y el total { $match-winner ->
        [highest-total] más alto
       *[other] más bajo
    } gana la partida.
}
end-target = Los puntos de todas las manos se suman. La partida termina cuando alguien llega { $target ->
    [none] al total acordado
    [one] a { $target } punto
   *[other] a { $target } puntos
}, y la gana quien tenga el total { $match-winner ->
    [highest-total] más alto
   *[other] más bajo
}.
end-tie = { $tie ->
    [shared] Si hay empate, se comparte la victoria.
   *[draw] { $blocked-winner ->
        [nobody] { $match ->
            [single-hand] Si la mano { $empty-stock ->
                [pass] se bloquea
               *[ends-hand] termina con el mazo
            }, la partida queda en empate.
           *[other] A igualdad de puntos, hay empate.
        }
       *[fewest-points] A igualdad de puntos, hay empate.
    }
}
end-example = Por ejemplo, con { $cards } en la mano se { $points ->
    [one] cuenta
   *[other] cuentan
} { $sum } { $points ->
    [one] punto
   *[other] puntos
}.

## Preguntas

section-faq = Preguntas frecuentes
faq-rule = la regla
faq-elsewhere = en las demás variantes
faq-hand-q = ¿Cuántas cartas se reparten?
faq-hand-a = { $hand-size ->
    [one] Se reparte { $hand-size }
   *[other] Se reparten { $hand-size }
} a cada jugador{ $face-up ->
    [0] {""}
    [one] {" "}y se pone una boca arriba en la mesa
   *[other] {" "}y se ponen { $face-up } boca arriba en la mesa
}.{ $hands-beyond ->
    [yes] {""}
   *[no] { $hand-by-players ->
        [none] {""}
       *[other] {" "}Según cuántos jueguen, la mano cambia: { $hand-by-players }.
    }
}{ $hand-floor ->
    [none] {""}
   *[other] {" "}Si juegan más de { $players-most }, el repartidor puede dar menos, hasta un mínimo de { $hand-floor }.
}
faq-pack-q = ¿Con cuántas cartas se juega?
faq-pack-a = Con { $pack }: { $decks ->
    [one] una baraja
   *[other] { $decks } barajas
} de 52{ $jokers ->
    [0] , sin comodines
    [one] {" "}y un comodín
   *[other] {" "}y { $jokers } comodines
}.{ $packs-by-players ->
    [none] {""}
   *[other] {" "}Según cuántos jueguen, las barajas cambian: { $packs-by-players }.
}
faq-players-q = ¿Cuántos pueden jugar?
faq-players-a = { $players-span ->
    [0] Juegan { $players-most }
   *[other] De { $players-least } a { $players-most }
}{ $players-more ->
    [yes] , aunque pueden ser más
   *[no] {""}
}.
faq-start-q = ¿Quién reparte y quién empieza?
faq-start-a = { $first-dealer ->
    [by-lot] El primer repartidor se sortea.
    [lowest-card] Reparte primero quien saca la carta más baja.
    [highest-card] Reparte primero quien saca la carta más alta.
   *[oldest] Reparte primero la persona de más edad.
} Empieza { $first-player ->
    [left-of-dealer] quien está a su izquierda
    [right-of-dealer] quien está a su derecha
   *[dealer] quien reparte
} y se juega en sentido { $direction ->
    [clockwise] horario
   *[counterclockwise] antihorario
}.
faq-help-q = ¿Para qué sirven las cartas boca arriba?
faq-help-a = Para que haya con qué jugar desde el primer turno. Cualquiera puede usarlas en una combinación; mientras nadie las use, están solas en la mesa y no estorban.
faq-take-q = ¿Puedo llevarme cartas de la mesa a la mano?
faq-take-a = No. Por mucho que se muevan, al acabar el turno siguen en la mesa.
faq-stuck-q = ¿Qué hago si no puedo jugar?
faq-stuck-a = { $draw-when ->
    [before-playing] { $draws-most ->
        [1] Pasas: robar, ya has robado al empezar el turno.
       *[other] Robas otra vez: en cada turno puedes robar hasta { $draws-most } veces.
    }
   *[other] Robas { $draw-count ->
        [one] una carta
       *[other] { $draw-count } cartas
    } del mazo{ $draw-when ->
        [until-able] { $draws-most ->
            [none] , una y otra vez, hasta que puedas.
            [1] ; si sigues sin poder, termina tu turno.
           *[other] ; si sigues sin poder, puedes robar hasta { $draws-most } veces en el turno.
        }
       *[instead-of-playing] { $draws-most ->
            [1] {" "}y termina tu turno.
           *[other] , hasta { $draws-most } veces, y termina tu turno.
        }
    }
}
faq-drawn-q = ¿Puedo jugar enseguida la carta que robo?
faq-drawn-a = { $drawn-card-playable ->
    [yes] { $draw-when ->
        [before-playing] { $draws-most ->
            [1] Sí, en el mismo turno.
           *[other] Sí, salvo la de la última vez que puedes robar: con ella termina tu turno.
        }
       *[other] Sí: para eso la robas.
    }
   *[no] { $draw-when ->
        [before-playing] No. Puedes jugar las que ya tenías, y la que robas espera al turno siguiente.
       *[other] No. Al robar termina tu turno, y la carta tiene que esperar al siguiente.
    }
}
faq-must-q = ¿Tengo que jugar si puedo?
faq-must-a = { $must-play ->
    [yes] Sí, aunque no hace falta que bajes todo lo que puedas.
   *[no] No. Puedes { $draw-when ->
        [before-playing] guardarte la jugada para otro turno.
       *[other] robar y guardarte la jugada.
    }
}
faq-opening-q = ¿Necesito un mínimo para empezar a bajar?
faq-opening-a = { $opening ->
    [meld] Sí: una combinación hecha solo con cartas de tu mano.
    [run] Sí: una escalera hecha solo con cartas de tu mano.
    [points] Sí: { $opening-points ->
        [one] { $opening-points } punto
       *[other] { $opening-points } puntos
    } en combinaciones hechas solo con cartas de tu mano.
   *[none] { $least-added ->
        [one] No, ni de puntos ni de cartas.{ $melds-grow ->
            [yes] {" "}Tu primera jugada puede ser añadir una sola carta a una combinación de otro.
           *[no] {""}
        }
       *[other] No: basta lo que pide cualquier jugada, { $least-added } cartas de la mano.
    }
}
faq-others-q = ¿Puedo usar las combinaciones de otros antes de haber bajado algo?
faq-others-a = { $opening ->
    [none] Sí, desde tu primer turno: puedes añadirles cartas y reorganizarlas.
   *[other] { $table-before-opening ->
        [yes] Puedes añadirles cartas; deshacerlas no, hasta tu primera bajada.
       *[no] No: antes tienes que hacer tu primera bajada, y ya en esa misma jugada puedes usarlas todas.
    }
}
faq-opened-q = ¿Puedo reorganizar la mesa en el turno en que bajo por primera vez?
faq-opened-a = { $opening ->
    [none] Sí. La primera bajada es una jugada como cualquier otra.
   *[other] Sí, siempre que la jugada contenga lo que se pide a la primera bajada.
}
faq-twins-q = ¿Puede haber dos cartas iguales en un grupo?
faq-twins-a = No: en un grupo los palos son todos distintos. Dos cartas iguales sí pueden estar en dos combinaciones diferentes.
faq-ace-q = ¿El as es bajo o alto?
faq-ace-a = { $ace-low ->
    [yes] { $ace-high ->
        [yes] Las dos cosas, según la escalera: va delante del 2 en { $ace-first } y detrás del rey en { $ace-last }. { $ace-inside ->
            [yes] Y también da la vuelta: { $ace-between } vale. Lo que no vale es poner un as en cada punta.
           *[no] { $ace-both-ends ->
                [yes] Una escalera completa puede llevar incluso un as en cada punta. Lo que no vale es dar la vuelta, como en { $ace-between }.
               *[no] Lo que no vale es dar la vuelta, como en { $ace-between }, ni poner un as en cada punta.
            }
        }
       *[no] Siempre bajo: { $ace-first } vale; { $ace-last } y { $ace-between }, no.
    }
   *[no] { $ace-high ->
        [yes] Siempre alto: { $ace-last } vale; { $ace-first } y { $ace-between }, no.
       *[no] Ni una cosa ni otra: solo entra en grupos.
    }
}
faq-two-aces-q = ¿Puede una escalera ir de as a as?
faq-two-aces-a = { $ace-both-ends ->
    [yes] Sí, en una sola: la de catorce cartas, con un as en cada punta.
   *[no] No: cada escalera lleva como mucho un as.
}
faq-moving-q = ¿Puedo reorganizar la mesa sin añadir nada?
faq-moving-a = No. Toda jugada añade { $least-added ->
    [one] al menos una carta
   *[other] al menos { $least-added } cartas
} de tu mano; si no, deja la mesa como estaba{ $draw-when ->
    [before-playing] .
   *[other] {" "}y roba.
}
faq-broken-q = He deshecho la mesa y no sé arreglarla. ¿Y ahora?
faq-broken-a = { $penalty ->
    [always] La dejas como estaba, recoges tus cartas y robas { $penalty-cards } de penalización.
    [if-not-restored] Si consigues dejarla como estaba, no pasa nada. Si no, robas { $penalty-cards }{ $others-restore ->
        [yes] {" "}y los demás intentan restaurarla
       *[no] {""}
    }.
   *[never] La dejas como estaba y recoges tus cartas. No hay penalización: { $draw-when ->
        [before-playing] pasas.
       *[other] robas como siempre.
    }
}
faq-most-q = ¿Hay un máximo de cartas por turno?
faq-most-a = { $most-added ->
    [none] No: si te salen las cuentas, puedes bajar la mano entera.
   *[other] Sí: { $most-added }.
}
faq-discard-q = ¿Se descarta?
faq-discard-a = No, nunca. El turno acaba cuando la mesa queda en orden o cuando { $draw-when ->
    [before-playing] renuncias a bajar.
    [until-able] ya no puedes robar.
   *[instead-of-playing] robas.
}
faq-jokers-q = ¿Cuántos comodines caben en una combinación?
faq-jokers-a = { $per-meld ->
    [one] Uno solo.
   *[other] { $per-meld } como mucho.
}
faq-swap-q = ¿De dónde puede venir la carta que sustituye a un comodín?
faq-swap-a = { $replaced-from ->
    [hand] Solo de tu mano.
   *[other] De tu mano o de la mesa.
}
faq-keep-q = ¿Puedo guardarme un comodín liberado?
faq-keep-a = No. Antes de acabar el turno tiene que estar en otra combinación.
faq-uncover-q = ¿Puedo mover las cartas que acompañan a un comodín?
faq-uncover-a = { $on-table ->
    [frozen] No. Hasta que alguien cambie el comodín por la carta verdadera, la combinación se queda como está.
   *[other] Sí. Solo se juzga la mesa final: el comodín tiene que acabar el turno en una combinación válida.
}
faq-which-q = En un grupo con dos palos posibles, ¿qué carta es el comodín?
faq-which-a = No hace falta decirlo: puede sustituirlo la carta de cualquiera de los palos que faltan.
faq-first-joker-q = ¿Puedo usar un comodín la primera vez que bajo?
faq-first-joker-a = Sí, igual que en cualquier otra jugada.
faq-stock-q = ¿Qué pasa si se acaba el mazo?
faq-stock-a = { $empty-stock ->
    [pass] Se sigue jugando sin robar. Si en una vuelta completa nadie añade una carta, la mano termina
   *[ends-hand] En cuanto alguien toma la última carta, la mano termina
}{ $blocked-winner ->
    [nobody] {" "}sin ganador
   *[fewest-points] {" "}y la gana quien tenga menos puntos
}.
faq-knock-q = ¿Puedo cerrar con cartas en la mano?
faq-knock-a = { $knock-points ->
    [none] No, por pocas que te queden.
    [0] Sí, después de robar, si las que te quedan suman 0 puntos. Entonces todos cuentan su mano y gana quien tiene menos puntos.
    [one] Sí, después de robar, si las que te quedan no pasan de { $knock-points } punto. Entonces todos cuentan su mano y gana quien tiene menos, aunque no seas tú.
   *[other] Sí, después de robar, si las que te quedan no pasan de { $knock-points } puntos. Entonces todos cuentan su mano y gana quien tiene menos, aunque no seas tú.
}
faq-score-q = ¿Se cuentan puntos?
faq-score-a = { $basis ->
    [none] No: gana quien se queda sin cartas.
   *[other] { $counted ->
        [blocked-hand] Solo si { $empty-stock ->
            [pass] la mano se bloquea
           *[ends-hand] se acaba el mazo
        }{ $basis ->
            [per-card] : 1 por carta
           *[other] {""}
        }. Si alguien se queda sin cartas, ha ganado y no se cuenta nada.
       *[every-hand] { $basis ->
            [per-card] Sí: 1 por cada carta que queda en la mano, sea la que sea.
           *[other] Sí: los de las cartas que quedan en la mano.
        }{ $points-go ->
            [to-winner] {" "}Los anota quien gana.
            [differences] {" "}Quien gana anota la diferencia con cada uno de los demás.
            [both] {" "}Los demás los restan y quien gana los suma.
           *[to-losers] {""}
        }{ $match-winner ->
            [lowest-total] {" "}Gana la partida quien suma menos.
            [highest-total] {" "}Gana la partida quien suma más.
           *[hand-winner] {""}
        }
    }
}
faq-target-q = ¿A cuántos puntos se juega?
faq-target-a = { $match ->
    [single-hand] A ninguno: la partida es una sola mano, y la gana quien gana la mano.
    [target] { $target ->
        [none] A los que se acuerden antes de empezar.
        [one] A { $target } punto.
       *[other] A { $target } puntos.
    }
   *[dealer-rotations] No hay una cifra: la partida dura las vueltas de reparto acordadas, y al final gana quien ha sumado { $match-winner ->
        [highest-total] más
       *[other] menos
    }.
}
faq-name-q = ¿Inventó Maquiavelo este juego?
faq-name-a = Nada lo prueba. El nombre alude a la astucia de las maniobras.

## Procedencia

section-sources = Fuentes de esta página
list-and = { $most } y { $last }
mark-stated = { $count ->
    [one] lo dice la fuente { $sources }
   *[other] lo dicen las fuentes { $sources }
}
mark-derived = { $count ->
    [one] se deduce de la fuente { $sources }
   *[other] se deduce de las fuentes { $sources }
}
mark-convention = { $count ->
    [0] convenio nuestro
    [one] convenio nuestro: la fuente { $sources } no lo dice
   *[other] convenio nuestro: las fuentes { $sources } no lo dicen
}
mark-silent = { $count ->
    [0] no hay tal regla
    [one] la fuente { $sources } no dice nada
   *[other] las fuentes { $sources } no dicen nada
}
mark-disputed = las fuentes no coinciden: { $by } frente a { $against }
mark-disputed-itself = la fuente { $sources } se contradice
marks-own = { $count ->
    [one] Sin número, la marca se refiere a la fuente { $sources }, la de esta variante.
   *[other] Sin número, la marca se refiere a las fuentes { $sources }, las de esta variante.
}
side-sources = { $count ->
    [one] Fuente { $sources }
   *[other] Fuentes { $sources }
}
notes-title = Por qué es así
odds-title = Las fuentes no coinciden
odds-we-play = Aquí jugamos:
parameters-title = Todas las reglas de esta variante, una por una

## Páginas

variant-title = Machiavelli { $name }
variant-description = Reglas de Machiavelli, variante { $name }: reparto, combinaciones, turno, penalización, final y puntos, con ejemplos comprobados.
relative-title = { $name }, pariente de Machiavelli
relative-description = Reglas de { $name }, pariente de Machiavelli: reparto, combinaciones, turno, penalización, final y puntos, con ejemplos comprobados.
incomplete-title = Reglas conocidas solo en parte
incomplete-text = De esta variante solo se conoce una parte de las reglas. Lo que ninguna fuente cuenta se juega aquí como en la variante { $name }.
incomplete-parent = Leer las reglas de { $name }
incomplete-mark = incompleta
variants-title = Maneras de jugar
variants-intro = Machiavelli no tiene un reglamento único. Aquí está cada manera de jugar por separado, sin mezclarlas, y en cada regla se ve qué fuente la recoge.
variants-description = Las variantes de Machiavelli, cada una con sus reglas completas y con la fuente de cada regla.
variants-cards = { $hand-size } cartas por jugador, { $pack } en total
variants-family = La familia
variants-family-about = Cada variante cuelga de aquella de la que parte, y su página señala qué cambia. Es un orden de lectura, no una genealogía.
variants-all = Todas, una por una
sources-title = Fuentes
sources-intro = De dónde sale cada regla, qué afirma cada fuente y en qué no se ponen de acuerdo.
sources-description = Las fuentes de las reglas de Machiavelli: qué afirma cada una, qué deja sin decir y en qué discrepan.
sources-number = Fuente { $short }
sources-states = Lo que dice
sources-implies = Lo que se deduce de ella
sources-silent = Lo que calla, y cómo lo jugamos
sources-odds = En qué discrepa
sources-against = Donde dice otra cosa
sources-puzzles = Posiciones que vienen de ella:
sources-variant = Variante { $name }
sources-read = Leer las reglas
