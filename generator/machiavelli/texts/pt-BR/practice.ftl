# Practice by manoeuvre, at growing intervals.

practice-title = Treino de hoje
practice-description = Treine as manobras de Machiavelli na hora certa: pouco antes de esquecer, com posições sempre novas.
practice-lead = Cada manobra volta quando você está prestes a esquecê-la: mais cedo, se deu trabalho; mais tarde, se você já a domina. Os naipes mudam a cada vez, então decorar as posições não adianta.
practice-no-script = O treino precisa de JavaScript, que não está ativo neste navegador. Os desafios e as soluções podem ser lidos sem ele.
practice-due = { $n ->
    [one] Hoje há { $n } manobra para rever.
   *[other] Hoje há { $n } manobras para rever.
 }
practice-new = Hoje não há manobras para rever. Aqui vai uma nova.
practice-done = Por hoje é tudo: a próxima manobra volta em { $day }. Se quiser, pode adiantá-la.
practice-again = Desta vez não saiu.
practice-hard = Resolvido, com esforço.
practice-good = Bem resolvido.
practice-easy = Resolvido, e mais rápido do que de costume.
practice-next-time = Esta manobra volta em { $day }.
practice-from = Com outros naipes, é o desafio
act-next-practice = Próxima
practice-when = Quando cada uma volta
practice-rule = Ver a solução conta como não resolvido; pedir uma dica, ou gastar mais de uma vez e meia o mínimo de movimentos, conta como resolvido com esforço.
practice-next = Volta
practice-today = hoje
practice-day = em { $day }
practice-never = ainda não treinada
