# The laboratory: any position under any rules.

menu-lab = Laboratório
puzzle-lab = Abrir no laboratório

lab-title = Laboratório
lab-description = Prepare qualquer posição de Machiavelli, com as regras de qualquer variante, e veja o que se pode baixar.
lab-lead = Prepare aqui a posição que quiser, com as regras de qualquer variante. Cada combinação é julgada de imediato; ao resolver, verá quantas cartas se podem baixar, como fica a mesa e, se não puderem ser todas, porquê.
lab-example = Ver um exemplo
lab-no-script = O laboratório precisa de JavaScript, que neste navegador não está ativo. As regras, os problemas e as soluções podem ler-se sem ele.
lab-variant = Regras
lab-read-rules = Ler estas regras
lab-not-opened = Ainda não abriu

# The cards to tap, and where they go.
lab-place = As cartas vão para
lab-to-hand = Mão
lab-to-meld = Combinação { $place }
lab-cards = Todas as cartas
lab-cards-help = Toque numa carta para a acrescentar. Se tocar numa da mesa ou da mão, retira-a.

# The position as text.
lab-write = Escrever a posição
lab-write-table = Mesa: uma combinação por linha
lab-write-hand = Mão
lab-write-help = Por exemplo 10♣ ou 10C. As letras S, H, D e C são espadas, copas, ouros e paus; o joker escreve-se ★ ou *.

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
act-copy-link = Ligação

# What is wrong with what was written or asked for. $count is a label.
lab-unreadable-table = Mesa, linha { $line }: não se entende «{ $found }».
lab-unreadable-hand = Mão: não se entende «{ $found }».
lab-unreadable-link = No endereço vem uma posição que não se entende: «{ $found }».
lab-unknown-variant = No endereço vem uma variante que não existe: «{ $found }». Valem as regras de { $variant }.
lab-too-long = É texto a mais para uma posição.
lab-too-many-cards = Cartas a mais para estas regras: { $count }.
lab-too-many-jokers = Jokers a mais para estas regras: { $count }.
lab-too-many-copies = Não há tantos exemplares desta carta: { $card }.
lab-too-many-loose = Cartas soltas a mais na mesa: { $count }.
lab-illegal-table = Antes de resolver, todas as combinações da mesa têm de ser válidas.
lab-no-hand = A mão está vazia: não há nada para baixar.
lab-no-table = A mesa está vazia.

lab-said-hand = { $card }, para a mão.
lab-said-removed = { $card }, retirada.
lab-said-cleared = Tudo vazio.
lab-copied = Copiado.
lab-not-copied = Este navegador não deixa copiar. O texto está aqui em baixo, selecionado.
lab-picture-not-copied = Este navegador não deixa copiar imagens.
lab-save = Guardar a imagem

# The answer. The numbers of $broken and $moved are labels.
lab-solving = A procurar a melhor jogada…
lab-seeking-how = A procurar como, com o mínimo de mudanças na mesa…
lab-no-how = Não houve tempo para encontrar como.
lab-all = { $n ->
    [one] Pode baixar-se a carta da mão
   *[other] Pode baixar-se a mão toda: { $n } cartas
 }
lab-most = { $n ->
    [one] No máximo, pode baixar-se uma carta
   *[other] No máximo, podem baixar-se { $n } cartas
 }
lab-none = Não se pode baixar nenhuma carta
lab-played = Baixam-se: { $cards }
lab-figures = Combinações que se desfazem: { $broken }. Cartas da mesa que mudam de combinação: { $moved }.
lab-undecided = Fica por saber se bastariam menos mudanças na mesa.
lab-layout = A mesa fica assim
lab-no-more = A procura esgotou todas as jogadas: nenhuma baixa mais cartas.
lab-undecided-title = Ficou por decidir
lab-timeout = A procura parou ao fim de dez segundos, sem experimentar todas as jogadas. Isso não quer dizer que não se possa baixar nada.
lab-cancelled = Parou a procura antes de ela terminar.
lab-fault-title = Não foi possível resolver
lab-fault = A procura não funciona neste navegador.
lab-refused = Assim não se pode resolver

# A harder position. $now and $before are a level and, in brackets, the points.
lab-harder = Outra posição
lab-harder-help = Aparece outra, parecida com esta ou nova, com solução e mais difícil. Com «Desfazer» volta à sua.
lab-seeking = A procurar uma posição mais difícil…
lab-harder-found = Aqui tem uma mais difícil
lab-harder-ratings = Pode baixar-se a mão toda. Dificuldade: { $now }. A anterior: { $before }.
lab-harder-none = Não apareceu nenhuma mais difícil
lab-harder-none-text = Experimentaram-se posições parecidas e outras novas, e nenhuma das que têm solução era mais difícil. Pode tentar de novo.
lab-harder-this = Dificuldade desta: { $now }.
lab-unrated = Não foi possível saber a tempo quão difícil é esta posição.
