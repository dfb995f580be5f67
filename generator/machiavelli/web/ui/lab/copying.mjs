// Copying what the laboratory holds: as text, or as a picture; where the browser does not let a page copy, it is there
// to be taken by hand.

import { tried } from "../tried.mjs";

const PNG = "image/png";

export class Copying {
  constructor(view, texts, announce) {
    Object.assign(this, { view, texts, announce });
  }

  /** The position as text to send to somebody. */
  asText(bench) {
    const { texts } = this;
    const variant = this.view.find("variant").selectedOptions[0].textContent;
    const melds = bench.tableText || texts.say("lab-no-table");
    const table = `${texts.say("board-table")}:\n${melds}`;
    return `${texts.say("puzzle-rules", { variant })}\n${table}\n${texts.say("figure-hand")}: ${bench.handText}\n`;
  }

  async text(text) {
    const copied = await tried(() => navigator.clipboard.writeText(text));
    this.#tell(copied ? "lab-copied" : "lab-not-copied");
    const byHand = this.view.find("copy-by-hand");
    byHand.hidden = copied;
    byHand.value = text;
    if (!copied) byHand.select();
  }

  /** `drawing`: a promise of the file. It is handed on as such, for some browsers ask for it at once. */
  async picture(drawing) {
    const copied = await tried(() => navigator.clipboard.write([new ClipboardItem({ [PNG]: drawing })]));
    this.#tell(copied ? "lab-copied" : "lab-picture-not-copied");
    if (!copied) this.#offer(await drawing);
  }

  /** A link that saves the picture as a file. */
  #offer(file) {
    const link = this.view.find("save-link").content.firstElementChild.cloneNode(true);
    link.href = URL.createObjectURL(file);
    this.view.find("save").replaceChildren(link);
    this.view.find("save").hidden = false;
  }

  #tell(id) {
    const said = this.view.find("copied");
    said.textContent = this.texts.say(id);
    said.hidden = false;
    this.view.find("copy-by-hand").hidden = true;
    this.view.find("save").hidden = true;
    this.announce(said.textContent);
  }
}
