# The reader's progress, kept in the browser and nowhere else.

progress-title = I tuoi progressi
progress-description = Le manovre di Machiavelli che padroneggi già, secondo i problemi che hai risolto in questo browser.
progress-lead = I problemi che risolvi e le risposte che dai restano annotati in questo browser e da nessun’altra parte: niente account, niente cookie, e nessun altro li vede.
progress-no-script = Per annotare e mostrare i progressi serve JavaScript, che in questo browser non è attivo. I problemi e le soluzioni si leggono anche senza.

# What is mastered. $clean, $all and $right are labels.
progress-total = { $n ->
    [0] Non hai ancora risolto nessuno dei { $all } problemi.
    [one] Hai risolto { $n } problema su { $all }; senza indizi: { $clean }.
   *[other] Hai risolto { $n } problemi su { $all }; senza indizi: { $clean }.
 }
progress-answered = { $n ->
    [0] Non hai ancora risposto a nessuna domanda.
    [one] Hai risposto a { $n } domanda; giuste al primo colpo: { $right }.
   *[other] Hai risposto a { $n } domande; giuste al primo colpo: { $right }.
 }
progress-rule = Una manovra è tua quando hai risolto senza indizi tre dei suoi problemi, o tutti se sono meno.
progress-theme = Manovra
progress-clean = Senza indizi
progress-helped = Con indizi
progress-state = A che punto sei
progress-of = { $n } su { $all }
progress-open = Da cominciare
progress-begun = Cominciata
progress-mastered = ✓ È tua

# The questions by topic.
progress-questions = Domande
progress-topic-rule = Un tema è tuo quando, l’ultima volta, hai risposto bene al primo colpo a tutte le sue domande.
progress-topic = Tema
progress-right = Giuste
progress-wrong = Sbagliate
progress-topic-open = Da cominciare
progress-topic-begun = Cominciato
progress-topic-mastered = ✓ È tuo

# Carrying it away and bringing it back.
progress-carry = Fai una copia
progress-carry-text = Il browser può cancellare i progressi senza avvisare, soprattutto se non torni per qualche giorno. Ogni tanto fanne una copia: in un file, o come codice da incollare su un altro dispositivo.
act-save-file = Salva un file
act-copy-code = Copia un codice
progress-bring = Carica una copia
progress-bring-text = Si aggiunge a quello che c’è già: di ogni problema resta la tua soluzione migliore.
act-choose-file = Scegli un file
progress-code = Codice
act-add-code = Aggiungi questo codice
progress-saved = Il file è pronto: lo trovi tra i tuoi download.
progress-copied = Codice copiato. Incollalo dove vuoi conservarlo.
progress-not-copied = Questo browser non permette di copiare. Il codice è qui sotto, già selezionato nella sua casella.
progress-no-code = Prima incolla il codice nella sua casella.
progress-added = Copia aggiunta.
progress-as-before = I tuoi progressi restano com’erano.
progress-unreadable = Questi non sono progressi salvati da questo sito.
progress-damaged = Al codice manca un pezzo o c’è un errore: copialo di nuovo per intero.
progress-too-long = È troppo lungo per essere un salvataggio di questo sito.
progress-newer = Questa copia viene da una versione più recente del sito: ricarica la pagina e riprova.
progress-bad-entry = C’è un’annotazione che non si capisce: «{ $found }».

progress-anew = Ricomincia da zero
act-forget = Cancella i miei progressi
progress-sure = Cancellare tutti i tuoi progressi?
progress-sure-text = Da questo browser spariscono i problemi risolti e le risposte date. Senza una copia non si torna indietro.
act-keep = Conservali
act-forget-all = Cancella tutto
progress-forgotten = Cancellati: riparti da zero.

# What keeps it from being kept.
kept-blocked = Questo browser non permette di salvare nulla: chiudendo la pagina i progressi vanno persi.
kept-full = Nel browser non c’è più spazio: chiudendo la pagina gli ultimi progressi vanno persi.
kept-unreadable = I progressi salvati qui erano danneggiati: si ricomincia da capo.
kept-newer = I tuoi progressi vengono da una versione più recente del sito: ricarica la pagina.

# The marks beside a puzzle.
kept-solved = Risolto
kept-solved-helped = Risolto con indizi
