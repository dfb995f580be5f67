# What simulated hands show: the page of charts, the part of each rule page, and which rules to play tonight.

compare-measured = Cuánto dura una mano con cada una, y cuánto se reorganiza la mesa, está medido aparte.

measured-title = Medido en manos simuladas
measured-description = Cuántos turnos dura una mano de Machiavelli en cada variante, cuánto se reorganiza la mesa y cuánto ayuda empezar, medido en manos simuladas.
measured-lead = Una tabla de reglas no dice qué cambia en la mesa. Por eso hicimos jugar al ordenador { $hands } manos enteras y contamos. Cada punto es la media de una variante; la raya es su intervalo del 95 %. Donde dos rayas quedan lejos una de otra, la diferencia es casi seguro de las reglas y no del azar.
measured-how = Los jugadores simulados ven cuatro combinaciones de la mesa a la vez, no todo lo que se podría hacer. Sirven para comparar reglas, no para adivinar cómo se juega en tu casa. Las manos acaban solo como mandan las reglas.
measured-by-players = Según cuántos juegan
measured-by-policy = Según cómo se juega
measured-policies = Tres maneras de jugar, con tres jugadores. «Bajar todo» es jugar siempre lo que se ve; «guardar» es robar hasta poder quedarse sin cartas de una vez, o hasta que se acabe el mazo; «mezclados» es que unos hagan lo uno y otros lo otro, alternando los asientos. Donde las reglas obligan a jugar, también juega quien guarda.
measured-again = Repetirlo
measured-again-text = Con la misma semilla salen las mismas manos en cualquier ordenador. Estas cifras son de la versión { $engine } del programa y de su manera de jugar número { $play }; si cambian las reglas de una variante, el sitio no se publica hasta que se midan de nuevo. La orden que da las primeras:
measured-table = Las cifras
measured-variant = Variante
measured-hands = { $hands } manos
measured-players = { $players } jugadores
measured-told = Puntos e intervalos del 95 % de cada variante; las cifras están en la tabla que sigue.
measured-here = Con jugadores que bajan todo lo que ven. Entre paréntesis, el intervalo del 95 %.
measured-more = Todas las variantes, y cómo se midió
measured-figure = Cifra
measured-hands-played = Manos jugadas
measured-lasts = Turnos de la mano mediana (90 de cada 100 manos)
measured-first-wins = Manos que gana quien empieza

measured-turns = Turnos por mano
measured-turns-text = Los turnos de todos juntos, de la primera jugada al final de la mano.
measured-played = Cartas bajadas por turno
measured-played-text = Cuántas cartas pasan de la mano a la mesa en un turno, contando también los turnos en que solo se roba.
measured-draws = Turnos en que se roba
measured-draws-text = De cada cien turnos, en cuántos se toma alguna carta del mazo.
measured-rearranged = Jugadas que reorganizan la mesa
measured-rearranged-text = De cada cien turnos en que se baja algo, en cuántos cambia de combinación alguna carta que ya estaba en la mesa.
measured-moved = Cartas movidas
measured-moved-text = Cuando se reorganiza, cuántas cartas de la mesa acaban en otra combinación.
measured-first = Ventaja de quien empieza
measured-first-text = Cuántas manos de cada cien gana de más quien empieza, comparado con repartirlas por igual. A la izquierda de la raya, empezar perjudica.
measured-stock-out = Manos en que se acaba el mazo
measured-stock-out-text = De cada cien manos, en cuántas se roba la última carta del mazo.
measured-broken = Combinaciones deshechas cuando se reorganiza
measured-blocked = Manos bloqueadas
measured-left-cards = Cartas que quedan
measured-left-cards-text = Cuántas cartas le quedan al final a cada jugador que no se ha quedado sin ellas.
measured-left-points = Puntos que quedan

policy-all = bajar todo
policy-hold = guardar
policy-mixed = mezclados

tonight-title = ¿A qué reglas jugamos hoy?
tonight-description = Cuántas personas juegan, cuánto tiempo hay, si juegan niños y si hay comodines: una variante de Machiavelli para cada caso, con cifras medidas.
tonight-lead = Elige cuántas personas juegan y cuánto tiempo hay: en cada casilla hay una variante, lo que dura una mano y cuántas caben.
tonight-assumed = Los turnos están medidos; los minutos, no: suponemos { $seconds } segundos por turno. Si en tu mesa se tarda el doble, dobla los minutos.
tonight-how = De las variantes que admiten ese número de jugadores miramos las que terminan a tiempo 95 de cada 100 manos, y de esas elegimos aquella en la que más se reorganiza la mesa, que es la gracia del juego. Con niños, solo las que reparten { $small } cartas o menos y no ponen condiciones para bajar por primera vez. Los parientes de Machiavelli entran solo si no hay otra. Entre paréntesis, el intervalo del 95 %.
tonight-players = Jugadores
tonight-any = cualquiera
tonight-time = Tiempo
tonight-table = La mesa
tonight-minutes = { $minutes ->
    [30] media hora
    [60] una hora
    [120] dos horas
   *[other] { $minutes } minutos
}
tonight-adults-plain = Sin comodines
tonight-adults-jokers = Con comodines
tonight-children-plain = Con niños, sin comodines
tonight-children-jokers = Con niños y comodines
tonight-hand = Una mano, unos { $minutes } minutos; casi nunca más de { $most }.
tonight-fits = { $hands ->
    [one] Cabe una mano.
   *[other] Caben { $hands } manos.
}
tonight-shortest = Puede no acabar a tiempo: es la más corta que hay.
tonight-tight = Va justo: puede que se pasen más de 5 de cada 100.
tonight-most = Es en la que más se reorganizó la mesa, por poco.
tonight-clear = Es en la que más se reorganiza la mesa, con ventaja clara.
tonight-only = Es la única variante de Machiavelli de ese tipo que acaba a tiempo.
tonight-relative = No hay ninguna variante de Machiavelli de ese tipo que acabe a tiempo: esta es de un pariente.
tonight-alike = Las cifras no la distinguen de
tonight-figures = { $turns } turnos por mano ({ $turns-between }); reorganiza la mesa el { $rearranged } de las jugadas ({ $rearranged-between }). Medido en { $hands } manos.
tonight-refused = El enlace pide algo que aquí no se puede elegir: están todas las respuestas.
tonight-none = No hay ninguna así para ese número de jugadores.
