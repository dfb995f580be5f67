# The laboratory: any position under any rules.

menu-lab = Laboratorio
puzzle-lab = Abrir en el laboratorio

lab-title = Laboratorio
lab-description = Monta cualquier posición de Machiavelli, con las reglas de cualquier variante, y mira qué se puede bajar.
lab-lead = Monta aquí la posición que quieras, con las reglas de cualquier variante. Cada combinación se juzga al momento; al resolver verás cuántas cartas se pueden bajar, cómo queda la mesa y, si alguna carta se queda en la mano, por qué.
lab-example = Ver un ejemplo
lab-no-script = El laboratorio necesita JavaScript, que en este navegador no está activo. Las reglas, los problemas y sus soluciones se pueden leer sin él.
lab-variant = Reglas
lab-read-rules = Leer estas reglas
lab-not-opened = Todavía no has abierto

# The cards to tap, and where they go.
lab-place = Las cartas van a
lab-to-hand = Mano
lab-to-meld = Combinación { $place }
lab-cards = Todas las cartas
lab-cards-help = Toca una carta para añadirla. Si tocas una de la mesa o de la mano, la quitas.

# The position as text.
lab-write = Escribir la posición
lab-write-table = Mesa: una combinación por línea
lab-write-hand = Mano
lab-write-help = Por ejemplo, 10♣ o 10C. Las letras S, H, D y C son picas, corazones, diamantes y tréboles; el comodín se escribe ★ o *.

act-solve = Resolver
act-everywhere = En todas las variantes
act-cancel = Parar
act-clear = Vaciar
act-harder = Buscar una más difícil
lab-copy = Copiar
act-copy-text = Texto
act-copy-yaml = YAML
act-copy-svg = SVG
act-copy-png = PNG
act-copy-link = Enlace

# What is wrong with what was written or asked for. $count is a label.
lab-unreadable-table = Mesa, línea { $line }: no se entiende «{ $found }».
lab-unreadable-hand = Mano: no se entiende «{ $found }».
lab-unreadable-link = El enlace trae una posición que no se entiende: «{ $found }».
lab-unknown-variant = El enlace trae una variante que no existe: «{ $found }». Se usan las reglas de { $variant }.
lab-too-long = Es demasiado texto para una posición.
lab-too-many-cards = Demasiadas cartas para estas reglas: { $count }.
lab-too-many-jokers = Demasiados comodines para estas reglas: { $count }.
lab-too-many-copies = Con estas reglas no hay tantas cartas iguales: { $card }.
lab-too-many-loose = Demasiadas cartas sueltas en la mesa: { $count }.
lab-illegal-table = Para resolver, tienen que valer todas las combinaciones de la mesa.
lab-no-hand = La mano está vacía: no hay nada que bajar.
lab-no-table = La mesa está vacía.

lab-said-hand = { $card }, a la mano.
lab-said-removed = { $card }, fuera.
lab-said-cleared = Todo vacío.
lab-copied = Copiado.
lab-not-copied = Este navegador no deja copiar. El texto está aquí debajo, seleccionado.
lab-picture-not-copied = Este navegador no deja copiar imágenes.
lab-save = Guardar la imagen

# The answer. The numbers of $broken and $moved are labels.
lab-solving = Buscando la mejor jugada…
lab-seeking-how = Buscando cómo, con los menos cambios en la mesa…
lab-no-how = No ha dado tiempo a encontrar cómo.
lab-all = { $n ->
    [one] Se puede bajar la carta de la mano
   *[other] Se puede bajar toda la mano: { $n } cartas
 }
lab-most = { $n ->
    [one] Se puede bajar una carta, y no más
   *[other] Se pueden bajar { $n } cartas, y no más
 }
lab-none = No se puede bajar ninguna carta
lab-played = A la mesa: { $cards }
lab-figures = Combinaciones que se deshacen: { $broken }. Cartas de la mesa que cambian de combinación: { $moved }.
lab-undecided = Queda por saber si se podría con menos cambios en la mesa.
lab-layout = Así queda la mesa
lab-no-more = La búsqueda ha probado todas las jugadas, y ninguna baja más cartas.
lab-undecided-title = Sin respuesta
lab-timeout = La búsqueda se ha detenido a los diez segundos, sin probar todas las jugadas. Eso no quiere decir que no haya ninguna.
lab-cancelled = Has parado la búsqueda antes de que terminara.
lab-fault-title = No se ha podido resolver
lab-fault = La búsqueda no funciona en este navegador.
lab-refused = Así no se puede resolver

# A harder position. $now and $before are a level and, in brackets, the points.
lab-harder = Otra posición
lab-harder-help = Sale una posición parecida a esta o del todo nueva, con solución y más difícil. Con «Deshacer» vuelves a la tuya.
lab-seeking = Buscando una posición más difícil…
lab-harder-found = Aquí tienes una más difícil
lab-harder-ratings = Se puede bajar toda la mano. Dificultad: { $now }. La de antes: { $before }.
lab-harder-none = No ha aparecido ninguna más difícil
lab-harder-none-text = Se han probado posiciones parecidas y otras nuevas, y ninguna de las que tienen solución era más difícil. Puedes volver a probar.
lab-harder-this = Dificultad de esta: { $now }.
lab-unrated = No se ha podido saber a tiempo lo difícil que es esta posición.
