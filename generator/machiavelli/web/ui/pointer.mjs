// Dragging cards, for those who like to: never the only way, and never in the way of scrolling.
// A mouse drags after 6 px. A finger drags sideways after 10 px, or in any direction once it has rested;
// a finger that moves up or down at once scrolls the page, which the browser tells by pointercancel.

const REACH = { mouse: 6, pen: 6, touch: 10 };
const REST = 180;
const ABOVE_FINGER = 24;

/** Let the cards of a board be dragged, until `signal` ends it. */
export function listenToPointer(board, signal) {
  const [section, drag] = [board.section, dragOn(board)];
  let held = null;

  const lift = () => {
    const cards = drag.start(held.card);
    if (cards.length === 0) return stop();
    held.lifted = true;
    held.ghost = makeGhost(section, cards);
    for (const card of cards) card.classList.add("is-gone");
    held.cards = cards;
    follow(held.x, held.y);
  };
  const follow = (x, y) => {
    const box = section.getBoundingClientRect();
    const above = held.touch ? ABOVE_FINGER : 0;
    held.ghost.style.translate = `${x - box.left - held.grip.x}px ${y - box.top - held.grip.y - above}px`;
    drag.over(document.elementFromPoint(x, y));
  };
  const stop = () => {
    if (!held) return;
    clearTimeout(held.timer);
    held.ghost?.remove();
    for (const card of held.cards ?? []) card.classList.remove("is-gone");
    const wasLifted = held.lifted;
    held = null;
    if (wasLifted) drag.end();
  };

  const on = (type, listener, options) => section.addEventListener(type, listener, { signal, ...options });
  on("pointerdown", (event) => {
    const card = event.target.closest("button[data-card]");
    if (held || !event.isPrimary) return stop(); // a second finger breaks off
    if (!card || event.button !== 0) return;
    const box = card.getBoundingClientRect();
    const touch = event.pointerType === "touch";
    held = { id: event.pointerId, card, touch, reach: REACH[event.pointerType] ?? REACH.mouse };
    Object.assign(held, { x: event.clientX, y: event.clientY, fromX: event.clientX, fromY: event.clientY });
    held.grip = { x: event.clientX - box.left, y: event.clientY - box.top };
    if (touch) held.timer = setTimeout(() => (held.rested = true), REST);
  });
  // On the document: once the pointer is away from the card its events go elsewhere.
  const follower = (event) => {
    if (!held || event.pointerId !== held.id) return;
    [held.x, held.y] = [event.clientX, event.clientY];
    const [dx, dy] = [Math.abs(held.x - held.fromX), Math.abs(held.y - held.fromY)];
    if (!held.lifted && Math.hypot(dx, dy) >= held.reach) {
      if (held.touch && !held.rested && dy > dx) return stop();
      lift();
    }
    if (held?.lifted) follow(held.x, held.y);
  };
  document.addEventListener("pointermove", follower, { signal });
  document.addEventListener(
    "pointerup",
    (event) => {
      if (!held || event.pointerId !== held.id) return;
      if (!held.lifted) return stop();
      const under = document.elementFromPoint(event.clientX, event.clientY);
      swallowClick(section);
      stop();
      drag.drop(under);
    },
    { signal },
  );
  document.addEventListener("pointercancel", (event) => held?.id === event.pointerId && stop(), { signal });
  const escape = (event) => event.key === "Escape" && held?.lifted && stop();
  document.addEventListener("keydown", escape, { signal, capture: true });
  // Not passive: once a card is lifted, or the finger has rested on it, the page must not scroll under it.
  on("touchmove", (event) => (held?.lifted || held?.rested) && event.cancelable && event.preventDefault(), {
    passive: false,
  });
  on("contextmenu", (event) => held?.touch && event.preventDefault());
  on("dragstart", (event) => event.preventDefault());
  signal.addEventListener("abort", stop);
}

/** What a drag does to the board: which cards go along, what lies under the pointer, where they are let go, the end. */
function dragOn(board) {
  const mark = (target) => {
    for (const old of board.querySelectorAll(".is-target")) if (old !== target) old.classList.remove("is-target");
    target?.classList.add("is-target");
  };
  const inside = (element) => element && board.contains(element);
  return {
    start: (card) => {
      const key = board.view.keyOf(card);
      if (!board.chosen.includes(key)) board.choose([key]);
      return board.chosen.map((chosen) => board.view.cardOf(chosen));
    },
    over: (element) => mark(inside(element) ? element.closest(".mk-meld, .mk-hand") : null),
    drop: (element) => {
      const place = inside(element) ? board.view.placeAt(element) : null;
      if (place !== null) board.put(place);
    },
    end: () => mark(null),
  };
}

/** The click that the browser makes of the end of a drag means nothing. */
function swallowClick(section) {
  const swallow = (event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  section.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => section.removeEventListener("click", swallow, { capture: true }), 0);
}

function makeGhost(section, cards) {
  const ghost = document.createElement("div");
  ghost.className = "mk-ghost";
  ghost.setAttribute("aria-hidden", "true");
  for (const card of cards) {
    const copy = card.cloneNode(true);
    copy.tabIndex = -1;
    copy.removeAttribute("data-key");
    ghost.append(copy);
  }
  section.querySelector("mk-board").append(ghost);
  return ghost;
}
