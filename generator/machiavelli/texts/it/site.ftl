# What stands around the pages, and the pages of the site itself.

language-name = Italiano
language-locale = it
# The smallest number whose thousands are set apart.
language-thousands-from = 1000
site-name = Machiavelli
footer = Machiavelli: regole con le loro fonti e problemi verificati uno per uno.
search-label = Cerca nel sito
permalink = Collegamento a questa sezione
dark-colours = Colori scuri
four-colours = Semi in quattro colori
choose-language = Scegli la lingua
chooser-enter = Leggi in italiano
new-version = C’è una versione nuova di queste pagine.
reload-page = Caricala
not-found = Questa pagina non c’è
not-found-help = Forse ha cambiato posto, o nell’indirizzo c’è un errore. Da qui si arriva dappertutto.

menu-home = Inizio
menu-variants = Varianti
menu-compare = Confronto
menu-settle = Dubbi
menu-puzzles = Problemi
menu-quizzes = Quiz
menu-glossary = Glossario
menu-sources = Fonti
menu-about = Informazioni

home-title = Machiavelli: il tavolo è di tutti
home-description = Le regole di Machiavelli con le loro fonti, le varianti a confronto e problemi da giocare sulla pagina, tutti verificati.
home-claim = Il tavolo è di tutti.
home-lead = A Machiavelli quello che cali non riposa: le combinazioni si spezzano, si uniscono e si rifanno finché le tue carte non trovano posto. Prova su questo tavolo: tocca una carta, poi il posto dove metterla.
home-play = Altri problemi
home-read = Leggi le regole
home-learn = Impara da zero
door-variants = Impara le regole
door-variants-text = { $count } modi di giocare, ognuno spiegato dall’inizio alla fine. Accanto a ogni frase, la sua fonte.
door-puzzles = Risolvi i problemi
door-puzzles-text = { $count ->
    [one] Una posizione da giocare sulla pagina.
   *[other] { $count } posizioni da giocare sulla pagina; qualcuna è senza via d’uscita.
  }
door-compare = Confronta le varianti
door-compare-text = Quindici carte o tredici, con i jolly o senza: che cosa cambia di preciso, in una sola tabella.

glossary-title = Glossario
glossary-description = Le parole di Machiavelli: che cosa significano, come si dicono altrove e come si chiamano nelle altre lingue.
glossary-lead = Questo manuale usa una sola parola per ogni cosa. Eccole tutte, con le altre che forse sentirai al tavolo e con il nome nelle altre lingue.
glossary-also = Si dice anche: { $words }

settle-title = Chi ha ragione?
settle-description = I dubbi che nascono al tavolo di Machiavelli, risolti variante per variante: che cosa dice la regola e quale fonte la riporta.
settle-lead = Cerca la situazione e aprila: vedrai che cosa vale in ogni variante e chi lo dice. Il nome della variante porta alla regola.
settle-rules = Giochiamo con le regole di
settle-any = qualsiasi variante
door-settle = Togliti un dubbio
door-settle-text = Le discussioni di sempre, con la risposta di ogni variante.

puzzles-title = Problemi
puzzles-description = Problemi di Machiavelli per difficoltà e per manovra, con la soluzione verificata.
puzzles-lead = Ogni tavolo si gioca qui. La difficoltà non è un’opinione: si misura da quanto bisogna spezzare e spostare nella giocata migliore e, dove non ce n’è nessuna, da quanto costa dimostrarlo.
puzzles-by-level = Per difficoltà
puzzles-by-theme = Per manovra
puzzles-by-theme-note = Attenzione: conoscere la manovra è già mezza soluzione.
puzzles-hand = In mano: { $cards }

puzzle-description = Problema di Machiavelli: { $title }. Tavolo, mano e soluzione verificata.
puzzle-goal-all = { $count ->
    [one] Cala la tua carta e lascia il tavolo in regola. Se non si può, dillo.
   *[other] Cala le tue { $count } carte e lascia il tavolo in regola. Se non si può, dillo.
  }
puzzle-goal-most = Delle tue { $count } carte, cala tutte quelle che puoi e lascia il tavolo in regola.
puzzle-rules = Regole: { $variant }
puzzle-solution = Soluzione
puzzle-printed = Così la dà la fonte, e non vale
puzzle-origin = Posizione presa da:


compare-title = Varianti a confronto
compare-description = Tutte le regole di tutte le varianti di Machiavelli, una accanto all’altra, con le differenze segnate.
compare-lead = Scegli da due a quattro varianti. Prima leggi a parole che cosa cambia; poi vedi tutte le regole, con una colonna per variante. Nella tabella, ciò che non è come nella prima colonna ha una fascia ed è in grassetto; ciò di cui le fonti tacciono è in corsivo.
compare-columns = Varianti da confrontare
compare-differences = Che cosa cambia
compare-against = { $here } rispetto a { $there }
compare-count = { $n ->
    [0] Tutte le regole sono uguali.
    [one] C’è una regola diversa.
   *[other] Ci sono { $n } regole diverse.
  }
compare-instead = { $here } invece di { $there }
compare-differs = { $here }; in { $name }, { $there }
compare-stock = Carte che restano nel tallone
compare-stock-for = { $stock } se si è in { $players }
compare-stock-instead = { $here } invece di { $there }, con { $players } giocatori
compare-few = Scegli almeno due varianti.
compare-most = Se ne confrontano al massimo quattro: togline una per aggiungerne un’altra.
compare-refused = Il link non chiede da due a quattro varianti diverse: «{ $found }».
compare-table = Regola per regola
compare-show-same = Mostra anche ciò che è uguale
compare-region = Tabella delle regole per variante
compare-rule = Regola
status-stated = lo dice la fonte
status-derived = si deduce dalla fonte
status-convention = convenzione nostra
status-silent = le fonti tacciono
status-disputed = le fonti non concordano
compare-marks = Come leggere i segni
compare-deal = Distribuzione
compare-melds = Combinazioni
compare-jokers = Jolly
compare-turn = Il turno
compare-failure = Se la giocata non riesce
compare-end = Fine della mano
compare-scoring = Punti

contrasts-title = La stessa posizione, altre regole
contrasts-description = Per ogni regola di Machiavelli che decide che cosa vale o che cosa si può calare, una posizione la cui risposta dipende da quella regola, verificata nei due casi.
contrasts-lead = La risposta a ognuna di queste posizioni dipende da una sola regola, quella che le dà il titolo. La calcola lo stesso programma che giudica le giocate sul tavolo da gioco; sotto vedi che cosa succede in ogni variante, con tutte le sue regole.
contrasts-rules = Regole
contrast-not-opened = Chi gioca non ha ancora fatto la sua prima calata.
contrast-held = Nel turno precedente chi gioca ha calato altre carte e si è tenuto in mano queste.
contrast-legal = La giocata è valida
contrast-illegal = La giocata non è valida
contrast-why = La giocata più lunga: { $reason }.
contrast-why-table = { $cards }: { $reason }.
contrast-frozen = { $replaced-from ->
    [hand] non in regola, cambia una combinazione con un jolly che nessuna carta della mano ha sostituito
   *[other] non in regola, cambia una combinazione con un jolly prima di sostituirlo
  }
contrast-few = non in regola, in un turno bisogna calare almeno { $least-added } carte
contrast-many = { $most-added ->
    [one] non in regola, in un turno si cala al massimo { $most-added } carta
   *[other] non in regola, in un turno si calano al massimo { $most-added } carte
  }
contrast-no-opening = { $opening ->
    [points] non in regola, per la prima calata servono { $opening-points } punti in combinazioni della mano
    [run] non in regola, per la prima calata serve una scala della mano
   *[other] non in regola, per la prima calata serve una combinazione della mano
  }
contrast-held-back = non in regola, quella combinazione è rimasta in mano mentre si calavano altre carte
contrast-loose = non in regola, lascia sola una carta che faceva parte di un’altra combinazione
contrast-variants = Che cosa succede in ogni variante
compare-contrasts = Se il nome di una regola è un collegamento, porta a una posizione che mostra che cosa cambia.

embed-title = { $title } (solo il tavolo)
embed-description = Il tavolo del problema «{ $title }», senza nient’altro, da inserire in un’altra pagina.
embed-whole = { $title }, su Machiavelli
puzzle-alone = Il tavolo da solo, da inserire in un’altra pagina

puzzles-on-paper = Problemi su carta
worksheet-title = Problemi su carta, foglio { $number } di { $count }
worksheet-description = Problemi di Machiavelli da stampare in A4, foglio { $number }: da «{ $first }» in poi, con le soluzioni su un foglio a parte.
worksheet-print = Stampa questa pagina: i problemi su un foglio, le soluzioni su un altro. Con le carte vere si risolvono meglio: metti sul tavolo quello che vedi qui.
worksheet-index = Tutti i problemi
worksheet-others = Altri fogli:
worksheet-table = Tavolo
worksheet-hand = Mano
worksheet-key = Soluzioni del foglio { $number }
worksheet-none = Non si può calare nessuna carta.
worksheet-online = In rete:

sheet-title = Foglio di regole: { $name }
sheet-description = Machiavelli: le regole della variante { $name } su un foglio A4 da stampare e tenere sul tavolo.
sheet-print = Queste regole stanno in un foglio A4: stampa questa pagina.
sheet-whole = Le regole complete, con le fonti
about-sheet = Le regole su un foglio da stampare
about-differs = Ecco che cosa cambia rispetto alla variante { $parent }.
