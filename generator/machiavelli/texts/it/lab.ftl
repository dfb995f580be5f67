# The laboratory: any position under any rules.

menu-lab = Laboratorio
puzzle-lab = Apri nel laboratorio

lab-title = Laboratorio
lab-description = Prepara una posizione qualsiasi di Machiavelli, con le regole di qualunque variante, e guarda che cosa si può calare.
lab-lead = Prepara qui la posizione che vuoi, con le regole di qualunque variante. Ogni combinazione viene giudicata all’istante. Premi «Risolvi» e vedrai quante carte si possono calare, come resta il tavolo e, se qualcuna resta in mano, perché.
lab-example = Guarda un esempio
lab-no-script = Il laboratorio ha bisogno di JavaScript, che in questo browser non è attivo. Le regole, i problemi e le soluzioni si leggono anche senza.
lab-variant = Regole
lab-read-rules = Leggi queste regole
lab-not-opened = Non hai ancora fatto la prima calata

# The cards to tap, and where they go.
lab-place = Dove vanno le carte
lab-to-hand = Mano
lab-to-meld = Combinazione { $place }
lab-cards = Tutte le carte
lab-cards-help = Tocca una carta per aggiungerla. Se ne tocchi una del tavolo o della mano, la togli.

# The position as text.
lab-write = Scrivi la posizione
lab-write-table = Tavolo: una combinazione per riga
lab-write-hand = Mano
lab-write-help = Per esempio 10♣ o 10C. Le lettere S, H, D e C sono picche, cuori, quadri e fiori; il jolly si scrive ★ o *.

act-solve = Risolvi
act-everywhere = In tutte le varianti
act-cancel = Ferma
act-clear = Svuota
act-harder = Cerca una più difficile
lab-copy = Copia
act-copy-text = Testo
act-copy-yaml = YAML
act-copy-svg = SVG
act-copy-png = PNG
act-copy-link = Link

# What is wrong with what was written or asked for. $count is a label.
lab-unreadable-table = Tavolo, riga { $line }: «{ $found }» non si capisce.
lab-unreadable-hand = Mano: «{ $found }» non si capisce.
lab-unreadable-link = Nell’indirizzo c’è una posizione che non si capisce: «{ $found }».
lab-unknown-variant = Nell’indirizzo c’è una variante che non esiste: «{ $found }». Valgono le regole di { $variant }.
lab-too-long = Il testo è troppo lungo per una posizione.
lab-too-many-cards = Troppe carte per queste regole: { $count }.
lab-too-many-jokers = Troppi jolly per queste regole: { $count }.
lab-too-many-copies = Nel mazzo non ci sono tanti esemplari di questa carta: { $card }.
lab-too-many-loose = Troppe carte sole sul tavolo: { $count }.
lab-illegal-table = Prima di risolvere, tutte le combinazioni del tavolo devono essere valide.
lab-no-hand = La mano è vuota: non c’è niente da calare.
lab-no-table = Il tavolo è vuoto.

lab-said-hand = In mano: { $card }.
lab-said-removed = Carta tolta: { $card }.
lab-said-cleared = Tutto vuoto.
lab-copied = Copiato.
lab-not-copied = Questo browser non permette di copiare. Il testo è qui sotto, selezionato.
lab-picture-not-copied = Questo browser non permette di copiare immagini.
lab-save = Salva l’immagine

# The answer. The numbers of $broken and $moved are labels.
lab-solving = Cerco la giocata migliore…
lab-seeking-how = Cerco come, cambiando il meno possibile sul tavolo…
lab-no-how = Non c’è stato il tempo di trovare come.
lab-all = { $n ->
    [one] La carta in mano si può calare
   *[other] Si può calare tutta la mano: { $n } carte
 }
lab-most = { $n ->
    [one] Si può calare una carta, non di più
   *[other] Si possono calare { $n } carte, non di più
 }
lab-none = Non si può calare nessuna carta
lab-played = Dalla mano: { $cards }
lab-figures = Combinazioni che si spezzano: { $broken }. Carte del tavolo che cambiano combinazione: { $moved }.
lab-undecided = Non si sa se basterebbero meno cambiamenti sul tavolo.
lab-layout = Il tavolo resta così
lab-no-more = La ricerca ha esaurito tutte le giocate: di più non si può.
lab-undecided-title = Resta il dubbio
lab-timeout = La ricerca si è fermata dopo dieci secondi, senza provare tutte le giocate. Non vuol dire che una giocata non ci sia.
lab-cancelled = Hai fermato la ricerca prima che finisse.
lab-fault-title = Non è stato possibile risolvere
lab-fault = La ricerca non funziona in questo browser.
lab-refused = Così non si può risolvere

# A harder position. $now and $before are a level and, in brackets, the points.
lab-harder = Un’altra posizione
lab-harder-help = Ne esce un’altra, simile a questa o del tutto nuova, con soluzione e più difficile. Con «Annulla» torni alla tua.
lab-seeking = Cerco una posizione più difficile…
lab-harder-found = Eccone una più difficile
lab-harder-ratings = Si può calare tutta la mano. Difficoltà: { $now }. Quella di prima: { $before }.
lab-harder-none = Non ne è uscita nessuna più difficile
lab-harder-none-text = Sono state provate posizioni simili e altre nuove: di quelle con soluzione, nessuna era più difficile. Puoi riprovare.
lab-harder-this = Difficoltà di questa: { $now }.
lab-unrated = Non si è fatto in tempo a misurare quanto è difficile questa posizione.
