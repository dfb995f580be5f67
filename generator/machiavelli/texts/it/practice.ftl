# Practice by manoeuvre, at growing intervals.

practice-title = Allenamento di oggi
practice-description = Allenati nelle manovre di Machiavelli al momento giusto: poco prima di dimenticarle, con posizioni sempre nuove.
practice-lead = Ogni manovra ritorna quando stai per dimenticarla: presto se ti è costata fatica, tardi se è già tua. Le posizioni cambiano semi, quindi andare a memoria non basta.
practice-no-script = L’allenamento ha bisogno di JavaScript, che in questo browser non è attivo. I problemi e le soluzioni si leggono anche senza.
practice-due = { $n ->
    [one] Oggi c’è { $n } manovra da ripassare.
   *[other] Oggi ci sono { $n } manovre da ripassare.
 }
practice-new = Oggi non resta niente da ripassare. Ecco una manovra nuova.
practice-done = Per oggi è tutto. Prossimo ripasso: { $day }; se vuoi, anticipalo.
practice-again = Stavolta non è venuta.
practice-hard = Risolto, con fatica.
practice-good = Risolto bene.
practice-easy = Risolto, e più in fretta del solito.
practice-next-time = La rivedrai in questa data: { $day }.
practice-from = Con altri semi, è il problema
act-next-practice = Avanti
practice-when = Quando torna ciascuna
practice-rule = Vedere la soluzione conta come non risolto; chiedere l’indizio o superare il par e mezzo, come risolto con fatica.
practice-next = Torna
practice-today = oggi
practice-day = { $day }
practice-never = mai provata
