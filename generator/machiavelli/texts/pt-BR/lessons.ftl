# The lessons: what stands around their words.

menu-learn = Aprender
learn-title = Aprenda a jogar
learn-description = Aprenda a jogar Machiavelli passo a passo, com cartas que se movem na própria página e exemplos conferidos.
learn-lead = Uma ideia por lição, sempre com as cartas na frente. Leia, mova as cartas no tabuleiro e responda a duas ou três perguntas: no fim, você já pode se sentar a uma mesa de verdade.
lesson-place = Lição { $place } de { $count }
lesson-description = Lição { $place } de Machiavelli: { $title }. Com exemplos conferidos e posições para jogar.
lesson-questions = Confira se você já sabe
lesson-way = O caminho
lesson-previous = Anterior
lesson-next = Próxima
lesson-all = Índice

guide-place = Estratégia { $place } de { $count }
guide-description = Estratégia no Machiavelli, com posições conferidas e partidas simuladas: { $title }
menu-strategy = Estratégia
strategy-lead = O que se pode provar em uma posição ou medir em partidas simuladas, e mais nada.
