# Practice by manoeuvre, at growing intervals.

practice-title = Treino de hoje
practice-description = Treine as manobras de Machiavelli na hora certa: pouco antes de esquecer, com posições sempre novas.
practice-lead = Cada manobra volta quando você está prestes a esquecê-la: logo, se deu trabalho; mais tarde, se você já domina. As posições trocam de naipes, então decorar não adianta.
practice-no-script = O treino precisa de JavaScript, que não está ativo neste navegador. Os desafios e as soluções podem ser lidos sem ele.
practice-due = { $n ->
    [one] Hoje há { $n } manobra para rever.
   *[other] Hoje há { $n } manobras para rever.
 }
practice-new = Não sobrou nada para rever hoje. Aqui vai uma manobra nova.
practice-done = Por hoje é tudo: a próxima é em { $day }. Se quiser, adiante.
practice-again = Desta vez não saiu.
practice-hard = Resolvido, com esforço.
practice-good = Bem resolvido.
practice-easy = Resolvido, e mais rápido que de costume.
practice-next-time = Esta manobra volta em { $day }.
practice-from = Com outros naipes, é o desafio
act-next-practice = Próximo
practice-when = Quando cada uma volta
practice-rule = Ver a solução conta como não resolvido; pedir a dica ou passar de par e meio, como resolvido com esforço.
practice-next = Volta
practice-today = hoje
practice-day = em { $day }
practice-never = ainda não treinada
