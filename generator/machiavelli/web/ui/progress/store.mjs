// Where progress is kept: in this browser, and nowhere else. Storage may be blocked, full or hold anything at all;
// then what is solved is known for as long as the page is open, and `fault` says why no longer.

import { NotProgress, nothing, read, write } from "./format.mjs";
import { merged } from "./merge.mjs";

const PLACE = "machiavelli.progress";
/** What stood there and could not be read is put aside, not thrown away. */
const ASIDE = `${PLACE}.unreadable`;

export class Store {
  #progress = nothing();
  /** null, "blocked", "full", "unreadable" or "newer": written by a later edition of the site, and left alone. */
  fault = null;

  constructor() {
    this.load();
  }

  /** What is known now, as another page may have left it. */
  load() {
    if (this.fault === "newer") return this.#progress;
    try {
      const text = localStorage.getItem(PLACE);
      const kept = text === null ? nothing() : read(text);
      // Whatever could not be kept is only known here.
      this.#progress = this.fault === null ? kept : merged(kept, this.#progress);
    } catch (error) {
      this.#failed(error);
    }
    return this.#progress;
  }

  #failed(error) {
    if (!(error instanceof NotProgress)) {
      this.fault = "blocked";
    } else if (error.code === "newer") {
      this.fault = "newer";
    } else {
      this.fault = "unreadable";
      this.#putAside();
    }
  }

  #putAside() {
    try {
      localStorage.setItem(ASIDE, localStorage.getItem(PLACE));
      localStorage.removeItem(PLACE);
    } catch {
      // It stays where it is until there is something to write over it.
    }
  }

  /** Make progress into what `change` gives for it, and keep it if that can be. Gives it back. */
  change(change) {
    this.#progress = change(this.load());
    if (this.fault === "newer") return this.#progress;
    try {
      localStorage.setItem(PLACE, write(this.#progress));
      this.fault = null;
    } catch (error) {
      this.fault = error?.name === "SecurityError" || this.fault === "blocked" ? "blocked" : "full";
    }
    return this.#progress;
  }

  /** Forget everything, also what could not be read. */
  forget() {
    this.#progress = nothing();
    try {
      localStorage.removeItem(PLACE);
      localStorage.removeItem(ASIDE);
      this.fault = null;
    } catch {
      this.fault = "blocked";
    }
  }

  /** Be told when another page has changed what is kept. */
  onChange(listener) {
    addEventListener("storage", ({ key }) => {
      if (key === PLACE || key === null) listener(this.load());
    });
  }
}
