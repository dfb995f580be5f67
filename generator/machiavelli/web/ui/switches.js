// The switches in the header, remembered where the browser allows it: light or dark, two or four colours for the suits.
{
  const [root, { body }] = [document.documentElement, document];
  const system = matchMedia("(prefers-color-scheme: dark)");
  const kept = (name) => { try { return localStorage.getItem(`machiavelli.${name}`); } catch { return null; } };
  const keep = (name, value) => { try { localStorage.setItem(`machiavelli.${name}`, value); } catch { /* not remembered */ } };

  /** Let a switch show what `isOn` says, and do what it stands for when it is pressed. */
  const bind = (name, isOn, turn) => {
    const button = document.querySelector(`[data-mk-${name}-switch]`);
    const show = () => button?.setAttribute("aria-pressed", isOn());
    button?.addEventListener("click", () => {
      keep(name, turn(!isOn()));
      show();
    });
    show();
    return show;
  };

  const paint = (dark) => (body.dataset.mdColorScheme = dark ? "slate" : "default");
  const show = bind("scheme", () => body.dataset.mdColorScheme === "slate", paint);
  system.addEventListener("change", () => {
    if (kept("scheme") === null) paint(system.matches);
    show();
  });
  bind("suits", () => root.dataset.mkSuits === "4", (four) => {
    if (four) root.dataset.mkSuits = "4";
    else delete root.dataset.mkSuits;
    return four ? "4" : "2";
  });
}
