# Practice by manoeuvre, at growing intervals.

practice-title = Allenamento di oggi
practice-description = Allenati nelle manovre di Machiavelli al momento giusto: poco prima di dimenticarle, con posizioni sempre nuove.
practice-lead = Ogni manovra ritorna quando stai per dimenticarla: presto se ti è costata fatica, tardi se è già tua. I semi delle posizioni cambiano ogni volta: la memoria da sola non basta.
practice-no-script = L’allenamento ha bisogno di JavaScript, che in questo browser non è attivo. I problemi e le soluzioni si leggono anche senza.
practice-due = { $n ->
    [one] Oggi c’è una manovra da ripassare.
   *[other] Oggi ci sono { $n } manovre da ripassare.
 }
practice-new = Per oggi non c’è altro da ripassare. Ecco una manovra nuova.
practice-done = Per oggi è tutto. Prossimo ripasso: { $day }; se vuoi, anticipalo.
practice-again = Stavolta non ti è riuscito.
practice-hard = Risolto, con fatica.
practice-good = Risolto bene.
practice-easy = Risolto, e più in fretta del solito.
practice-next-time = Prossimo ripasso: { $day }.
practice-from = Con altri semi, è il problema
act-next-practice = Avanti
practice-when = Quando torna ogni manovra
practice-rule = Se guardi la soluzione, vale come non risolto; se chiedi l’indizio o fai oltre una volta e mezza le mosse del par, come risolto con fatica.
practice-next = Torna
practice-today = oggi
practice-day = { $day }
practice-never = mai provata
