# What stands around the pages, and the pages of the site itself.

language-name = Español
language-locale = es
# The smallest number whose thousands are set apart.
language-thousands-from = 10000
site-name = Machiavelli
footer = Machiavelli: reglas con sus fuentes y problemas comprobados uno a uno.
search-label = Buscar en el sitio
permalink = Enlace a este apartado
dark-colours = Colores oscuros
four-colours = Palos en cuatro colores
choose-language = Elegir idioma
chooser-enter = Entrar en español
new-version = Hay una versión nueva de estas páginas.
reload-page = Cargarla
not-found = Esta página no existe
not-found-help = Quizá haya cambiado de sitio o la dirección tenga una errata. Desde aquí puedes llegar a todas las demás.

menu-home = Portada
menu-variants = Variantes
menu-compare = Comparar
menu-settle = Dudas
menu-puzzles = Problemas
menu-quizzes = Cuestionarios
menu-glossary = Glosario
menu-sources = Fuentes
menu-about = Acerca de

home-title = Machiavelli: la mesa es de todos
home-description = Reglas de Machiavelli con sus fuentes, variantes comparadas y problemas que se juegan en la página, todos comprobados.
home-claim = La mesa es de todos.
home-lead = En Machiavelli nada de lo que se baja queda quieto: cada turno permite cortar, juntar y rehacer combinaciones, propias y ajenas, para colocar una carta más. Prueba aquí mismo: toca una carta y después el lugar donde la quieres.
home-play = Más problemas
home-read = Leer las reglas
home-learn = Aprender desde cero
door-variants = Aprende las reglas
door-variants-text = { $count } formas de jugar, explicadas de principio a fin; junto a cada frase, quién la afirma.
door-puzzles = Resuelve problemas
door-puzzles-text = { $count ->
    [one] Una posición que puedes jugar en la página.
   *[other] { $count } posiciones que puedes jugar en la página, algunas de ellas sin salida.
  }
door-compare = Compara las variantes
door-compare-text = Quince cartas o trece, con comodines o sin ellos: qué cambia exactamente, en una sola tabla.

glossary-title = Glosario
glossary-description = Las palabras de Machiavelli: qué significa cada una, cómo se dice en otros lugares y cómo se llama en los demás idiomas.
glossary-lead = Este manual usa una sola palabra para cada cosa. Aquí está cada una, con las otras que quizá oigas en la mesa y con su nombre en los demás idiomas.
glossary-also = También se dice: { $words }

settle-title = ¿Quién tiene razón?
settle-description = Dudas de la mesa de Machiavelli resueltas en cada variante: qué manda la regla y qué fuente lo dice.
settle-lead = Busca la situación y ábrela: verás qué manda cada variante y quién lo dice. El nombre de la variante lleva a la regla.
settle-rules = Jugamos con las reglas de
settle-any = cualquier variante
door-settle = Resuelve una duda
door-settle-text = Las discusiones de siempre, con la respuesta de cada variante.

puzzles-title = Problemas
puzzles-description = Problemas de Machiavelli por dificultad y por maniobra, con la solución comprobada.
puzzles-lead = Cada tablero se juega aquí mismo. La dificultad no es una opinión: sale de contar lo que hay que romper y mover en la mejor jugada y, donde no hay ninguna, de lo que cuesta demostrarlo.
puzzles-by-level = Por dificultad
puzzles-by-theme = Por maniobra
puzzles-by-theme-note = Aviso: saber la maniobra ya es media solución.
puzzles-hand = En la mano: { $cards }

puzzle-description = Problema de Machiavelli: { $title }. Mesa, mano y solución comprobada.
puzzle-goal-all = { $count ->
    [one] Baja tu carta y deja la mesa en regla. Si no se puede, dilo.
   *[other] Baja tus { $count } cartas y deja la mesa en regla. Si no se puede, dilo.
  }
puzzle-goal-most = De tus { $count } cartas, baja todas las que puedas y deja la mesa en regla.
puzzle-rules = Reglas: { $variant }
puzzle-solution = Solución
puzzle-printed = Así lo da la fuente, y no vale
puzzle-origin = Posición tomada de:


compare-title = Comparar variantes
compare-description = Todas las reglas de todas las variantes de Machiavelli, una al lado de otra, con las diferencias señaladas.
compare-lead = Elige de dos a cuatro variantes. Primero verás en palabras qué cambia; después, todas las reglas, con una columna por variante. En la tabla, lo que no es como en la primera columna lleva una franja y va en negrita; lo que las fuentes callan va en cursiva.
compare-columns = Variantes que quieres comparar
compare-differences = Qué cambia
compare-against = { $here } frente a { $there }
compare-count = { $n ->
    [0] Todas las reglas son iguales.
    [one] Hay una regla distinta.
   *[other] Hay { $n } reglas distintas.
  }
compare-instead = { $here } en vez de { $there }
compare-differs = { $here }; en { $name }, { $there }
compare-stock = Cartas que quedan en el mazo
compare-stock-for = { $stock } si son { $players }
compare-stock-instead = { $here } en vez de { $there }, con { $players } jugadores
compare-few = Elige al menos dos variantes.
compare-most = Se comparan cuatro como mucho: quita una para añadir otra.
compare-refused = El enlace no pide entre dos y cuatro variantes distintas: «{ $found }».
compare-table = Regla por regla
compare-show-same = Mostrar también lo que es igual
compare-region = Tabla de reglas por variante
compare-rule = Regla
status-stated = lo dice la fuente
status-derived = se deduce de la fuente
status-convention = convenio nuestro
status-silent = las fuentes callan
status-disputed = las fuentes no coinciden
compare-marks = Cómo leer las marcas
compare-deal = Reparto
compare-melds = Combinaciones
compare-jokers = Comodines
compare-turn = El turno
compare-failure = Si la jugada no sale
compare-end = Final de la mano
compare-scoring = Puntos

contrasts-title = La misma posición, otras reglas
contrasts-description = Por cada regla de Machiavelli que decide qué vale o qué se puede bajar, una posición cuya respuesta depende de ella, comprobada en los dos casos.
contrasts-lead = La respuesta a cada una de estas posiciones depende de una sola regla, la que le da título. La calcula el mismo programa que juzga las jugadas en el tablero; debajo verás qué pasa en cada variante, con todas sus reglas.
contrasts-rules = Reglas
contrast-not-opened = Quien juega todavía no ha hecho su primera bajada.
contrast-held = En su turno anterior, quien juega bajó otras cartas y se guardó estas en la mano.
contrast-legal = La jugada vale
contrast-illegal = La jugada no vale
contrast-why = La jugada más larga: { $reason }.
contrast-why-table = { $cards }: { $reason }.
contrast-frozen = { $replaced-from ->
    [hand] no vale, cambia una combinación con comodín que ninguna carta de la mano ha sustituido
   *[other] no vale, cambia una combinación con comodín antes de sustituirlo
  }
contrast-few = no vale, en un turno hay que bajar al menos { $least-added } cartas
contrast-many = { $most-added ->
    [one] no vale, en un turno se baja como mucho { $most-added } carta
   *[other] no vale, en un turno se bajan como mucho { $most-added } cartas
  }
contrast-no-opening = { $opening ->
    [points] no vale, para la primera bajada hacen falta { $opening-points } puntos en combinaciones de la mano
    [run] no vale, para la primera bajada hace falta una escalera de la mano
   *[other] no vale, para la primera bajada hace falta una combinación de la mano
  }
contrast-held-back = no vale, esa combinación se quedó en la mano cuando se bajaban otras cartas
contrast-loose = no vale, deja suelta una carta que formaba parte de otra combinación
contrast-variants = Qué pasa en cada variante
compare-contrasts = Si el nombre de una regla es un enlace, lleva a una posición que muestra qué cambia con ella.

embed-title = { $title } (solo el tablero)
embed-description = El tablero del problema «{ $title }», sin nada alrededor, para insertarlo en otra página.
embed-whole = { $title }, en Machiavelli
puzzle-alone = El tablero solo, para insertarlo en otra página

puzzles-on-paper = Problemas en papel
worksheet-title = Problemas en papel, hoja { $number } de { $count }
worksheet-description = Problemas de Machiavelli para imprimir en A4, hoja { $number }: desde «{ $first }», con las soluciones en hoja aparte.
worksheet-print = Imprime esta página: los problemas en una hoja y las soluciones en otra. Con cartas de verdad se resuelven mejor: pon en la mesa lo que ves aquí.
worksheet-index = Todos los problemas
worksheet-others = Otras hojas:
worksheet-table = Mesa
worksheet-hand = Mano
worksheet-key = Soluciones de la hoja { $number }
worksheet-none = No se puede bajar ninguna carta.
worksheet-online = En línea:

sheet-title = Hoja de reglas: { $name }
sheet-description = Reglas de la familia de Machiavelli, variante { $name }, en una hoja A4 para imprimir y dejar junto a la mesa.
sheet-print = Estas reglas caben en una hoja A4: imprime esta página.
sheet-whole = Las reglas completas, con sus fuentes
about-sheet = Las reglas en una hoja para imprimir
about-differs = Frente a { $parent }, cambia esto:
