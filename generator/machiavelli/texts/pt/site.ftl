# What stands around the pages, and the pages of the site itself.

language-name = Português
language-locale = pt-PT
# The smallest number whose thousands are set apart.
language-thousands-from = 10000
site-name = Machiavelli
footer = Machiavelli: regras com as suas fontes e problemas verificados um a um.
search-label = Pesquisar no site
permalink = Ligação para esta secção
dark-colours = Cores escuras
four-colours = Naipes em quatro cores
choose-language = Escolher a língua
chooser-enter = Entrar em português
new-version = Há uma versão nova destas páginas.
reload-page = Carregá-la
not-found = Esta página não existe
not-found-help = Talvez tenha mudado de sítio, ou o endereço tenha uma gralha. Daqui chega-se a todo o lado.

menu-home = Início
menu-variants = Variantes
menu-compare = Comparar
menu-settle = Dúvidas
menu-puzzles = Problemas
menu-quizzes = Questionários
menu-glossary = Glossário
menu-sources = Fontes
menu-about = Acerca

home-title = Machiavelli: a mesa é de todos
home-description = Regras do Machiavelli com as suas fontes, variantes comparadas e problemas que se jogam na própria página, todos verificados.
home-claim = A mesa é de todos.
home-lead = No Machiavelli, o que se baixa não fica quieto: as combinações desfazem-se, juntam-se e refazem-se até as suas cartas entrarem. Experimente neste tabuleiro: toque numa carta e depois no destino.
home-play = Mais problemas
home-read = Ler as regras
home-learn = Aprender do zero
door-variants = Aprenda as regras
door-variants-text = { $count } maneiras de jogar, cada uma explicada do princípio ao fim e cada frase com a sua fonte.
door-puzzles = Resolva problemas
door-puzzles-text = { $count ->
    [0] Ainda não há problemas.
    [one] Um problema para jogar na própria página.
   *[other] { $count } problemas para jogar na própria página, alguns deles sem saída.
  }
door-compare = Compare as variantes
door-compare-text = Quinze cartas ou treze, com jokers ou sem eles: o que muda ao certo, numa só tabela.

glossary-title = Glossário
glossary-description = As palavras do Machiavelli: o que significa cada uma, como se diz noutros lugares e como se chama nas outras línguas.
glossary-lead = Este manual usa uma só palavra para cada coisa. Aqui está cada uma, com as outras que talvez ouça à mesa e com o nome que tem nas outras línguas.
glossary-also = Também se diz: { $words }

settle-title = Quem tem razão?
settle-description = Dúvidas à mesa de Machiavelli resolvidas em cada variante: o que manda a regra e em que fonte está.
settle-lead = Procure a situação e abra-a: verá o que manda cada variante e quem o diz. O nome da variante leva à regra.
settle-rules = Jogamos com as regras de
settle-any = qualquer variante
door-settle = Tire uma dúvida
door-settle-text = As discussões do costume, com a resposta de cada variante.

puzzles-title = Problemas
puzzles-description = Problemas de Machiavelli por dificuldade e por manobra, com a solução verificada.
puzzles-lead = Todos se jogam na própria página. A dificuldade não é uma opinião: resulta de contar o que é preciso partir e mover na melhor jogada e, quando não há nenhuma, do que custa demonstrá-lo.
puzzles-by-level = Por dificuldade
puzzles-by-theme = Por manobra
puzzles-by-theme-note = Aviso: conhecer a manobra já é meia solução.
puzzles-hand = Na mão: { $cards }

puzzle-description = Problema de Machiavelli: { $title }. Mesa, mão e solução verificada.
puzzle-goal-all = { $count ->
    [one] Baixe a sua carta e deixe a mesa em ordem. Se não for possível, diga-o.
   *[other] Baixe as suas { $count } cartas e deixe a mesa em ordem. Se não for possível, diga-o.
  }
puzzle-goal-most = Das suas { $count } cartas, baixe todas as que puder e deixe a mesa em ordem.
puzzle-rules = Regras: { $variant }
puzzle-solution = Solução
puzzle-printed = É assim que vem na fonte, e não vale
puzzle-origin = Posição tirada de:


compare-title = Comparar variantes
compare-description = Todas as regras de todas as variantes do Machiavelli, lado a lado, com as diferenças assinaladas.
compare-lead = Escolha de duas a quatro variantes. Primeiro vem o que muda, por palavras; depois, as regras, lado a lado. Na tabela, o que difere da primeira coluna está a negrito e com uma barra ao lado; aquilo de que as fontes não falam, em itálico.
compare-columns = Variantes a comparar
compare-differences = O que muda
compare-against = { $here } em relação a { $there }
compare-count = { $n ->
    [0] Todas as regras são iguais.
    [one] Há { $n } regra diferente.
   *[other] Há { $n } regras diferentes.
  }
compare-instead = { $here } em vez de { $there }
compare-differs = { $here } ({ $name }: { $there })
compare-stock = Cartas que ficam no monte
compare-stock-for = { $stock } com { $players }
compare-stock-instead = { $here } em vez de { $there }, com { $players } jogadores
compare-few = Escolha pelo menos duas variantes.
compare-most = Comparam-se quatro, no máximo: retire uma para acrescentar outra.
compare-refused = O endereço devia indicar de duas a quatro variantes diferentes, mas indica «{ $found }».
compare-table = Regra a regra
compare-show-same = Mostrar também o que é igual
compare-region = Tabela de regras por variante
compare-rule = Regra
status-stated = está na fonte
status-derived = deduz-se da fonte
status-convention = convenção nossa
status-silent = as fontes nada dizem
status-disputed = as fontes não coincidem
compare-marks = Como ler as marcas
compare-deal = Distribuição
compare-melds = Combinações
compare-jokers = Jokers
compare-turn = O turno
compare-failure = Se não resultar
compare-end = Fim da mão
compare-scoring = Pontos

contrasts-title = A mesma posição, outras regras
contrasts-description = Para cada regra do Machiavelli que decide o que vale ou o que se pode baixar, uma posição em que se vê a diferença, com as duas respostas verificadas.
contrasts-lead = Cada uma destas posições tem duas respostas, que dependem de uma única regra: a que lhe dá o título. As respostas são do mesmo programa que julga as jogadas no tabuleiro; por baixo, vê-se o que responde cada variante com todas as suas regras.
contrasts-rules = Regras
contrast-not-opened = Quem joga ainda não abriu.
contrast-held = No turno anterior, quem joga baixou outras cartas e guardou estas.
contrast-legal = A jogada vale
contrast-illegal = A jogada não vale
contrast-why = A jogada mais longa: { $reason }.
contrast-why-table = { $cards }: { $reason }.
contrast-frozen = { $replaced-from ->
    [hand] não vale, muda uma combinação com joker que nenhuma carta da mão substituiu
   *[other] não vale, muda uma combinação com joker antes de o substituir
  }
contrast-few = não vale, num turno é preciso baixar pelo menos { $least-added } cartas
contrast-many = { $most-added ->
    [one] não vale, num turno baixa-se no máximo { $most-added } carta
   *[other] não vale, num turno baixam-se no máximo { $most-added } cartas
  }
contrast-no-opening = { $opening ->
    [points] não vale, para baixar pela primeira vez são precisos { $opening-points } pontos em combinações da mão
    [run] não vale, para baixar pela primeira vez é precisa uma sequência da mão
   *[other] não vale, para baixar pela primeira vez é precisa uma combinação da mão
  }
contrast-held-back = não vale, essa combinação ficou na mão quando se baixavam outras cartas
contrast-loose = não vale, deixa solta uma carta que fazia parte de outra combinação
contrast-variants = O que responde cada variante
compare-contrasts = Quando o nome de uma regra é uma ligação, leva a uma posição em que se vê o que muda.

embed-title = { $title } (só o tabuleiro)
embed-description = O tabuleiro do problema «{ $title }», sem nada à volta, para o inserir noutra página.
embed-whole = { $title }, no Machiavelli
puzzle-alone = Só o tabuleiro, para o inserir noutra página

puzzles-on-paper = Problemas em papel
worksheet-title = Problemas em papel, folha { $number } de { $count }
worksheet-description = Problemas de Machiavelli para imprimir em A4, folha { $number }: a partir de «{ $first }», com as soluções noutra folha.
worksheet-print = Imprima esta página: os problemas numa folha e as soluções noutra. Resolvem-se melhor com cartas de verdade: ponha na mesa o que vê aqui.
worksheet-index = Todos os problemas
worksheet-others = Outras folhas:
worksheet-table = Mesa
worksheet-hand = Mão
worksheet-key = Soluções da folha { $number }
worksheet-none = Não se pode baixar nenhuma carta.
worksheet-online = Na Internet:

sheet-title = Folha de regras: { $name }
sheet-description = As regras do Machiavelli, variante { $name }, numa folha A4 para imprimir e ter à mesa.
sheet-print = Estas regras cabem numa folha A4: imprima esta página.
sheet-whole = As regras completas, com as fontes
about-sheet = As regras numa folha para imprimir
about-differs = Estas são as diferenças em relação à variante { $parent }.
