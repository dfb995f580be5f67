# Practice by manoeuvre, at growing intervals.

practice-title = Treino de hoje
practice-description = Treine as manobras de Machiavelli na altura certa: pouco antes de as esquecer, com posições sempre novas.
practice-lead = Cada manobra volta quando está quase a ser esquecida: mais cedo, se lhe custou; mais tarde, se já a domina. Os naipes mudam de cada vez, por isso não basta decorar as posições.
practice-no-script = O treino precisa de JavaScript, que neste navegador não está ativo. Os problemas e as soluções podem ler-se sem ele.
practice-due = { $n ->
    [one] Hoje há { $n } manobra para rever.
   *[other] Hoje há { $n } manobras para rever.
 }
practice-new = Hoje não há manobras para rever. Aqui tem uma nova.
practice-done = Por hoje é tudo: a manobra seguinte volta a { $day }. Se quiser, pode adiantá-la.
practice-again = Desta vez não saiu.
practice-hard = Resolvido, com esforço.
practice-good = Bem resolvido.
practice-easy = Resolvido, e mais depressa do que o costume.
practice-next-time = Esta manobra volta a { $day }.
practice-from = Com outros naipes, é o problema
act-next-practice = Seguinte
practice-when = Quando volta cada uma
practice-rule = Ver a solução conta como não resolvido; pedir uma pista, ou gastar mais de uma vez e meia o mínimo de movimentos, conta como resolvido com esforço.
practice-next = Volta
practice-today = hoje
practice-day = a { $day }
practice-never = ainda por treinar
