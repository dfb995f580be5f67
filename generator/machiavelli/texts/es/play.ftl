# The practice table: a game against the computer.

menu-play = Jugar
play-title = Jugar contra el ordenador
play-description = Una mesa de práctica: juega a Machiavelli contra el ordenador con las reglas de cualquier variante, pide la mejor jugada y repasa la partida.
play-lead = Reparte y juega contra el ordenador con las reglas que quieras. En cualquier turno puedes pulsar «Enséñame»: verás la mejor jugada, paso a paso, y por qué no hay otra mejor. Al acabar puedes repasar la partida entera, jugada a jugada.
play-how = En tu turno, mueve las cartas como en los problemas y pulsa «Bajar», o roba. Mientras piensas, deshacer y restaurar no cuesta nada; pero si terminas el turno con cartas fuera de su sitio, cuenta como fallido: todo vuelve a donde estaba y pagas lo que digan las reglas.
# $fit variants can be played, $missing cannot: $names.
play-variants = { $missing ->
    [0] Se puede jugar con las { $fit } variantes de este sitio. Aquí se juega una sola mano; los puntos son los de esa mano.
   *[other] Se puede jugar con { $fit } variantes de este sitio; no caben en esta mesa: { $names }. Aquí se juega una sola mano; los puntos son los de esa mano.
 }
play-no-script = La mesa de práctica necesita JavaScript, que en este navegador no está activo. Las reglas, los problemas y sus soluciones se pueden leer sin él.
play-strength = Cómo juega el ordenador
play-strength-1 = Sin reorganizar: solo baja y añade
play-strength-2 = Atento: reorganiza hasta tres combinaciones a la vez
play-strength-3 = Implacable: busca siempre la mejor jugada
play-opponents = Rivales
act-deal = Repartir
play-no-clock = Estas reglas ponen un límite de tiempo al turno. Aquí no hay reloj: piensa lo que quieras.
play-fault = El ordenador no responde en este navegador.
act-retry = Intentar otra vez
play-table = Mesa de práctica

# Whose turn it is, and what there is. $who is one of the three names.
play-you = Tú
play-opponent = Rival { $place }
play-opponent-only = El rival
play-your-turn = Te toca.
play-thinking = { $who } está pensando…
play-wait = Espera: todavía no te toca.
play-over = La mano ha terminado.
play-stock = { $n ->
    [0] Mazo agotado
    [one] Mazo: { $n } carta
   *[other] Mazo: { $n } cartas
 }
play-holds = { $n ->
    [one] { $who }: { $n } carta en la mano
   *[other] { $who }: { $n } cartas en la mano
 }
play-unopened = Todavía no has abierto
play-seed = Reparto { $seed }: el enlace de esta página lo repite tal cual.
play-not-kept = Este navegador no deja guardar la partida: si cierras la página, se pierde.

# What was done in a turn.
play-did-lay = { $n ->
    [one] { $who }: una carta a la mesa, { $cards }.
   *[other] { $who }: { $n } cartas a la mesa, { $cards }.
 }
play-did-draw = { $n ->
    [one] { $who }: una carta del mazo.
   *[other] { $who }: { $n } cartas del mazo.
 }
play-did-fail = { $n ->
    [0] { $who }: turno fallido.
    [one] { $who }: turno fallido, una carta del mazo.
   *[other] { $who }: turno fallido, { $n } cartas del mazo.
 }
play-did-pass = { $who }: «Paso».
play-did-knock = { $who }: «Cierro».
play-drawn = Has robado: { $cards }.
play-step-new = Combinación nueva, toda de la mano: { $meld }.
play-step-add = La combinación { $meld } crece con { $cards } de la mano.
play-step-mixed = Con { $cards } de la mano y { $table } de la mesa: { $meld }.
play-step-table = Con cartas de la mesa: { $meld }.

# What a player does in turn.
act-lay = Bajar
act-draw = Robar
act-pass = Pasar
act-knock = Cerrar
act-show = Enséñame
act-sort = Ordenar
play-sorted-suit = Mano ordenada por palos.
play-sorted-rank = Mano ordenada por valores.

# Why something cannot be done now.
play-no-must-draw = Todavía no puedes pasar
play-no-must-draw-text = Quedan cartas en el mazo: quien no baja, roba.
play-no-draw-first = Primero se roba
play-no-draw-first-text = Con estas reglas se roba al empezar el turno, y después se baja.
play-no-only-draws = En el primer turno solo se roba
play-no-only-draws-text = Quien empieza la mano roba y no hace nada más.
play-no-already-drawn = Ya has robado
play-no-already-drawn-text = Después de robar ya no se baja en este turno.
play-no-no-more-draws = No se roba más
play-no-no-more-draws-text = Ya has robado todas las veces que se puede en un turno. Puedes pasar.
play-no-can-play = Puedes bajar, así que tienes que hacerlo
play-no-can-play-text = Con estas reglas no se roba ni se pasa si hay una jugada. Si no la ves, pulsa «Enséñame».
play-no-card-waits = Esa carta tiene que esperar
play-no-card-waits-text = La carta recién robada no se baja hasta el turno siguiente.
play-no-too-many-points = Tienes demasiados puntos para cerrar
play-no-too-many-points-text = Para cerrar, las cartas que te quedan tienen que valer menos.
play-no-not-failed = Eso es una jugada válida
play-no-not-failed-text = Pulsa «Bajar» para jugarla, o restaura la mesa antes de robar.
play-unfinished = Tienes cartas fuera de su sitio
play-unfinished-text = { $n ->
    [0] Si vuelves a pulsar, el turno cuenta como fallido y todo vuelve a donde estaba. Con «Deshacer» sigues pensando.
    [one] Si vuelves a pulsar, el turno cuenta como fallido: todo vuelve a donde estaba y robas una carta. Con «Deshacer» sigues pensando.
   *[other] Si vuelves a pulsar, el turno cuenta como fallido: todo vuelve a donde estaba y robas { $n } cartas. Con «Deshacer» sigues pensando.
 }

# Show me.
play-best = { $n ->
    [one] Lo mejor: bajar una carta
   *[other] Lo mejor: bajar { $n } cartas
 }
play-best-draw = Lo mejor que puedes hacer es robar.
play-best-pass = El mazo está agotado: solo puedes pasar.
act-lay-out = Poner en la mesa
act-close = Ocultar
play-laid-out = La jugada está en la mesa. Pulsa «Bajar» para hacerla.

# The end, and the review.
play-won = ¡Has ganado la mano!
play-lost = { $who } gana la mano
# $names are the names within a sentence: “tú y el rival”.
play-tied = Empate: { $names }
play-nobody = Esta mano no la gana nadie
play-ending-out = { $who } se ha quedado sin cartas.
play-ending-out-you = Te has quedado sin cartas.
play-ending-blocked = El mazo se ha agotado y en toda una vuelta nadie ha bajado nada.
play-ending-knocked = { $who } ha cerrado con pocos puntos en la mano.
play-ending-knocked-you = Has cerrado con pocos puntos en la mano.
play-ending-stock-out = El mazo se ha agotado, y con él la mano.
play-seat = Quién
play-left = Cartas en la mano
play-points = Puntos
act-again = Otra mano
act-same-deal = Repetir este reparto
play-review = Repaso
act-first-turn = Principio
act-previous-turn = Anterior
act-next-turn = Siguiente
act-last-turn = Final
play-at = Jugada { $place } de { $count }
play-dealt = Las cartas están repartidas.
play-record = Acta de la partida
play-record-help = Cada línea es una jugada, con la mesa entera. El programa de este sitio comprueba el acta con la orden «machiavelli replay».
act-copy = Copiar
act-download = Descargar
