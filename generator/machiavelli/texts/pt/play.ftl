# The practice table: a game against the computer.

menu-play = Jogar
play-title = Jogar contra o computador
play-description = Uma mesa de treino: jogue Machiavelli contra o computador com as regras de qualquer variante, peça a melhor jogada e reveja a partida.
play-lead = Distribua e jogue contra o computador com as regras que quiser. Quando for a sua vez, pode pedir «Mostrar»: verá a melhor jogada, passo a passo, e por que razão não há outra melhor. No fim, pode rever a partida inteira, jogada a jogada.
play-how = No seu turno, mova as cartas como nos problemas e toque em «Baixar», ou compre. Desfazer e repor faz parte de pensar e não custa nada; mas se terminar o turno com cartas fora do lugar, ele conta como falhado: tudo volta a ficar como estava e paga o que as regras mandam.
# $fit variants can be played, $missing cannot: $names.
play-variants = { $missing ->
    [0] Pode jogar com qualquer das { $fit } variantes deste site. Aqui joga-se uma só mão; os pontos são os dessa mão.
   *[other] Pode jogar com { $fit } variantes deste site; não cabem nesta mesa: { $names }. Aqui joga-se uma só mão; os pontos são os dessa mão.
 }
play-no-script = A mesa de treino precisa de JavaScript, que neste navegador não está ativo. As regras, os problemas e as soluções podem ler-se sem ele.
play-strength = Como joga o computador
play-strength-1 = Sem reorganizar: só baixa e acrescenta
play-strength-2 = Atento: reorganiza até três combinações de cada vez
play-strength-3 = Implacável: procura sempre a melhor jogada
play-opponents = Adversários
act-deal = Distribuir
play-no-clock = Estas regras põem um limite de tempo ao turno. Aqui não há relógio: pense o tempo que quiser.
play-fault = O computador não responde neste navegador.
act-retry = Tentar outra vez
play-table = Mesa de treino

# Whose turn it is, and what there is. $who is one of the three names.
play-you = Eu
play-opponent = Adversário { $place }
play-opponent-only = O adversário
play-your-turn = É a sua vez.
play-thinking = { $who } está a pensar…
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
play-unopened = Ainda não abriu
play-seed = Distribuição { $seed }: o endereço desta página volta a dar as mesmas cartas.
play-not-kept = Este navegador não deixa guardar a partida: se fechar a página, perde-a.

# What was done in a turn.
play-did-lay = { $n ->
    [0] { $who }: nenhuma carta para a mesa.
    [one] { $who }: uma carta para a mesa, { $cards }.
   *[other] { $who }: { $n } cartas para a mesa, { $cards }.
 }
play-did-draw = { $n ->
    [0] { $who }: nenhuma carta do monte.
    [one] { $who }: uma carta do monte.
   *[other] { $who }: { $n } cartas do monte.
 }
play-did-fail = { $n ->
    [0] { $who }: turno falhado.
    [one] { $who }: turno falhado, uma carta do monte.
   *[other] { $who }: turno falhado, { $n } cartas do monte.
 }
play-did-pass = { $who }: passo.
play-did-knock = { $who }: fecho da mão.
play-drawn = Comprou: { $cards }.
play-step-new = Combinação nova, só da mão: { $meld }.
play-step-add = Da mão para { $meld }: { $cards }.
play-step-mixed = Com { $cards } da mão e { $table } da mesa: { $meld }.
play-step-table = Só com cartas da mesa: { $meld }.

# What a player does in turn.
act-lay = Baixar
act-draw = Comprar
act-pass = Passar
act-knock = Fechar
act-show = Mostrar
act-sort = Ordenar
play-sorted-suit = Mão ordenada por naipes.
play-sorted-rank = Mão ordenada por valores.

# Why something cannot be done now.
play-no-must-draw = Ainda não pode passar
play-no-must-draw-text = Há cartas no monte: quem não baixa, compra.
play-no-draw-first = Primeiro compra-se
play-no-draw-first-text = Com estas regras compra-se no início do turno, e só depois se baixa.
play-no-only-draws = No primeiro turno só se compra
play-no-only-draws-text = Quem começa a mão compra e não faz mais nada.
play-no-already-drawn = Já comprou
play-no-already-drawn-text = Depois de comprar, já não se baixa neste turno.
play-no-no-more-draws = Não se compra mais
play-no-no-more-draws-text = Já comprou todas as vezes que as regras deixam. Pode passar.
play-no-can-play = Pode baixar, por isso tem de baixar
play-no-can-play-text = Com estas regras não se compra nem se passa enquanto houver uma jogada. Se não a vir, peça «Mostrar».
play-no-card-waits = Essa carta tem de esperar
play-no-card-waits-text = A carta acabada de comprar só se baixa no turno seguinte.
play-no-too-many-points = Tem pontos a mais para fechar
play-no-too-many-points-text = Para fechar, as cartas que lhe restam têm de valer menos.
play-no-not-failed = Essa jogada é válida
play-no-not-failed-text = Toque em «Baixar» para a fazer, ou reponha a mesa antes de comprar.
play-unfinished = Tem cartas fora do lugar
play-unfinished-text = { $n ->
    [0] Se insistir, o turno conta como falhado e tudo volta a ficar como estava. Com «Desfazer» continua a pensar.
    [one] Se insistir, o turno conta como falhado: tudo volta a ficar como estava e compra uma carta. Com «Desfazer» continua a pensar.
   *[other] Se insistir, o turno conta como falhado: tudo volta a ficar como estava e compra { $n } cartas. Com «Desfazer» continua a pensar.
 }

# Show me.
play-best = { $n ->
    [0] O melhor: não baixar nada
    [one] O melhor: baixar uma carta
   *[other] O melhor: baixar { $n } cartas
 }
play-best-draw = O melhor que pode fazer é comprar.
play-best-pass = O monte está esgotado: só pode passar.
act-lay-out = Pôr na mesa
act-close = Esconder
play-laid-out = A jogada está na mesa. Toque em «Baixar» para a fazer.

# The end, and the review.
play-won = Ganhou a mão!
play-lost = { $who } ganhou a mão
# $names are the names within a sentence: “tú y el rival”.
play-tied = Empate: { $names }
play-nobody = Ninguém ganha esta mão
play-ending-out = { $who } ficou sem cartas.
play-ending-out-you = Ficou sem cartas.
play-ending-blocked = O monte esgotou-se e numa volta inteira ninguém baixou nada.
play-ending-knocked = { $who } fechou com poucos pontos na mão.
play-ending-knocked-you = Fechou com poucos pontos na mão.
play-ending-stock-out = O monte esgotou-se, e com ele a mão.
play-seat = Jogador
play-left = Cartas na mão
play-points = Pontos
act-again = Outra mão
act-same-deal = Repetir esta distribuição
play-review = Rever a partida
act-first-turn = Início
act-previous-turn = Anterior
act-next-turn = Seguinte
act-last-turn = Fim
play-at = Jogada { $place } de { $count }
play-dealt = As cartas estão distribuídas.
play-record = Registo da partida
play-record-help = Cada linha é uma jogada, com a mesa inteira. O programa deste site volta a verificar tudo com «machiavelli replay».
act-copy = Copiar
act-download = Descarregar
