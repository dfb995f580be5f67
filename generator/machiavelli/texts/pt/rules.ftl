### As regras: nomes e valores, as frases de cada secção, as perguntas e as marcas de proveniência.
### Cada frase pode usar qualquer regra: $hand-size é deal.hand_size; sim e não são «yes» e «no»; o que não há, «none».

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
rule-deal-jokers = Jokers
value-deal-jokers = { $jokers ->
    [0] nenhum
   *[other] { $jokers }
}
rule-deal-packs-by-players = Baralhos conforme os jogadores
value-deal-packs-by-players = { $packs-by-players ->
    [none] sempre os mesmos
   *[other] { $packs-by-players }
}
packs-for-players = { $decks ->
    [one] um baralho
   *[other] { $decks } baralhos
}{ $jokers ->
    [0] {" "}sem jokers
    [one] {" "}e um joker
   *[other] {" "}e { $jokers } jokers
} para { $players }
rule-deal-hand-size = Cartas por jogador
value-deal-hand-size = { $hand-size }
rule-deal-hand-by-players = Cartas conforme os jogadores
value-deal-hand-by-players = { $hand-by-players ->
    [none] sempre as mesmas
   *[other] { $hand-by-players }
}
hand-for-players = { $cards } com { $players }
rule-deal-hand-floor = Mínimo de cartas por jogador
value-deal-hand-floor = { $hand-floor ->
    [none] a distribuição não se reduz
    [one] { $hand-floor } carta
   *[other] { $hand-floor } cartas
}
rule-deal-face-up = Cartas viradas para cima no início
value-deal-face-up = { $face-up ->
    [0] nenhuma
   *[other] { $face-up }
}
rule-deal-first-dealer = Primeiro dador
value-deal-first-dealer = { $first-dealer ->
    [by-lot] por sorteio
    [lowest-card] quem tira a carta mais baixa
    [highest-card] quem tira a carta mais alta
   *[oldest] a pessoa mais velha
}
rule-deal-deal-passes = Mudança de dador
value-deal-deal-passes = { $deal-passes ->
    [clockwise] no sentido horário
    [counterclockwise] no sentido anti-horário
    [to-winner] dá quem ganhou a mão anterior
   *[none] não muda, porque é uma só mão
}
rule-deal-first-player = Quem começa
value-deal-first-player = { $first-player ->
    [left-of-dealer] quem está à esquerda do dador
    [right-of-dealer] quem está à direita do dador
   *[dealer] o dador
}
rule-deal-direction = Sentido do jogo
value-deal-direction = { $direction ->
    [clockwise] horário
   *[counterclockwise] anti-horário
}

rule-melds-group-min = Mínimo de cartas num grupo
value-melds-group-min = { $group-min }
rule-melds-group-max = Máximo de cartas num grupo
value-melds-group-max = { $group-max }
rule-melds-group-distinct-suits = Naipes de um grupo
value-melds-group-distinct-suits = todos diferentes
rule-melds-run-min = Mínimo de cartas numa sequência
value-melds-run-min = { $run-min }
rule-melds-run-max = Máximo de cartas numa sequência
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

rule-jokers-per-meld = Jokers por combinação
value-jokers-per-meld = { $per-meld ->
    [0] não há jokers
   *[other] no máximo { $per-meld }
}
rule-jokers-on-table = Combinações com joker
value-jokers-on-table = { $on-table ->
    [none] não há jokers
    [frozen] ficam intactas até o joker ser trocado
   *[free] reorganizam-se como as outras
}
rule-jokers-replaced-from = Carta que substitui um joker
value-jokers-replaced-from = { $replaced-from ->
    [none] não há jokers
    [hand] só da mão
   *[hand-or-table] da mão ou da mesa
}
rule-jokers-freed-joker = Joker libertado
value-jokers-freed-joker = { $freed-joker ->
    [none] não há jokers
   *[same-turn] para outra combinação no mesmo turno
}

rule-turn-draw-when = Quando se compra
value-turn-draw-when = { $draw-when ->
    [before-playing] no começo do turno, antes de baixar
    [until-able] só quando não se pode baixar, até se poder
   *[instead-of-playing] em vez de baixar cartas
}
rule-turn-draw-count = Cartas que se compram
value-turn-draw-count = { $draw-count }
rule-turn-draws-most = Vezes que se pode comprar num turno
value-turn-draws-most = { $draws-most ->
    [none] sem limite
   *[other] { $draws-most }
}
rule-turn-drawn-card-playable = Jogar a carta acabada de comprar
value-turn-drawn-card-playable = { $drawn-card-playable ->
    [yes] no mesmo turno
   *[no] só no turno seguinte
}
rule-turn-must-play = Obrigação de jogar quando se pode
value-turn-must-play = { $must-play ->
    [yes] sim
   *[no] não
}
rule-turn-first-only-draws = Quem começa a mão só compra
value-turn-first-only-draws = { $first-only-draws ->
    [yes] sim, no seu primeiro turno
   *[no] não
}
rule-turn-opening = Mínimo para baixar pela primeira vez
value-turn-opening = { $opening ->
    [meld] uma combinação de cartas próprias
    [run] uma sequência de cartas próprias
    [points] combinações de cartas próprias, por pontos
   *[none] nenhum
}
rule-turn-opening-points = Pontos para baixar pela primeira vez
value-turn-opening-points = { $opening-points ->
    [none] não se exigem
   *[other] { $opening-points } ou mais
}
rule-turn-table-before-opening = Usar a mesa sem ter baixado antes
value-turn-table-before-opening = { $table-before-opening ->
    [yes] { $opening ->
        [none] sim
       *[other] só para acrescentar cartas
    }
   *[no] não
}
rule-turn-hold-back = Combinação guardada de um turno para outro
value-turn-hold-back = { $hold-back ->
    [yes] só com cartas chegadas depois
   *[no] pode baixar-se
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
rule-turn-discard = Descarte no fim do turno
value-turn-discard = não há
rule-turn-time-limit = Tempo por turno
value-turn-time-limit = { $time-limit ->
    [none] sem limite
    [one] { $time-limit } segundo
   *[other] { $time-limit } segundos
}

rule-failure-restore = A mesa depois de uma tentativa falhada
value-failure-restore = volta a ficar como estava
rule-failure-take-back = As cartas que tinha acrescentado
value-failure-take-back = voltam à mão
rule-failure-penalty = Quando há penalização
value-failure-penalty = { $penalty ->
    [always] sempre que uma reorganização falha
    [if-not-restored] só quando não se consegue repor a mesa
   *[never] nunca
}
rule-failure-penalty-cards = Cartas de penalização
value-failure-penalty-cards = { $penalty-cards ->
    [0] nenhuma
   *[other] { $penalty-cards }
}
rule-failure-replaces-draw = A penalização e a compra normal
value-failure-replaces-draw = { $penalty ->
    [never] não há penalização
   *[other] { $replaces-draw ->
        [yes] com a penalização termina o turno, sem comprar mais nada
       *[no] compra-se além da penalização
    }
}
rule-failure-unfinished-meld = Combinação nova incompleta
value-failure-unfinished-meld = { $unfinished-meld ->
    [yes] conta como tentativa falhada
   *[no] não conta como tentativa falhada
}
rule-failure-others-restore = Os outros ajudam a repor a mesa
value-failure-others-restore = { $others-restore ->
    [yes] sim
   *[no] não
}
rule-failure-loose-cards = Cartas soltas no fim do turno
value-failure-loose-cards = { $loose-cards ->
    [never] nenhuma
    [help-cards] só as de ajuda por usar
   *[stay] { $face-up ->
        [0] as que ninguém consegue recolocar
       *[other] as de ajuda por usar e as que ninguém consegue recolocar
    }
}

rule-end-going-out = Quem ganha a mão
value-end-going-out = o primeiro a ficar sem cartas
rule-end-knock-points = Fechar com cartas na mão
value-end-knock-points = { $knock-points ->
    [none] não
    [0] com 0 pontos
    [one] com { $knock-points } ponto ou menos
   *[other] com { $knock-points } pontos ou menos
}
rule-end-empty-stock = Comprar com o monte esgotado
value-end-empty-stock = { $empty-stock ->
    [pass] equivale a passar
   *[ends-hand] não se chega a isso, porque a última carta acaba a mão
}
rule-end-short-penalty = Penalização se o monte não chegar
value-end-short-penalty = { $short-penalty ->
    [what-is-left] as cartas que restarem
   *[none] não há penalização
}
rule-end-blocked = Quando a mão fica bloqueada
value-end-blocked = { $empty-stock ->
    [pass] monte esgotado e uma volta sem que ninguém acrescente cartas
   *[ends-hand] nunca, porque a mão já acabou quando o monte se esgota
}
rule-end-blocked-winner = Quem ganha uma mão bloqueada
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
        [pass] só se a mão ficar bloqueada
       *[ends-hand] só se o monte se esgotar
    }
   *[never] nunca
}
rule-scoring-points-go = Quem marca os pontos
value-scoring-points-go = { $points-go ->
    [to-losers] cada um, os das suas cartas
    [to-winner] quem ganha, os das cartas dos outros
    [differences] quem ganha, a diferença para cada um dos outros
    [both] os outros perdem os seus e quem ganha soma-os
   *[none] ninguém
}
rule-scoring-card-points = Pontos das cartas
value-scoring-card-points = { $ace-points ->
    [none] não se usam
   *[other] ás { $ace-points }, dez { $ten-points }, figuras { $figure-points }{ $jokers-most ->
        [0] {""}
       *[other] , joker { $joker-points }
    }; { $low-points ->
        [none] as outras, o seu número
       *[other] as outras, { $low-points }
    }
}
rule-scoring-match = Duração da partida
value-scoring-match = { $match ->
    [dealer-rotations] as voltas completas que se combinarem
    [target] até alguém chegar a um total
   *[single-hand] uma só mão
}
rule-scoring-target = Total a que se joga
value-scoring-target = { $target ->
    [none] { $match ->
        [target] o que se combinar
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
    [shared] partilha-se a vitória
   *[draw] não se desempata
}

## O que é

section-about = O que é
about-family = O Machiavelli é da família do rummy italiano, e a mesa é comum: as combinações baixadas ficam à vista e são de todos.
about-family-relative = É parente do Machiavelli, o rummy italiano de mesa comum: as combinações que se baixam ficam à vista e são de todos.
about-manipulation = No seu turno pode desfazê-las e voltar a formá-las de outra maneira, para abrir lugar a cartas que antes não cabiam.
about-race = É uma corrida: ganha a mão quem primeiro ficar sem cartas.
about-party = Costuma jogar-se em convívio, por gosto e não a dinheiro.
about-origin = Uma fonte situa o seu aparecimento nos anos da Segunda Guerra Mundial.
origin-title = Origem do jogo
origin-between = nos anos vinte ou trinta do século XX
origin-during = nos anos da Segunda Guerra Mundial
origin-after = depois da Segunda Guerra Mundial
about-name = Apesar do nome, que lembra astúcia e manobra, não há prova de que tenha sido o escritor Maquiavel a inventar o jogo.
about-relatives = Não o confunda com os parentes: no Taiti, no Guadalupe e nalgumas versões com jokers dá-se e compra-se de outra maneira.
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
deal-pack = Pegue { $decks ->
    [one] num baralho
   *[other] em { $decks } baralhos
} de 52 cartas { $jokers ->
    [0] sem jokers
    [one] e acrescente um joker
   *[other] e acrescente { $jokers } jokers
}: ao todo, { $pack } cartas.
deal-packs-here = Conforme o número de jogadores, os baralhos mudam: { $packs-by-players }.
deal-dealer = { $first-dealer ->
    [by-lot] Sorteia-se quem dá cartas primeiro.
    [lowest-card] Cada jogador tira uma carta, e quem tiver a mais baixa dá primeiro; os que empatarem tiram outra.
    [highest-card] Cada jogador tira uma carta, e quem tiver a mais alta dá primeiro; os que empatarem tiram outra.
   *[oldest] Quem dá cartas primeiro é a pessoa mais velha.
}
deal-passes = { $deal-passes ->
    [to-winner] Nas mãos seguintes dá cartas quem ganhou a anterior; se não houver um vencedor único, dá outra vez o mesmo.
    [counterclockwise] Nas mãos seguintes, a vez de dar passa no sentido anti-horário.
   *[other] Nas mãos seguintes, a vez de dar passa no sentido horário.
}
deal-hand = O dador dá { $hand-size ->
    [one] { $hand-size } carta
   *[other] { $hand-size } cartas
} a cada jogador.
deal-singly = Dá-as uma a uma.
deal-fewer = Com mais de { $players-most } jogadores, o dador pode dar menos, mas nunca menos de { $hand-floor } a cada um.
deal-fewer-here = { $hands-beyond ->
    [yes] Para esses casos propomos as distribuições do quadro.
   *[no] Conforme o número de jogadores, a mão muda: { $hand-by-players }.
}
deal-stock = As restantes formam o monte.
deal-stock-hidden = Fica virado para baixo.
deal-stock-centre = Coloca-se no centro da mesa.
deal-table = { $face-up ->
    [0] A mesa começa vazia.
    [one] Ao lado do monte põe-se uma carta virada para cima, a carta de ajuda.
   *[other] Ao lado do monte põem-se { $face-up } cartas viradas para cima, soltas: são as cartas de ajuda.
}
deal-help = Qualquer jogador pode usar uma carta de ajuda numa combinação, como as outras cartas da mesa, mas nunca passá-la para a mão.
deal-help-waits = Enquanto ninguém a usar, fica sozinha onde está.
deal-first = Começa { $first-player ->
    [left-of-dealer] quem está à esquerda do dador
    [right-of-dealer] quem está à direita do dador
   *[dealer] o próprio dador
}, e os turnos passam no sentido { $direction ->
    [clockwise] horário
   *[counterclockwise] anti-horário
}.
deal-no-trump = Não há trunfo nem leilão.
deal-match = Antes de começar, combine com os outros quantas voltas vai durar a partida; em cada volta todos dão cartas uma vez.
deal-target = Antes de começar, combine com os outros a quantos pontos se joga a partida.
deal-caption = Quantas cartas ficam no monte, conforme o número de jogadores
deal-column-players = Jogadores
deal-column-pack = Cartas
deal-column-hand = A cada um
deal-column-dealt = Nas mãos
deal-column-stock = No monte

## Combinações

section-melds = Combinações
melds-two-kinds = Há dois tipos de combinação, o grupo e a sequência, e nenhuma carta pode estar em duas ao mesmo tempo.
melds-group = Para um grupo juntam-se { $group-span ->
    [0] { $group-min }
    [1] { $group-min } ou { $group-max }
   *[other] de { $group-min } a { $group-max }
} cartas do mesmo valor e de naipes diferentes.
melds-twins = { $packs-by-players ->
    [none] Embora haja { $decks } exemplares de cada carta, duas cartas iguais não cabem no mesmo grupo.
   *[other] Embora haja cartas repetidas, duas cartas iguais não cabem no mesmo grupo.
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
           *[no] O ás vem antes do 2 ou depois do rei, nunca no meio: há sequências { $ace-first } e { $ace-last }, mas não { $ace-between }.
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
melds-joker = Um joker ocupa o lugar da carta que fizer falta; em cada combinação { $per-meld ->
    [one] cabe no máximo um
   *[other] cabem no máximo { $per-meld }, e nenhuma é só de jokers
}.
melds-joker-table = { $on-table ->
    [frozen] Enquanto uma combinação tiver um joker, não se lhe tira nem acrescenta nenhuma carta: primeiro é preciso trocar o joker pela carta de que ele faz as vezes.
   *[other] As combinações com joker reorganizam-se como todas as outras.
}
melds-joker-swap = Pode trocar um joker pela carta de que ele faz as vezes{ $replaced-from ->
    [hand] , mas só se a tiver na mão: não vale ir buscá-la a outro lugar da mesa
   *[other] , venha ela da sua mão ou de outro lugar da mesa
}.
melds-joker-freed = O joker que libertar tem de entrar noutra combinação nesse mesmo turno: não pode ficar com ele.
examples-legal = Estas valem
examples-illegal = Estas não
examples-checked = Cada exemplo desta página é julgado pelo mesmo programa que julga as suas jogadas no tabuleiro.

## O turno

section-turn = O turno
turn-choice = { $draw-when ->
    [before-playing] No seu turno, compre primeiro { $draw-count ->
        [one] uma carta
       *[other] { $draw-count } cartas
    } do monte e faça depois uma destas duas coisas:
    [until-able] No seu turno, baixe cartas se puder, e compre apenas enquanto não puder:
   *[instead-of-playing] No seu turno, faça uma destas duas coisas, nunca as duas:
}
turn-play = Baixar: leve da mão para a mesa { $least-added ->
    [one] uma carta
   *[other] { $least-added } cartas
} ou mais, em combinações novas ou nas que já lá estão; se for preciso, mude tudo de lugar.
turn-draw = { $draw-when ->
    [before-playing] { $draws-most ->
        [1] Passar: não baixa nada, e o turno termina.
       *[other] Comprar outra vez: num turno pode comprar { $draws-most } vezes e decidir de novo depois de cada uma, mas a última termina o turno.
    }
   *[other] Comprar: tire { $draw-count ->
        [one] a carta de cima
       *[other] as { $draw-count } cartas de cima
    } do monte{ $draw-when ->
        [until-able] { $draws-most ->
            [none] , e outra vez, e outra ainda, até poder baixar.
            [1] ; se nem assim puder baixar, o turno termina.
           *[other] , até { $draws-most } vezes; se nem assim puder baixar, o turno termina.
        }
       *[instead-of-playing] { $draws-most ->
            [1] , e o turno termina.
           *[other] , até { $draws-most } vezes, se quiser, e o turno termina.
        }
    }
}
turn-drawn = { $drawn-card-playable ->
    [yes] { $draw-when ->
        [before-playing] { $draws-most ->
            [1] O que comprar pode ser jogado no mesmo turno.
           *[other] O que comprar pode ser jogado no mesmo turno, exceto o que tirar da última vez.
        }
       *[other] O que comprar pode ser jogado no mesmo turno.
    }
   *[no] O que comprar só pode ser jogado no seu turno seguinte.
}
turn-optional = { $must-play ->
    [yes] Baixar é obrigatório: se tiver jogada, não pode { $draw-when ->
        [before-playing] passar.
       *[other] comprar nem passar.
    }
   *[no] Baixar não é obrigatório{ $draw-when ->
        [before-playing] , mesmo que tenha jogada.
       *[other] : pode comprar mesmo que tenha jogada.
    }
}
turn-first-only-draws = Quem começa a mão não tem escolha: no seu primeiro turno só compra.
turn-opening = { $opening ->
    [meld] Da primeira vez que baixar, tem de pôr na mesa pelo menos uma combinação feita só com cartas da sua mão.
    [run] Da primeira vez que baixar, tem de pôr na mesa pelo menos uma sequência feita só com cartas da sua mão.
    [points] Da primeira vez que baixar, tem de pôr na mesa combinações feitas só com cartas da sua mão que somem pelo menos { $opening-points ->
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
       *[other] ; um joker, o mesmo que a carta de que faz as vezes
    }.
   *[none] { $least-added ->
        [one] Não se exige nenhum mínimo para começar a baixar.
       *[other] Não se exige nenhum mínimo especial para começar a baixar.
    }
}
turn-others-melds = { $opening ->
    [none] Pode mexer nas combinações dos outros desde o primeiro turno, mesmo que ainda não tenha baixado nada.
   *[other] Nessa jogada já pode usar as outras cartas como quiser; até lá, { $table-before-opening ->
        [yes] pode acrescentar cartas às combinações da mesa, mas não desfazê-las.
       *[no] não pode mexer nas combinações da mesa.
    }
}
turn-hold-back = Se baixar cartas e guardar uma combinação, no turno seguinte só a pode baixar com uma carta baixada por outros desde então ou acabada de chegar à sua mão. Depois de um turno sem baixar nada, a combinação volta a ficar livre.
turn-all-legal = No fim do turno têm de ser válidas todas as combinações da mesa.
turn-several = Pelo caminho pode cortar uma sequência longa, ir buscar uma carta a um grupo ou baixar mais do que uma combinação nova.
turn-spare = Há cartas que saem sem ser preciso arranjar mais nada: a da ponta de uma sequência de { $run-end } ou mais, qualquer uma de um grupo de { $group-spare } e a do meio de uma sequência de { $run-middle } ou mais.
turn-table-to-hand = As cartas que estão na mesa ficam na mesa: nenhuma passa para a sua mão.
turn-only-moving = Mudar cartas de lugar sem acrescentar nenhuma não conta como jogada: se não acrescentar nada, { $draw-when ->
    [before-playing] não jogou.
   *[other] compre.
}
turn-most = { $most-added ->
    [none] Pode baixar de uma vez todas as cartas que encaixarem.
    [one] Num turno pode baixar no máximo uma carta.
   *[other] Num turno pode baixar no máximo { $most-added } cartas.
}
turn-discard = No fim do turno não se descarta.
turn-separate = Antes de passar o turno, deixe as combinações bem separadas.
turn-time = { $time-limit ->
    [none] Não há um tempo fixado para pensar.
    [one] Para cada turno tem { $time-limit } segundo; se não chegar, conta como tentativa falhada.
   *[other] Para cada turno tem { $time-limit } segundos; se não chegarem, conta como tentativa falhada.
}

## Desfazer uma jogada

section-failure = Se a jogada não resultar
failure-remember = Antes de mexer no que quer que seja, fixe bem como está a mesa; se joga em casa, pode fotografá-la ou fazer um esboço para saber voltar atrás.
failure-restore = Se no fim alguma combinação não valer, reponha a mesa tal como estava e recolha as cartas que tinha acrescentado.
failure-penalty = { $penalty ->
    [always] Além disso, compre { $penalty-cards ->
        [one] { $penalty-cards } carta
       *[other] { $penalty-cards } cartas
    } de penalização.
    [if-not-restored] Se a mesa ficar como estava, não há penalização. Se não conseguir repô-la, compre { $penalty-cards ->
        [one] { $penalty-cards } carta
       *[other] { $penalty-cards } cartas
    } de penalização.
   *[never] Não há penalização: { $draw-when ->
        [before-playing] passe.
       *[other] compre, como de costume.
    }
}
failure-replaces-draw = Com isso termina o seu turno: não compra mais nada.
failure-unfinished = O mesmo acontece se começar uma combinação nova e não a completar.
failure-others = Quando não se consegue repor a mesa, os outros jogadores tentam voltar a formar as combinações.
failure-loose = { $loose-cards ->
    [never] No fim do turno não pode ficar nenhuma carta solta à espera de que outro a arrume.
    [help-cards] Só as cartas de ajuda que ninguém usou podem ficar soltas.
   *[stay] { $face-up ->
        [0] As cartas que ninguém conseguir recolocar ficam soltas na mesa até que alguém as leve para uma combinação válida.
       *[other] As cartas que ninguém conseguir recolocar ficam soltas, junto das de ajuda ainda por usar, até que alguém as leve para uma combinação válida.
    }
}

## Um exemplo

section-example = Exemplos
example-local = Os desenhos mostram só as cartas que importam, não uma distribuição completa.
example-stuck = Não há jogada
example-play-it = Experimente no tabuleiro

## Fim e pontos

section-end = Fim e pontos
end-out = Quem fica sem cartas ganha a mão, que acaba nesse momento.
end-knocking = { $knock-points ->
    [none] Não se pode fechar com cartas na mão, por poucas que sejam.
    [0] Também pode fechar quem, depois de comprar, tiver na mão 0 pontos; ganha então a mão quem tiver menos pontos.
    [one] Também pode fechar quem, depois de comprar, tiver na mão { $knock-points } ponto ou menos; ganha então a mão quem tiver menos pontos.
   *[other] Também pode fechar quem, depois de comprar, tiver na mão { $knock-points } pontos ou menos; ganha então a mão quem tiver menos pontos.
}
end-count = { $basis ->
    [per-card] { $counted ->
        [blocked-hand] Os pontos, 1 por carta, só se contam para decidir uma mão { $empty-stock ->
            [pass] bloqueada
           *[ends-hand] em que o monte se esgota
        }.
       *[every-hand] { $points-go ->
            [to-winner] Quem ganha marca 1 ponto por cada carta que fica aos outros, seja ela qual for.
            [differences] Quem ganha marca 1 ponto por cada carta de diferença para cada um dos outros.
            [both] Os outros perdem 1 ponto por cada carta que lhes fica na mão, e quem ganha soma todos esses pontos.
           *[to-losers] Aos outros, cada carta que lhes fica na mão custa 1 ponto de penalização, seja ela qual for.
        }
    }
    [card-points] { $counted ->
        [blocked-hand] Os pontos só se contam para decidir uma mão { $empty-stock ->
            [pass] bloqueada
           *[ends-hand] em que o monte se esgota
        }.
       *[every-hand] { $points-go ->
            [to-winner] Quem ganha marca os pontos das cartas que restam aos outros.
            [differences] Quem ganha marca a diferença entre os pontos de cada um dos outros e os seus.
            [both] Os outros perdem os pontos das cartas que lhes restam, e quem ganha soma todos esses pontos.
           *[to-losers] Quem perde marca os pontos das cartas que lhe restam.
        }
    }
   *[none] Não se contam pontos.
}
end-stock = { $empty-stock ->
    [pass] Quando o monte se esgota, continua-se a jogar, e quem não baixa nada passa.
   *[ends-hand] Se alguém tirar a última carta do monte, a mão acaba nesse momento.
}
end-short = Quem falhar uma reorganização compra só as cartas de penalização que restarem.
end-blocked = Se, com o monte esgotado, ninguém acrescentar uma carta durante uma volta completa, a mão acaba.
end-blocked-winner = { $blocked-winner ->
    [nobody] { $basis ->
        [none] Quando é o monte que põe fim à mão, ninguém a ganha.
       *[other] { $points-go ->
            [to-losers] Quando é o monte que põe fim à mão, ninguém a ganha e todos contam as cartas que lhes restam.
           *[other] Quando é o monte que põe fim à mão, ninguém a ganha nem se marca nada.
        }
    }
   *[fewest-points] Quando é o monte que põe fim à mão, ganha-a quem somar menos pontos nas cartas que lhe restam.
}
end-points = O ás vale { $ace-points ->
    [one] { $ace-points } ponto
   *[other] { $ace-points } pontos
}; o dez, { $ten-points }; o valete, a dama e o rei, { $figure-points }{ $jokers-most ->
    [0] {""}
   *[other] ; o joker, { $joker-points }
}; as outras cartas, { $low-points ->
    [none] o seu número
   *[other] { $low-points } cada uma
}.
end-match = { $match ->
    [single-hand] A partida é uma só mão: quem ganha a mão ganha a partida.
   *[other] No fim das voltas combinadas somam-se os pontos de todas as mãos, e ganha a partida quem tiver o total { $match-winner ->
        [highest-total] mais alto
       *[other] mais baixo
    }.
}
end-target = Somam-se os pontos de todas as mãos. A partida acaba quando alguém chega { $target ->
    [none] ao total combinado
    [one] a { $target } ponto
   *[other] a { $target } pontos
}, e ganha-a quem tiver o total { $match-winner ->
    [highest-total] mais alto
   *[other] mais baixo
}.
end-tie = { $tie ->
    [shared] Em caso de empate, partilha-se a vitória.
   *[draw] { $blocked-winner ->
        [nobody] { $match ->
            [single-hand] Se a mão { $empty-stock ->
                [pass] ficar bloqueada
               *[ends-hand] acabar com o monte
            }, há empate.
           *[other] Com pontos iguais, há empate.
        }
       *[fewest-points] Com pontos iguais, há empate.
    }
}
end-example = Por exemplo, a quem ficar com { $cards } { $points ->
    [0] contam-se
    [one] conta-se
   *[other] contam-se
} { $sum } { $points ->
    [one] ponto
   *[other] pontos
}.

## Perguntas

section-faq = Perguntas frequentes
faq-rule = a regra
faq-elsewhere = nas outras variantes
faq-hand-q = Quantas cartas se dão?
faq-hand-a = { $hand-size } a cada jogador{ $face-up ->
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
   *[other] {" "}Se jogarem mais de { $players-most }, o dador pode dar menos, até um mínimo de { $hand-floor }.
}
faq-pack-q = Com quantas cartas se joga?
faq-pack-a = Com { $pack }: { $decks ->
    [one] um baralho
   *[other] { $decks } baralhos
} de 52{ $jokers ->
    [0] , sem jokers
    [one] {" "}e um joker
   *[other] {" "}e { $jokers } jokers
}.{ $packs-by-players ->
    [none] {""}
   *[other] {" "}Conforme o número de jogadores, os baralhos mudam: { $packs-by-players }.
}
faq-players-q = Quantos podem jogar?
faq-players-a = { $players-span ->
    [0] Jogam { $players-most }
   *[other] De { $players-least } a { $players-most }
}{ $players-more ->
    [yes] , e pode jogar-se com mais gente
   *[no] {""}
}.
faq-start-q = Quem dá as cartas e quem começa?
faq-start-a = { $first-dealer ->
    [by-lot] O primeiro dador é sorteado.
    [lowest-card] Dá primeiro quem tira a carta mais baixa.
    [highest-card] Dá primeiro quem tira a carta mais alta.
   *[oldest] Dá primeiro a pessoa mais velha.
} Começa { $first-player ->
    [left-of-dealer] quem está à esquerda do dador
    [right-of-dealer] quem está à direita do dador
   *[dealer] quem dá as cartas
} e joga-se no sentido { $direction ->
    [clockwise] horário
   *[counterclockwise] anti-horário
}.
faq-help-q = Para que servem as cartas viradas para cima?
faq-help-a = Para haver com que jogar desde o primeiro turno. Qualquer pessoa as pode usar numa combinação; enquanto ninguém as usar, ficam sozinhas na mesa e não estorvam.
faq-take-q = Posso levar cartas da mesa para a mão?
faq-take-a = Não. Por muito que se movam, no fim do turno continuam na mesa.
faq-stuck-q = O que faço se não puder jogar?
faq-stuck-a = { $draw-when ->
    [before-playing] { $draws-most ->
        [1] Passe: já comprou no começo do turno.
       *[other] Compre outra vez, até perfazer { $draws-most } compras no turno.
    }
   *[other] Compre { $draw-count ->
        [one] uma carta
       *[other] { $draw-count } cartas
    } do monte{ $draw-when ->
        [until-able] { $draws-most ->
            [none] , uma e outra vez, até poder.
            [1] ; se continuar sem poder, o seu turno termina.
           *[other] ; se continuar sem poder, pode comprar até { $draws-most } vezes no turno.
        }
       *[instead-of-playing] { $draws-most ->
            [1] , e o seu turno termina.
           *[other] , até { $draws-most } vezes, e o seu turno termina.
        }
    }
}
faq-drawn-q = Posso jogar logo a carta que compro?
faq-drawn-a = { $drawn-card-playable ->
    [yes] { $draw-when ->
        [before-playing] { $draws-most ->
            [1] Pode, no mesmo turno.
           *[other] Pode, exceto a da última compra: com essa termina o turno.
        }
       *[other] Pode: é para isso que a compra.
    }
   *[no] { $draw-when ->
        [before-playing] Não. Pode jogar as que já tinha; a que compra espera pelo turno seguinte.
       *[other] Não. Comprar termina o turno; a carta espera pelo seguinte.
    }
}
faq-must-q = Tenho de jogar se puder?
faq-must-a = { $must-play ->
    [yes] Tem, mas não precisa de baixar tudo o que puder.
   *[no] Não. Pode { $draw-when ->
        [before-playing] guardar a jogada para outro turno.
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
            [yes] {" "}A sua primeira jogada pode ser acrescentar uma só carta a uma combinação de outra pessoa.
           *[no] {""}
        }
       *[other] Não: basta o que qualquer jogada pede, { $least-added } cartas da mão.
    }
}
faq-others-q = Posso usar as combinações dos outros antes de ter baixado alguma coisa?
faq-others-a = { $opening ->
    [none] Sim, desde o primeiro turno: pode acrescentar-lhes cartas e reorganizá-las.
   *[other] { $table-before-opening ->
        [yes] Pode acrescentar-lhes cartas; desfazê-las não, até à sua primeira jogada.
       *[no] Não: antes tem de fazer a sua primeira jogada, e logo nessa jogada pode usá-las todas.
    }
}
faq-opened-q = Posso reorganizar a mesa no turno em que baixo pela primeira vez?
faq-opened-a = { $opening ->
    [none] Sim. A primeira jogada é uma jogada como as outras.
   *[other] Sim, desde que a jogada contenha o que se pede à primeira.
}
faq-twins-q = Pode haver duas cartas iguais num grupo?
faq-twins-a = Não: num grupo os naipes são todos diferentes. O que podem é estar em duas combinações diferentes.
faq-ace-q = O ás é baixo ou alto?
faq-ace-a = { $ace-low ->
    [yes] { $ace-high ->
        [yes] As duas coisas, conforme a sequência: baixo em { $ace-first }, alto em { $ace-last }. { $ace-inside ->
            [yes] E também pode dar a volta: { $ace-between } vale. O que não vale é pôr um ás em cada ponta.
           *[no] { $ace-both-ends ->
                [yes] Uma sequência completa pode até ter um ás em cada ponta. O que não vale é dar a volta, como em { $ace-between }.
               *[no] O que não vale é dar a volta, como em { $ace-between }, nem pôr um ás em cada ponta.
            }
        }
       *[no] Sempre baixo: { $ace-first } vale; { $ace-last } e { $ace-between }, não.
    }
   *[no] { $ace-high ->
        [yes] Sempre alto: { $ace-last } vale; { $ace-first } e { $ace-between }, não.
       *[no] Nem uma coisa nem outra: só entra em grupos.
    }
}
faq-two-aces-q = Uma sequência pode ir de ás a ás?
faq-two-aces-a = { $ace-both-ends ->
    [yes] Sim, numa só: a sequência completa de ás a ás. Em todas as outras cabe no máximo um.
   *[no] Não: cada sequência tem no máximo um ás.
}
faq-moving-q = Posso reorganizar a mesa sem acrescentar nada?
faq-moving-a = Não. Toda a jogada acrescenta { $least-added ->
    [one] pelo menos uma carta
   *[other] pelo menos { $least-added } cartas
} da sua mão; senão, deixe a mesa como estava{ $draw-when ->
    [before-playing] .
   *[other] {" "}e compre.
}
faq-broken-q = Desmanchei a mesa e não consigo arranjá-la. E agora?
faq-broken-a = { $penalty ->
    [always] Reponha-a como estava, recolha as suas cartas e compre { $penalty-cards } de penalização.
    [if-not-restored] Se conseguir repô-la como estava, não há problema. Senão, compre { $penalty-cards }{ $others-restore ->
        [yes] {" "}e os outros tentam arranjá-la
       *[no] {""}
    }.
   *[never] Reponha-a como estava e recolha as suas cartas. Não há penalização: { $draw-when ->
        [before-playing] passe.
       *[other] compre, como de costume.
    }
}
faq-most-q = Há um máximo de cartas por turno?
faq-most-a = { $most-added ->
    [none] Não: se tudo encaixar, pode baixar a mão inteira.
    [one] Sim: uma carta.
   *[other] Sim: { $most-added } cartas.
}
faq-discard-q = Descarta-se?
faq-discard-a = Não, nunca. O turno acaba quando a mesa fica em ordem ou quando { $draw-when ->
    [before-playing] desiste de baixar.
    [until-able] já não pode comprar.
   *[instead-of-playing] compra.
}
faq-jokers-q = Quantos jokers cabem numa combinação?
faq-jokers-a = { $per-meld ->
    [one] Só um.
   *[other] No máximo { $per-meld }.
}
faq-swap-q = De onde pode vir a carta que substitui um joker?
faq-swap-a = { $replaced-from ->
    [hand] Só da sua mão.
   *[other] Da sua mão ou da mesa.
}
faq-keep-q = Posso guardar um joker libertado?
faq-keep-a = Não. Antes do fim do turno tem de estar noutra combinação.
faq-uncover-q = Posso mover as cartas que acompanham um joker?
faq-uncover-a = { $on-table ->
    [frozen] Não. Até alguém trocar o joker pela carta verdadeira, a combinação fica como está.
   *[other] Sim. Só se julga a mesa final: o joker tem de acabar o turno numa combinação válida.
}
faq-which-q = Num grupo a que faltam dois naipes, de que carta faz o joker?
faq-which-a = Não é preciso dizê-lo: a carta de qualquer um dos naipes em falta pode tomar o lugar dele.
faq-first-joker-q = Posso usar um joker quando baixo pela primeira vez?
faq-first-joker-a = Sim, tal como em qualquer outra jogada.
faq-stock-q = O que acontece se o monte se esgotar?
faq-stock-a = { $empty-stock ->
    [pass] Continua-se a jogar sem comprar. Se, durante uma volta completa, ninguém acrescentar uma carta, a mão acaba
   *[ends-hand] Assim que alguém tira a última carta, a mão acaba
}{ $blocked-winner ->
    [nobody] {" "}sem vencedor
   *[fewest-points] {" "}e ganha-a quem tiver menos pontos
}.
faq-knock-q = Posso fechar com cartas na mão?
faq-knock-a = { $knock-points ->
    [none] Não, por poucas que lhe restem.
    [0] Sim, depois de comprar, se as que lhe restarem somarem 0 pontos. Então todos contam a mão e ganha quem tiver menos pontos.
    [one] Sim, depois de comprar, se as que lhe restarem não passarem de { $knock-points } ponto. Então todos contam a mão e ganha quem tiver menos, mesmo que seja outro.
   *[other] Sim, depois de comprar, se as que lhe restarem não passarem de { $knock-points } pontos. Então todos contam a mão e ganha quem tiver menos, mesmo que seja outro.
}
faq-score-q = Contam-se pontos?
faq-score-a = { $basis ->
    [none] Não: ganha quem fica sem cartas.
   *[other] { $counted ->
        [blocked-hand] Só se { $empty-stock ->
            [pass] a mão ficar bloqueada
           *[ends-hand] o monte se esgotar
        }{ $basis ->
            [per-card] : 1 por carta
           *[other] {""}
        }. Se alguém ficar sem cartas, ganha e não se conta nada.
       *[every-hand] { $basis ->
            [per-card] Sim: 1 por cada carta que fica na mão, seja ela qual for.
           *[other] Sim: os das cartas que ficam na mão.
        }{ $points-go ->
            [to-winner] {" "}Marca-os quem ganha.
            [differences] {" "}Quem ganha marca a diferença para cada um dos outros.
            [both] {" "}Os outros perdem-nos e quem ganha soma-os.
           *[to-losers] {""}
        }{ $match-winner ->
            [lowest-total] {" "}Ganha a partida quem somar menos.
            [highest-total] {" "}Ganha a partida quem somar mais.
           *[hand-winner] {""}
        }
    }
}
faq-target-q = A quantos pontos se joga?
faq-target-a = { $match ->
    [single-hand] Não há um total a atingir: a partida é uma só mão, e quem ganha a mão ganha a partida.
    [target] { $target ->
        [none] Aos que se combinarem antes de começar.
        [one] A { $target } ponto.
       *[other] A { $target } pontos.
    }
   *[dealer-rotations] Não há um número fixo: a partida dura as voltas combinadas, e no fim ganha quem tiver somado { $match-winner ->
        [highest-total] mais
       *[other] menos
    }.
}
faq-name-q = Foi Maquiavel que inventou este jogo?
faq-name-a = Nada o prova. O nome alude à astúcia das manobras.

## Proveniência

section-sources = Fontes desta página
list-and = { $most } e { $last }
mark-stated = { $count ->
    [one] está na fonte { $sources }
   *[other] está nas fontes { $sources }
}
mark-derived = { $count ->
    [one] deduz-se da fonte { $sources }
   *[other] deduz-se das fontes { $sources }
}
mark-convention = { $count ->
    [0] convenção nossa
    [one] convenção nossa: a fonte { $sources } não o diz
   *[other] convenção nossa: as fontes { $sources } não o dizem
}
mark-silent = { $count ->
    [0] não há tal regra
    [one] a fonte { $sources } não diz nada
   *[other] as fontes { $sources } não dizem nada
}
mark-disputed = as fontes não coincidem: { $by } contra { $against }
mark-disputed-itself = a fonte { $sources } contradiz-se
marks-own = { $count ->
    [one] Sem número, a marca refere-se à fonte { $sources }, a desta variante.
   *[other] Sem número, a marca refere-se às fontes { $sources }, as desta variante.
}
side-sources = { $count ->
    [one] Fonte { $sources }
   *[other] Fontes { $sources }
}
notes-title = Porquê
odds-title = As fontes não coincidem
odds-we-play = Aqui jogamos:
parameters-title = Todas as regras desta variante, uma a uma

## Páginas

variant-title = Machiavelli { $name }
variant-description = Regras do Machiavelli, variante { $name }: distribuição, combinações, turno, penalização, fim e pontos, com exemplos verificados.
relative-title = { $name }, parente do Machiavelli
relative-description = Regras do { $name }, parente do Machiavelli: distribuição, combinações, turno, penalização, fim e pontos, com exemplos verificados.
incomplete-title = Regras conhecidas só em parte
incomplete-text = Desta variante só se conhece uma parte das regras. O que nenhuma fonte conta joga-se aqui como na variante { $name }.
incomplete-parent = Ler as regras da variante { $name }
incomplete-mark = incompleta
variants-title = Maneiras de jogar
variants-intro = O Machiavelli não tem um regulamento único. Aqui estão as regras de cada fonte, sem as misturar com as das outras, e em cada regra vê-se de onde vem.
variants-description = As variantes do Machiavelli, cada uma com as regras completas e com a fonte de cada regra.
variants-cards = { $hand-size } cartas por jogador, { $pack } ao todo
variants-family = A família
variants-family-about = Cada variante está ligada àquela de que parte, e a sua página começa pelo que as distingue. É uma ordem de leitura, não uma genealogia.
variants-all = Todas, uma a uma
sources-title = Fontes
sources-intro = De onde vem cada regra, o que cada fonte afirma e em que não estão de acordo umas com as outras.
sources-description = As fontes das regras do Machiavelli: o que cada uma afirma, o que deixa por dizer e em que discordam.
sources-number = Fonte { $short }
sources-states = O que diz
sources-implies = O que dela se deduz
sources-silent = O que deixa por dizer, e como jogamos
sources-odds = Em que discorda
sources-against = Onde diz outra coisa
sources-puzzles = Posições que vêm dela:
sources-variant = Variante { $name }
sources-read = Ler as regras
