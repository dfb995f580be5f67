// Asking the engine what may take longer than a page can wait: in a worker, begun with the first question and ended
// when a question takes too long or is taken back. Questions are answered one after the other.

const PATIENCE = 10_000;

/**
 * A question without an answer. `code` is that of the engine; "cancelled" and "timeout" where the wait was ended;
 * "no-worker" where none can be had, "fault" for whatever should not happen.
 */
export class NoAnswer extends Error {
  constructor(code) {
    super(code);
    this.name = "NoAnswer";
    this.code = code;
  }
}

export class EngineWorker {
  #worker = null;
  #asked = 0;
  #current = null;
  #waiting = [];

  /**
   * The answer to a call of the engine by its name: `ask("prove", [rules, position, { most: 0 }])`.
   *
   * `signal`, of an AbortController, takes the question back; after `patience` milliseconds of work no more is
   * waited. Rejects with NoAnswer.
   */
  ask(call, args, { signal, patience = PATIENCE } = {}) {
    return new Promise((resolve, reject) => {
      this.#asked += 1;
      const question = { id: this.#asked, call, args, patience, resolve, reject };
      const takeBack = () => this.#giveUp(question, "cancelled");
      question.settle = () => signal?.removeEventListener("abort", takeBack);
      signal?.addEventListener("abort", takeBack);
      this.#waiting.push(question);
      if (signal?.aborted) takeBack();
      else this.#next();
    });
  }

  /** End the worker; every question still open is taken back. */
  end() {
    const open = this.#waiting.splice(0);
    if (this.#current) this.#giveUp(this.#current, "cancelled");
    for (const question of open) this.#refuse(question, "cancelled");
  }

  #next() {
    if (this.#current || !this.#waiting.length) return;
    const question = this.#waiting.shift();
    this.#current = question;
    question.timer = setTimeout(() => this.#giveUp(question, "timeout"), question.patience);
    try {
      this.#worker ??= this.#begin();
      this.#worker.postMessage({ id: question.id, call: question.call, args: question.args });
    } catch {
      this.#giveUp(question, this.#worker ? "fault" : "no-worker");
    }
  }

  #begin() {
    const worker = new Worker(new URL("../engine/worker.mjs", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }) => this.#hear(data));
    worker.addEventListener("messageerror", () => this.#giveUp(this.#current, "fault"));
    worker.addEventListener("error", () => this.#giveUp(this.#current, "no-worker"));
    return worker;
  }

  #hear({ id, result, error }) {
    const question = this.#current;
    // Without an id it is the question in work, which could not be read.
    if (!question || (id ?? question.id) !== question.id) return;
    this.#current = null;
    if (error) {
      this.#refuse(question, error);
    } else {
      this.#close(question);
      question.resolve(result);
    }
    this.#next();
  }

  /** Wait no longer. Work that has begun can only be ended with the worker. */
  #giveUp(question, code) {
    if (question === this.#current) {
      this.#worker?.terminate();
      this.#worker = null;
      this.#current = null;
    }
    this.#waiting = this.#waiting.filter((other) => other !== question);
    if (question) this.#refuse(question, code);
    this.#next();
  }

  #refuse(question, code) {
    this.#close(question);
    question.reject(new NoAnswer(code));
  }

  #close(question) {
    clearTimeout(question.timer);
    question.settle();
  }
}
