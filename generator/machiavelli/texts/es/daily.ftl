# The puzzle of the day. $number and $par are labels, $moves and $hints are the two sentences below.
daily-title = El problema del día
daily-description = Un problema de Machiavelli cada día, el mismo para todos, con el archivo de los días anteriores.
daily-lead = Cada día, un problema; el mismo para todos. Si ayer no pudiste, sigue en el archivo.
daily-no-script = Qué día es lo sabe JavaScript, que en este navegador no está activo. Abajo tienes el problema de cada fecha.
daily-number = Diario { $number }
daily-hints-at = Pistas y solución
daily-archive = Archivo
daily-share = Machiavelli, diario { $number }: { $moves }, par { $par }, { $hints }.
daily-share-answer = Machiavelli, diario { $number }: resuelto, { $hints }.
daily-moves = { $n ->
    [one] { $n } movimiento
   *[other] { $n } movimientos
 }
daily-hints = { $n ->
    [0] sin pistas
    [one] { $n } pista
   *[other] { $n } pistas
 }
act-share = Compartir
daily-copied = Copiado: pégalo donde quieras.
daily-not-copied = Este navegador no deja copiar. Selecciona el texto de arriba.
