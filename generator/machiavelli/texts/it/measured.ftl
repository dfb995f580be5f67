# What simulated hands show: the page of charts, the part of each rule page, and which rules to play tonight.

compare-measured = Quanto dura una mano con ciascuna, e quanto si riorganizza il tavolo, è misurato a parte.

measured-title = Misurato su mani simulate
measured-description = Quanti turni dura una mano di Machiavelli in ogni variante, quanto si riorganizza il tavolo e quanto aiuta cominciare, misurato su mani simulate.
measured-lead = Una tabella di regole non dice che cosa cambia al tavolo. Perciò abbiamo fatto giocare al computer { $hands } mani intere e abbiamo contato. Ogni punto è la media di una variante; il trattino è il suo intervallo al 95%. Dove due trattini restano lontani, la differenza viene quasi certamente dalle regole e non dal caso.
measured-how = I giocatori simulati vedono quattro combinazioni del tavolo alla volta, non tutto quello che si potrebbe fare. Servono a confrontare le regole, non a indovinare come si gioca a casa tua. Le mani finiscono soltanto come vogliono le regole.
measured-by-players = Secondo quanti giocano
measured-by-policy = Secondo come si gioca
measured-policies = Tre modi di giocare, con tre giocatori. «Calare tutto» è giocare sempre quello che si vede; «tenere» è pescare finché non si può restare senza carte in un colpo solo, o finché il tallone non finisce; «misti» è che alcuni fanno una cosa e altri l’altra, un posto sì e uno no. Dove le regole obbligano a giocare, gioca anche chi tiene.
measured-again = Rifare la prova
measured-again-text = Con lo stesso numero di partenza vengono le stesse mani su qualsiasi computer. Queste cifre sono della versione { $engine } del programma e del suo modo di giocare numero { $play }; se cambiano le regole di una variante, il sito non esce finché non si misura di nuovo. Il comando che dà le prime:
measured-table = Le cifre
measured-variant = Variante
measured-hands = { $hands } mani
measured-players = { $players } giocatori
measured-told = Punti e intervalli al 95% di ogni variante; le cifre sono nella tabella che segue.
measured-here = Con giocatori che calano tutto quello che vedono. Tra parentesi, l’intervallo al 95%.
measured-more = Tutte le varianti, e come si è misurato
measured-figure = Cifra
measured-hands-played = Mani giocate
measured-lasts = Turni della mano mediana (90 mani su 100)
measured-first-wins = Mani vinte da chi comincia

measured-turns = Turni per mano
measured-turns-text = I turni di tutti insieme, dalla prima giocata alla fine della mano.
measured-played = Carte calate per turno
measured-played-text = Quante carte passano dalla mano al tavolo in un turno, contando anche i turni in cui si pesca soltanto.
measured-draws = Turni in cui si pesca
measured-draws-text = Su cento turni, in quanti si prende qualche carta dal tallone.
measured-rearranged = Giocate che riorganizzano il tavolo
measured-rearranged-text = Su cento turni in cui si cala qualcosa, in quanti cambia combinazione qualche carta che era già sul tavolo.
measured-moved = Carte spostate
measured-moved-text = Quando si riorganizza, quante carte del tavolo finiscono in un’altra combinazione.
measured-first = Vantaggio di chi comincia
measured-first-text = Quante mani su cento vince in più chi comincia, rispetto a dividerle in parti uguali. A sinistra della riga, cominciare è uno svantaggio.
measured-stock-out = Mani in cui il tallone finisce
measured-stock-out-text = Su cento mani, in quante si pesca l’ultima carta del tallone.
measured-broken = Combinazioni disfatte quando si riorganizza
measured-blocked = Mani bloccate
measured-left-cards = Carte che restano
measured-left-cards-text = Quante carte restano alla fine a ogni giocatore che non le ha finite.
measured-left-points = Punti che restano

policy-all = calare tutto
policy-hold = tenere
policy-mixed = misti

tonight-title = Con quali regole giochiamo stasera?
tonight-description = In quanti si gioca, quanto tempo c’è, se giocano bambini e se ci sono i jolly: una variante di Machiavelli per ogni caso, con cifre misurate.
tonight-lead = Scegli in quanti giocate e quanto tempo avete: in ogni casella c’è una variante, quanto dura una mano e quante ce ne stanno.
tonight-assumed = I turni sono misurati; i minuti no: supponiamo { $seconds } secondi per turno. Se al tuo tavolo ci si mette il doppio, raddoppia i minuti.
tonight-how = Delle varianti che ammettono quel numero di giocatori guardiamo quelle in cui 95 mani su 100 finiscono in tempo, e tra queste scegliamo quella in cui il tavolo si riorganizza di più, che è il bello del gioco. Con i bambini, solo quelle che distribuiscono { $small } carte o meno e non pongono condizioni alla prima calata. I parenti di Machiavelli entrano solo se non c’è altro. Tra parentesi, l’intervallo al 95 %.
tonight-players = Giocatori
tonight-any = qualsiasi
tonight-time = Tempo
tonight-table = Il tavolo
tonight-minutes = { $minutes ->
    [30] mezz’ora
    [60] un’ora
    [120] due ore
   *[other] { $minutes } minuti
}
tonight-adults-plain = Senza jolly
tonight-adults-jokers = Con i jolly
tonight-children-plain = Con bambini, senza jolly
tonight-children-jokers = Con bambini e jolly
tonight-hand = Una mano, circa { $minutes } minuti; quasi mai più di { $most }.
tonight-fits = { $hands ->
    [one] Ci sta una mano.
   *[other] Ci stanno { $hands } mani.
}
tonight-shortest = Può non finire in tempo: è la più corta che ci sia.
tonight-tight = È al limite: forse più di 5 su 100 non finiscono in tempo.
tonight-most = È quella in cui il tavolo si è riorganizzato di più, di poco.
tonight-clear = È quella in cui il tavolo si riorganizza di più, con un netto vantaggio.
tonight-only = È l’unica variante di Machiavelli di quel tipo che finisce in tempo.
tonight-relative = Nessuna variante di Machiavelli di quel tipo finisce in tempo: questa è di un parente.
tonight-alike = Le cifre non la distinguono da
tonight-figures = { $turns } turni per mano ({ $turns-between }); il { $rearranged } delle giocate riorganizza il tavolo ({ $rearranged-between }). Misurato su { $hands } mani.
tonight-refused = Il collegamento chiede qualcosa che qui non si può scegliere: ci sono tutte le risposte.
tonight-none = Non ce n’è nessuna così per quel numero di giocatori.
