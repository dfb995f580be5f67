# Una pregunta por cada regla; las respuestas son sus valores, como en «value-…».

ask-deal-players = ¿Cuántos pueden jugar?
ask-deal-decks = ¿Con cuántas barajas se juega?
ask-deal-jokers = ¿Cuántos comodines hay?
ask-deal-packs-by-players = ¿Qué barajas se usan según cuántos jueguen?
ask-deal-hand-size = ¿Cuántas cartas recibe cada jugador?
ask-deal-hand-by-players = ¿Cuántas cartas se reparten según cuántos jueguen?
ask-deal-hand-floor = ¿Cuál es el mínimo que se puede dar a cada jugador?
ask-deal-face-up = ¿Cuántas cartas se ponen boca arriba antes de empezar?
ask-deal-first-dealer = ¿Cómo se decide quién reparte primero?
ask-deal-deal-passes = ¿Cómo cambia el repartidor de una mano a otra?
ask-deal-first-player = ¿Quién empieza?
ask-deal-direction = ¿En qué sentido se juega?

ask-melds-group-min = ¿Cuántas cartas tiene un grupo, como mínimo?
ask-melds-group-max = ¿Cuántas cartas tiene un grupo, como máximo?
ask-melds-group-distinct-suits = ¿Cómo son los palos de un grupo?
ask-melds-run-min = ¿Cuántas cartas tiene una escalera, como mínimo?
ask-melds-run-max = ¿Cuántas cartas tiene una escalera, como máximo?
ask-melds-ace-low = ¿Puede ir el as antes del 2?
ask-melds-ace-high = ¿Puede ir el as después del rey?
ask-melds-ace-inside = ¿Puede ir el as en medio, como en K A 2?
ask-melds-ace-both-ends = ¿Puede una escalera llevar un as en cada punta?

ask-jokers-per-meld = ¿Cuántos comodines caben en una combinación?
ask-jokers-on-table = ¿Qué pasa con las combinaciones que tienen un comodín?
ask-jokers-replaced-from = ¿De dónde puede venir la carta que sustituye a un comodín?
ask-jokers-freed-joker = ¿Adónde va el comodín que se libera?

ask-turn-draw-when = ¿Cuándo se roba?
ask-turn-draw-count = ¿Cuántas cartas se roban de una vez?
ask-turn-draws-most = ¿Cuántas veces se puede robar en un turno?
ask-turn-drawn-card-playable = ¿Cuándo se puede jugar la carta recién robada?
ask-turn-must-play = ¿Hay que jugar si se puede?
ask-turn-first-only-draws = Quien empieza la mano, ¿solo roba?
ask-turn-opening = ¿Qué mínimo se exige la primera vez que se baja?
ask-turn-opening-points = ¿Cuántos puntos se exigen la primera vez que se baja?
ask-turn-table-before-opening = ¿Se puede usar la mesa antes de la primera bajada?
ask-turn-hold-back = ¿Se puede bajar una combinación que se guardó en el turno anterior?
ask-turn-table-to-hand = ¿Se pueden pasar cartas de la mesa a la mano?
ask-turn-least-added = ¿Cuántas cartas tiene que añadir cada jugada, como mínimo?
ask-turn-most-added = ¿Cuántas cartas puede añadir una jugada, como máximo?
ask-turn-discard = ¿Hay descarte al final del turno?
ask-turn-time-limit = ¿Cuánto puede durar un turno?

ask-failure-restore = ¿Cómo queda la mesa tras un intento fallido?
ask-failure-take-back = Tras un intento fallido, ¿qué pasa con las cartas que habías añadido?
ask-failure-penalty = ¿Cuándo hay penalización?
ask-failure-penalty-cards = ¿Cuántas cartas de penalización se roban?
ask-failure-replaces-draw = Después de la penalización, ¿se roba?
ask-failure-unfinished-meld = ¿Qué pasa si alguien empieza una combinación nueva y no la completa?
ask-failure-others-restore = ¿Ayudan los demás a restaurar la mesa?
ask-failure-loose-cards = ¿Qué cartas pueden quedarse sueltas al acabar el turno?

ask-end-going-out = ¿Quién gana la mano?
ask-end-knock-points = ¿Se puede cerrar con cartas en la mano?
ask-end-empty-stock = ¿Qué pasa si hay que robar y el mazo se ha agotado?
ask-end-short-penalty = ¿Qué se roba de penalización si el mazo no basta?
ask-end-blocked = ¿Cuándo se bloquea la mano?
ask-end-blocked-winner = ¿Quién gana una mano bloqueada?

ask-scoring-basis = ¿Qué se cuenta por las cartas que quedan en la mano?
ask-scoring-counted = ¿Cuándo se cuentan los puntos?
ask-scoring-points-go = ¿Quién anota los puntos?
ask-scoring-card-points = ¿Cuántos puntos vale cada carta?
ask-scoring-match = ¿Cuánto dura la partida?
ask-scoring-target = ¿A cuántos puntos se juega?
ask-scoring-match-winner = ¿Quién gana la partida?
ask-scoring-tie = ¿Qué pasa si hay empate?
