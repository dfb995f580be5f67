# The reader's progress, kept in the browser and nowhere else.

progress-title = O seu progresso
progress-description = As manobras de Machiavelli que já domina, segundo os problemas que resolveu neste navegador.
progress-lead = O que resolve e responde fica registado neste navegador e em mais lado nenhum: sem conta, sem cookies e sem que ninguém o veja.
progress-no-script = Para registar e mostrar o progresso, a página precisa de JavaScript, que neste navegador não está ativo. Os problemas e as soluções podem ler-se sem ele.

# What is mastered. $clean, $all and $right are labels.
progress-total = { $n ->
    [0] Ainda não resolveu nenhum dos { $all } problemas.
   *[other] Resolveu { $n } dos { $all } problemas; sem pistas, { $clean }.
 }
progress-answered = { $n ->
    [0] Ainda não respondeu a nenhuma pergunta.
    [one] Respondeu a { $n } pergunta e acertou { $right } à primeira.
   *[other] Respondeu a { $n } perguntas e acertou { $right } à primeira.
 }
progress-rule = Uma manobra está dominada quando já resolveu, sem pistas, três dos problemas dela, ou todos, se forem menos.
progress-theme = Manobra
progress-clean = Sem pistas
progress-helped = Com pistas
progress-state = Estado
progress-of = { $n } de { $all }
progress-open = Por começar
progress-begun = Em curso
progress-mastered = ✓ Dominada

# The questions by topic.
progress-questions = Perguntas
progress-topic-rule = Um tema está dominado quando, da última vez, acertou à primeira em todas as perguntas dele.
progress-topic = Tema
progress-right = Certas
progress-wrong = Erradas
progress-topic-open = Por começar
progress-topic-begun = Em curso
progress-topic-mastered = ✓ Dominado

# Carrying it away and bringing it back.
progress-carry = Guarde uma cópia
progress-carry-text = O navegador pode apagar estes registos sem avisar, sobretudo se passar dias sem voltar. Guarde uma cópia de vez em quando: num ficheiro, ou como código para colar noutro dispositivo.
act-save-file = Guardar um ficheiro
act-copy-code = Copiar um código
progress-bring = Recupere uma cópia
progress-bring-text = Junta-se ao que já aqui está: de cada problema fica a melhor das suas soluções.
act-choose-file = Escolher um ficheiro
progress-code = Código
act-add-code = Acrescentar este código
progress-saved = O ficheiro está pronto: procure-o entre as suas transferências.
progress-copied = Código copiado. Cole-o onde o quiser guardar.
progress-not-copied = Este navegador não deixa copiar. O código está em baixo, já selecionado na caixa.
progress-no-code = Primeiro, cole o código na caixa.
progress-added = Progresso acrescentado.
progress-as-before = O seu progresso continua como estava.
progress-unreadable = Isso não é uma cópia do progresso feita neste site.
progress-damaged = Falta uma parte ao código, ou há nele um erro: copie-o outra vez por inteiro.
progress-too-long = É demasiado longo para ser uma cópia deste site.
progress-newer = Essa cópia é de uma versão mais recente deste site: recarregue a página e tente de novo.
progress-bad-entry = Há um registo que não se entende: «{ $found }».

progress-anew = Comece do zero
act-forget = Apagar o meu progresso
progress-sure = Apagar todo o seu progresso?
progress-sure-text = Desaparece deste navegador tudo o que resolveu e respondeu. Sem uma cópia, não há volta atrás.
act-keep = Manter
act-forget-all = Apagar tudo
progress-forgotten = Apagado: começa do zero.

# What keeps it from being kept.
kept-blocked = Este navegador não deixa guardar nada: o progresso perde-se ao fechar a página.
kept-full = O navegador ficou sem espaço: o que fizer agora perde-se ao fechar a página.
kept-unreadable = O progresso guardado aqui estava danificado. A partir de agora começa um registo novo.
kept-newer = O seu progresso é de uma versão mais recente deste site: recarregue a página.

# The marks beside a puzzle.
kept-solved = Resolvido
kept-solved-helped = Resolvido com pistas
