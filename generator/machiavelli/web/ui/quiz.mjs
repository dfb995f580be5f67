// What questions cannot do without script: steps are put in order, and the page is told what was answered. The event
// "mk-answered" says of a question its id, the key of what is asked, its topic, and whether the answer was right.

/** The question was answered: told once, by its first answer, for the next ones have been given away. */
export function answered(question, right) {
  if (question.dataset.answered) return;
  question.dataset.answered = right ? "yes" : "no";
  const { question: id, key, topic: theme } = question.dataset;
  question.dispatchEvent(new CustomEvent("mk-answered", { bubbles: true, detail: { id, key, right, theme } }));
}

const isRight = (option) => option.closest("[data-right]").dataset.right === "yes";

/** Of several right options all must be chosen, and no other. */
function changed({ target }) {
  const question = target.matches?.("input") && target.closest("[data-question]");
  if (!question) return;
  const options = [...question.querySelectorAll("input")];
  const isDone = options.every((option) => option.checked === isRight(option));
  if (isDone || (target.checked && !isRight(target))) answered(question, isDone);
}

/** Steps with a number each. `data-right` holds every right order, each by the places of the steps as they stand. */
class MkOrder extends HTMLElement {
  connectedCallback() {
    if (this.selects) return;
    this.selects = [...this.querySelectorAll("select")];
    this.check = this.querySelector("button");
    for (const part of [...this.selects, this.check]) part.hidden = false;
    this.check.addEventListener("click", () => this.#judge());
  }

  #judge() {
    const chosen = this.selects.map((select) => Number(select.value));
    const steps = chosen.map((_, place) => chosen.indexOf(place + 1));
    if (steps.includes(-1)) return this.#say("open");
    const fits = (length) => (order) => steps.slice(0, length).join("") === order.slice(0, length);
    const orders = this.dataset.right.split(" ");
    const place = steps.findIndex((_, at) => !orders.some(fits(at + 1)));
    answered(this.closest("[data-question]"), place < 0);
    return place < 0 ? this.#say("yes") : this.#say("no", place + 1);
  }

  #say(which, place) {
    const words = this.querySelector("[data-words]");
    words.textContent = words.dataset.words.replace("{place}", place);
    for (const said of this.querySelectorAll("[data-said]")) {
      said.classList.toggle("is-said", said.dataset.said === which);
    }
  }
}

if (!customElements.get("mk-order")) {
  customElements.define("mk-order", MkOrder);
  document.addEventListener("change", changed);
}
