// Two or four colours for the suits: the switch in the header, remembered where the browser allows it.
{
  const button = document.querySelector("[data-mk-suits-switch]");
  const root = document.documentElement;
  const show = () => button.setAttribute("aria-pressed", root.dataset.mkSuits === "4");
  button?.addEventListener("click", () => {
    if (root.dataset.mkSuits === "4") delete root.dataset.mkSuits;
    else root.dataset.mkSuits = "4";
    try { localStorage.setItem("machiavelli.suits", root.dataset.mkSuits ?? "2"); } catch { /* not remembered */ }
    show();
  });
  if (button) show();
}
