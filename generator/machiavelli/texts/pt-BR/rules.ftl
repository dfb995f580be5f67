### As regras: nomes e valores, as frases de cada seção, as perguntas e as marcas de procedência.
### Cada frase pode usar qualquer regra: $hand-size é deal.hand_size; sim e não são "yes" e "no"; o que não há, "none".

## Nomes e valores das regras

rule-deal-players = Jogadores
value-deal-players = { $players-span ->
    [0] { $players-most }
   *[other] de { $players-least } a { $players-most }
}{ $players-more ->
    [yes] , ou mais
   *[no] {""}
}
rule-deal-decks = Baralhos
value-deal-decks = { $decks }
rule-deal-jokers = Coringas
value-deal-jokers = { $jokers ->
    [0] nenhum
   *[other] { $jokers }
}
rule-deal-packs-by-players = Baralhos conforme o número de jogadores
value-deal-packs-by-players = { $packs-by-players ->
    [none] sempre os mesmos
   *[other] { $packs-by-players }
}
packs-for-players = { $decks ->
    [one] um baralho
   *[other] { $decks } baralhos
}{ $jokers ->
    [0] {" "}sem coringas
    [one] {" "}e um coringa
   *[other] {" "}e { $jokers } coringas
} para { $players } jogadores
rule-deal-hand-size = Cartas por jogador
value-deal-hand-size = { $hand-size }
rule-deal-hand-by-players = Cartas conforme o número de jogadores
value-deal-hand-by-players = { $hand-by-players ->
    [none] sempre as mesmas
   *[other] { $hand-by-players }
}
hand-for-players = { $cards } com { $players }
rule-deal-hand-floor = Mínimo de cartas por jogador
value-deal-hand-floor = { $hand-floor ->
    [none] a distribuição não diminui
    [one] { $hand-floor } carta
   *[other] { $hand-floor } cartas
}
rule-deal-face-up = Cartas viradas para cima no começo
value-deal-face-up = { $face-up ->
    [0] nenhuma
   *[other] { $face-up }
}
rule-deal-first-dealer = Primeiro carteador
value-deal-first-dealer = { $first-dealer ->
    [by-lot] por sorteio
    [lowest-card] quem tira a carta mais baixa
    [highest-card] quem tira a carta mais alta
   *[oldest] a pessoa mais velha
}
rule-deal-deal-passes = Troca de carteador
value-deal-deal-passes = { $deal-passes ->
    [clockwise] em sentido horário
    [counterclockwise] em sentido anti-horário
    [to-winner] dá as cartas quem ganhou a mão anterior
   *[none] não muda, porque é uma única mão
}
rule-deal-first-player = Quem começa
value-deal-first-player = { $first-player ->
    [left-of-dealer] quem está à esquerda do carteador
    [right-of-dealer] quem está à direita do carteador
   *[dealer] o carteador
}
rule-deal-direction = Sentido do jogo
value-deal-direction = { $direction ->
    [clockwise] horário
   *[counterclockwise] anti-horário
}

rule-melds-group-min = Mínimo de cartas em uma trinca
value-melds-group-min = { $group-min }
rule-melds-group-max = Máximo de cartas em uma trinca
value-melds-group-max = { $group-max }
rule-melds-group-distinct-suits = Naipes de uma trinca
value-melds-group-distinct-suits = todos diferentes
rule-melds-run-min = Mínimo de cartas em uma sequência
value-melds-run-min = { $run-min }
rule-melds-run-max = Máximo de cartas em uma sequência
value-melds-run-max = { $run-max ->
    [none] sem limite
   *[other] { $run-max }
}
rule-melds-ace-low = Ás antes do 2
value-melds-ace-low = { $ace-low ->
    [yes] sim
   *[no] não
}
rule-melds-ace-high = Ás depois do rei
value-melds-ace-high = { $ace-high ->
    [yes] sim
   *[no] não
}
rule-melds-ace-inside = Ás no meio, como em K A 2
value-melds-ace-inside = { $ace-inside ->
    [yes] sim
   *[no] não
}
rule-melds-ace-both-ends = Um ás em cada ponta
value-melds-ace-both-ends = { $ace-both-ends ->
    [yes] sim
   *[no] não
}

rule-jokers-per-meld = Coringas por combinação
value-jokers-per-meld = { $per-meld ->
    [0] não há coringas
   *[other] no máximo { $per-meld }
}
rule-jokers-on-table = Combinações com coringa
value-jokers-on-table = { $on-table ->
    [none] não há coringas
    [frozen] não se mexe nelas até o coringa ser trocado
   *[free] podem ser reorganizadas como as outras
}
rule-jokers-replaced-from = Carta que substitui um coringa
value-jokers-replaced-from = { $replaced-from ->
    [none] não há coringas
    [hand] só da mão
   *[hand-or-table] da mão ou da mesa
}
rule-jokers-freed-joker = Coringa liberado
value-jokers-freed-joker = { $freed-joker ->
    [none] não há coringas
   *[same-turn] vai para outra combinação na mesma jogada
}

rule-turn-draw-when = Quando se compra
value-turn-draw-when = { $draw-when ->
    [before-playing] no começo da vez, antes de baixar
    [until-able] só quando não dá para baixar, até dar
   *[instead-of-playing] em vez de baixar cartas
}
rule-turn-draw-count = Cartas por compra
value-turn-draw-count = { $draw-count }
rule-turn-draws-most = Compras permitidas por vez
value-turn-draws-most = { $draws-most ->
    [none] sem limite
   *[other] { $draws-most }
}
rule-turn-drawn-card-playable = Jogar a carta recém-comprada
value-turn-drawn-card-playable = { $drawn-card-playable ->
    [yes] na mesma vez
   *[no] só na vez seguinte
}
rule-turn-must-play = Obrigação de jogar quando é possível
value-turn-must-play = { $must-play ->
    [yes] sim
   *[no] não
}
rule-turn-first-only-draws = Quem começa a mão só compra
value-turn-first-only-draws = { $first-only-draws ->
    [yes] sim, na sua primeira vez
   *[no] não
}
rule-turn-opening = Mínimo para baixar pela primeira vez
value-turn-opening = { $opening ->
    [meld] uma combinação só de cartas da mão
    [run] uma sequência só de cartas da mão
    [points] combinações só de cartas da mão, por pontos
   *[none] nenhum
}
rule-turn-opening-points = Pontos para baixar pela primeira vez
value-turn-opening-points = { $opening-points ->
    [none] não são exigidos
   *[other] { $opening-points } ou mais
}
rule-turn-table-before-opening = Mexer na mesa antes de ter baixado
value-turn-table-before-opening = { $table-before-opening ->
    [yes] { $opening ->
        [none] sim
       *[other] só para acrescentar cartas
    }
   *[no] não
}
rule-turn-hold-back = Combinação guardada de uma vez para outra
value-turn-hold-back = { $hold-back ->
    [yes] só com cartas que chegaram depois
   *[no] pode ser baixada
}
rule-turn-table-to-hand = Passar cartas da mesa para a mão
value-turn-table-to-hand = não
rule-turn-least-added = Mínimo de cartas por jogada
value-turn-least-added = { $least-added ->
    [one] { $least-added } carta da mão
   *[other] { $least-added } cartas da mão
}
rule-turn-most-added = Máximo de cartas por jogada
value-turn-most-added = { $most-added ->
    [none] sem limite
    [one] { $most-added } carta da mão
   *[other] { $most-added } cartas da mão
}
rule-turn-discard = Descarte no fim da vez
value-turn-discard = não há
rule-turn-time-limit = Tempo por jogada
value-turn-time-limit = { $time-limit ->
    [none] sem limite
    [one] { $time-limit } segundo
   *[other] { $time-limit } segundos
}

rule-failure-restore = A mesa depois de uma tentativa fracassada
value-failure-restore = volta a ficar como estava
rule-failure-take-back = As cartas que tinham sido acrescentadas
value-failure-take-back = voltam para a mão
rule-failure-penalty = Quando há penalidade
value-failure-penalty = { $penalty ->
    [always] sempre que uma reorganização falha
    [if-not-restored] só se o jogador não conseguir restaurar a mesa
   *[never] nunca
}
rule-failure-penalty-cards = Cartas de penalidade
value-failure-penalty-cards = { $penalty-cards ->
    [0] nenhuma
   *[other] { $penalty-cards }
}
rule-failure-replaces-draw = A penalidade e a compra normal
value-failure-replaces-draw = { $penalty ->
    [never] não há penalidade
   *[other] { $replaces-draw ->
        [yes] com a penalidade a vez termina, sem nenhuma outra compra
       *[no] compra-se além da penalidade
    }
}
rule-failure-unfinished-meld = Combinação nova incompleta
value-failure-unfinished-meld = { $unfinished-meld ->
    [yes] conta como tentativa fracassada
   *[no] não conta como tentativa fracassada
}
rule-failure-others-restore = Os outros ajudam a restaurar a mesa
value-failure-others-restore = { $others-restore ->
    [yes] sim
   *[no] não
}
rule-failure-loose-cards = Cartas soltas no fim da vez
value-failure-loose-cards = { $loose-cards ->
    [never] nenhuma
    [help-cards] só as de ajuda ainda não usadas
   *[stay] { $face-up ->
        [0] as que ninguém consegue recolocar
       *[other] as de ajuda ainda não usadas e as que ninguém consegue recolocar
    }
}

rule-end-going-out = Quem ganha a mão
value-end-going-out = o primeiro a ficar sem cartas
rule-end-knock-points = Bater com cartas na mão
value-end-knock-points = { $knock-points ->
    [none] não
    [0] com 0 ponto
    [one] com { $knock-points } ponto ou menos
   *[other] com { $knock-points } pontos ou menos
}
rule-end-empty-stock = Comprar com o monte esgotado
value-end-empty-stock = { $empty-stock ->
    [pass] equivale a passar
   *[ends-hand] não chega a acontecer, porque a última carta encerra a mão
}
rule-end-short-penalty = Penalidade se faltarem cartas no monte
value-end-short-penalty = { $short-penalty ->
    [what-is-left] as cartas que sobrarem
   *[none] não há penalidade
}
rule-end-blocked = Quando a mão trava
value-end-blocked = { $empty-stock ->
    [pass] com o monte esgotado, uma rodada sem ninguém acrescentar cartas
   *[ends-hand] nunca, porque a mão termina quando o monte se esgota
}
rule-end-blocked-winner = Quem ganha uma mão travada
value-end-blocked-winner = { $blocked-winner ->
    [nobody] ninguém
   *[fewest-points] quem tiver menos pontos na mão
}

rule-scoring-basis = O que se conta
value-scoring-basis = { $basis ->
    [per-card] 1 ponto por carta
    [card-points] os pontos de cada carta
   *[none] nada
}
rule-scoring-counted = Quando se conta
value-scoring-counted = { $counted ->
    [every-hand] no fim de cada mão
    [blocked-hand] { $empty-stock ->
        [pass] só se a mão travar
       *[ends-hand] só se o monte se esgotar
    }
   *[never] nunca
}
rule-scoring-points-go = Quem marca os pontos
value-scoring-points-go = { $points-go ->
    [to-losers] cada um, os das próprias cartas
    [to-winner] quem ganha, os das cartas dos outros
    [differences] quem ganha, a diferença em relação a cada um dos outros
    [both] os outros perdem os seus, e quem ganha soma todos
   *[none] ninguém
}
rule-scoring-card-points = Pontos das cartas
value-scoring-card-points = { $ace-points ->
    [none] não são usados
   *[other] ás { $ace-points }, dez { $ten-points }, figuras { $figure-points }{ $jokers-most ->
        [0] {""}
       *[other] , coringa { $joker-points }
    }; { $low-points ->
        [none] as demais, o seu número
       *[other] as demais, { $low-points }
    }
}
rule-scoring-match = Duração da partida
value-scoring-match = { $match ->
    [dealer-rotations] as rodadas de carteador que forem combinadas
    [target] até alguém chegar a um total
   *[single-hand] uma única mão
}
rule-scoring-target = Total que encerra a partida
value-scoring-target = { $target ->
    [none] { $match ->
        [target] o que for combinado
       *[other] não há
    }
    [one] { $target } ponto
   *[other] { $target } pontos
}
rule-scoring-match-winner = Quem ganha a partida
value-scoring-match-winner = { $match-winner ->
    [lowest-total] o total mais baixo
    [highest-total] o total mais alto
   *[hand-winner] quem ganha a mão
}
rule-scoring-tie = Em caso de empate
value-scoring-tie = { $tie ->
    [shared] a vitória é dividida
   *[draw] não há desempate
}

## O que é

section-about = O que é
about-family = O Machiavelli é um rummy italiano de mesa compartilhada: as combinações baixadas ficam à vista e são de todos.
about-family-relative = É parente do Machiavelli, o rummy italiano de mesa compartilhada: as combinações baixadas ficam à vista e são de todos.
about-manipulation = Na sua vez, você pode desmontá-las e montá-las de outro jeito para abrir lugar a cartas que antes não cabiam.
about-race = É uma corrida: ganha a mão quem ficar sem cartas primeiro.
about-party = Costuma ser jogado entre amigos, por diversão e não a dinheiro.
about-origin = Uma fonte situa seu surgimento nos anos da Segunda Guerra Mundial.
origin-title = Origem do jogo
origin-between = nos anos vinte ou trinta do século XX
origin-during = nos anos da Segunda Guerra Mundial
origin-after = depois da Segunda Guerra Mundial
about-name = Apesar do nome, que lembra astúcia e manobra, não há prova de que o escritor Maquiavel tenha inventado o jogo.
about-relatives = Não confunda com os parentes: no Tahiti, no Guadalupe e em algumas versões com coringas, as cartas são dadas e compradas de outro jeito.
about-compare = Compare esta variante com as outras

## Cartas e distribuição

section-deal = Cartas e distribuição
deal-players = Podem jogar { $players-span ->
    [0] { $players-most }
   *[other] de { $players-least } a { $players-most }
} pessoas{ $players-more ->
    [yes] , ou mais
   *[no] {""}
}.
deal-pack = Use { $decks ->
    [one] um baralho
   *[other] { $decks } baralhos
} de 52 cartas { $jokers ->
    [0] sem coringas
    [one] e acrescente um coringa
   *[other] e acrescente { $jokers } coringas
}: ao todo, { $pack } cartas.
deal-packs-here = Os baralhos nem sempre são os mesmos: { $packs-by-players }.
deal-dealer = { $first-dealer ->
    [by-lot] Um sorteio decide quem dá as cartas primeiro.
    [lowest-card] Cada jogador tira uma carta, e quem tirar a mais baixa dá as cartas primeiro; em caso de empate, os empatados tiram outra.
    [highest-card] Cada jogador tira uma carta, e quem tirar a mais alta dá as cartas primeiro; em caso de empate, os empatados tiram outra.
   *[oldest] Quem dá as cartas primeiro é a pessoa mais velha.
}
deal-passes = { $deal-passes ->
    [to-winner] Nas mãos seguintes, dá as cartas quem ganhou a anterior; se não houve um único vencedor, o carteador continua o mesmo.
    [counterclockwise] Nas mãos seguintes, a tarefa de dar as cartas passa em sentido anti-horário.
   *[other] Nas mãos seguintes, a tarefa de dar as cartas passa em sentido horário.
}
deal-hand = O carteador dá { $hand-size ->
    [one] { $hand-size } carta
   *[other] { $hand-size } cartas
} a cada jogador.
deal-singly = Elas são dadas uma a uma.
deal-fewer = Com mais de { $players-most } jogadores, ele pode dar menos, mas nunca menos de { $hand-floor } a cada um.
deal-fewer-here = { $hands-beyond ->
    [yes] Para esses casos, propomos as distribuições do quadro.
   *[no] Conforme o número de jogadores, a mão muda: { $hand-by-players }.
}
deal-stock = As que sobram formam o monte de compra.
deal-stock-hidden = O monte fica virado para baixo.
deal-stock-centre = Ele fica no centro da mesa.
deal-table = { $face-up ->
    [0] A mesa começa vazia.
    [one] Ao lado do monte fica uma carta virada para cima, a carta de ajuda.
   *[other] Ao lado do monte ficam { $face-up } cartas viradas para cima, soltas: são as cartas de ajuda.
}
deal-help = Qualquer jogador pode usar uma carta de ajuda em uma combinação, como as outras cartas da mesa, mas nunca levá-la para a mão.
deal-help-waits = Enquanto ninguém a usa, ela fica sozinha onde está.
deal-first = Começa { $first-player ->
    [left-of-dealer] quem está à esquerda do carteador
    [right-of-dealer] quem está à direita do carteador
   *[dealer] o próprio carteador
}, e a vez passa em sentido { $direction ->
    [clockwise] horário
   *[counterclockwise] anti-horário
}.
deal-no-trump = Não há trunfo nem leilão.
deal-match = Antes de começar, combine com os outros quantas rodadas de carteador a partida vai ter; em cada uma, todos dão as cartas uma vez.
deal-target = Antes de começar, combine com os outros até quantos pontos vai a partida.
deal-caption = Quantas cartas ficam no monte, conforme o número de jogadores
deal-column-players = Jogadores
deal-column-pack = Cartas
deal-column-hand = Para cada um
deal-column-dealt = Nas mãos
deal-column-stock = No monte

## Combinações

section-melds = Combinações
melds-two-kinds = Há dois tipos de combinação, a trinca e a sequência, e nenhuma carta pode estar em duas ao mesmo tempo.
melds-group = Uma trinca reúne { $group-span ->
    [0] { $group-min }
    [1] { $group-min } ou { $group-max }
   *[other] de { $group-min } a { $group-max }
} cartas do mesmo valor e de naipes diferentes.
melds-twins = { $packs-by-players ->
    [none] Embora haja { $decks } exemplares de cada carta, duas cartas iguais não cabem na mesma trinca.
   *[other] Embora haja cartas repetidas, duas cartas iguais não cabem na mesma trinca.
}
melds-run = Uma sequência pede { $run-span ->
    [0] { $run-min } cartas seguidas do mesmo naipe
   *[other] { $run-min } ou mais cartas seguidas do mesmo naipe
}{ $run-span ->
    [none] {""}
    [0] {""}
   *[other] , até { $run-max }
}.
melds-ace = { $ace-low ->
    [yes] { $ace-high ->
        [yes] { $ace-inside ->
            [yes] O ás vem antes do 2, como em { $ace-first }, depois do rei, como em { $ace-last }, ou até no meio: a sequência pode dar a volta, como em { $ace-between }, desde que nenhum valor se repita.
           *[no] O ás vem antes do 2 ou depois do rei, nunca no meio: { $ace-first } e { $ace-last } valem; { $ace-between }, não.
        }
       *[no] O ás vem sempre antes do 2: { $ace-first } vale; { $ace-last } e { $ace-between }, não.
    }
   *[no] { $ace-high ->
        [yes] O ás vem sempre depois do rei: { $ace-last } vale; { $ace-first } e { $ace-between }, não.
       *[no] O ás não entra em nenhuma sequência.
    }
}
melds-ace-ends = { $ace-both-ends ->
    [yes] Uma mesma sequência pode ter um ás em cada ponta: são as catorze cartas que vão de ás a ás.
   *[no] Uma mesma sequência não pode ter um ás em cada ponta.
}
melds-joker = Um coringa ocupa o lugar da carta que estiver faltando; em cada combinação { $per-meld ->
    [one] cabe no máximo um
   *[other] cabem no máximo { $per-meld }, e nenhuma é só de coringas
}.
melds-joker-table = { $on-table ->
    [frozen] Enquanto uma combinação tiver um coringa, nenhuma carta sai dela nem entra nela: primeiro é preciso trocar o coringa pela carta que ele representa.
   *[other] As combinações com coringa podem ser reorganizadas como todas as outras.
}
melds-joker-swap = Você pode trocar um coringa pela carta que ele representa{ $replaced-from ->
    [hand] , mas só se ela estiver na sua mão: não vale buscá-la em outro lugar da mesa
   *[other] , venha ela da sua mão ou de outro lugar da mesa
}.
melds-joker-freed = O coringa que você libera tem de entrar em outra combinação na mesma jogada: não dá para ficar com ele.
examples-legal = Estas valem
examples-illegal = Estas não
examples-checked = Cada exemplo desta página é julgado pelo mesmo programa que julga suas jogadas no tabuleiro.

## A vez de cada um

section-turn = A sua vez
turn-choice = { $draw-when ->
    [before-playing] Na sua vez, primeiro compre { $draw-count ->
        [one] uma carta
       *[other] { $draw-count } cartas
    } do monte; só depois decida o que fazer.
    [until-able] Na sua vez, baixe cartas se puder, e compre só enquanto não puder.
   *[instead-of-playing] Na sua vez, faça uma destas duas coisas, nunca as duas:
}
turn-play = Baixar: leve da mão para a mesa { $least-added ->
    [one] uma carta
   *[other] { $least-added } cartas
} ou mais, em combinações novas ou nas que já estão lá; se precisar, mude tudo de lugar.
turn-draw = { $draw-when ->
    [before-playing] { $draws-most ->
        [1] Passar: não baixe nada, e a sua vez termina.
       *[other] Comprar de novo: na mesma vez você pode fazer até { $draws-most } compras, contando a primeira, e decidir depois de cada uma; a última permitida encerra a sua vez.
    }
   *[other] Comprar: pegue { $draw-count ->
        [one] a carta de cima
       *[other] as { $draw-count } cartas de cima
    } do monte{ $draw-when ->
        [until-able] { $draws-most ->
            [none] , e mais outra, e mais outra, até poder baixar.
            [1] ; se nem assim der para baixar, a sua vez termina.
           *[other] , até { $draws-most } vezes; se nem assim der para baixar, a sua vez termina.
        }
       *[instead-of-playing] { $draws-most ->
            [1] , e a sua vez termina.
           *[other] , até { $draws-most } vezes, se quiser, e a sua vez termina.
        }
    }
}
turn-drawn = { $drawn-card-playable ->
    [yes] { $draw-when ->
        [before-playing] { $draws-most ->
            [1] O que você comprar pode ser jogado na mesma vez.
           *[other] O que você comprar pode ser jogado na mesma vez, menos o que vier da última compra permitida.
        }
       *[other] O que você comprar pode ser jogado na mesma vez.
    }
   *[no] O que você comprar só pode ser jogado na sua vez seguinte.
}
turn-optional = { $must-play ->
    [yes] Baixar é obrigatório: se tiver jogada, você não pode { $draw-when ->
        [before-playing] passar.
       *[other] comprar nem passar.
    }
   *[no] Baixar não é obrigatório{ $draw-when ->
        [before-playing] , mesmo que você tenha jogada.
       *[other] : você pode comprar mesmo que tenha jogada.
    }
}
turn-first-only-draws = Quem começa a mão não tem escolha: na sua primeira vez, só compra.
turn-opening = { $opening ->
    [meld] Na primeira vez em que baixar, você tem de pôr na mesa pelo menos uma combinação feita só com cartas da sua mão.
    [run] Na primeira vez em que baixar, você tem de pôr na mesa pelo menos uma sequência feita só com cartas da sua mão.
    [points] Na primeira vez em que baixar, você tem de pôr na mesa combinações feitas só com cartas da sua mão que somem pelo menos { $opening-points ->
        [one] { $opening-points } ponto
       *[other] { $opening-points } pontos
    }: as cartas de 2 a 10 valem o seu número; as figuras, 10; o ás, { $ace-high ->
        [yes] { $ace-low ->
            [yes] 1 antes do 2 e 11 nos outros casos
           *[no] 11
        }
       *[no] 1
    }{ $jokers-most ->
        [0] {""}
       *[other] ; um coringa, o mesmo que a carta que ele representa
    }.
   *[none] { $least-added ->
        [one] Não se exige nenhum mínimo para começar a baixar.
       *[other] Não se exige nenhum mínimo especial para começar a baixar.
    }
}
turn-others-melds = { $opening ->
    [none] Você pode mexer nas combinações dos outros desde a primeira jogada, mesmo que ainda não tenha baixado nada.
   *[other] Nessa jogada você já pode usar as outras cartas como quiser; até lá, { $table-before-opening ->
        [yes] pode acrescentar cartas às combinações da mesa, mas não desmontá-las.
       *[no] não pode mexer nas combinações da mesa.
    }
}
turn-hold-back = Se você baixar cartas e guardar uma combinação, na sua vez seguinte só poderá baixá-la junto com uma carta baixada por outros desde então ou recém-chegada à sua mão. Depois de uma vez sem baixar nada, a combinação volta a ficar livre.
turn-all-legal = Quando a sua vez terminar, todas as combinações da mesa têm de valer.
turn-several = No caminho, você pode cortar sequências longas, tirar cartas das trincas e formar mais de uma combinação nova.
turn-spare = Algumas cartas saem sem que seja preciso arrumar mais nada: a da ponta de uma sequência de { $run-end } ou mais, qualquer uma de uma trinca de { $group-spare } cartas e a do meio de uma sequência de { $run-middle } ou mais.
turn-table-to-hand = As cartas que estão na mesa ficam na mesa: nenhuma vai para a sua mão.
turn-only-moving = Mudar cartas de lugar sem acrescentar nenhuma não é uma jogada: se não acrescentar nada, { $draw-when ->
    [before-playing] você não jogou.
   *[other] compre.
}
turn-most = { $most-added ->
    [none] Você pode baixar de uma vez todas as cartas que encaixarem.
    [one] Em uma jogada você pode baixar no máximo uma carta.
   *[other] Em uma jogada você pode baixar no máximo { $most-added } cartas.
}
turn-discard = No fim da vez não há descarte.
turn-separate = Antes de passar a vez, deixe as combinações bem separadas.
turn-time = { $time-limit ->
    [none] Não há tempo definido para pensar.
    [one] Você tem { $time-limit } segundo por vez; se o tempo acabar, conta como tentativa fracassada.
   *[other] Você tem { $time-limit } segundos por vez; se o tempo acabar, conta como tentativa fracassada.
}

## Desfazer uma jogada

section-failure = Se a jogada não der certo
failure-remember = Antes de mexer em qualquer coisa, guarde bem na memória como está a mesa; em casa, você também pode tirar uma foto ou fazer um desenho.
failure-restore = Se no fim alguma combinação não valer, deixe a mesa exatamente como estava e recolha as cartas que tinha acrescentado.
failure-penalty = { $penalty ->
    [always] Além disso, compre { $penalty-cards ->
        [one] { $penalty-cards } carta
       *[other] { $penalty-cards } cartas
    } de penalidade.
    [if-not-restored] Se a mesa voltar a ficar como estava, não há penalidade. Se você não conseguir restaurá-la, compre { $penalty-cards ->
        [one] { $penalty-cards } carta
       *[other] { $penalty-cards } cartas
    } de penalidade.
   *[never] Não há penalidade: { $draw-when ->
        [before-playing] passe.
       *[other] compre, como de costume.
    }
}
failure-replaces-draw = Com isso a sua vez termina, sem nenhuma outra compra.
failure-unfinished = O mesmo acontece se você começar uma combinação nova e não a completar.
failure-others = Quando não dá para restaurar a mesa, os outros jogadores tentam remontar as combinações.
failure-loose = { $loose-cards ->
    [never] No fim da vez, nenhuma carta pode ficar solta para outro jogador arrumar.
    [help-cards] Só as cartas de ajuda que ninguém usou podem ficar soltas.
   *[stay] { $face-up ->
        [0] As cartas que ninguém conseguir recolocar ficam soltas na mesa até alguém levá-las para uma combinação válida.
       *[other] As cartas que ninguém conseguir recolocar ficam soltas, junto com as de ajuda ainda não usadas, até alguém levá-las para uma combinação válida.
    }
}

## Um exemplo

section-example = Exemplos
example-local = Os desenhos mostram só as cartas que importam, não uma distribuição completa.
example-stuck = Não há jogada
example-play-it = Experimente no tabuleiro

## Fim e pontos

section-end = Fim e pontos
end-out = Quem fica sem cartas primeiro ganha a mão, que termina na hora.
end-knocking = { $knock-points ->
    [none] Não se pode bater com cartas na mão, por poucas que sejam.
    [0] Também pode bater quem, depois de comprar, tiver 0 ponto na mão; nesse caso, ganha a mão quem tiver menos pontos.
    [one] Também pode bater quem, depois de comprar, tiver { $knock-points } ponto ou menos na mão; nesse caso, ganha a mão quem tiver menos pontos.
   *[other] Também pode bater quem, depois de comprar, tiver { $knock-points } pontos ou menos na mão; nesse caso, ganha a mão quem tiver menos pontos.
}
end-count = { $basis ->
    [per-card] { $counted ->
        [blocked-hand] Os pontos, 1 por carta, só são contados para decidir uma mão { $empty-stock ->
            [pass] travada
           *[ends-hand] em que o monte se esgota
        }.
       *[every-hand] { $points-go ->
            [to-winner] Quem ganha marca 1 ponto por carta que sobrar na mão dos outros, seja ela qual for.
            [differences] Quem ganha marca 1 ponto por carta que cada um dos outros tiver a mais do que ele.
            [both] Os outros perdem 1 ponto por carta que sobrar na mão, e quem ganha soma todos esses pontos.
           *[to-losers] Os outros marcam 1 ponto de penalidade por carta que sobrar na mão, seja ela qual for.
        }
    }
    [card-points] { $counted ->
        [blocked-hand] Os pontos só são contados para decidir uma mão { $empty-stock ->
            [pass] travada
           *[ends-hand] em que o monte se esgota
        }.
       *[every-hand] { $points-go ->
            [to-winner] Quem ganha marca os pontos das cartas que sobrarem na mão dos outros.
            [differences] Quem ganha subtrai os pontos da própria mão dos de cada um dos outros e marca todas essas diferenças.
            [both] Os outros perdem os pontos das cartas que sobrarem na mão, e quem ganha soma todos esses pontos.
           *[to-losers] Quem perde marca os pontos das cartas que sobrarem na própria mão.
        }
    }
   *[none] Não se contam pontos.
}
end-stock = { $empty-stock ->
    [pass] Quando o monte acaba, o jogo continua, e quem não baixa nada passa.
   *[ends-hand] Quando alguém pega a última carta do monte, a mão termina na hora.
}
end-short = Quem falhar em uma reorganização compra só as cartas de penalidade que ainda houver.
end-blocked = Se, com o monte esgotado, ninguém acrescentar uma carta durante uma rodada completa, a mão termina.
end-blocked-winner = { $blocked-winner ->
    [nobody] { $basis ->
        [none] Quando é o monte que encerra a mão, ela fica sem vencedor.
       *[other] { $points-go ->
            [to-losers] Quando é o monte que encerra a mão, ela fica sem vencedor, e todos contam as cartas que sobraram.
           *[other] Quando é o monte que encerra a mão, ela fica sem vencedor, e ninguém marca nada.
        }
    }
   *[fewest-points] Quando é o monte que encerra a mão, ganha quem tiver menos pontos.
}
end-points = O ás vale { $ace-points ->
    [one] { $ace-points } ponto
   *[other] { $ace-points } pontos
}; o dez, { $ten-points }; o valete, a dama e o rei, { $figure-points }{ $jokers-most ->
    [0] {""}
   *[other] ; o coringa, { $joker-points }
}; as demais cartas, { $low-points ->
    [none] o seu número
   *[other] { $low-points } cada uma
}.
end-match = { $match ->
    [single-hand] A partida é uma única mão: quem ganha a mão ganha a partida.
   *[other] No fim das rodadas combinadas, somam-se os pontos de todas as mãos, e ganha a partida quem tiver o total { $match-winner ->
        [highest-total] mais alto
       *[other] mais baixo
    }.
}
end-target = Somam-se os pontos de todas as mãos. A partida termina quando alguém chega { $target ->
    [none] ao total combinado
    [one] a { $target } ponto
   *[other] a { $target } pontos
}, e ganha quem tiver o total { $match-winner ->
    [highest-total] mais alto
   *[other] mais baixo
}.
end-tie = { $tie ->
    [shared] Em caso de empate, a vitória é dividida.
   *[draw] { $blocked-winner ->
        [nobody] { $match ->
            [single-hand] Se a mão { $empty-stock ->
                [pass] travar
               *[ends-hand] terminar com o monte
            }, há empate.
           *[other] Com pontos iguais, há empate.
        }
       *[fewest-points] Com pontos iguais, há empate.
    }
}
end-example = Por exemplo, quem ficar com { $cards } soma { $sum } { $points ->
    [one] ponto
   *[other] pontos
}.

## Perguntas

section-faq = Perguntas frequentes
faq-rule = a regra
faq-elsewhere = nas outras variantes
faq-hand-q = Quantas cartas cada um recebe?
faq-hand-a = { $hand-size } para cada jogador{ $face-up ->
    [0] {""}
    [one] , e uma virada para cima na mesa
   *[other] , e { $face-up } viradas para cima na mesa
}.{ $hands-beyond ->
    [yes] {""}
   *[no] { $hand-by-players ->
        [none] {""}
       *[other] {" "}Conforme o número de jogadores, a mão muda: { $hand-by-players }.
    }
}{ $hand-floor ->
    [none] {""}
   *[other] {" "}Se jogarem mais de { $players-most }, o carteador pode dar menos, até um mínimo de { $hand-floor }.
}
faq-pack-q = Com quantas cartas se joga?
faq-pack-a = Com { $pack }: { $decks ->
    [one] um baralho
   *[other] { $decks } baralhos
} de 52{ $jokers ->
    [0] , sem coringas
    [one] {" "}e um coringa
   *[other] {" "}e { $jokers } coringas
}.{ $packs-by-players ->
    [none] {""}
   *[other] {" "}Nem sempre: { $packs-by-players }.
}
faq-players-q = Quantos podem jogar?
faq-players-a = { $players-span ->
    [0] Jogam { $players-most }
   *[other] De { $players-least } a { $players-most }
}{ $players-more ->
    [yes] , e dá para jogar com mais gente
   *[no] {""}
}.
faq-start-q = Quem dá as cartas e quem começa?
faq-start-a = { $first-dealer ->
    [by-lot] O primeiro carteador é sorteado.
    [lowest-card] O primeiro carteador é quem tira a carta mais baixa.
    [highest-card] O primeiro carteador é quem tira a carta mais alta.
   *[oldest] O primeiro carteador é a pessoa mais velha.
} Começa { $first-player ->
    [left-of-dealer] quem está à esquerda do carteador
    [right-of-dealer] quem está à direita do carteador
   *[dealer] quem dá as cartas
}, e o jogo segue em sentido { $direction ->
    [clockwise] horário
   *[counterclockwise] anti-horário
}.
faq-help-q = Para que servem as cartas viradas para cima?
faq-help-a = Para que haja com o que jogar desde a primeira vez. Qualquer um pode usá-las em uma combinação; enquanto ninguém as usa, elas ficam sozinhas na mesa e não atrapalham.
faq-take-q = Posso pegar cartas da mesa para a mão?
faq-take-a = Não. Por mais que se movam, quando a sua vez termina elas continuam na mesa.
faq-stuck-q = O que faço se não puder jogar?
faq-stuck-a = { $draw-when ->
    [before-playing] { $draws-most ->
        [1] Passe: você já comprou no começo da vez.
       *[other] Compre de novo, até completar { $draws-most } compras na mesma vez.
    }
   *[other] Compre { $draw-count ->
        [one] uma carta
       *[other] { $draw-count } cartas
    } do monte{ $draw-when ->
        [until-able] { $draws-most ->
            [none] , quantas vezes for preciso, até poder jogar.
            [1] ; se continuar sem poder, a sua vez termina.
           *[other] ; se continuar sem poder, compre de novo, até completar { $draws-most } compras na mesma vez.
        }
       *[instead-of-playing] { $draws-most ->
            [1] , e a sua vez termina.
           *[other] , até { $draws-most } vezes, e a sua vez termina.
        }
    }
}
faq-drawn-q = Posso jogar na hora a carta que compro?
faq-drawn-a = { $drawn-card-playable ->
    [yes] { $draw-when ->
        [before-playing] { $draws-most ->
            [1] Pode, na mesma vez.
           *[other] Pode, menos a da última compra permitida: essa encerra a sua vez.
        }
       *[other] Pode: é para isso que você compra.
    }
   *[no] { $draw-when ->
        [before-playing] Não. Você pode jogar as que já tinha; a que compra espera pela próxima vez.
       *[other] Não. Comprar encerra a sua vez; a carta espera pela próxima.
    }
}
faq-must-q = Sou obrigado a jogar se puder?
faq-must-a = { $must-play ->
    [yes] Sim, mas não precisa baixar tudo o que puder.
   *[no] Não. Você pode { $draw-when ->
        [before-playing] guardar a jogada para depois.
       *[other] comprar e guardar a jogada.
    }
}
faq-opening-q = Preciso de um mínimo para começar a baixar?
faq-opening-a = { $opening ->
    [meld] Sim: uma combinação feita só com cartas da sua mão.
    [run] Sim: uma sequência feita só com cartas da sua mão.
    [points] Sim: { $opening-points ->
        [one] { $opening-points } ponto
       *[other] { $opening-points } pontos
    } em combinações feitas só com cartas da sua mão.
   *[none] { $least-added ->
        [one] Não, nem de pontos nem de cartas.{ $melds-grow ->
            [yes] {" "}Sua primeira jogada pode ser acrescentar uma única carta a uma combinação de outra pessoa.
           *[no] {""}
        }
       *[other] Não: basta o que qualquer jogada pede, { $least-added } cartas da mão.
    }
}
faq-others-q = Posso usar as combinações dos outros antes de ter baixado alguma coisa?
faq-others-a = { $opening ->
    [none] Pode, desde a primeira vez: dá para acrescentar cartas a elas e reorganizá-las.
   *[other] { $table-before-opening ->
        [yes] Só para acrescentar cartas a elas; para desmontá-las, primeiro baixe o mínimo exigido.
       *[no] Não: primeiro baixe o mínimo exigido, e já na mesma jogada pode mexer em tudo.
    }
}
faq-opened-q = Posso reorganizar a mesa na mesma jogada em que baixo pela primeira vez?
faq-opened-a = { $opening ->
    [none] Pode: nada impede que você baixe e reorganize na mesma jogada, mesmo na primeira.
   *[other] Pode, desde que a jogada contenha o mínimo exigido para a primeira.
}
faq-twins-q = Uma trinca pode ter duas cartas iguais?
faq-twins-a = Não: em uma trinca, os naipes são todos diferentes. Mas duas cartas iguais podem estar em duas combinações diferentes.
faq-ace-q = O ás é baixo ou alto?
faq-ace-a = { $ace-low ->
    [yes] { $ace-high ->
        [yes] As duas coisas, conforme a sequência: baixo em { $ace-first }, alto em { $ace-last }. { $ace-inside ->
            [yes] E ela também pode dar a volta: { $ace-between } vale. O que não vale é pôr um ás em cada ponta.
           *[no] { $ace-both-ends ->
                [yes] Uma sequência completa pode até ter um ás em cada ponta. O que não vale é dar a volta, como em { $ace-between }.
               *[no] O que não vale é dar a volta, como em { $ace-between }, nem pôr um ás em cada ponta.
            }
        }
       *[no] Sempre baixo: { $ace-first } vale; { $ace-last } e { $ace-between }, não.
    }
   *[no] { $ace-high ->
        [yes] Sempre alto: { $ace-last } vale; { $ace-first } e { $ace-between }, não.
       *[no] Nem uma coisa nem outra: só entra em trincas.
    }
}
faq-two-aces-q = Uma sequência pode ir de ás a ás?
faq-two-aces-a = { $ace-both-ends ->
    [yes] Sim, em uma só: a sequência completa de ás a ás. Em todas as outras cabe no máximo um.
   *[no] Não: cada sequência tem no máximo um ás.
}
faq-moving-q = Posso reorganizar a mesa sem acrescentar nada?
faq-moving-a = Não. Toda jogada acrescenta { $least-added ->
    [one] pelo menos uma carta
   *[other] pelo menos { $least-added } cartas
} da sua mão; senão, deixe a mesa como estava{ $draw-when ->
    [before-playing] .
   *[other] {" "}e compre.
}
faq-broken-q = Desmontei a mesa e não consigo arrumar. E agora?
faq-broken-a = { $penalty ->
    [always] Deixe-a como estava, recolha suas cartas e compre { $penalty-cards } de penalidade.
    [if-not-restored] Se você conseguir deixá-la como estava, não acontece nada. Se não, compre { $penalty-cards }{ $others-restore ->
        [yes] , e os outros tentam restaurá-la
       *[no] {""}
    }.
   *[never] Deixe-a como estava e recolha suas cartas. Não há penalidade: { $draw-when ->
        [before-playing] passe.
       *[other] compre, como de costume.
    }
}
faq-most-q = Há um máximo de cartas por jogada?
faq-most-a = { $most-added ->
    [none] Não: se tudo encaixar, você pode baixar a mão inteira.
   *[other] Sim: no máximo { $most-added }.
}
faq-discard-q = Há descarte?
faq-discard-a = Não, nunca. Sua vez termina quando a mesa fica em ordem ou quando você { $draw-when ->
    [before-playing] desiste de baixar.
    [until-able] não pode mais comprar.
   *[instead-of-playing] compra.
}
faq-jokers-q = Quantos coringas uma combinação pode ter?
faq-jokers-a = { $per-meld ->
    [one] Só um.
   *[other] No máximo { $per-meld }.
}
faq-swap-q = De onde pode vir a carta que substitui um coringa?
faq-swap-a = { $replaced-from ->
    [hand] Só da sua mão.
   *[other] Da sua mão ou da mesa.
}
faq-keep-q = Posso guardar um coringa liberado?
faq-keep-a = Não. Antes do fim da sua vez, ele tem de estar em outra combinação.
faq-uncover-q = Posso mover as cartas que acompanham um coringa?
faq-uncover-a = { $on-table ->
    [frozen] Não. Até alguém trocar o coringa pela carta verdadeira, a combinação fica como está.
   *[other] Pode. Só se julga a mesa final: quando a vez termina, o coringa tem de estar em uma combinação válida.
}
faq-which-q = Em uma trinca em que faltam dois naipes, que carta o coringa representa?
faq-which-a = Não é preciso dizer: a carta de qualquer um dos naipes que faltam pode tomar o lugar dele.
faq-first-joker-q = Posso usar um coringa na primeira vez em que baixo?
faq-first-joker-a = Pode, como em qualquer outra jogada.
faq-stock-q = O que acontece se o monte acabar?
faq-stock-a = { $empty-stock ->
    [pass] O jogo continua sem compra. Se ninguém acrescentar uma carta durante uma rodada completa, a mão termina
   *[ends-hand] Assim que alguém pega a última carta, a mão termina
}{ $blocked-winner ->
    [nobody] {" "}sem vencedor
   *[fewest-points] {" "}e ganha quem tiver menos pontos
}.
faq-knock-q = Posso bater com cartas na mão?
faq-knock-a = { $knock-points ->
    [none] Não, por poucas que restem.
    [0] Sim, depois de comprar, se as que restarem somarem 0 ponto. Aí todos contam a mão e ganha quem tiver menos pontos.
    [one] Sim, depois de comprar, se as que restarem não passarem de { $knock-points } ponto. Aí todos contam a mão e ganha quem tiver menos, mesmo que não seja você.
   *[other] Sim, depois de comprar, se as que restarem não passarem de { $knock-points } pontos. Aí todos contam a mão e ganha quem tiver menos, mesmo que não seja você.
}
faq-score-q = Contam-se pontos?
faq-score-a = { $basis ->
    [none] Não: ganha quem fica sem cartas.
   *[other] { $counted ->
        [blocked-hand] Só se { $empty-stock ->
            [pass] a mão travar
           *[ends-hand] o monte se esgotar
        }{ $basis ->
            [per-card] : 1 por carta
           *[other] {""}
        }. Se alguém ficar sem cartas, ganha, e não se conta nada.
       *[every-hand] { $basis ->
            [per-card] Sim: 1 por carta que sobra na mão, seja ela qual for.
           *[other] Sim: os das cartas que sobram na mão.
        }{ $points-go ->
            [to-winner] {" "}Quem marca é o vencedor.
            [differences] {" "}Quem ganha marca o que os outros têm a mais do que ele.
            [both] {" "}Os outros perdem esses pontos, e quem ganha soma todos.
           *[to-losers] {""}
        }{ $match-winner ->
            [lowest-total] {" "}Ganha a partida quem somar menos.
            [highest-total] {" "}Ganha a partida quem somar mais.
           *[hand-winner] {""}
        }
    }
}
faq-target-q = Até quantos pontos se joga?
faq-target-a = { $match ->
    [single-hand] Não se joga por pontos: a partida é uma única mão, e quem ganha a mão ganha a partida.
    [target] { $target ->
        [none] Até o total que for combinado antes de começar.
        [one] Até { $target } ponto.
       *[other] Até { $target } pontos.
    }
   *[dealer-rotations] Não há um total fixo: a partida dura as rodadas de carteador combinadas, e no fim ganha quem tiver somado { $match-winner ->
        [highest-total] mais
       *[other] menos
    }.
}
faq-name-q = Foi Maquiavel que inventou este jogo?
faq-name-a = Não há prova disso. O nome lembra a astúcia das manobras.

## Procedência

section-sources = Fontes desta página
list-and = { $most } e { $last }
mark-stated = { $count ->
    [one] está na fonte { $sources }
   *[other] está nas fontes { $sources }
}
mark-derived = { $count ->
    [one] deduzido da fonte { $sources }
   *[other] deduzido das fontes { $sources }
}
mark-convention = { $count ->
    [0] convenção nossa
    [one] convenção nossa: a fonte { $sources } não diz isso
   *[other] convenção nossa: as fontes { $sources } não dizem isso
}
mark-silent = { $count ->
    [0] essa regra não existe
    [one] a fonte { $sources } não diz nada
   *[other] as fontes { $sources } não dizem nada
}
mark-disputed = as fontes divergem: { $by } contra { $against }
mark-disputed-itself = a fonte { $sources } se contradiz
marks-own = { $count ->
    [one] Sem número, a marca se refere à fonte { $sources }, a desta variante.
   *[other] Sem número, a marca se refere às fontes { $sources }, as desta variante.
}
side-sources = { $count ->
    [one] Fonte { $sources }
   *[other] Fontes { $sources }
}
notes-title = Por que é assim
odds-title = As fontes divergem
odds-we-play = Aqui jogamos assim:
parameters-title = Todas as regras desta variante, uma a uma

## Páginas

variant-title = Machiavelli { $name }
variant-description = Regras do Machiavelli, variante { $name }: distribuição, combinações, a sua vez, penalidade, fim e pontos, com exemplos conferidos.
relative-title = { $name }, parente do Machiavelli
relative-description = Regras do { $name }, parente do Machiavelli: distribuição, combinações, a sua vez, penalidade, fim e pontos, com exemplos conferidos.
incomplete-title = Regras conhecidas só em parte
incomplete-text = Desta variante só se conhece uma parte das regras. O que nenhuma fonte conta aqui se joga como na variante { $name }.
incomplete-parent = Ler as regras da variante { $name }
incomplete-mark = incompleta
variants-title = Jeitos de jogar
variants-intro = O Machiavelli não tem um regulamento único. Aqui estão as regras de cada fonte, sem misturá-las com as das outras, e em cada regra se vê de onde ela vem.
variants-description = As variantes do Machiavelli, cada uma com as regras completas e a fonte de cada regra.
variants-cards = { $hand-size } cartas por jogador, { $pack } ao todo
variants-family = A família
variants-family-about = Cada variante está ligada àquela de que parte, e a página dela começa pelo que muda. É uma ordem de leitura, não uma árvore genealógica.
variants-all = Todas, uma a uma
sources-title = Fontes
sources-intro = De onde vem cada regra, o que cada fonte afirma e em que elas não concordam.
sources-description = As fontes das regras do Machiavelli: o que cada uma afirma, o que deixa de dizer e em que diverge.
sources-number = Fonte { $short }
sources-states = O que ela diz
sources-implies = O que se deduz dela
sources-silent = O que ela não diz, e como jogamos
sources-odds = Em que ela diverge
sources-against = Onde ela diz outra coisa
sources-puzzles = Posições que vêm dela:
sources-variant = Variante { $name }
sources-read = Ler as regras
