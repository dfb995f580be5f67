# The board: what stands on it, what it says of a meld, what it answers.

board-label = Tabuleiro
board-table = Mesa
board-hand = A sua mão
board-count = { $n ->
    [0] { $n } cartas
    [one] { $n } carta
   *[other] { $n } cartas
 }
board-actions = Ações

# A meld by what its cards share. $ranks is a plural like "oitos", $suit like "paus".
meld-group = Grupo de { $ranks }
meld-run = Sequência de { $suit }
meld-ranks = Mesmo valor ({ $ranks })
meld-suit = Cartas de { $suit }
meld-mixed = Várias cartas
meld-label = Combinação { $place }: { $title }, { $verdict }

# What the engine says of a meld. $have and $need are labels. Titles have any gender and number, so no adjectives.
# It is said after a title and a comma or colon, so no second colon.
verdict-legal = { $n ->
    [0] vale, { $n } cartas
    [one] vale, { $n } carta
   *[other] vale, { $n } cartas
 }
verdict-loose = carta solta, pode ficar assim
verdict-too-short = faltam cartas, há { $have } de { $need }
verdict-too-long = não vale, cartas a mais
verdict-mixed = não vale, nem o mesmo valor nem o mesmo naipe
verdict-repeated-suit = não vale, naipe repetido no grupo
verdict-repeated-rank = não vale, valor repetido na sequência
verdict-gap = { $n ->
    [0] não vale, faltam cartas no meio
    [one] não vale, falta { $card }
   *[other] não vale, faltam { $n } cartas no meio
 }
verdict-ace-inside = não vale, o ás não liga o rei ao dois
verdict-ace-not-low = não vale, aqui o ás não vai antes do dois
verdict-ace-not-high = não vale, aqui o ás não vai depois do rei
verdict-too-many-jokers = não vale, jokers a mais

# Buttons.
act-undo = Desfazer
act-redo = Refazer
act-restore = Repor
act-check = Verificar
act-hint = Pista
act-cannot = Não dá
act-solution = Ver solução
act-elsewhere = Outras regras
act-move = Mover para…
act-more = Mais
act-real = A sério
act-memory = De memória
act-keys = Teclas
act-why = Porquê?
act-next-puzzle = Problema seguinte
put-here = Pôr aqui
put-new = Nova combinação
move-new = Nova combinação: { $title }, { $verdict }
put-hand = Para a mão
put-outcome = { $title }: { $verdict }
put-hand-back = volta à mão
put-hand-refused = não pode, é uma carta da mesa

# Said aloud after each action.
said-selected = { $n ->
    [0] Nenhuma carta escolhida.
    [one] Escolhida: { $card }. Escolha o destino.
   *[other] { $n } cartas escolhidas. Escolha o destino.
 }
said-unselected = Nenhuma carta escolhida.
said-moved = { $n ->
    [0] Combinação { $place }. { $title }: { $verdict }.
    [one] { $card }, para a combinação { $place }. { $title }: { $verdict }.
   *[other] { $n } cartas, para a combinação { $place }. { $title }: { $verdict }.
 }
said-hand = { $n ->
    [0] Nenhuma carta voltou à mão.
    [one] { $card }, de volta à sua mão.
   *[other] { $n } cartas, de volta à sua mão.
 }
said-hand-refused = As cartas da mesa não podem passar para a mão.
said-open = { $n ->
    [0] Tudo em ordem.
    [one] Falta arranjar { $n } combinação.
   *[other] Falta arranjar { $n } combinações.
 }
said-undone = Desfeito.
said-redone = Refeito.
said-restored = A mesa está como no início e as suas cartas voltaram à mão.
said-no-undo = Não há nada para desfazer.
said-no-redo = Não há nada para refazer.
said-no-cut = Aqui não há nada para cortar: escolha uma carta da mesa que não seja a primeira da combinação em que está.
said-no-join = Não encaixa em nenhuma outra combinação.
said-choose-first = Escolha primeiro uma carta.

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
    [0] Sem pistas.
    [one] Com { $n } pista.
   *[other] Com { $n } pistas.
 }
result-others = { $n ->
    [one] Há outra solução.
   *[other] Há outras { $n } soluções.
 }
result-open = { $n ->
    [0] Ainda não
    [one] Ainda não: falta arranjar { $n } combinação
   *[other] Ainda não: falta arranjar { $n } combinações
 }
result-open-text = Combinação { $place } ({ $cards }): { $verdict }.
result-loose-text = Combinação { $place } ({ $cards }): a carta estava numa combinação e não pode ficar solta.
result-nothing = Ainda não: não baixou nenhuma carta
result-nothing-text = Reorganizar a mesa sem juntar uma carta da mão não é uma jogada.
result-too-many = Cartas a mais
result-too-many-text = Não se podem baixar tantas num só turno.
result-frozen = Ainda não pode mexer nesse joker
result-frozen-text = À combinação { $cards } não se tira nem se acrescenta nada até a carta de que o joker faz as vezes ocupar o lugar dele.
result-no-opening = Ainda não abriu
result-no-opening-text = A sua primeira jogada tem de conter a abertura, feita só com cartas da sua mão.
result-held-back = Essa combinação tem de esperar
result-held-back-text = { $cards }: guardou-a no seu turno anterior. Junte-lhe uma carta baixada por outros desde então ou acabada de comprar.
result-legal = Jogada válida
result-legal-text = { $n ->
    [0] Não lhe resta nenhuma carta na mão.
    [one] Ainda lhe resta { $n } carta na mão.
   *[other] Ainda lhe restam { $n } cartas na mão.
 }
result-shown = Esta é a solução
result-shown-text = Pode repor a mesa e tentar por si.
result-impossible = Certo: não dá
result-impossible-text = Nenhuma jogada válida baixa a mão toda.
result-possible = Dá, sim
result-possible-text = Há uma jogada que baixa a mão toda. Continue a procurar.
result-partly = A mão toda, não
result-partly-text = Pode baixar parte dela. Baixe tudo o que puder.
result-impossible-shown = Não dá
solution-on-paper = A solução está na página deste problema, no site.

# Playing for real, and from memory: what each means, and what a failed Check brings. $cards are cards by name.
real-real = Se verificar uma mesa que não valha, tudo volta ao seu lugar e compra a penalização, se a houver. As cartas compradas ficam na sua mão.
real-memory = Se verificar uma mesa que não valha, as suas cartas voltam à mão e tem de refazer a mesa de memória.
real-practice = De volta ao treino.
real-restored = { $n ->
    [0] Mesa reposta. Não compra nada.
    [one] Mesa reposta. Compra uma carta: { $cards }.
   *[other] Mesa reposta. Compra { $n } cartas: { $cards }.
 }
real-possible = Com esta mão há jogada.
real-impossible = Com esta mão não há jogada.
real-tried = O que tentou
memory-begin = Refaça a mesa de memória
memory-how = Deixe a mesa como estava no início e verifique.
memory-misplaced = { $n ->
    [one] Uma carta fora do lugar
   *[other] { $n } cartas fora do lugar
 }
memory-done = Mesa refeita
memory-total = { $n ->
    [0] Sem uma única falha. Continue a sua jogada.
    [one] Com uma falha pelo caminho. Continue a sua jogada.
   *[other] Com { $n } falhas pelo caminho. Continue a sua jogada.
 }

# The help for keys. The names of keys are what is printed on them.
key-shift = Shift
key-space = Espaço
key-enter = Enter
key-home = Home
key-end = End
keys-zones = passar da mesa para a mão e para as ações
keys-cards = carta anterior ou seguinte
keys-melds = combinação anterior ou seguinte
keys-ends = primeira ou última carta
keys-number = ir para a combinação com esse número; 0, para a mão
keys-select = escolher uma carta ou deixar de a escolher
keys-put = pôr aqui as cartas escolhidas
keys-drop = anular a escolha
keys-new = nova combinação com as cartas escolhidas
keys-undo = desfazer ou refazer
keys-restore = repor a mesa
keys-check = verificar
keys-lay = baixar o que pôs na mesa
keys-next = ir para a combinação seguinte ou anterior que falte arranjar
keys-hint = pista seguinte
keys-elsewhere = a mesma posição com outras regras
keys-move = mover para…: os destinos e o resultado de cada um
keys-cut = cortar a combinação antes desta carta
keys-join = juntar à combinação mais próxima em que encaixe
keys-describe = descrever a posição
keys-extend = escolher várias cartas seguidas
keys-far = primeira combinação ou a mão
keys-help = esta ajuda
# What can be switched off there.
setting-letters = Atalhos de uma só tecla
setting-twice = Dois toques levam uma carta ao único lugar em que encaixa

# Drawings of a position.
figure-before = Antes
figure-after = Depois
figure-hand = Mão
