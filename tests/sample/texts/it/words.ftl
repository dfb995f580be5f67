-card = { $count ->
    [one] carta
   *[other] carte
}
welcome = Ciao, { $name }
drawn = { welcome }: { $count ->
    [one] una
   *[other] { $count }
} { -card(count: 1) }
