-card = { $count ->
    [one] carta
   *[other] cartas
}
welcome = Hola, { $name }
drawn = { welcome }: { $count ->
    [one] una
   *[other] { $count }
} { -card(count: 1) }
