# The puzzle of the day. $number and $par are labels, $moves and $hints are the two sentences below.
daily-title = El problema del día
daily-description = Un problema de Machiavelli cada día, el mismo para todos, con un calendario de los anteriores.
daily-lead = Un problema al día, el mismo para todos. Si ayer no pudiste, lo tienes en el calendario.
daily-no-script = Para saber qué día es hoy hace falta JavaScript, que en este navegador no está activo. Abajo tienes el problema de cada fecha.
daily-number = Problema diario { $number }
daily-page = Página de este problema
daily-archive = Calendario
daily-share = Machiavelli, problema diario { $number }: { $moves }, par { $par }, { $hints }.
daily-share-answer = Machiavelli, problema diario { $number }: resuelto, { $hints }.
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
# The first day of a month in a date: “1º dicembre”.
daily-first = 1
