# The practice table: a game against the computer.

menu-play = Jogar
play-title = Jogar contra o computador
play-description = Uma mesa de treino: jogue Machiavelli contra o computador com as regras de qualquer variante, peça a melhor jogada e reveja a partida.
play-lead = Distribua as cartas e jogue contra o computador com as regras que quiser. Na sua vez, você pode sempre pedir “Mostrar”: verá a melhor jogada, passo a passo, e por que não há outra melhor. No fim, dá para rever a partida inteira, jogada a jogada.
play-how = Na sua vez, mova as cartas como nos desafios e toque em “Baixar”, ou compre. Desfazer e restaurar faz parte de pensar e não custa nada; mas, se você terminar a vez com cartas fora do lugar, a jogada fracassa: tudo volta para onde estava e você paga o que as regras mandam.
# $fit variants can be played, $missing cannot: $names.
play-variants = { $missing ->
    [0] Dá para jogar com qualquer uma das { $fit } variantes deste site. Aqui se joga uma só mão; os pontos são os dessa mão.
   *[other] Dá para jogar com { $fit } variantes deste site; não cabem nesta mesa: { $names }. Aqui se joga uma só mão; os pontos são os dessa mão.
 }
play-no-script = A mesa de treino precisa de JavaScript, que não está ativo neste navegador. As regras, os desafios e as soluções podem ser lidos sem ele.
play-strength = Como o computador joga
play-strength-1 = Sem reorganizar: só baixa e acrescenta
play-strength-2 = Atento: reorganiza até três combinações por vez
play-strength-3 = Implacável: procura sempre a melhor jogada
play-opponents = Adversários
act-deal = Distribuir
play-no-clock = Estas regras limitam o tempo de cada vez. Aqui não há relógio: pense o quanto quiser.
play-fault = O computador não responde neste navegador.
act-retry = Tentar de novo
play-table = Mesa de treino

# Whose turn it is, and what there is. $who is one of the three names.
play-you = Você
play-opponent = Adversário { $place }
play-opponent-only = O adversário
play-your-turn = É a sua vez.
play-thinking = { $who } está pensando…
play-wait = Espere: ainda não é a sua vez.
play-over = A mão terminou.
play-stock = { $n ->
    [0] Monte esgotado
    [one] Monte: { $n } carta
   *[other] Monte: { $n } cartas
 }
play-holds = { $n ->
    [0] { $who }: nenhuma carta na mão
    [one] { $who }: { $n } carta na mão
   *[other] { $who }: { $n } cartas na mão
 }
play-unopened = Você ainda não abriu
play-seed = Distribuição { $seed }: o endereço desta página dá de novo as mesmas cartas.
play-not-kept = Este navegador não deixa salvar a partida: se você fechar a página, ela se perde.

# What was done in a turn.
play-did-lay = { $n ->
    [0] { $who }: nenhuma carta na mesa.
    [one] { $who }: uma carta na mesa, { $cards }.
   *[other] { $who }: { $n } cartas na mesa, { $cards }.
 }
play-did-draw = { $n ->
    [0] { $who }: nenhuma carta do monte.
    [one] { $who }: uma carta do monte.
   *[other] { $who }: { $n } cartas do monte.
 }
play-did-fail = { $n ->
    [0] { $who }: jogada fracassada.
    [one] { $who }: jogada fracassada, uma carta do monte.
   *[other] { $who }: jogada fracassada, { $n } cartas do monte.
 }
play-did-pass = { $who }: passo.
play-did-knock = { $who }: batida.
play-drawn = Você comprou: { $cards }.
play-step-new = Combinação nova, só da mão: { $meld }.
play-step-add = Da mão para { $meld }: { $cards }.
play-step-mixed = Com { $cards } da mão e { $table } da mesa: { $meld }.
play-step-table = Só com cartas da mesa: { $meld }.

# What a player does in turn.
act-lay = Baixar
act-draw = Comprar
act-pass = Passar
act-knock = Bater
act-show = Mostrar
act-sort = Ordenar
play-sorted-suit = Mão ordenada por naipes.
play-sorted-rank = Mão ordenada por valores.

# Why something cannot be done now.
play-no-must-draw = Você ainda não pode passar
play-no-must-draw-text = Há cartas no monte: quem não baixa, compra.
play-no-draw-first = Primeiro se compra
play-no-draw-first-text = Com estas regras se compra no começo da vez, e só depois se baixa.
play-no-only-draws = Na primeira vez só se compra
play-no-only-draws-text = Quem começa a mão compra e não faz mais nada.
play-no-already-drawn = Você já comprou
play-no-already-drawn-text = Depois de comprar, não se baixa mais nesta vez.
play-no-no-more-draws = Não se compra mais
play-no-no-more-draws-text = Você já comprou o máximo permitido. Pode passar.
play-no-can-play = Você pode baixar, então tem de baixar
play-no-can-play-text = Com estas regras não se compra nem se passa enquanto houver uma jogada. Se você não a vir, peça “Mostrar”.
play-no-card-waits = Essa carta tem de esperar
play-no-card-waits-text = A carta recém-comprada só pode ser baixada na vez seguinte.
play-no-too-many-points = Você tem pontos demais para bater
play-no-too-many-points-text = Para bater, as cartas que sobram na sua mão têm de valer menos.
play-no-not-failed = Essa jogada é válida
play-no-not-failed-text = Toque em “Baixar” para fazê-la, ou restaure a mesa antes de comprar.
play-unfinished = Você tem cartas fora do lugar
play-unfinished-text = { $n ->
    [0] Se insistir, a jogada fracassa e tudo volta para onde estava. Com “Desfazer” você continua pensando.
    [one] Se insistir, a jogada fracassa: tudo volta para onde estava e você compra uma carta. Com “Desfazer” você continua pensando.
   *[other] Se insistir, a jogada fracassa: tudo volta para onde estava e você compra { $n } cartas. Com “Desfazer” você continua pensando.
 }

# Show me.
play-best = { $n ->
    [0] O melhor: não baixar nada
    [one] O melhor: baixar uma carta
   *[other] O melhor: baixar { $n } cartas
 }
play-best-draw = O melhor que você pode fazer é comprar.
play-best-pass = O monte acabou: você só pode passar.
act-lay-out = Pôr na mesa
act-close = Esconder
play-laid-out = A jogada está na mesa. Toque em “Baixar” para fazê-la.

# The end, and the review.
play-won = Você ganhou a mão!
play-lost = { $who } ganhou a mão
# $names are the names within a sentence: “tú y el rival”.
play-tied = Empate: { $names }
play-nobody = Ninguém ganha esta mão
play-ending-out = { $who } ficou sem cartas.
play-ending-out-you = Você ficou sem cartas.
play-ending-blocked = O monte acabou e, em uma rodada inteira, ninguém baixou nada.
play-ending-knocked = { $who } bateu com poucos pontos na mão.
play-ending-knocked-you = Você bateu com poucos pontos na mão.
play-ending-stock-out = O monte acabou, e com ele a mão.
play-seat = Jogador
play-left = Cartas na mão
play-points = Pontos
act-again = Outra mão
act-same-deal = Repetir esta distribuição
play-review = Rever a partida
act-first-turn = Início
act-previous-turn = Anterior
act-next-turn = Próxima
act-last-turn = Fim
play-at = Jogada { $place } de { $count }
play-dealt = As cartas estão distribuídas.
play-record = Registro da partida
play-record-help = Cada linha é uma jogada, com a mesa inteira. O programa deste site confere tudo de novo com “machiavelli replay”.
act-copy = Copiar
act-download = Salvar arquivo
