# The puzzle of the day. $number and $par are labels, $moves and $hints are the two sentences below.
daily-title = O desafio do dia
daily-description = Um desafio de Machiavelli por dia, o mesmo para todo mundo, com a lista dos dias anteriores.
daily-lead = Um desafio por dia, o mesmo para todo mundo. Se ontem não deu para jogar, o desafio continua na lista dos dias anteriores.
daily-no-script = Para saber que dia é hoje, a página precisa de JavaScript, que não está ativo neste navegador. Embaixo está o desafio de cada data.
daily-number = Nº { $number }
daily-page = Página deste desafio
daily-archive = Calendário
daily-share = Machiavelli, desafio do dia nº { $number }: { $moves } (mínimo: { $par }), { $hints }.
daily-share-answer = Machiavelli, desafio do dia nº { $number }: resolvido, { $hints }.
daily-moves = { $n ->
    [one] { $n } movimento
   *[other] { $n } movimentos
 }
daily-hints = { $n ->
    [0] sem dicas
    [one] com { $n } dica
   *[other] com { $n } dicas
 }
act-share = Compartilhar
daily-copied = Copiado: cole onde quiser.
daily-not-copied = Este navegador não deixa copiar. Selecione o texto acima.
# The first day of a month in a date: “1º dicembre”.
daily-first = 1º
