# Practice by manoeuvre, at growing intervals.

practice-title = Treino de hoje
practice-description = Treine as manobras de Machiavelli na altura certa: mesmo antes de as esquecer, com posições sempre novas.
practice-lead = Cada manobra volta quando está quase a ser esquecida: cedo, se lhe custou; tarde, se já a domina. As posições trocam de naipes, por isso a memória não chega.
practice-no-script = O treino precisa de JavaScript, que neste navegador não está ativo. Os problemas e as soluções podem ler-se sem ele.
practice-due = { $n ->
    [one] Hoje há { $n } manobra para rever.
   *[other] Hoje há { $n } manobras para rever.
 }
practice-new = Não há mais nada para rever hoje. Aqui tem uma manobra nova.
practice-done = Por hoje está tudo: a seguinte é a { $day }. Pode adiantá-la.
practice-again = Desta vez não saiu.
practice-hard = Resolvido, com esforço.
practice-good = Bem resolvido.
practice-easy = Resolvido, e mais depressa do que é seu costume.
practice-next-time = Esta manobra volta a { $day }.
practice-from = Com outros naipes, é o problema
act-next-practice = Seguinte
practice-when = Quando volta cada uma
practice-rule = Ver a solução conta como não resolvido; pedir a pista ou passar de par e meio, como resolvido com esforço.
practice-next = Volta
practice-today = hoje
practice-day = a { $day }
practice-never = ainda por treinar
