# The board: what stands on it, what it says of a meld, what it answers.

board-label = Tabuleiro
board-table = Mesa
board-hand = Sua mão
board-count = { $n ->
    [0] nenhuma carta
    [one] { $n } carta
   *[other] { $n } cartas
 }
board-actions = Ações

# A meld by what its cards share. $ranks is a plural like "oitos", $suit like "paus".
meld-group = Trinca de { $ranks }
meld-run = Sequência de { $suit }
meld-ranks = Mesmo valor ({ $ranks })
meld-suit = Cartas de { $suit }
meld-mixed = Várias cartas
meld-label = Combinação { $place }: { $title }, { $verdict }

# What the engine says of a meld. $have and $need are labels. Titles have any gender and number, so no adjectives.
# It is said after a title and a comma or colon, so no second colon.
verdict-legal = { $n ->
    [0] vale, nenhuma carta
    [one] vale, { $n } carta
   *[other] vale, { $n } cartas
 }
verdict-loose = carta solta, pode ficar assim
verdict-too-short = faltam cartas, há { $have } de { $need }
verdict-too-long = não vale, cartas demais
verdict-mixed = não vale, nem mesmo valor nem mesmo naipe
verdict-repeated-suit = não vale, naipe repetido na trinca
verdict-repeated-rank = não vale, valor repetido na sequência
verdict-gap = { $n ->
    [0] não vale, faltam cartas no meio
    [one] não vale, falta { $card }
   *[other] não vale, faltam { $n } cartas no meio
 }
verdict-ace-inside = não vale, o ás não liga o rei ao dois
verdict-ace-not-low = não vale, aqui o ás não entra antes do dois
verdict-ace-not-high = não vale, aqui o ás não entra depois do rei
verdict-too-many-jokers = não vale, coringas demais

# Buttons.
act-undo = Desfazer
act-redo = Refazer
act-restore = Restaurar
act-check = Conferir
act-hint = Dica
act-cannot = Não dá
act-solution = Ver solução
act-elsewhere = Outras regras
act-move = Mover para…
act-more = Mais
act-real = Para valer
act-memory = De memória
act-keys = Teclas
act-why = Por quê?
act-next-puzzle = Próximo desafio
put-here = Pôr aqui
put-new = Nova combinação
move-new = Nova combinação: { $title }, { $verdict }
put-hand = De volta à mão
put-outcome = { $title }: { $verdict }
put-hand-back = volta para a mão
put-hand-refused = não pode, é uma carta da mesa

# Said aloud after each action.
said-selected = { $n ->
    [0] Nenhuma carta selecionada.
    [one] Selecionada: { $card }. Escolha o destino.
   *[other] { $n } cartas selecionadas. Escolha o destino.
 }
said-unselected = Nenhuma carta selecionada.
said-moved = { $n ->
    [0] Combinação { $place }. { $title }: { $verdict }.
    [one] { $card }, para a combinação { $place }. { $title }: { $verdict }.
   *[other] { $n } cartas, para a combinação { $place }. { $title }: { $verdict }.
 }
said-hand = { $n ->
    [0] Nenhuma carta voltou para a mão.
    [one] { $card }, de volta à sua mão.
   *[other] { $n } cartas, de volta à sua mão.
 }
said-hand-refused = Carta da mesa não pode ir para a mão.
said-open = { $n ->
    [0] Tudo em ordem.
    [one] Falta arrumar { $n } combinação.
   *[other] Falta arrumar { $n } combinações.
 }
said-undone = Desfeito.
said-redone = Refeito.
said-restored = A mesa está como no começo e suas cartas voltaram para a mão.
said-no-undo = Não há nada para desfazer.
said-no-redo = Não há nada para refazer.
said-no-cut = Aqui não há nada para cortar: escolha uma carta da mesa que não seja a primeira da combinação em que está.
said-no-join = Não encaixa em nenhuma outra combinação.
said-choose-first = Primeiro, escolha uma carta.

# Answers to Check, Não dá and Ver solução: a title and a sentence.
result-solved = Resolvido!
result-solved-text = { $n ->
    [0] A mesa está em ordem.
    [one] A mesa está em ordem, com { $n } movimento.
   *[other] A mesa está em ordem, com { $n } movimentos.
 }
# After the sentence before: how few moves it takes, the hints that were shown, and other solutions, told below.
result-par = Mínimo: { $par }.
result-hints = { $n ->
    [0] Sem dicas.
    [one] Com { $n } dica.
   *[other] Com { $n } dicas.
 }
result-others = { $n ->
    [one] Há outra solução.
   *[other] Há outras { $n } soluções.
 }
result-open = { $n ->
    [0] Ainda não
    [one] Ainda não: falta arrumar { $n } combinação
   *[other] Ainda não: falta arrumar { $n } combinações
 }
result-open-text = Combinação { $place } ({ $cards }): { $verdict }.
result-loose-text = Combinação { $place } ({ $cards }): essa carta fazia parte de outra e não pode ficar solta.
result-nothing = Ainda não: você não baixou nenhuma carta
result-nothing-text = Reorganizar a mesa sem acrescentar uma carta da mão não é uma jogada.
result-too-many = Cartas demais
result-too-many-text = Não dá para baixar tantas em uma única jogada.
result-frozen = Você ainda não pode mexer nesse coringa
result-frozen-text = Da combinação { $cards } não sai nem entra nada até que a carta que o coringa representa ocupe o lugar dele.
result-no-opening = Você ainda não abriu
result-no-opening-text = Sua primeira jogada tem de conter a abertura, feita só com cartas da sua mão.
result-held-back = Essa combinação tem de esperar
result-held-back-text = { $cards }: você guardou essa combinação na sua vez anterior. Junte a ela uma carta baixada por outros desde então ou recém-comprada.
result-legal = Jogada válida
result-legal-text = { $n ->
    [0] Não sobrou nenhuma carta na sua mão.
    [one] Ainda sobra { $n } carta na sua mão.
   *[other] Ainda sobram { $n } cartas na sua mão.
 }
result-shown = Esta é a solução
result-shown-text = Você pode restaurar a mesa e tentar por conta própria.
result-impossible = Isso mesmo: não dá
result-impossible-text = Nenhuma jogada válida baixa a mão inteira.
result-possible = Dá, sim
result-possible-text = Existe uma jogada que baixa a mão inteira. Continue procurando.
result-partly = A mão inteira, não
result-partly-text = Uma parte dá para baixar. Ache a jogada que baixa mais cartas.
result-impossible-shown = Não dá
solution-on-paper = A solução está na página deste desafio, no site.

# Playing for real, and from memory: what each means, and what a failed Check brings. $cards are cards by name.
real-real = Se você conferir uma mesa que não vale, tudo volta ao lugar e você compra a penalidade, se houver. As cartas compradas ficam na sua mão.
real-memory = Se você conferir uma mesa que não vale, suas cartas voltam para a mão e você tem de refazer a mesa de memória.
real-practice = De volta ao treino.
real-restored = { $n ->
    [0] Mesa restaurada. Você não compra nada.
    [one] Mesa restaurada. Você compra uma carta: { $cards }.
   *[other] Mesa restaurada. Você compra { $n } cartas: { $cards }.
 }
real-possible = Com esta mão há jogada.
real-impossible = Com esta mão não há jogada.
real-tried = O que você tentou
memory-begin = Refaça a mesa de memória
memory-how = Deixe a mesa como estava no começo e confira.
memory-misplaced = { $n ->
    [one] Uma carta fora do lugar
   *[other] { $n } cartas fora do lugar
 }
memory-done = Mesa refeita
memory-total = { $n ->
    [0] Sem nenhum erro. Continue a sua jogada.
    [one] Com um erro pelo caminho. Continue a sua jogada.
   *[other] Com { $n } erros pelo caminho. Continue a sua jogada.
 }

# The help for keys. The names of keys are what is printed on them.
key-shift = Shift
key-space = Espaço
key-enter = Enter
key-home = Home
key-end = End
keys-zones = ir da mesa para a mão e para as ações
keys-cards = carta anterior ou seguinte
keys-melds = combinação anterior ou seguinte
keys-ends = primeira ou última carta
keys-number = ir para a combinação com esse número; 0, para a mão
keys-select = selecionar uma carta ou soltá-la
keys-put = pôr aqui as cartas selecionadas
keys-drop = cancelar a seleção
keys-new = nova combinação com as cartas selecionadas
keys-undo = desfazer ou refazer
keys-restore = restaurar a mesa
keys-check = conferir
keys-lay = baixar o que você pôs na mesa
keys-next = ir para a próxima combinação por arrumar ou para a anterior
keys-hint = próxima dica
keys-elsewhere = a mesma posição com outras regras
keys-move = mover para…: os destinos e o resultado de cada um
keys-cut = cortar a combinação antes desta carta
keys-join = juntar à combinação mais próxima em que encaixe
keys-describe = descrever a posição
keys-extend = escolher várias cartas seguidas
keys-far = primeira combinação ou a mão
keys-help = esta ajuda
# What can be switched off there.
setting-letters = Atalhos de uma tecla só
setting-twice = Dois toques levam uma carta ao único lugar em que ela encaixa

# Drawings of a position.
figure-before = Antes
figure-after = Depois
figure-hand = Mão
