# What simulated hands show: the page of charts, the part of each rule page, and which rules to play tonight.

compare-measured = Quanto dura uma mão com cada uma, e quanto a mesa é reorganizada, está medido à parte.

measured-title = Medido em mãos simuladas
measured-description = Quantas vezes se joga em uma mão de Machiavelli em cada variante, quanto a mesa é reorganizada e quanto ajuda começar, medido em mãos simuladas.
measured-lead = Uma tabela de regras não diz o que muda na mesa. Por isso colocamos o computador para jogar { $hands } mãos inteiras e contamos. Cada ponto é a média de uma variante; o traço é o intervalo de 95% dela. Onde dois traços ficam longe um do outro, a diferença vem quase com certeza das regras e não do acaso.
measured-how = Os jogadores simulados veem quatro combinações da mesa de cada vez, não tudo o que daria para fazer. Eles servem para comparar regras, não para adivinhar como se joga na sua casa. As mãos só acabam como mandam as regras.
measured-by-players = Conforme quantos jogam
measured-by-policy = Conforme o jeito de jogar
measured-policies = Três jeitos de jogar, com três jogadores. “Baixar tudo” é jogar sempre o que se vê; “guardar” é comprar até poder ficar sem cartas de uma vez só, ou até o monte acabar; “misturados” é uns fazerem uma coisa e outros a outra, um lugar sim, outro não. Onde as regras obrigam a jogar, quem guarda também joga.
measured-again = Repetir
measured-again-text = Com a mesma semente saem as mesmas mãos em qualquer computador. Estes números são da versão { $engine } do programa e do jeito de jogar número { $play }; se as regras de uma variante mudarem, o site não é publicado até que se meça de novo. O comando que dá os primeiros:
measured-table = Os números
measured-variant = Variante
measured-hands = { $hands } mãos
measured-players = { $players } jogadores
measured-told = Pontos e intervalos de 95% de cada variante; os números estão na tabela a seguir.
measured-here = Com jogadores que baixam tudo o que veem. Entre parênteses, o intervalo de 95%.
measured-more = Todas as variantes, e como foi medido
measured-figure = Número
measured-hands-played = Mãos jogadas
measured-lasts = Quantas vezes se joga na mão mediana (90 em cada 100 mãos)
measured-first-wins = Mãos vencidas por quem começa

measured-turns = Duração da mão
measured-turns-text = Quantas vezes se joga, contando todos os jogadores, da primeira jogada ao fim da mão.
measured-played = Cartas baixadas a cada vez
measured-played-text = Quantas cartas passam da mão para a mesa em uma vez, contando também aquelas em que só se compra.
measured-draws = Vezes em que se compra
measured-draws-text = De cada cem vezes, em quantas se tira alguma carta do monte.
measured-rearranged = Jogadas que reorganizam a mesa
measured-rearranged-text = De cada cem vezes em que se baixa algo, em quantas muda de combinação alguma carta que já estava na mesa.
measured-moved = Cartas movidas
measured-moved-text = Quando se reorganiza, quantas cartas da mesa acabam em outra combinação.
measured-first = Vantagem de quem começa
measured-first-text = Quantas mãos a mais, de cada cem, quem começa vence, em comparação com uma divisão por igual. À esquerda da linha, começar atrapalha.
measured-stock-out = Mãos em que o monte acaba
measured-stock-out-text = De cada cem mãos, em quantas se compra a última carta do monte.
measured-broken = Combinações desfeitas quando a mesa é reorganizada
measured-blocked = Mãos travadas
measured-left-cards = Cartas que sobram
measured-left-cards-text = Quantas cartas sobram no fim para cada jogador que não ficou sem elas.
measured-left-points = Pontos que sobram

policy-all = baixar tudo
policy-hold = guardar
policy-mixed = misturados

tonight-title = Com que regras jogamos hoje?
tonight-description = Quantas pessoas jogam, quanto tempo há, se crianças jogam e se há coringas: uma variante de Machiavelli para cada caso, com números medidos.
tonight-lead = Escolha quantas pessoas jogam e quanto tempo vocês têm: em cada célula há uma variante, quanto dura uma mão e quantas cabem.
tonight-assumed = Quantas vezes se joga foi medido; os minutos, não: supomos { $seconds } segundos por vez. Se na sua mesa se demora o dobro, dobre os minutos.
tonight-how = Das variantes que aceitam esse número de jogadores, olhamos as que acabam a tempo em 95 de cada 100 mãos, e dessas escolhemos aquela em que a mesa é mais reorganizada, que é a graça do jogo. Com crianças, só as que distribuem { $small } cartas ou menos e não impõem condições a quem baixa pela primeira vez. Os parentes do Machiavelli só entram se não houver outra. Entre parênteses, o intervalo de 95%.
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
tonight-adults-plain = Sem coringas
tonight-adults-jokers = Com coringas
tonight-children-plain = Com crianças, sem coringas
tonight-children-jokers = Com crianças e coringas
tonight-hand = Uma mão, cerca de { $minutes } minutos; quase nunca mais de { $most }.
tonight-fits = { $hands ->
    [one] Cabe uma mão.
   *[other] Cabem { $hands } mãos.
}
tonight-shortest = Pode não acabar a tempo: é a mais curta que há.
tonight-tight = É bem justo: talvez mais de 5 em cada 100 passem do tempo.
tonight-most = É aquela em que a mesa foi mais reorganizada, por pouco.
tonight-clear = É aquela em que a mesa é mais reorganizada, com clara vantagem.
tonight-only = É a única variante de Machiavelli desse tipo que acaba a tempo.
tonight-relative = Não há nenhuma variante de Machiavelli desse tipo que acabe a tempo: esta é de um parente.
tonight-alike = Os números não a distinguem de
tonight-figures = Joga-se { $turns } vezes por mão ({ $turns-between }); { $rearranged } das jogadas reorganizam a mesa ({ $rearranged-between }). Medido em { $hands } mãos.
tonight-refused = O link pede algo que aqui não se pode escolher: estão todas as respostas.
tonight-none = Não há nenhuma assim para esse número de jogadores.
