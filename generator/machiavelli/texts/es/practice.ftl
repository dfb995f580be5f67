# Practice by manoeuvre, at growing intervals.

practice-title = Práctica de hoy
practice-description = Practica las maniobras de Machiavelli cuando toca: justo antes de que se te olviden, y cada vez con otros palos.
practice-lead = Cada maniobra vuelve cuando está a punto de olvidarse: pronto si te costó, tarde si la dominas. Las posiciones vuelven con otros palos: de nada sirve sabérselas de memoria.
practice-no-script = La práctica necesita JavaScript, que en este navegador no está activo. Los problemas y sus soluciones se pueden leer sin él.
practice-due = { $n ->
    [one] Hoy toca repasar { $n } maniobra.
   *[other] Hoy toca repasar { $n } maniobras.
 }
practice-new = No queda nada que repasar hoy. Aquí tienes una maniobra nueva.
practice-done = Por hoy ya está todo: lo siguiente toca el { $day }. Si quieres, adelántalo.
practice-again = No ha salido.
practice-hard = Resuelto, con esfuerzo.
practice-good = Bien resuelto.
practice-easy = Resuelto, y más deprisa que de costumbre.
practice-next-time = Esta maniobra vuelve el { $day }.
practice-from = Con otros palos, es el problema
act-next-practice = Siguiente
practice-when = Cuándo toca cada una
practice-rule = Si ves la solución, cuenta como no resuelto; si pides alguna pista o haces más de una vez y media los movimientos del par, como resuelto con esfuerzo.
practice-next = Vuelve
practice-today = hoy
practice-day = el { $day }
practice-never = aún sin practicar
