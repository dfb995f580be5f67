# The reader's progress, kept in the browser and nowhere else.

progress-title = Seu progresso
progress-description = As manobras de Machiavelli que você já domina, segundo os desafios que resolveu neste navegador.
progress-lead = O que você resolve e responde fica anotado neste navegador e em nenhum outro lugar: sem conta, sem cookies e sem ninguém olhando.
progress-no-script = Para anotar e mostrar o progresso, a página precisa de JavaScript, que não está ativo neste navegador. Os desafios e as soluções podem ser lidos sem ele.

# What is mastered. $clean, $all and $right are labels.
progress-total = { $n ->
    [0] Você ainda não resolveu nenhum dos { $all } desafios.
   *[other] Você resolveu { $n } dos { $all } desafios; sem dicas, { $clean }.
 }
progress-answered = { $n ->
    [0] Você ainda não respondeu a nenhuma pergunta.
    [one] Você respondeu a { $n } pergunta e acertou { $right } de primeira.
   *[other] Você respondeu a { $n } perguntas e acertou { $right } de primeira.
 }
progress-rule = Uma manobra está dominada quando você já resolveu, sem dicas, três dos desafios dela, ou todos, se forem menos.
progress-theme = Manobra
progress-clean = Sem dicas
progress-helped = Com dicas
progress-state = Situação
progress-of = { $n } de { $all }
progress-open = Por começar
progress-begun = Em andamento
progress-mastered = ✓ Dominada

# The questions by topic.
progress-questions = Perguntas
progress-topic-rule = Um tema está dominado quando, da última vez, você acertou de primeira todas as perguntas dele.
progress-topic = Tema
progress-right = Certas
progress-wrong = Erradas
progress-topic-open = Por começar
progress-topic-begun = Em andamento
progress-topic-mastered = ✓ Dominado

# Carrying it away and bringing it back.
progress-carry = Guarde uma cópia
progress-carry-text = O navegador pode apagar essas anotações sem avisar, ainda mais se você passar dias sem voltar. Guarde uma cópia de vez em quando: em um arquivo, ou como código para colar em outro aparelho.
act-save-file = Salvar um arquivo
act-copy-code = Copiar um código
progress-bring = Recupere uma cópia
progress-bring-text = Ela se soma ao que já está aqui: de cada desafio fica a sua melhor solução.
act-choose-file = Escolher um arquivo
progress-code = Código
act-add-code = Acrescentar este código
progress-saved = O arquivo está pronto: procure entre os seus downloads.
progress-copied = Código copiado. Cole onde quiser guardar.
progress-not-copied = Este navegador não deixa copiar. O código está embaixo, já selecionado no campo.
progress-no-code = Primeiro, cole o código no campo.
progress-added = Progresso acrescentado.
progress-as-before = Seu progresso continua como estava.
progress-unreadable = Isso não é uma cópia do progresso feita neste site.
progress-damaged = Falta um pedaço do código ou há um erro nele: copie de novo, inteiro.
progress-too-long = É longo demais para ser uma cópia deste site.
progress-newer = Essa cópia é de uma versão mais nova deste site: recarregue a página e tente de novo.
progress-bad-entry = Não dá para entender uma das anotações: “{ $found }”.

progress-anew = Comece do zero
act-forget = Apagar meu progresso
progress-sure = Apagar todo o seu progresso?
progress-sure-text = Tudo o que você resolveu e respondeu some deste navegador. Sem uma cópia, não tem volta.
act-keep = Manter
act-forget-all = Apagar tudo
progress-forgotten = Apagado: você começa do zero.

# What keeps it from being kept.
kept-blocked = Este navegador não deixa guardar nada: o progresso se perde quando você fechar a página.
kept-full = O navegador ficou sem espaço: o que você fizer agora se perde quando fechar a página.
kept-unreadable = O progresso guardado aqui estava danificado. Daqui em diante, começa um registro novo.
kept-newer = Seu progresso é de uma versão mais nova deste site: recarregue a página.

# The marks beside a puzzle.
kept-solved = Resolvido
kept-solved-helped = Resolvido com dicas
