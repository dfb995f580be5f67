# The reader's progress, kept in the browser and nowhere else.

progress-title = Tu progreso
progress-description = Qué maniobras de Machiavelli dominas ya, según los problemas que has resuelto en este navegador.
progress-lead = Lo que resuelves y contestas se apunta en este navegador y en ningún otro sitio: sin cuenta, sin cookies y sin que nadie lo vea.
progress-no-script = Tu progreso se apunta y se muestra con JavaScript, que en este navegador no está activo. Los problemas y sus soluciones se pueden leer sin él.

# What is mastered. $clean, $all and $right are labels.
progress-total = { $n ->
    [0] Todavía no has resuelto ninguno de los { $all } problemas.
   *[other] Has resuelto { $n } de { $all } problemas; sin pistas, { $clean }.
 }
progress-answered = { $n ->
    [0] Todavía no has contestado ninguna pregunta.
    [one] Has contestado { $n } pregunta; bien a la primera, { $right }.
   *[other] Has contestado { $n } preguntas; bien a la primera, { $right }.
 }
progress-rule = Una maniobra está dominada cuando has resuelto sin pistas tres de sus problemas, o todos si son menos.
progress-theme = Maniobra
progress-clean = Sin pistas
progress-helped = Con pistas
progress-state = Estado
progress-of = { $n } de { $all }
progress-open = Por empezar
progress-begun = En marcha
progress-mastered = ✓ Dominada

# The questions by topic.
progress-questions = Preguntas
progress-topic-rule = Un tema está dominado cuando has contestado bien a la primera todas sus preguntas; de cada una cuenta la última vez que la viste.
progress-topic = Tema
progress-right = Bien
progress-wrong = Mal
progress-topic-open = Por empezar
progress-topic-begun = En marcha
progress-topic-mastered = ✓ Dominado

# Carrying it away and bringing it back.
progress-carry = Guarda una copia
progress-carry-text = El navegador puede borrar estos apuntes sin avisar, sobre todo si pasas días sin volver. Guarda una copia de vez en cuando: en un archivo, o como código para pegar en otro equipo.
act-save-file = Guardar un archivo
act-copy-code = Copiar un código
progress-bring = Trae una copia
progress-bring-text = Se suma a lo que ya hay aquí: de cada problema queda tu mejor solución.
act-choose-file = Elegir un archivo
progress-code = Código
act-add-code = Añadir este código
progress-saved = El archivo está listo: búscalo entre tus descargas.
progress-copied = Código copiado. Pégalo donde quieras guardarlo.
progress-not-copied = Este navegador no deja copiar. El código está abajo, en su casilla, seleccionado.
progress-no-code = Antes pega el código en su casilla.
progress-added = Añadido.
progress-as-before = Tu progreso sigue como estaba.
progress-unreadable = Eso no es una copia hecha en este sitio.
progress-damaged = Al código le falta un trozo o tiene un error: cópialo otra vez entero.
progress-too-long = Es demasiado largo para ser una copia de este sitio.
progress-newer = Esa copia es de una versión más nueva de este sitio: recarga la página y prueba otra vez.
progress-bad-entry = Hay un apunte que no se entiende: «{ $found }».

progress-anew = Empieza de cero
act-forget = Borrar mi progreso
progress-sure = ¿Borrar todo tu progreso?
progress-sure-text = Desaparecerá de este navegador todo lo resuelto y lo contestado. Sin una copia no hay vuelta atrás.
act-keep = Conservarlo
act-forget-all = Borrarlo todo
progress-forgotten = Borrado: empiezas de cero.

# What keeps it from being kept.
kept-blocked = Este navegador no deja guardar nada: tu progreso se perderá al cerrar la página.
kept-full = El navegador se ha quedado sin espacio: lo último que hagas se perderá al cerrar la página.
kept-unreadable = El progreso guardado aquí estaba dañado. A partir de ahora se apunta desde cero.
kept-newer = Tu progreso es de una versión más nueva de este sitio: recarga la página.

# The marks beside a puzzle.
kept-solved = Resuelto
kept-solved-helped = Resuelto con pistas
