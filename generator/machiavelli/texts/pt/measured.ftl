# What simulated hands show: the page of charts, the part of each rule page, and which rules to play tonight.

compare-measured = Quanto dura uma mão com cada uma, e quanto se reorganiza a mesa, está medido à parte.

measured-title = Medido em mãos simuladas
measured-description = Quantos turnos dura uma mão de Machiavelli em cada variante, quanto se reorganiza a mesa e quanto ajuda começar, medido em mãos simuladas.
measured-lead = Uma tabela de regras não diz o que muda à mesa. Por isso pusemos o computador a jogar { $hands } mãos inteiras e contámos. Cada ponto é a média de uma variante; o traço é o seu intervalo de 95%. Onde dois traços ficam longe um do outro, a diferença é quase de certeza das regras e não do acaso.
measured-how = Os jogadores simulados veem quatro combinações da mesa de cada vez, não tudo o que se poderia fazer. Servem para comparar regras, não para adivinhar como se joga em sua casa. As mãos acabam apenas como mandam as regras.
measured-by-players = Conforme quantos jogam
measured-by-policy = Conforme a maneira de jogar
measured-policies = Três maneiras de jogar, com três jogadores. «Baixar tudo» é jogar sempre o que se vê; «guardar» é comprar até poder ficar sem cartas de uma só vez, ou até o monte acabar; «misturados» é uns fazerem uma coisa e outros a outra, lugar sim, lugar não. Onde as regras obrigam a jogar, joga também quem guarda.
measured-again = Repetir
measured-again-text = Com a mesma semente saem as mesmas mãos em qualquer computador. Estes números são da versão { $engine } do programa e da sua maneira de jogar número { $play }; se mudarem as regras de uma variante, o sítio não é publicado até se medir de novo. O comando que dá os primeiros:
measured-table = Os números
measured-variant = Variante
measured-hands = { $hands } mãos
measured-players = { $players } jogadores
measured-told = Pontos e intervalos de 95% de cada variante; os números estão na tabela que se segue.
measured-here = Com jogadores que baixam tudo o que veem. Entre parênteses, o intervalo de 95%.
measured-more = Todas as variantes, e como se mediu
measured-figure = Número
measured-hands-played = Mãos jogadas
measured-lasts = Turnos da mão mediana (90 em cada 100 mãos)
measured-first-wins = Mãos que ganha quem começa

measured-turns = Turnos por mão
measured-turns-text = Os turnos de todos juntos, da primeira jogada ao fim da mão.
measured-played = Cartas baixadas por turno
measured-played-text = Quantas cartas passam da mão para a mesa num turno, contando também os turnos em que só se compra.
measured-draws = Turnos em que se compra
measured-draws-text = Em cada cem turnos, em quantos se tira alguma carta do monte.
measured-rearranged = Jogadas que reorganizam a mesa
measured-rearranged-text = Em cada cem turnos em que se baixa algo, em quantos muda de combinação alguma carta que já estava na mesa.
measured-moved = Cartas movidas
measured-moved-text = Quando se reorganiza, quantas cartas da mesa acabam noutra combinação.
measured-first = Vantagem de quem começa
measured-first-text = Quantas mãos em cada cem ganha a mais quem começa, em comparação com dividi-las por igual. À esquerda da linha, começar prejudica.
measured-stock-out = Mãos em que o monte acaba
measured-stock-out-text = Em cada cem mãos, em quantas se compra a última carta do monte.
measured-broken = Combinações desfeitas quando se reorganiza
measured-blocked = Mãos bloqueadas
measured-left-cards = Cartas que sobram
measured-left-cards-text = Quantas cartas sobram no fim a cada jogador que não ficou sem elas.
measured-left-points = Pontos que sobram

policy-all = baixar tudo
policy-hold = guardar
policy-mixed = misturados

tonight-title = Com que regras jogamos hoje?
tonight-description = Quantas pessoas jogam, quanto tempo há, se jogam crianças e se há jokers: uma variante de Machiavelli para cada caso, com números medidos.
tonight-lead = Escolha quantas pessoas jogam e quanto tempo têm: em cada célula há uma variante, o que dura uma mão e quantas cabem.
tonight-assumed = Os turnos estão medidos; os minutos, não: supomos { $seconds } segundos por turno. Se à sua mesa se demora o dobro, dobre os minutos.
tonight-how = Das variantes que admitem esse número de jogadores, olhamos para as que acabam a tempo em 95 de cada 100 mãos, e dessas escolhemos aquela em que mais se reorganiza a mesa, que é a graça do jogo. Com crianças, só as que distribuem { $small } cartas ou menos e não põem condições a quem baixa pela primeira vez. Os parentes do Machiavelli só entram se não houver outra. Entre parênteses, o intervalo de 95 %.
tonight-players = Jogadores
tonight-any = qualquer
tonight-time = Tempo
tonight-table = A mesa
tonight-minutes = { $minutes ->
    [30] meia hora
    [60] uma hora
    [120] duas horas
   *[other] { $minutes } minutos
}
tonight-adults-plain = Sem jokers
tonight-adults-jokers = Com jokers
tonight-children-plain = Com crianças, sem jokers
tonight-children-jokers = Com crianças e jokers
tonight-hand = Uma mão, cerca de { $minutes } minutos; quase nunca mais de { $most }.
tonight-fits = { $hands ->
    [one] Cabe uma mão.
   *[other] Cabem { $hands } mãos.
}
tonight-shortest = Pode não acabar a tempo: é a mais curta que há.
tonight-tight = É à justa: talvez mais de 5 em cada 100 passem do tempo.
tonight-most = É aquela em que mais se reorganizou a mesa, por pouco.
tonight-clear = É aquela em que mais se reorganiza a mesa, com clara vantagem.
tonight-only = É a única variante de Machiavelli desse tipo que acaba a tempo.
tonight-relative = Não há nenhuma variante de Machiavelli desse tipo que acabe a tempo: esta é de um parente.
tonight-alike = Os números não a distinguem de
tonight-figures = { $turns } turnos por mão ({ $turns-between }); { $rearranged } das jogadas reorganizam a mesa ({ $rearranged-between }). Medido em { $hands } mãos.
tonight-refused = A ligação pede algo que aqui não se pode escolher: estão todas as respostas.
tonight-none = Não há nenhuma assim para esse número de jogadores.
