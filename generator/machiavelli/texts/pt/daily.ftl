# The puzzle of the day. $number and $par are labels, $moves and $hints are the two sentences below.
daily-title = O problema do dia
daily-description = Um problema de Machiavelli por dia, o mesmo para todos, com a lista dos dias anteriores.
daily-lead = Cada dia, um problema; o mesmo para todos. Se ontem não pôde, continua na lista dos dias anteriores.
daily-no-script = Que dia é sabe-o o JavaScript, que neste navegador não está ativo. Em baixo tem o problema de cada data.
daily-number = Diário { $number }
daily-hints-at = Pistas e solução
daily-archive = Dias anteriores
daily-share = Machiavelli, diário { $number }: { $moves }, par { $par }, { $hints }.
daily-share-answer = Machiavelli, diário { $number }: resolvido, { $hints }.
daily-moves = { $n ->
    [one] { $n } movimento
   *[other] { $n } movimentos
 }
daily-hints = { $n ->
    [0] sem pistas
    [one] { $n } pista
   *[other] { $n } pistas
 }
act-share = Partilhar
daily-copied = Copiado: cole-o onde quiser.
daily-not-copied = Este navegador não deixa copiar. Selecione o texto acima.
