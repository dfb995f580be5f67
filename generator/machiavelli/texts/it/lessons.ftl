# The lessons: what stands around their words.

menu-learn = Imparare
learn-title = Impara a giocare
learn-description = Impara a giocare a Machiavelli passo passo, con carte che si muovono nella pagina ed esempi verificati.
learn-lead = Un’idea per lezione, sempre con le carte davanti. Leggi, muovi tu le carte sul tavolo e rispondi a due o tre domande: alla fine potrai sederti a un tavolo vero.
lesson-place = Lezione { $place } di { $count }
lesson-description = Lezione { $place } di Machiavelli: { $title }. Con esempi verificati e posizioni da giocare.
lesson-questions = Mettiti alla prova
lesson-way = Il percorso
lesson-previous = Precedente
lesson-next = Successiva
lesson-all = Indice

guide-place = Strategia { $place } di { $count }
guide-description = Strategia di Machiavelli, con posizioni verificate e partite simulate: { $title }
menu-strategy = Strategia
strategy-lead = Quello che si può dimostrare su una posizione o misurare in partite simulate, e nient’altro.
