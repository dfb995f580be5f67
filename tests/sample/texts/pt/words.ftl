-card = { $count ->
    [one] carta
   *[other] cartas
}
welcome = Olá, { $name }
drawn = { welcome }: { $count ->
    [one] uma
   *[other] { $count }
} { -card(count: 1) }
