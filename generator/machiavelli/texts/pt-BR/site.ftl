# What stands around the pages, and the pages of the site itself.

language-name = Português (Brasil)
language-locale = pt-BR
# The smallest number whose thousands are set apart.
language-thousands-from = 1000
site-name = Machiavelli
footer = Machiavelli: regras com suas fontes e desafios conferidos um a um.
search-label = Buscar no site
permalink = Link para esta seção
dark-colours = Cores escuras
four-colours = Naipes em quatro cores
choose-language = Escolher o idioma
chooser-enter = Entrar em português do Brasil
new-version = Há uma versão nova destas páginas.
reload-page = Carregar
not-found = Esta página não existe
not-found-help = Talvez ela tenha mudado de lugar, ou o endereço tenha um erro de digitação. Daqui dá para chegar a todas as outras.

menu-home = Início
menu-variants = Variantes
menu-compare = Comparar
menu-settle = Dúvidas
menu-puzzles = Desafios
menu-quizzes = Quizzes
menu-glossary = Glossário
menu-sources = Fontes
menu-about = Sobre

home-title = Machiavelli: a mesa é de todos
home-description = Regras do Machiavelli com suas fontes, variantes comparadas e desafios para jogar na própria página, todos conferidos.
home-claim = A mesa é de todos.
home-lead = No Machiavelli, nada do que foi baixado está garantido: a cada vez, você pode cortar, juntar e refazer combinações, suas ou dos outros, para encaixar mais uma carta. Experimente aqui mesmo: toque em uma carta e depois no destino dela.
home-play = Mais desafios
home-read = Ler as regras
home-learn = Aprender do zero
door-variants = Aprenda as regras
door-variants-text = { $count } jeitos de jogar, cada um explicado do começo ao fim, com a fonte ao lado de cada frase.
door-puzzles = Resolva desafios
door-puzzles-text = { $count ->
    [0] Ainda não há desafios.
    [one] Um desafio para jogar na própria página.
   *[other] { $count } desafios para jogar na própria página, alguns deles sem saída.
  }
door-compare = Compare as variantes
door-compare-text = Quinze cartas ou treze, com coringas ou sem: o que muda exatamente, em uma única tabela.
glossary-title = Glossário
glossary-description = As palavras do Machiavelli: o que cada uma significa, como se diz em outros lugares e como se chama nas outras línguas.
glossary-lead = Este manual usa uma única palavra para cada coisa. Aqui está cada uma, com as outras que você talvez ouça à mesa e com o nome que ela tem nas outras línguas.
glossary-also = Também se diz: { $words }
settle-title = Quem tem razão?
settle-description = Dúvidas da mesa de Machiavelli resolvidas em cada variante: o que manda a regra e em que fonte ela está.
settle-lead = Procure a situação e abra: você vê o que cada variante manda e quem diz isso. O nome da variante leva à regra.
settle-rules = Jogamos com as regras de
settle-any = qualquer variante
door-settle = Tire uma dúvida
door-settle-text = As discussões de sempre, com a resposta de cada variante.

puzzles-title = Desafios
puzzles-description = Desafios de Machiavelli por dificuldade e por manobra, com a solução conferida.
puzzles-lead = Todos podem ser jogados na própria página. A dificuldade não é opinião: vem de contar o que é preciso desmontar e mover na melhor jogada e, quando não existe nenhuma, de quanto custa provar isso.
puzzles-by-level = Por dificuldade
puzzles-by-theme = Por manobra
puzzles-by-theme-note = Aviso: saber a manobra já é meia solução.
puzzles-hand = Na mão: { $cards }

puzzle-description = Desafio de Machiavelli: { $title }. Mesa, mão e solução conferida.
puzzle-goal-all = { $count ->
    [one] Baixe sua carta e deixe a mesa em ordem. Se não der, diga.
   *[other] Baixe suas { $count } cartas e deixe a mesa em ordem. Se não der, diga.
  }
puzzle-goal-most = Das suas { $count } cartas, baixe todas as que puder e deixe a mesa em ordem.
puzzle-rules = Regras: { $variant }
puzzle-solution = Solução
puzzle-printed = É assim que está na fonte, e não vale
puzzle-origin = Posição tirada de:


compare-title = Comparar variantes
compare-description = Todas as regras de todas as variantes do Machiavelli, lado a lado, com as diferenças marcadas.
compare-lead = Escolha de duas a quatro variantes. Primeiro você lê o que muda; depois vêm as regras, lado a lado. Na tabela, o que difere da primeira coluna aparece em negrito, com uma barra ao lado; o que as fontes não dizem, em itálico.
compare-columns = Variantes para comparar
compare-differences = O que muda
compare-against = { $here } em relação a { $there }
compare-count = { $n ->
    [0] Todas as regras são iguais.
    [one] Há { $n } regra diferente.
   *[other] Há { $n } regras diferentes.
  }
compare-instead = { $here } em vez de { $there }
compare-differs = { $here } ({ $name }: { $there })
compare-stock = Cartas que sobram no monte
compare-stock-for = { $stock } com { $players }
compare-stock-instead = { $here } em vez de { $there }, com { $players } jogadores
compare-few = Escolha pelo menos duas variantes.
compare-most = No máximo, quatro por vez: tire uma para incluir outra.
compare-refused = O endereço deveria indicar de duas a quatro variantes diferentes, mas indica “{ $found }”.
compare-table = Regra por regra
compare-show-same = Mostrar também o que é igual
compare-region = Tabela de regras por variante
compare-rule = Regra
status-stated = está na fonte
status-derived = deduzido da fonte
status-convention = convenção nossa
status-silent = as fontes não dizem nada
status-disputed = as fontes divergem
compare-marks = Como ler as marcas
compare-deal = Distribuição
compare-melds = Combinações
compare-jokers = Coringas
compare-turn = A vez de cada um
compare-failure = Se não der certo
compare-end = Fim da mão
compare-scoring = Pontos

contrasts-title = A mesma posição, outras regras
contrasts-description = Para cada regra do Machiavelli que decide o que vale ou o que dá para baixar, uma posição em que a diferença aparece, com as duas respostas verificadas.
contrasts-lead = Cada uma destas posições tem duas respostas, que dependem de uma única regra: a que dá o título. As respostas são do mesmo programa que julga as jogadas no tabuleiro; embaixo, você vê o que responde cada variante com todas as suas regras.
contrasts-rules = Regras
contrast-not-opened = Quem joga ainda não abriu.
contrast-held = Na vez anterior, quem joga baixou outras cartas e guardou estas.
contrast-legal = A jogada vale
contrast-illegal = A jogada não vale
contrast-why = A jogada mais longa: { $reason }.
contrast-why-table = { $cards }: { $reason }.
contrast-frozen = { $replaced-from ->
    [hand] não vale, muda uma combinação com coringa que nenhuma carta da mão substituiu
   *[other] não vale, muda uma combinação com coringa antes de substituí-lo
  }
contrast-few = não vale, é preciso baixar pelo menos { $least-added } cartas de uma vez
contrast-many = { $most-added ->
    [one] não vale, baixa-se no máximo { $most-added } carta de uma vez
   *[other] não vale, baixam-se no máximo { $most-added } cartas de uma vez
  }
contrast-no-opening = { $opening ->
    [points] não vale, para baixar pela primeira vez são necessários { $opening-points } pontos em combinações da mão
    [run] não vale, para baixar pela primeira vez é necessária uma sequência da mão
   *[other] não vale, para baixar pela primeira vez é necessária uma combinação da mão
  }
contrast-held-back = não vale, essa combinação ficou na mão quando outras cartas foram baixadas
contrast-loose = não vale, deixa solta uma carta que fazia parte de outra combinação
contrast-variants = O que responde cada variante
compare-contrasts = Quando o nome de uma regra é um link, ele leva a uma posição em que dá para ver o que muda.

embed-title = { $title } (só o tabuleiro)
embed-description = O tabuleiro do desafio “{ $title }”, sem nada em volta, para inserir em outra página.
embed-whole = { $title }, no Machiavelli
puzzle-alone = Só o tabuleiro, para inserir em outra página

puzzles-on-paper = Desafios em papel
worksheet-title = Desafios em papel, folha { $number } de { $count }
worksheet-description = Desafios de Machiavelli para imprimir em A4, folha { $number }: a partir de “{ $first }”, com as soluções em outra folha.
worksheet-print = Imprima esta página: os desafios em uma folha e as soluções em outra. É melhor resolver com cartas de verdade: coloque na mesa o que você vê aqui.
worksheet-index = Todos os desafios
worksheet-others = Outras folhas:
worksheet-table = Mesa
worksheet-hand = Mão
worksheet-key = Soluções da folha { $number }
worksheet-none = Não dá para baixar nenhuma carta.
worksheet-online = Na internet:

sheet-title = Folha de regras: { $name }
sheet-description = As regras do Machiavelli, variante { $name }, em uma folha A4 para imprimir e deixar na mesa.
sheet-print = Estas regras cabem em uma folha A4: imprima esta página.
sheet-whole = As regras completas, com as fontes
about-sheet = As regras em uma folha para imprimir
about-differs = Estas são as diferenças em relação à variante { $parent }.
