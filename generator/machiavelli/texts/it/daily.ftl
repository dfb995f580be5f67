# The puzzle of the day. $number and $par are labels, $moves and $hints are the two sentences below.
daily-title = Il problema del giorno
daily-description = Un problema di Machiavelli al giorno, lo stesso per tutti, con l’elenco dei giorni passati.
daily-lead = Ogni giorno un problema, lo stesso per tutti. Se ieri non hai potuto, lo ritrovi tra i giorni passati.
daily-no-script = Per sapere che giorno è serve JavaScript, che in questo browser non è attivo. Qui sotto trovi il problema di ogni data.
daily-number = N. { $number }
daily-page = Pagina di questo problema
daily-archive = Calendario
daily-share = Machiavelli, problema del giorno n. { $number }: { $moves }, par { $par }, { $hints }.
daily-share-answer = Machiavelli, problema del giorno n. { $number }: risolto, { $hints }.
daily-moves = { $n ->
    [one] { $n } mossa
   *[other] { $n } mosse
 }
daily-hints = { $n ->
    [0] senza indizi
    [one] { $n } indizio
   *[other] { $n } indizi
 }
act-share = Condividi
daily-copied = Copiato: incollalo dove vuoi.
daily-not-copied = Questo browser non permette di copiare. Seleziona il testo qui sopra.
# The first day of a month in a date: “1º dicembre”.
daily-first = 1º
