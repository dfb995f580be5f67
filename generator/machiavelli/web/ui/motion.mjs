// Cards travel to their new place: short, and broken off by the next move. Nothing moves for who prefers stillness.

const TRAVEL = { duration: 220, easing: "cubic-bezier(.2, .8, .2, 1)" };

/** Remember where the cards are; call what is given back once they lie elsewhere. */
export function travelling(cards) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return () => {};
  const before = new Map(cards.map((card) => [card, card.getBoundingClientRect()]));
  for (const card of cards) for (const running of card.getAnimations()) running.cancel();
  return () => {
    for (const [card, from] of before) {
      const to = card.getBoundingClientRect();
      const [dx, dy] = [from.left - to.left, from.top - to.top];
      if (!from.width || (Math.abs(dx) < 1 && Math.abs(dy) < 1)) continue;
      card.animate([{ transform: `translate(${dx}px, ${dy}px)`, zIndex: 2 }, {}], TRAVEL);
    }
  };
}
