// A position as a picture: the cards as the page draws them, the table above, the hand on its strip below. Nothing is
// fetched for it: the signs are taken from the page, and the colours are those that the reader sees.

import { isJoker, suitOf } from "../../engine/judging.mjs";

const SVG = "http://www.w3.org/2000/svg";
const [WIDE, HIGH] = [44, 56];
const [BETWEEN_CARDS, BETWEEN_MELDS, EDGE] = [4, 22, 24];
/** The longest row, as long as a run of fourteen cards. */
const LONGEST = 14 * (WIDE + BETWEEN_CARDS);
/** A picture in pixels is so many times as large, sharp also on fine screens. */
const FINER = 2;
const COURTS = ["J", "Q", "K"];

function element(name, attributes, ...children) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

const box = (x, y, width, height, more) => element("rect", { x, y, width, height, ...more });

/** The picture of what lies on the bench, as text, in the colours of the laboratory; `title` says it in words. */
export function pictureOf(lab, bench, title) {
  const paint = new Paint(lab);
  const melds = bench.verdicts().map(({ verdict }) => withStandIns(verdict.cards, verdict.stands_for ?? []));
  const table = paint.rows(melds, EDGE + 24);
  const strip = table.bottom + EDGE;
  const held = paint.rows(rowsOf(bench.hand), strip + EDGE + 24);
  const width = Math.max(table.right, held.right, 320) + EDGE;
  const height = held.bottom + EDGE;
  const label = (id, y, fill) => {
    const font = { "font-size": 14, "font-weight": 700, "font-family": paint.font };
    return element("text", { x: EDGE, y, fill: paint.token(fill), ...font }, lab.texts.say(id));
  };
  const picture = element(
    "svg",
    { xmlns: SVG, width, height, viewBox: `0 0 ${width} ${height}` },
    element("title", {}, title),
    box(0, 0, width, height, { fill: paint.token("marble") }),
    box(0, strip, width, height - strip, { fill: paint.token("deep") }),
    box(0, strip, width, 4, { fill: paint.token("oro") }),
    label("board-table", EDGE + 8, "ink2"),
    label("figure-hand", strip + EDGE + 8, "on-deep"),
    ...table.cards,
    ...held.cards,
  );
  return new XMLSerializer().serializeToString(picture);
}

const withStandIns = (cards, standsFor) => {
  const places = [...standsFor];
  return cards.map((code) => ({ code, standsFor: isJoker(code) ? (places.shift() ?? null) : null }));
};

/** A long hand goes on in further rows. */
function rowsOf(hand) {
  const most = Math.floor(LONGEST / (WIDE + BETWEEN_CARDS));
  const rows = Array.from({ length: Math.ceil(hand.length / most) }, (_, at) => hand.slice(most * at, most * (at + 1)));
  return rows.map((cards) => withStandIns(cards, []));
}

class Paint {
  constructor(lab) {
    this.styles = getComputedStyle(lab);
    this.font = getComputedStyle(lab.querySelector("[data-deck] [data-card]")).fontFamily;
  }

  token(name) {
    return this.styles.getPropertyValue(`--mk-${name}`).trim();
  }

  /** Melds from left to right and from `top` down: their cards, and how far they reach. */
  rows(melds, top) {
    const found = { cards: [], right: EDGE, bottom: top + HIGH };
    let [x, y] = [EDGE, top];
    for (const meld of melds) {
      const width = meld.length * (WIDE + BETWEEN_CARDS) - BETWEEN_CARDS;
      if (x > EDGE && x + width > EDGE + LONGEST) [x, y] = [EDGE, y + HIGH + BETWEEN_MELDS];
      meld.forEach((card, at) => found.cards.push(this.card(card, x + at * (WIDE + BETWEEN_CARDS), y)));
      x += width + BETWEEN_MELDS;
      found.right = Math.max(found.right, x - BETWEEN_MELDS);
      found.bottom = y + HIGH;
    }
    return found;
  }

  card({ code, standsFor }, x, y) {
    const name = suitOf(code) ?? "J";
    const face = box(0.5, 0.5, WIDE - 1, HIGH - 1, { rx: 5, fill: this.token("face"), stroke: this.token("edge") });
    const inside = isJoker(code) ? this.joker(standsFor) : this.plain(code);
    return element("g", { transform: `translate(${x} ${y})`, fill: this.token(name) }, face, ...inside);
  }

  plain(code) {
    const rank = code.slice(0, -1);
    const lines = COURTS.slice(0, COURTS.indexOf(rank) + 1).map((_, at) => box(6, HIGH - 9 - 4 * at, 9, 2));
    return [this.index(rank, 5, 23, 22), this.sign(suitOf(code), WIDE - 25, HIGH - 25, 21), ...lines];
  }

  joker(standsFor) {
    if (!standsFor) return [this.sign("J", 6, 12, 32)];
    const ink = { fill: this.token("ink2") };
    const small = element("g", ink, this.index(standsFor.slice(0, -1), WIDE - 17, HIGH - 5, 13, "end"));
    const suit = element("g", { fill: this.token(suitOf(standsFor)) }, this.sign(suitOf(standsFor), WIDE - 16, HIGH - 16, 12));
    return [this.sign("J", 3, 4, 25), small, suit];
  }

  index(rank, x, y, size, anchor = "start") {
    const font = { "font-family": this.font, "font-size": size, "font-weight": 700, "letter-spacing": -size * 0.06 };
    return element("text", { x, y, "text-anchor": anchor, ...font }, rank);
  }

  /** A sign of the page's own sprite. */
  sign(name, x, y, size) {
    const symbol = document.getElementById(`mk-s-${name}`);
    const scale = size / symbol.viewBox.baseVal.width;
    const drawn = [...symbol.children].map((child) => child.cloneNode(true));
    return element("g", { transform: `translate(${x} ${y}) scale(${scale})` }, ...drawn);
  }
}

/** The same picture as a PNG file. */
export async function asPng(svg) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [FINER * image.width, FINER * image.height];
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((file) => (file ? resolve(file) : reject(new Error("no picture was made"))), "image/png");
  });
}
