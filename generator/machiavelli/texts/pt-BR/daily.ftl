# The puzzle of the day. $number and $par are labels, $moves and $hints are the two sentences below.
daily-title = O desafio do dia
daily-description = Um desafio de Machiavelli por dia, o mesmo para todo mundo, com a lista dos dias anteriores.
daily-lead = Cada dia, um desafio; o mesmo para todo mundo. Se ontem não deu, ele continua na lista.
daily-no-script = Quem sabe que dia é hoje é o JavaScript, que não está ativo neste navegador. Embaixo está o desafio de cada data.
daily-number = Diário { $number }
daily-hints-at = Dicas e solução
daily-archive = Dias anteriores
daily-share = Machiavelli, diário { $number }: { $moves }, par { $par }, { $hints }.
daily-share-answer = Machiavelli, diário { $number }: resolvido, { $hints }.
daily-moves = { $n ->
    [one] { $n } movimento
   *[other] { $n } movimentos
 }
daily-hints = { $n ->
    [0] sem dicas
    [one] { $n } dica
   *[other] { $n } dicas
 }
act-share = Compartilhar
daily-copied = Copiado: cole onde quiser.
daily-not-copied = Este navegador não deixa copiar. Selecione o texto acima.
