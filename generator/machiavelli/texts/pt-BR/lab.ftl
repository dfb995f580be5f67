# The laboratory: any position under any rules.

menu-lab = Laboratório
puzzle-lab = Abrir no laboratório

lab-title = Laboratório
lab-description = Prepare qualquer posição de Machiavelli, com as regras de qualquer variante, e veja o que dá para baixar.
lab-lead = Prepare aqui a posição que quiser, com as regras de qualquer variante. Cada combinação é julgada na hora; ao resolver, você vê quantas cartas dá para baixar, como fica a mesa e, se não der para baixar todas, por quê.
lab-example = Ver um exemplo
lab-no-script = O laboratório precisa de JavaScript, que não está ativo neste navegador. As regras, os desafios e as soluções podem ser lidos sem ele.
lab-variant = Regras
lab-read-rules = Ler estas regras
lab-not-opened = Você ainda não abriu

# The cards to tap, and where they go.
lab-place = As cartas vão para
lab-to-hand = Mão
lab-to-meld = Combinação { $place }
lab-cards = Todas as cartas
lab-cards-help = Toque em uma carta para adicioná-la. Tocando em uma da mesa ou da mão, você a tira.

# The position as text.
lab-write = Escrever a posição
lab-write-table = Mesa: uma combinação por linha
lab-write-hand = Mão
lab-write-help = Por exemplo, 10♣ ou 10C. As letras S, H, D e C são espadas, copas, ouros e paus; o coringa se escreve ★ ou *.

act-solve = Resolver
act-everywhere = Com todas as regras
act-cancel = Parar
act-clear = Limpar
act-harder = Procurar uma mais difícil
lab-copy = Copiar
act-copy-text = Texto
act-copy-yaml = YAML
act-copy-svg = SVG
act-copy-png = PNG
act-copy-link = Link

# What is wrong with what was written or asked for. $count is a label.
lab-unreadable-table = Mesa, linha { $line }: não dá para entender “{ $found }”.
lab-unreadable-hand = Mão: não dá para entender “{ $found }”.
lab-unreadable-link = O endereço traz uma posição que não dá para entender: “{ $found }”.
lab-unknown-variant = O endereço traz uma variante que não existe: “{ $found }”. Valem as regras de { $variant }.
lab-too-long = É texto demais para uma posição.
lab-too-many-cards = Cartas demais para estas regras: { $count }.
lab-too-many-jokers = Coringas demais para estas regras: { $count }.
lab-too-many-copies = Não há tantos exemplares desta carta: { $card }.
lab-too-many-loose = Cartas soltas demais na mesa: { $count }.
lab-illegal-table = Antes de resolver, todas as combinações da mesa têm de valer.
lab-no-hand = A mão está vazia: não há nada para baixar.
lab-no-table = A mesa está vazia.

lab-said-hand = { $card }, para a mão.
lab-said-removed = { $card }, fora.
lab-said-cleared = Tudo vazio.
lab-copied = Copiado.
lab-not-copied = Este navegador não deixa copiar. O texto está aqui embaixo, selecionado.
lab-picture-not-copied = Este navegador não deixa copiar imagens.
lab-save = Salvar a imagem

# The answer. The numbers of $broken and $moved are labels.
lab-solving = Procurando a melhor jogada…
lab-seeking-how = Procurando como, com o mínimo de mudanças na mesa…
lab-no-how = Não deu tempo de encontrar como.
lab-all = { $n ->
    [one] Dá para baixar a carta da mão
   *[other] Dá para baixar a mão toda: { $n } cartas
 }
lab-most = { $n ->
    [one] Dá para baixar uma carta, no máximo
   *[other] Dá para baixar { $n } cartas, no máximo
 }
lab-none = Não dá para baixar nenhuma carta
lab-played = Vão para a mesa: { $cards }
lab-figures = Combinações que se desfazem: { $broken }. Cartas da mesa que mudam de combinação: { $moved }.
lab-undecided = Não se sabe se daria para mexer menos na mesa.
lab-layout = A mesa fica assim
lab-no-more = A busca esgotou todas as jogadas: nenhuma baixa mais cartas.
lab-undecided-title = Ficou sem resposta
lab-timeout = A busca parou depois de dez segundos, sem testar todas as jogadas. Isso não quer dizer que não dê para baixar nada.
lab-cancelled = Você parou a busca antes do fim.
lab-fault-title = Não foi possível resolver
lab-fault = A busca não funciona neste navegador.
lab-refused = Assim não dá para resolver

# A harder position. $now and $before are a level and, in brackets, the points.
lab-harder = Outra posição
lab-harder-help = Aparece outra, parecida com esta ou nova, com solução e mais difícil. Com “Desfazer” você volta à sua.
lab-seeking = Procurando uma posição mais difícil…
lab-harder-found = Aqui está uma mais difícil
lab-harder-ratings = Dá para baixar a mão toda. Dificuldade: { $now }. A anterior: { $before }.
lab-harder-none = Não apareceu nenhuma mais difícil
lab-harder-none-text = Foram testadas posições parecidas e outras novas, e nenhuma das que têm solução era mais difícil. Você pode tentar de novo.
lab-harder-this = Dificuldade desta: { $now }.
lab-unrated = Não deu para saber a tempo quão difícil é esta posição.
