# The board: what stands on it, what it says of a meld, what it answers.

board-label = Tablero
board-table = Mesa
board-hand = Tu mano
board-count = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
 }
board-actions = Acciones

# A meld by what its cards share. $ranks is a plural like "ochos", $suit like "tréboles".
meld-group = Grupo de { $ranks }
meld-run = Escalera de { $suit }
meld-ranks = Mismo valor ({ $ranks })
meld-suit = Cartas de { $suit }
meld-mixed = Varias cartas
meld-label = Combinación { $place }: { $title }, { $verdict }

# What the engine says of a meld. $have and $need are labels.
verdict-legal = { $n ->
    [one] vale, { $n } carta
   *[other] vale, { $n } cartas
 }
verdict-loose = carta suelta, puede quedarse así
verdict-too-short = faltan cartas, hay { $have } de { $need }
verdict-too-long = no vale, demasiadas cartas
verdict-mixed = no vale, no coinciden ni el valor ni el palo
verdict-repeated-suit = no vale, palo repetido en el grupo
verdict-repeated-rank = no vale, valor repetido en la escalera
verdict-gap = { $n ->
    [one] no vale, falta { $card }
   *[other] no vale, faltan { $n } cartas en medio
 }
verdict-ace-inside = no vale, el as no enlaza el rey con el dos
verdict-ace-not-low = no vale, aquí el as no va antes del dos
verdict-ace-not-high = no vale, aquí el as no va después del rey
verdict-too-many-jokers = no vale, demasiados comodines

# Buttons.
act-undo = Deshacer
act-redo = Rehacer
act-restore = Restaurar
act-check = Comprobar
act-hint = Pista
act-cannot = No se puede
act-solution = Ver solución
act-elsewhere = Otras reglas
act-move = Mover a…
act-more = Más
act-real = De verdad
act-memory = De memoria
act-keys = Teclas
act-why = ¿Por qué?
act-next-puzzle = Siguiente problema
put-here = Poner aquí
put-new = Nueva combinación
move-new = Nueva combinación: { $title }, { $verdict }
put-hand = A tu mano
put-outcome = { $title }: { $verdict }
put-hand-back = vuelve a la mano
put-hand-refused = no: es una carta de la mesa

# Said aloud after each action.
said-selected = { $n ->
    [one] Elegida: { $card }. Elige destino.
   *[other] { $n } cartas elegidas. Elige destino.
 }
said-unselected = Ninguna carta elegida.
said-moved = { $n ->
    [one] { $card }, a la combinación { $place }. { $title }: { $verdict }.
   *[other] { $n } cartas, a la combinación { $place }. { $title }: { $verdict }.
 }
said-hand = { $n ->
    [one] { $card }, de vuelta en tu mano.
   *[other] { $n } cartas, de vuelta en tu mano.
 }
said-hand-refused = Una carta de la mesa no puede pasar a la mano.
said-open = { $n ->
    [0] Todo en regla.
    [one] Queda { $n } combinación por arreglar.
   *[other] Quedan { $n } combinaciones por arreglar.
 }
said-undone = Deshecho.
said-redone = Rehecho.
said-restored = La mesa está como al principio y tus cartas, en la mano.
said-no-undo = No hay nada que deshacer.
said-no-redo = No hay nada que rehacer.
said-no-cut = Aquí no hay nada que cortar: ve a una carta de la mesa que no sea la primera de su combinación.
said-no-join = No encaja en ninguna otra combinación.
said-choose-first = Elige primero una carta.

# Answers to Check, No se puede and Ver solución: a title and a sentence.
result-solved = ¡Resuelto!
result-solved-text = { $n ->
    [one] La mesa está en regla, con { $n } movimiento.
   *[other] La mesa está en regla, con { $n } movimientos.
 }
# After the sentence before: how few moves it takes, the hints that were shown, and other solutions, told below.
result-par = Par: { $par }.
result-hints = { $n ->
    [0] Sin pistas.
    [one] Con { $n } pista.
   *[other] Con { $n } pistas.
 }
result-others = { $n ->
    [one] Hay otra solución.
   *[other] Hay otras { $n } soluciones.
 }
result-open = { $n ->
    [one] Todavía no: queda { $n } combinación por arreglar
   *[other] Todavía no: quedan { $n } combinaciones por arreglar
 }
result-open-text = Combinación { $place } ({ $cards }): { $verdict }.
result-loose-text = Combinación { $place } ({ $cards }): esa carta formaba parte de otra y no puede quedarse suelta.
result-nothing = Todavía no: no has bajado ninguna carta
result-nothing-text = Reorganizar la mesa sin añadir una carta de la mano no es una jugada.
result-too-many = Demasiadas cartas
result-too-many-text = En un solo turno no se pueden bajar tantas.
result-frozen = Ese comodín no se toca todavía
result-frozen-text = En la combinación { $cards } no se toca ni se añade nada hasta que la carta que representa el comodín ocupe su sitio.
result-no-opening = Todavía no has abierto
result-no-opening-text = Tu primera bajada tiene que contener la apertura, hecha solo con cartas de tu mano.
result-held-back = Esa combinación tiene que esperar
result-held-back-text = { $cards }: te la guardaste en tu turno anterior. Únela a una carta recién robada o que otros hayan bajado desde entonces.
result-legal = Jugada válida
result-legal-text = { $n ->
    [0] No te queda ninguna carta en la mano.
    [one] Todavía te queda { $n } carta en la mano.
   *[other] Todavía te quedan { $n } cartas en la mano.
 }
result-shown = Esta es la solución
result-shown-text = Puedes restaurar la mesa e intentarlo por tu cuenta.
result-impossible = Exacto: no se puede
result-impossible-text = Ninguna jugada válida baja toda la mano.
result-possible = Sí se puede
result-possible-text = Hay una jugada que baja toda la mano. Sigue buscando.
result-partly = Toda la mano, no
result-partly-text = Una parte sí se puede bajar. Busca la jugada que baje más cartas.
result-impossible-shown = No se puede
solution-on-paper = La solución está en la página web de este problema.

# Playing for real, and from memory: what each means, and what a failed Check brings. $cards are cards by name.
real-real = Si compruebas y la mesa no vale, todo vuelve a su sitio y robas la penalización. Esas cartas te las quedas.
real-memory = Si compruebas y la mesa no vale, tus cartas vuelven a la mano y la mesa la rehaces tú, de memoria.
real-practice = Vuelves a jugar para practicar: fallar no cuesta nada.
real-restored = { $n ->
    [0] Mesa restaurada. No robas nada.
    [one] Mesa restaurada. Robas una carta: { $cards }.
   *[other] Mesa restaurada. Robas { $n } cartas: { $cards }.
 }
real-possible = Con esta mano hay jugada.
real-impossible = Con esta mano no hay jugada.
real-tried = Lo que intentaste
memory-begin = Rehaz la mesa de memoria
memory-how = Deja la mesa como estaba al principio y comprueba.
memory-misplaced = { $n ->
    [one] Una carta fuera de su sitio
   *[other] { $n } cartas fuera de su sitio
 }
memory-done = Mesa rehecha
memory-total = { $n ->
    [0] Sin un solo fallo. Sigue con tu jugada.
    [one] Con un fallo por el camino. Sigue con tu jugada.
   *[other] Con { $n } fallos por el camino. Sigue con tu jugada.
 }

# The help for keys. The names of keys are what is printed on them.
key-shift = Mayús
key-space = Espacio
key-enter = Intro
key-home = Inicio
key-end = Fin
keys-zones = pasar de la mesa a la mano y a las acciones
keys-cards = carta anterior o siguiente
keys-melds = combinación anterior o siguiente
keys-ends = primera o última carta
keys-number = ir a la combinación con ese número; 0, a la mano
keys-select = elegir una carta o soltarla
keys-put = poner aquí lo elegido
keys-drop = soltar lo elegido
keys-new = nueva combinación con lo elegido
keys-undo = deshacer o rehacer
keys-restore = restaurar la mesa
keys-check = comprobar
keys-lay = bajar lo que has puesto en la mesa
keys-next = ir a la siguiente combinación por arreglar, o a la anterior
keys-hint = siguiente pista
keys-elsewhere = la misma posición con otras reglas
keys-move = mover a…: los destinos y cómo quedaría cada uno
keys-cut = cortar la combinación justo delante de esta carta
keys-join = unir con la combinación más cercana en la que encaje
keys-describe = describir la posición
keys-extend = elegir varias cartas seguidas
keys-far = primera combinación o la mano
keys-help = esta ayuda
# What can be switched off there.
setting-letters = Atajos de una sola tecla
setting-twice = Con dos toques, la carta va al único sitio donde encaja

# Drawings of a position.
figure-before = Antes
figure-after = Después
figure-hand = Mano
