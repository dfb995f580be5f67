# The puzzle of the day. $number and $par are labels, $moves and $hints are the two sentences below.
daily-title = O problema do dia
daily-description = Um problema de Machiavelli por dia, o mesmo para todos, com a lista dos dias anteriores.
daily-lead = Um problema por dia, o mesmo para todos. Se ontem não pôde jogar, o problema continua na lista dos dias anteriores.
daily-no-script = Para saber que dia é hoje, a página precisa de JavaScript, que neste navegador não está ativo. Em baixo está o problema de cada data.
daily-number = N.º { $number }
daily-page = Página deste problema
daily-archive = Calendário
daily-share = Machiavelli, problema do dia n.º { $number }: { $moves } (mínimo: { $par }), { $hints }.
daily-share-answer = Machiavelli, problema do dia n.º { $number }: resolvido, { $hints }.
daily-moves = { $n ->
    [one] { $n } movimento
   *[other] { $n } movimentos
 }
daily-hints = { $n ->
    [0] sem pistas
    [one] com { $n } pista
   *[other] com { $n } pistas
 }
act-share = Partilhar
daily-copied = Copiado: cole-o onde quiser.
daily-not-copied = Este navegador não deixa copiar. Selecione o texto acima.
# The first day of a month in a date: “1º dicembre”.
daily-first = 1
