### Le regole: nomi e valori, le frasi di ogni sezione, le domande e i segni di provenienza.
### Ogni frase può usare qualsiasi regola: $hand-size è deal.hand_size; sì e no sono «yes» e «no»; ciò che non c’è, «none».

## Nomi e valori delle regole

rule-deal-players = Giocatori
value-deal-players = { $players-span ->
    [0] { $players-most }
   *[other] da { $players-least } a { $players-most }
}{ $players-more ->
    [yes] , o di più
   *[no] {""}
}
rule-deal-decks = Mazzi
value-deal-decks = { $decks }
rule-deal-jokers = Jolly
value-deal-jokers = { $jokers ->
    [0] nessuno
   *[other] { $jokers }
}
rule-deal-packs-by-players = Mazzi a seconda dei giocatori
value-deal-packs-by-players = { $packs-by-players ->
    [none] sempre gli stessi
   *[other] { $packs-by-players }
}
packs-for-players = { $decks ->
    [one] un mazzo
   *[other] { $decks } mazzi
}{ $jokers ->
    [0] {" "}senza jolly
    [one] {" "}e un jolly
   *[other] {" "}e { $jokers } jolly
} se si è in { $players }
rule-deal-hand-size = Carte per giocatore
value-deal-hand-size = { $hand-size }
rule-deal-hand-by-players = Carte a seconda dei giocatori
value-deal-hand-by-players = { $hand-by-players ->
    [none] sempre le stesse
   *[other] { $hand-by-players }
}
hand-for-players = { $cards } se si è in { $players }
rule-deal-hand-floor = Il minimo che si può distribuire
value-deal-hand-floor = { $hand-floor ->
    [none] la distribuzione non si riduce
    [one] { $hand-floor } carta
   *[other] { $hand-floor } carte
}
rule-deal-face-up = Carte scoperte all’inizio
value-deal-face-up = { $face-up ->
    [0] nessuna
   *[other] { $face-up }
}
rule-deal-first-dealer = Primo mazziere
value-deal-first-dealer = { $first-dealer ->
    [by-lot] a sorte
    [lowest-card] chi estrae la carta più bassa
    [highest-card] chi estrae la carta più alta
   *[oldest] la persona più anziana
}
rule-deal-deal-passes = Cambio di mazziere
value-deal-deal-passes = { $deal-passes ->
    [clockwise] in senso orario
    [counterclockwise] in senso antiorario
    [to-winner] distribuisce chi ha vinto la mano precedente
   *[none] non cambia, perché la mano è una sola
}
rule-deal-first-player = Chi comincia
value-deal-first-player = { $first-player ->
    [left-of-dealer] chi siede alla sinistra del mazziere
    [right-of-dealer] chi siede alla destra del mazziere
   *[dealer] il mazziere
}
rule-deal-direction = Senso di gioco
value-deal-direction = { $direction ->
    [clockwise] orario
   *[counterclockwise] antiorario
}

rule-melds-group-min = Minimo di carte in un tris
value-melds-group-min = { $group-min }
rule-melds-group-max = Massimo di carte in un tris
value-melds-group-max = { $group-max }
rule-melds-group-distinct-suits = Semi di un tris
value-melds-group-distinct-suits = tutti diversi
rule-melds-run-min = Minimo di carte in una scala
value-melds-run-min = { $run-min }
rule-melds-run-max = Massimo di carte in una scala
value-melds-run-max = { $run-max ->
    [none] nessun limite
   *[other] { $run-max }
}
rule-melds-ace-low = Asso prima del 2
value-melds-ace-low = { $ace-low ->
    [yes] sì
   *[no] no
}
rule-melds-ace-high = Asso dopo il re
value-melds-ace-high = { $ace-high ->
    [yes] sì
   *[no] no
}
rule-melds-ace-inside = Asso in mezzo, come in K A 2
value-melds-ace-inside = { $ace-inside ->
    [yes] sì
   *[no] no
}
rule-melds-ace-both-ends = Un asso a ogni estremità
value-melds-ace-both-ends = { $ace-both-ends ->
    [yes] sì
   *[no] no
}

rule-jokers-per-meld = Jolly per combinazione
value-jokers-per-meld = { $per-meld ->
    [0] non ci sono jolly
   *[other] al massimo { $per-meld }
}
rule-jokers-on-table = Combinazioni con un jolly
value-jokers-on-table = { $on-table ->
    [none] non ci sono jolly
    [frozen] non si toccano finché il jolly non è sostituito
   *[free] si riorganizzano come le altre
}
rule-jokers-replaced-from = Carta che sostituisce un jolly
value-jokers-replaced-from = { $replaced-from ->
    [none] non ci sono jolly
    [hand] solo dalla mano
   *[hand-or-table] dalla mano o dal tavolo
}
rule-jokers-freed-joker = Jolly liberato
value-jokers-freed-joker = { $freed-joker ->
    [none] non ci sono jolly
   *[same-turn] in un’altra combinazione nello stesso turno
}

rule-turn-draw-when = Quando si pesca
value-turn-draw-when = { $draw-when ->
    [before-playing] all’inizio del turno, prima di calare
    [until-able] solo se non si può calare, finché non si può
   *[instead-of-playing] invece di calare
}
rule-turn-draw-count = Carte che si pescano
value-turn-draw-count = { $draw-count }
rule-turn-draws-most = Quante volte si può pescare in un turno
value-turn-draws-most = { $draws-most ->
    [none] senza limite
   *[other] { $draws-most }
}
rule-turn-drawn-card-playable = Giocare la carta appena pescata
value-turn-drawn-card-playable = { $drawn-card-playable ->
    [yes] nello stesso turno
   *[no] non prima del turno successivo
}
rule-turn-must-play = Obbligo di giocare se si può
value-turn-must-play = { $must-play ->
    [yes] sì
   *[no] no
}
rule-turn-first-only-draws = Chi comincia la mano pesca soltanto
value-turn-first-only-draws = { $first-only-draws ->
    [yes] sì, nel suo primo turno
   *[no] no
}
rule-turn-opening = Minimo per calare la prima volta
value-turn-opening = { $opening ->
    [meld] una combinazione di carte proprie
    [run] una scala di carte proprie
    [points] combinazioni di carte proprie, a punti
   *[none] nessuno
}
rule-turn-opening-points = Punti per calare la prima volta
value-turn-opening-points = { $opening-points ->
    [none] non richiesti
   *[other] almeno { $opening-points }
}
rule-turn-table-before-opening = Usare il tavolo senza aver ancora calato
value-turn-table-before-opening = { $table-before-opening ->
    [yes] { $opening ->
        [none] sì
       *[other] solo per aggiungere carte
    }
   *[no] no
}
rule-turn-hold-back = Combinazione tenuta in mano da un turno all’altro
value-turn-hold-back = { $hold-back ->
    [yes] si può calare solo con una carta arrivata dopo
   *[no] si può calare
}
rule-turn-table-to-hand = Riprendere in mano carte del tavolo
value-turn-table-to-hand = no
rule-turn-least-added = Il minimo che una giocata aggiunge
value-turn-least-added = { $least-added ->
    [one] { $least-added } carta della mano
   *[other] { $least-added } carte della mano
}
rule-turn-most-added = Il massimo che una giocata aggiunge
value-turn-most-added = { $most-added ->
    [none] nessun limite
    [one] { $most-added } carta della mano
   *[other] { $most-added } carte della mano
}
rule-turn-discard = Scarto a fine turno
value-turn-discard = non c’è
rule-turn-time-limit = Tempo per turno
value-turn-time-limit = { $time-limit ->
    [none] senza limite
    [one] { $time-limit } secondo
   *[other] { $time-limit } secondi
}

rule-failure-restore = Il tavolo dopo un tentativo fallito
value-failure-restore = torna com’era
rule-failure-take-back = Le carte che avevi aggiunto
value-failure-take-back = tornano in mano
rule-failure-penalty = Quando c’è penalità
value-failure-penalty = { $penalty ->
    [always] ogni volta che una riorganizzazione fallisce
    [if-not-restored] solo se il tavolo non si riesce a ripristinare
   *[never] mai
}
rule-failure-penalty-cards = Carte di penalità
value-failure-penalty-cards = { $penalty-cards ->
    [0] nessuna
   *[other] { $penalty-cards }
}
rule-failure-replaces-draw = La penalità e la pescata normale
value-failure-replaces-draw = { $penalty ->
    [never] non c’è penalità
   *[other] { $replaces-draw ->
        [yes] con la penalità il turno finisce, senza pescare altro
       *[no] si pesca oltre alla penalità
    }
}
rule-failure-unfinished-meld = Combinazione nuova incompleta
value-failure-unfinished-meld = { $unfinished-meld ->
    [yes] vale come tentativo fallito
   *[no] non vale come tentativo fallito
}
rule-failure-others-restore = Gli altri aiutano a ripristinare
value-failure-others-restore = { $others-restore ->
    [yes] sì
   *[no] no
}
rule-failure-loose-cards = Carte sole a fine turno
value-failure-loose-cards = { $loose-cards ->
    [never] nessuna
    [help-cards] solo quelle d’aiuto non ancora usate
   *[stay] { $face-up ->
        [0] quelle che nessuno riesce a ricollocare
       *[other] quelle d’aiuto non ancora usate e quelle che nessuno riesce a ricollocare
    }
}

rule-end-going-out = Chi vince la mano
value-end-going-out = il primo che resta senza carte
rule-end-knock-points = Chiudere con carte in mano
value-end-knock-points = { $knock-points ->
    [none] no
    [0] con 0 punti
    [one] con { $knock-points } punto al massimo
   *[other] con { $knock-points } punti al massimo
}
rule-end-empty-stock = Pescare a tallone finito
value-end-empty-stock = { $empty-stock ->
    [pass] equivale a passare
   *[ends-hand] non ci si arriva, perché l’ultima carta chiude la mano
}
rule-end-short-penalty = Penalità con poche carte nel tallone
value-end-short-penalty = { $short-penalty ->
    [what-is-left] le carte che restano
   *[none] non c’è penalità
}
rule-end-blocked = Mano bloccata
value-end-blocked = { $empty-stock ->
    [pass] quando, a tallone finito, per un giro nessuno aggiunge carte
   *[ends-hand] mai, perché quando il tallone finisce la mano è già chiusa
}
rule-end-blocked-winner = Chi vince una mano bloccata
value-end-blocked-winner = { $blocked-winner ->
    [nobody] nessuno
   *[fewest-points] chi resta con meno punti
}

rule-scoring-basis = Che cosa si conta
value-scoring-basis = { $basis ->
    [per-card] 1 punto per carta
    [card-points] i punti di ogni carta
   *[none] niente
}
rule-scoring-counted = Quando si conta
value-scoring-counted = { $counted ->
    [every-hand] alla fine di ogni mano
    [blocked-hand] { $empty-stock ->
        [pass] solo se la mano si blocca
       *[ends-hand] solo se il tallone finisce
    }
   *[never] mai
}
rule-scoring-points-go = Chi segna i punti
value-scoring-points-go = { $points-go ->
    [to-losers] ognuno, quelli delle proprie carte
    [to-winner] chi vince, quelli delle carte degli altri
    [differences] chi vince, la differenza con ciascuno degli altri
    [both] gli altri perdono i propri e chi vince li somma
   *[none] nessuno
}
rule-scoring-card-points = Punti delle carte
value-scoring-card-points = { $ace-points ->
    [none] non si usano
   *[other] asso { $ace-points }, dieci { $ten-points }, figure { $figure-points }{ $jokers-most ->
        [0] {""}
       *[other] , jolly { $joker-points }
    }, { $low-points ->
        [none] le altre il loro numero
       *[other] le altre { $low-points }
    }
}
rule-scoring-match = Durata della partita
value-scoring-match = { $match ->
    [dealer-rotations] i giri completi di distribuzione concordati
    [target] finché qualcuno non arriva a un totale
   *[single-hand] una mano sola
}
rule-scoring-target = Totale a cui si gioca
value-scoring-target = { $target ->
    [none] { $match ->
        [target] quello concordato
       *[other] non c’è
    }
    [one] { $target } punto
   *[other] { $target } punti
}
rule-scoring-match-winner = Chi vince la partita
value-scoring-match-winner = { $match-winner ->
    [lowest-total] il totale più basso
    [highest-total] il totale più alto
   *[hand-winner] chi vince la mano
}
rule-scoring-tie = In caso di parità
value-scoring-tie = { $tie ->
    [shared] la vittoria è condivisa
   *[draw] è un pareggio
}

## Che cos’è

section-about = Che cos’è
about-family = Machiavelli è un ramino italiano a tavolo comune: le combinazioni calate restano in vista e sono di tutti.
about-family-relative = È parente di Machiavelli, il ramino italiano dal tavolo comune: le combinazioni calate restano in vista e sono di tutti.
about-manipulation = Nel tuo turno puoi smontarle e ricomporle in un altro modo, per far posto a carte che prima non ne avevano.
about-race = È una corsa: vince la mano chi per primo resta senza carte.
about-party = Di solito si gioca in compagnia, per divertimento e non per denaro.
about-origin = Una fonte ne fa risalire la comparsa agli anni della Seconda guerra mondiale.
origin-title = Origine del gioco
origin-between = negli anni venti o trenta del Novecento
origin-during = negli anni della Seconda guerra mondiale
origin-after = dopo la Seconda guerra mondiale
about-name = Il nome fa pensare all’astuzia e alla manovra, ma non prova che il gioco l’abbia inventato lo scrittore Machiavelli.
about-relatives = Da non confondere con i giochi affini: Tahiti, Guadalupa e alcune versioni con i jolly distribuiscono e pescano in un altro modo.
about-compare = Confronta questa variante con le altre

## Carte e distribuzione

section-deal = Carte e distribuzione
deal-players = Giocano { $players-span ->
    [0] { $players-most }
   *[other] da { $players-least } a { $players-most }
} persone{ $players-more ->
    [yes] , ma si può essere anche di più
   *[no] {""}
}.
deal-pack = Mescola insieme { $decks ->
    [one] un mazzo
   *[other] { $decks } mazzi
} da 52 carte { $jokers ->
    [0] senza jolly
    [one] e aggiungi un jolly
   *[other] e aggiungi { $jokers } jolly
}: in tutto { $pack } carte.
deal-packs-here = A seconda di quanti giocano, i mazzi cambiano: { $packs-by-players }.
deal-dealer = { $first-dealer ->
    [by-lot] Il primo mazziere si tira a sorte.
    [lowest-card] Ognuno estrae una carta: chi ha la più bassa è il primo mazziere, e chi pareggia ne estrae un’altra.
    [highest-card] Ognuno estrae una carta: chi ha la più alta è il primo mazziere, e chi pareggia ne estrae un’altra.
   *[oldest] Il primo mazziere è la persona più anziana.
}
deal-passes = { $deal-passes ->
    [to-winner] Poi distribuisce chi ha vinto la mano precedente; se non c’è un unico vincitore, resta lo stesso mazziere.
    [counterclockwise] A ogni mano il mazziere cambia, in senso antiorario.
   *[other] A ogni mano il mazziere cambia, in senso orario.
}
deal-hand = Il mazziere dà { $hand-size ->
    [one] { $hand-size } carta
   *[other] { $hand-size } carte
} a ogni giocatore.
deal-singly = Le dà una alla volta.
deal-fewer = Se i giocatori sono più di { $players-most }, se ne possono dare di meno, ma mai meno di { $hand-floor } a testa.
deal-fewer-here = { $hands-beyond ->
    [yes] Per questi casi proponiamo di darne { $hand-by-players }.
   *[no] A seconda di quanti giocano, la mano cambia: { $hand-by-players }.
}
deal-stock = Le carte non distribuite formano il tallone.
deal-stock-hidden = Il tallone resta coperto.
deal-stock-centre = Il suo posto è il centro del tavolo.
deal-table = { $face-up ->
    [0] Si comincia a tavolo vuoto.
    [one] Accanto al tallone si scopre una carta, la carta d’aiuto.
   *[other] Accanto al tallone si scoprono { $face-up } carte, una staccata dall’altra: sono le carte d’aiuto.
}
deal-help = Chiunque può usare una carta d’aiuto in una combinazione, come le altre carte del tavolo, ma mai prenderla in mano.
deal-help-waits = Finché nessuno la usa, resta sola dov’è.
deal-first = Comincia { $first-player ->
    [left-of-dealer] chi siede alla sinistra del mazziere
    [right-of-dealer] chi siede alla destra del mazziere
   *[dealer] il mazziere stesso
}, e i turni passano in senso { $direction ->
    [clockwise] orario
   *[counterclockwise] antiorario
}.
deal-no-trump = Non ci sono né briscola né asta.
deal-match = Prima di cominciare, concorda con gli altri quanti giri durerà la partita; in ogni giro tutti distribuiscono una volta.
deal-target = Prima di cominciare, concorda con gli altri a quanti punti si gioca la partita.
deal-caption = Quante carte restano nel tallone, a seconda di quanti giocano
deal-column-players = Giocatori
deal-column-pack = Carte
deal-column-hand = A testa
deal-column-dealt = Distribuite
deal-column-stock = Nel tallone

## Combinazioni

section-melds = Combinazioni
melds-two-kinds = Le combinazioni sono di due tipi, il tris e la scala, e una carta non può stare in due alla volta.
melds-group = Il tris riunisce { $group-span ->
    [0] { $group-min }
    [1] { $group-min } o { $group-max }
   *[other] da { $group-min } a { $group-max }
} carte dello stesso valore, ognuna di un seme diverso.
melds-twins = { $packs-by-players ->
    [none] Di ogni carta ci sono { $decks } esemplari, ma due carte uguali non stanno nello stesso tris.
   *[other] Anche se ci sono carte ripetute, due carte uguali non stanno nello stesso tris.
}
melds-run = La scala mette in fila { $run-span ->
    [0] { $run-min } carte dello stesso seme
   *[other] { $run-min } o più carte dello stesso seme
}{ $run-span ->
    [none] {""}
    [0] {""}
   *[other] , fino a { $run-max }
}.
melds-ace = { $ace-low ->
    [yes] { $ace-high ->
        [yes] { $ace-inside ->
            [yes] L’asso va prima del 2, come in { $ace-first }, dopo il re, come in { $ace-last }, o anche in mezzo: la scala può girare l’angolo, come in { $ace-between }, purché nessun valore si ripeta.
           *[no] L’asso va prima del 2 o dopo il re, mai in mezzo: { $ace-first } e { $ace-last } valgono, { $ace-between } no.
        }
       *[no] L’asso va sempre prima del 2: { $ace-first } vale, { $ace-last } e { $ace-between } no.
    }
   *[no] { $ace-high ->
        [yes] L’asso va sempre dopo il re: { $ace-last } vale, { $ace-first } e { $ace-between } no.
       *[no] L’asso non entra in nessuna scala.
    }
}
melds-ace-ends = { $ace-both-ends ->
    [yes] Una stessa scala può avere un asso a ogni estremità: sono le quattordici carte che vanno da asso ad asso.
   *[no] Una stessa scala non può avere un asso a ogni estremità.
}
melds-joker = Un jolly prende il posto della carta che serve; in ogni combinazione { $per-meld ->
    [one] può starcene al massimo uno
   *[other] possono starcene al massimo { $per-meld }, e nessuna è di soli jolly
}.
melds-joker-table = { $on-table ->
    [frozen] Finché una combinazione contiene un jolly non le si toglie né le si aggiunge alcuna carta: prima il jolly va sostituito con la carta di cui fa le veci.
   *[other] Le combinazioni con un jolly si riorganizzano come tutte le altre.
}
melds-joker-swap = Puoi mettere al posto di un jolly la carta di cui fa le veci{ $replaced-from ->
    [hand] , ma solo se l’hai in mano: non puoi prenderla da un altro punto del tavolo
   *[other] , presa dalla tua mano o da un altro punto del tavolo
}.
melds-joker-freed = Il jolly che liberi deve entrare in un’altra combinazione in quello stesso turno: non puoi tenerlo in mano.
examples-legal = Queste valgono
examples-illegal = Queste no
examples-checked = Gli esempi di questa pagina li giudica lo stesso programma che giudica le tue giocate sul tavolo.

## Il turno

section-turn = Il turno
turn-choice = { $draw-when ->
    [before-playing] Nel tuo turno prima peschi { $draw-count ->
        [one] una carta
       *[other] { $draw-count } carte
    } dal tallone, poi scegli che cosa fare.
    [until-able] Nel tuo turno cali, se puoi; peschi soltanto se non puoi.
   *[instead-of-playing] Nel tuo turno fai una di queste due cose, mai entrambe:
}
turn-play = Calare: metti sul tavolo { $least-added ->
    [one] almeno una carta
   *[other] almeno { $least-added } carte
} della tua mano, in combinazioni nuove o in quelle che ci sono già, e per farlo puoi riorganizzare tutto il tavolo.
turn-draw = { $draw-when ->
    [before-playing] { $draws-most ->
        [1] Passare: non cali nulla, e il turno finisce.
       *[other] Pescare ancora: in un turno puoi pescare fino a { $draws-most } volte e decidere di nuovo dopo ognuna, ma l’ultima chiude il turno.
    }
   *[other] Pescare: prendi { $draw-count ->
        [one] la prima carta
       *[other] le prime { $draw-count } carte
    } del tallone{ $draw-when ->
        [until-able] { $draws-most ->
            [none] , e poi ancora, finché non puoi calare.
            [1] ; se nemmeno così puoi calare, il turno passa.
           *[other] , fino a { $draws-most } volte; se nemmeno così puoi calare, il turno passa.
        }
       *[instead-of-playing] { $draws-most ->
            [1] , e il turno passa.
           *[other] , se vuoi fino a { $draws-most } volte, e il turno passa.
        }
    }
}
turn-drawn = { $drawn-card-playable ->
    [yes] { $draw-when ->
        [before-playing] { $draws-most ->
            [1] Quello che peschi puoi giocarlo nello stesso turno.
           *[other] Quello che peschi puoi giocarlo nello stesso turno, tranne quello che prendi l’ultima volta.
        }
       *[other] Quello che peschi puoi giocarlo nello stesso turno.
    }
   *[no] Quello che peschi non puoi giocarlo prima del tuo prossimo turno.
}
turn-optional = { $must-play ->
    [yes] Calare è obbligatorio: se una giocata ce l’hai, non puoi { $draw-when ->
        [before-playing] passare.
       *[other] pescare né passare.
    }
   *[no] Calare non è obbligatorio{ $draw-when ->
        [before-playing] , nemmeno se una giocata ce l’hai.
       *[other] : puoi pescare anche se una giocata ce l’hai.
    }
}
turn-first-only-draws = Chi comincia la mano non ha scelta: nel suo primo turno pesca soltanto.
turn-opening = { $opening ->
    [meld] La prima volta che cali devi mettere sul tavolo almeno una combinazione fatta solo con carte della tua mano.
    [run] La prima volta che cali devi mettere sul tavolo almeno una scala fatta solo con carte della tua mano.
    [points] La prima volta che cali devi mettere sul tavolo combinazioni fatte solo con carte della tua mano, per almeno { $opening-points ->
        [one] { $opening-points } punto
       *[other] { $opening-points } punti
    }: le carte dal 2 al 10 valgono il loro numero; le figure, 10; l’asso, { $ace-high ->
        [yes] { $ace-low ->
            [yes] 1 davanti al 2 e 11 negli altri casi
           *[no] 11
        }
       *[no] 1
    }{ $jokers-most ->
        [0] {""}
       *[other] ; un jolly, quanto la carta di cui fa le veci
    }.
   *[none] { $least-added ->
        [one] Per la prima calata non è richiesto nessun minimo.
       *[other] Per la prima calata non è richiesto nessun minimo particolare.
    }
}
turn-others-melds = { $opening ->
    [none] Fin dal primo turno puoi usare le combinazioni calate dagli altri, anche se tu non hai ancora calato nulla.
   *[other] Le altre carte di quella giocata puoi già usarle come vuoi; fino ad allora { $table-before-opening ->
        [yes] puoi aggiungere carte alle combinazioni del tavolo, ma non smontarle.
       *[no] non puoi toccare le combinazioni del tavolo.
    }
}
turn-hold-back = Se cali delle carte e ti tieni in mano una combinazione, nel tuo turno successivo puoi calarla solo unita a una carta che altri hanno calato nel frattempo o appena arrivata in mano. Dopo un turno in cui non cali nulla torni libero di calarla.
turn-all-legal = Alla fine tutte le combinazioni del tavolo devono essere valide.
turn-several = Strada facendo puoi spezzare una scala lunga, togliere una carta da un tris e formare più di una combinazione nuova.
turn-spare = Per prendere una carta senza sistemare altro, toglila da un’estremità di una scala di almeno { $run-end } carte, da un tris di { $group-spare } o dal centro di una scala di almeno { $run-middle }.
turn-table-to-hand = Le carte del tavolo restano sul tavolo: nessuna si può prendere in mano.
turn-only-moving = Spostare carte senza aggiungerne nessuna non è una giocata: se non ne aggiungi, { $draw-when ->
    [before-playing] è come se non avessi giocato.
   *[other] peschi.
}
turn-most = { $most-added ->
    [none] Puoi calare in una volta tutte le carte che trovano posto.
    [one] In un turno puoi calare al massimo una carta.
   *[other] In un turno puoi calare al massimo { $most-added } carte.
}
turn-discard = A fine turno non si scarta.
turn-separate = Prima di passare il turno, lascia le combinazioni ben separate.
turn-time = { $time-limit ->
    [none] Per pensare non c’è un tempo stabilito.
    [one] Per ogni turno hai { $time-limit } secondo; se non ti basta, vale come un tentativo fallito.
   *[other] Per ogni turno hai { $time-limit } secondi; se non ti bastano, vale come un tentativo fallito.
}

## Annullare una giocata

section-failure = Se la giocata non riesce
failure-remember = Prima di muovere qualcosa, guarda bene il tavolo; a casa una foto o uno schizzo aiutano a tornare indietro.
failure-restore = Se non riesci a rendere valide tutte le combinazioni, rimetti il tavolo esattamente com’era e riprendi le carte che avevi aggiunto.
failure-penalty = { $penalty ->
    [always] In più peschi { $penalty-cards ->
        [one] { $penalty-cards } carta
       *[other] { $penalty-cards } carte
    } di penalità.
    [if-not-restored] Se il tavolo torna com’era, non c’è penalità. Se non riesci a ripristinarlo, peschi { $penalty-cards ->
        [one] { $penalty-cards } carta
       *[other] { $penalty-cards } carte
    } di penalità.
   *[never] Non c’è penalità: { $draw-when ->
        [before-playing] passi.
       *[other] peschi come sempre.
    }
}
failure-replaces-draw = Con questo il tuo turno finisce: non peschi altro.
failure-unfinished = Fallisce anche chi comincia una combinazione nuova e non la completa.
failure-others = Se il tavolo non si riesce a ripristinare, gli altri provano a ricomporlo.
failure-loose = { $loose-cards ->
    [never] Nessuna carta può restare sola in attesa che la sistemi chi viene dopo.
    [help-cards] Possono restare sole soltanto le carte d’aiuto che nessuno ha usato.
   *[stay] { $face-up ->
        [0] Le carte che nessuno riesce a ricollocare restano sole sul tavolo finché qualcuno non le porta in una combinazione valida.
       *[other] Le carte che nessuno riesce a ricollocare restano sole, accanto a quelle d’aiuto non ancora usate, finché qualcuno non le porta in una combinazione valida.
    }
}

## Un esempio

section-example = Esempi
example-local = I disegni mostrano solo le carte che contano, non una distribuzione completa.
example-stuck = Non c’è giocata
example-play-it = Provalo sul tavolo

## Fine e punti

section-end = Fine e punti
end-out = Chi resta senza carte vince la mano, e la mano finisce lì.
end-knocking = { $knock-points ->
    [none] Non si può chiudere con carte in mano, per poche che siano.
    [0] Può chiudere anche chi, dopo aver pescato, ha in mano 0 punti; in quel caso vince la mano chi ha meno punti.
    [one] Può chiudere anche chi, dopo aver pescato, ha in mano al massimo { $knock-points } punto; in quel caso vince la mano chi ha meno punti.
   *[other] Può chiudere anche chi, dopo aver pescato, ha in mano al massimo { $knock-points } punti; in quel caso vince la mano chi ha meno punti.
}
end-count = { $basis ->
    [per-card] { $counted ->
        [blocked-hand] I punti, 1 per carta, si contano solo per decidere una mano { $empty-stock ->
            [pass] bloccata
           *[ends-hand] in cui il tallone finisce
        }.
       *[every-hand] { $points-go ->
            [to-winner] Chi vince segna 1 punto per ogni carta rimasta agli altri, qualunque sia.
            [differences] Chi vince segna 1 punto per ogni carta di differenza con ciascuno degli altri.
            [both] Gli altri perdono 1 punto per ogni carta rimasta in mano, e chi vince somma tutti quei punti.
           *[to-losers] Gli altri segnano 1 punto di penalità per ogni carta rimasta in mano, qualunque sia.
        }
    }
    [card-points] { $counted ->
        [blocked-hand] I punti si contano solo per decidere una mano { $empty-stock ->
            [pass] bloccata
           *[ends-hand] in cui il tallone finisce
        }.
       *[every-hand] { $points-go ->
            [to-winner] Chi vince segna i punti delle carte rimaste agli altri.
            [differences] Chi vince segna la differenza tra i punti di ciascuno degli altri e i propri.
            [both] Gli altri perdono i punti delle carte rimaste, e chi vince somma tutti quei punti.
           *[to-losers] Gli altri segnano i punti delle carte rimaste.
        }
    }
   *[none] Non si contano punti.
}
end-stock = { $empty-stock ->
    [pass] Quando il tallone finisce si continua a giocare, e chi non cala nulla passa.
   *[ends-hand] Se qualcuno pesca l’ultima carta del tallone, la mano finisce in quell’istante.
}
end-short = Se per la penalità non ci sono abbastanza carte, si prendono solo quelle che restano.
end-blocked = Se a tallone finito nessuno aggiunge una carta per un giro completo, la mano finisce.
end-blocked-winner = { $blocked-winner ->
    [nobody] { $basis ->
        [none] Se nessuno chiude, nessuno vince la mano.
       *[other] { $points-go ->
            [to-losers] Se nessuno chiude, nessuno vince la mano e tutti contano le carte rimaste.
           *[other] Se nessuno chiude, nessuno vince la mano e non si segna nulla.
        }
    }
   *[fewest-points] Se nessuno chiude, vince la mano chi resta con meno punti.
}
end-points = L’asso vale { $ace-points ->
    [one] { $ace-points } punto
   *[other] { $ace-points } punti
}; il dieci, { $ten-points }; fante, donna e re, { $figure-points }{ $jokers-most ->
    [0] {""}
   *[other] ; il jolly, { $joker-points }
}; le altre carte, { $low-points ->
    [none] il loro numero
   *[other] { $low-points } ciascuna
}.
end-match = { $match ->
    [single-hand] La partita è una mano sola: chi la vince, vince la partita.
   *[other] Si sommano i punti di tutte le mani dei giri concordati: vince la partita chi ha il totale { $match-winner ->
        [highest-total] più alto
       *[other] più basso
    }.
}
end-target = Si sommano i punti di tutte le mani. La partita finisce quando qualcuno arriva { $target ->
    [none] al totale concordato
    [one] a { $target } punto
   *[other] a { $target } punti
}, e la vince chi ha il totale { $match-winner ->
    [highest-total] più alto
   *[other] più basso
}.
end-tie = { $tie ->
    [shared] In caso di parità la vittoria è condivisa.
   *[draw] { $blocked-winner ->
        [nobody] { $match ->
            [single-hand] { $empty-stock ->
                [pass] Una mano bloccata finisce in pareggio.
               *[ends-hand] Una mano che si chiude con il tallone finisce in pareggio.
            }
           *[other] A pari punti è un pareggio.
        }
       *[fewest-points] A pari punti è un pareggio.
    }
}
end-example = Per esempio, a chi resta con { $cards } si { $points ->
    [one] conta
   *[other] contano
} { $sum } { $points ->
    [one] punto
   *[other] punti
}.

## Domande

section-faq = Domande frequenti
faq-rule = la regola
faq-elsewhere = nelle altre varianti
faq-hand-q = Quante carte si distribuiscono?
faq-hand-a = { $hand-size } a testa{ $face-up ->
    [0] {""}
    [one] , e una scoperta sul tavolo
   *[other] , e { $face-up } scoperte sul tavolo
}.{ $hands-beyond ->
    [yes] {""}
   *[no] { $hand-by-players ->
        [none] {""}
       *[other] {" "}A seconda di quanti giocano, la mano cambia: { $hand-by-players }.
    }
}{ $hand-floor ->
    [none] {""}
   *[other] {" "}Se i giocatori sono più di { $players-most }, il mazziere può darne meno, fino a un minimo di { $hand-floor }.
}
faq-pack-q = Con quante carte si gioca?
faq-pack-a = Con { $pack }: { $decks ->
    [one] un mazzo
   *[other] { $decks } mazzi
} da 52{ $jokers ->
    [0] , senza jolly
    [one] {" "}e un jolly
   *[other] {" "}e { $jokers } jolly
}.{ $packs-by-players ->
    [none] {""}
   *[other] {" "}Non è sempre così: { $packs-by-players }.
}
faq-players-q = In quanti si può giocare?
faq-players-a = { $players-span ->
    [0] Si gioca in { $players-most }
   *[other] Da { $players-least } a { $players-most }
}{ $players-more ->
    [yes] , ma si può essere anche di più
   *[no] {""}
}.
faq-start-q = Chi distribuisce e chi comincia?
faq-start-a = { $first-dealer ->
    [by-lot] Il primo mazziere si tira a sorte.
    [lowest-card] Il primo mazziere è chi estrae la carta più bassa.
    [highest-card] Il primo mazziere è chi estrae la carta più alta.
   *[oldest] Il primo mazziere è la persona più anziana.
} Comincia { $first-player ->
    [left-of-dealer] chi siede alla sua sinistra
    [right-of-dealer] chi siede alla sua destra
   *[dealer] chi distribuisce
} e si gioca in senso { $direction ->
    [clockwise] orario
   *[counterclockwise] antiorario
}.
faq-help-q = A che cosa servono le carte scoperte?
faq-help-a = A dare a tutti qualcosa con cui giocare fin dal primo turno. Chiunque può usarle in una combinazione; finché nessuno le usa, restano sole sul tavolo, ed è regolare.
faq-take-q = Posso riprendere in mano le carte del tavolo?
faq-take-a = No. Per quanto le si sposti, a fine turno sono ancora sul tavolo.
faq-stuck-q = Che cosa faccio se non posso giocare?
faq-stuck-a = { $draw-when ->
    [before-playing] { $draws-most ->
        [1] Passi: hai già pescato all’inizio del turno.
       *[other] Peschi ancora, fino a { $draws-most } volte nel turno.
    }
   *[other] Peschi dal tallone { $draw-count ->
        [one] una carta
       *[other] { $draw-count } carte
    }{ $draw-when ->
        [until-able] { $draws-most ->
            [none] , e poi ancora, finché non puoi giocare.
            [1] ; se ancora non puoi, il turno passa.
           *[other] ; se ancora non puoi, ti è permesso pescare fino a { $draws-most } volte nel turno.
        }
       *[instead-of-playing] { $draws-most ->
            [1] , e tocca al giocatore seguente.
           *[other] , fino a { $draws-most } volte, e tocca al giocatore seguente.
        }
    }
}
faq-drawn-q = Posso giocare subito la carta che pesco?
faq-drawn-a = { $drawn-card-playable ->
    [yes] { $draw-when ->
        [before-playing] { $draws-most ->
            [1] Sì, nello stesso turno.
           *[other] Sì, tranne quella dell’ultima volta che puoi pescare: con quella il turno finisce.
        }
       *[other] Sì: la peschi apposta.
    }
   *[no] { $draw-when ->
        [before-playing] No. Puoi giocare quelle che avevi già; quella che peschi aspetta il prossimo turno.
       *[other] No. Pescare chiude il turno; la carta aspetta il prossimo.
    }
}
faq-must-q = Devo giocare per forza, se posso?
faq-must-a = { $must-play ->
    [yes] Sì, ma non serve calare tutto quello che puoi.
   *[no] No. Puoi { $draw-when ->
        [before-playing] tenerti la giocata per un altro turno.
       *[other] pescare e tenerti la giocata.
    }
}
faq-opening-q = C’è un minimo per la prima calata?
faq-opening-a = { $opening ->
    [meld] Sì: una combinazione fatta solo con carte della tua mano.
    [run] Sì: una scala fatta solo con carte della tua mano.
    [points] Sì: { $opening-points ->
        [one] { $opening-points } punto
       *[other] { $opening-points } punti
    } in combinazioni fatte solo con carte della tua mano.
   *[none] { $least-added ->
        [one] No, né di punti né di carte.{ $melds-grow ->
            [yes] {" "}Come prima giocata puoi anche aggiungere una sola carta a una combinazione calata da un altro.
           *[no] {""}
        }
       *[other] No: basta quello che chiede ogni giocata, { $least-added } carte della mano.
    }
}
faq-others-q = Posso usare le combinazioni degli altri prima di aver calato qualcosa?
faq-others-a = { $opening ->
    [none] Sì, fin dal tuo primo turno: puoi aggiungervi carte e riorganizzarle.
   *[other] { $table-before-opening ->
        [yes] Puoi aggiungervi carte; smontarle no, finché non hai fatto la prima calata.
       *[no] No: prima devi fare la tua prima calata, e già in quella stessa giocata puoi usarle tutte.
    }
}
faq-opened-q = Posso riorganizzare il tavolo nel turno in cui calo per la prima volta?
faq-opened-a = { $opening ->
    [none] Sì. La prima calata è una giocata come le altre.
   *[other] Sì, purché la giocata contenga quello che si chiede alla prima calata.
}
faq-twins-q = Possono esserci due carte uguali in un tris?
faq-twins-a = No: in un tris i semi sono tutti diversi. Due carte uguali possono però stare in due combinazioni diverse.
faq-ace-q = L’asso è basso o alto?
faq-ace-a = { $ace-low ->
    [yes] { $ace-high ->
        [yes] L’uno e l’altro, secondo la scala: { $ace-first } e { $ace-last } valgono. { $ace-inside ->
            [yes] Si può anche girare l’angolo: { $ace-between } vale. Non vale mettere un asso a ogni estremità.
           *[no] { $ace-both-ends ->
                [yes] Una scala completa può avere perfino un asso a ogni estremità. Non vale girare l’angolo, come in { $ace-between }.
               *[no] Non vale girare l’angolo, come in { $ace-between }, né mettere un asso a ogni estremità.
            }
        }
       *[no] Sempre basso: { $ace-first } vale, { $ace-last } e { $ace-between } no.
    }
   *[no] { $ace-high ->
        [yes] Sempre alto: { $ace-last } vale, { $ace-first } e { $ace-between } no.
       *[no] Né l’uno né l’altro: entra solo nei tris.
    }
}
faq-two-aces-q = Una scala può andare da asso ad asso?
faq-two-aces-a = { $ace-both-ends ->
    [yes] Sì, in una soltanto: la scala completa da asso ad asso. In ogni altra ce n’è al massimo uno.
   *[no] No: in ogni scala c’è al massimo un asso.
}
faq-moving-q = Posso riorganizzare il tavolo senza aggiungere nulla?
faq-moving-a = No. Ogni giocata aggiunge { $least-added ->
    [one] almeno una carta
   *[other] almeno { $least-added } carte
} della tua mano; altrimenti { $draw-when ->
    [before-playing] rimetti il tavolo com’era, ed è come se non avessi giocato.
   *[other] rimetti il tavolo com’era e peschi.
}
faq-broken-q = Ho smontato il tavolo e non so sistemarlo. E adesso?
faq-broken-a = { $penalty ->
    [always] Lo rimetti com’era, riprendi le tue carte e ne peschi { $penalty-cards } di penalità.
    [if-not-restored] Se sai rimetterlo com’era, non succede nulla. Altrimenti peschi { $penalty-cards ->
        [one] { $penalty-cards } carta
       *[other] { $penalty-cards } carte
    }{ $others-restore ->
        [yes] {" "}e gli altri provano a ripristinarlo
       *[no] {""}
    }.
   *[never] Lo rimetti com’era e riprendi le tue carte. Non c’è penalità: { $draw-when ->
        [before-playing] passi.
       *[other] peschi come sempre.
    }
}
faq-most-q = C’è un massimo di carte per turno?
faq-most-a = { $most-added ->
    [none] No: se i conti tornano, puoi calare tutta la mano.
   *[other] Sì: { $most-added }.
}
faq-discard-q = Si scarta?
faq-discard-a = No, mai. Il turno finisce quando il tavolo è in ordine o quando { $draw-when ->
    [before-playing] rinunci a calare.
    [until-able] non puoi più pescare.
   *[instead-of-playing] peschi.
}
faq-jokers-q = Quanti jolly possono stare in una combinazione?
faq-jokers-a = { $per-meld ->
    [one] Non più di uno.
   *[other] Al massimo { $per-meld }.
}
faq-swap-q = Da dove può venire la carta che sostituisce un jolly?
faq-swap-a = { $replaced-from ->
    [hand] Solo dalla tua mano.
   *[other] Dalla tua mano o dal tavolo.
}
faq-keep-q = Posso tenermi un jolly liberato?
faq-keep-a = No. Prima della fine del turno deve stare in un’altra combinazione.
faq-uncover-q = Posso spostare le carte che accompagnano un jolly?
faq-uncover-a = { $on-table ->
    [frozen] No. Finché qualcuno non sostituisce il jolly con la carta vera, la combinazione resta com’è.
   *[other] Sì. Si giudica solo il tavolo finale: il jolly deve finire il turno in una combinazione valida.
}
faq-which-q = In un tris a cui mancano due semi, quale carta rappresenta il jolly?
faq-which-a = Non serve dirlo: può sostituirlo la carta di uno qualsiasi dei semi che mancano.
faq-first-joker-q = Posso usare un jolly quando calo per la prima volta?
faq-first-joker-a = Sì, come in ogni altra giocata.
faq-stock-q = Che cosa succede se il tallone finisce?
faq-stock-a = { $empty-stock ->
    [pass] Si continua a giocare senza pescare. Se per un giro completo nessuno aggiunge una carta, la mano finisce
   *[ends-hand] Appena qualcuno pesca l’ultima carta, la mano finisce
}{ $blocked-winner ->
    [nobody] {" "}senza vincitore
   *[fewest-points] {" "}e la vince chi ha meno punti
}.
faq-knock-q = Posso chiudere con carte in mano?
faq-knock-a = { $knock-points ->
    [none] No, nemmeno se te ne restano poche.
    [0] Sì, dopo aver pescato, se quelle che ti restano fanno 0 punti. Allora tutti contano la propria mano e vince chi ha meno punti.
    [one] Sì, dopo aver pescato, se quelle che ti restano non superano { $knock-points } punto. Allora tutti contano la propria mano e vince chi ne ha meno, anche se non sei tu.
   *[other] Sì, dopo aver pescato, se quelle che ti restano non superano i { $knock-points } punti. Allora tutti contano la propria mano e vince chi ne ha meno, anche se non sei tu.
}
faq-score-q = Si contano punti?
faq-score-a = { $basis ->
    [none] No: vince chi resta senza carte.
   *[other] { $counted ->
        [blocked-hand] Solo se { $empty-stock ->
            [pass] la mano si blocca
           *[ends-hand] il tallone finisce
        }{ $basis ->
            [per-card] : 1 per carta
           *[other] {""}
        }. Se qualcuno resta senza carte, ha vinto e non si conta nulla.
       *[every-hand] { $basis ->
            [per-card] Sì: 1 per ogni carta rimasta in mano, qualunque sia.
           *[other] Sì: quelli delle carte rimaste in mano.
        }{ $points-go ->
            [to-winner] {" "}Li segna chi vince.
            [differences] {" "}Chi vince segna la differenza con ciascuno degli altri.
            [both] {" "}Gli altri li perdono e chi vince li somma.
           *[to-losers] {""}
        }{ $match-winner ->
            [lowest-total] {" "}Vince la partita chi alla fine ne ha meno.
            [highest-total] {" "}Vince la partita chi alla fine ne ha di più.
           *[hand-winner] {""}
        }
    }
}
faq-target-q = A quanti punti si gioca?
faq-target-a = { $match ->
    [single-hand] A nessuno: la partita è una mano sola, e la vince chi vince la mano.
    [target] { $target ->
        [none] A quanti se ne concordano prima di cominciare.
        [one] A { $target } punto.
       *[other] A { $target } punti.
    }
   *[dealer-rotations] Non c’è una cifra: la partita dura i giri concordati, e alla fine vince chi ha totalizzato { $match-winner ->
        [highest-total] più
       *[other] meno
    } punti.
}
faq-name-q = Questo gioco l’ha inventato Machiavelli?
faq-name-a = Nulla lo prova. Il nome allude all’astuzia delle manovre.

## Provenienza

section-sources = Fonti di questa pagina
list-and = { $most } e { $last }
mark-stated = { $count ->
    [one] lo dice la fonte { $sources }
   *[other] lo dicono le fonti { $sources }
}
mark-derived = { $count ->
    [one] si deduce dalla fonte { $sources }
   *[other] si deduce dalle fonti { $sources }
}
mark-convention = { $count ->
    [0] convenzione nostra
    [one] convenzione nostra: la fonte { $sources } non lo dice
   *[other] convenzione nostra: le fonti { $sources } non lo dicono
}
mark-silent = { $count ->
    [0] non c’è una regola
    [one] la fonte { $sources } non dice nulla
   *[other] le fonti { $sources } non dicono nulla
}
mark-disputed = le fonti non concordano: { $by } contro { $against }
mark-disputed-itself = la fonte { $sources } si contraddice
marks-own = { $count ->
    [one] Senza numero, il segno rimanda alla fonte { $sources }, quella di questa variante.
   *[other] Senza numero, il segno rimanda alle fonti { $sources }, quelle di questa variante.
}
side-sources = { $count ->
    [one] Fonte { $sources }
   *[other] Fonti { $sources }
}
notes-title = Perché è così
odds-title = Le fonti non concordano
odds-we-play = Qui si gioca così:
parameters-title = Tutte le regole di questa variante, una per una

## Pagine

variant-title = Machiavelli { $name }
variant-description = Regole di Machiavelli, variante { $name }: distribuzione, combinazioni, turno, penalità, fine e punti, con esempi verificati.
relative-title = { $name }, parente di Machiavelli
relative-description = Regole di { $name }, parente di Machiavelli: distribuzione, combinazioni, turno, penalità, fine e punti, con esempi verificati.
incomplete-title = Regole note solo in parte
incomplete-text = Di questa variante si conosce solo una parte delle regole. Ciò che nessuna fonte racconta si gioca qui come nella variante { $name }.
incomplete-parent = Leggi le regole di { $name }
incomplete-mark = incompleta
variants-title = Modi di giocare
variants-intro = Machiavelli non ha un regolamento unico. Qui le regole di ogni fonte restano separate, e di ogni regola si vede da dove viene.
variants-description = Le varianti di Machiavelli, ognuna con le regole complete e con la fonte di ogni regola.
variants-cards = { $hand-size } carte a testa, { $pack } in tutto
variants-family = La famiglia
variants-family-about = Ogni variante sta sotto quella da cui parte: ne prende le regole e cambia solo quello che ha di diverso. È un ordine di lettura, non una genealogia.
variants-all = Tutte, una per una
sources-title = Fonti
sources-intro = Da dove viene ogni regola, che cosa afferma ogni fonte e in che cosa non sono d’accordo.
sources-description = Le fonti delle regole di Machiavelli: che cosa afferma ognuna, che cosa non dice e in che cosa discordano.
sources-number = Fonte { $short }
sources-states = Che cosa dice
sources-implies = Che cosa se ne deduce
sources-silent = Che cosa non dice
sources-odds = In che cosa discorda
sources-against = Dove dice altro
sources-puzzles = Posizioni che vengono da lì:
sources-variant = Variante { $name }
sources-read = Leggi le regole
