# The lessons: what stands around their words.

menu-learn = Aprender
learn-title = Aprenda a jogar
learn-description = Aprenda a jogar Machiavelli passo a passo, com cartas que se movem na página e exemplos verificados.
learn-lead = Uma ideia por lição, sempre com cartas à frente. Leia, mova as cartas no tabuleiro e responda a duas ou três perguntas: no fim poderá sentar-se a uma mesa a sério.
lesson-place = Lição { $place } de { $count }
lesson-description = Lição { $place } de Machiavelli: { $title }. Com exemplos verificados e posições para jogar.
lesson-questions = Confirme que já sabe
lesson-way = O caminho
lesson-previous = Anterior
lesson-next = Seguinte
lesson-all = Índice

guide-place = Estratégia { $place } de { $count }
guide-description = Estratégia no Machiavelli: «{ $title }». Com posições verificadas e partidas simuladas.
menu-strategy = Estratégia
strategy-lead = O que se pode demonstrar numa posição ou medir em partidas simuladas, e mais nada.
