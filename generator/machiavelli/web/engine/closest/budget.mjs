// How much a search may still do, counted in steps of work, so that every machine ends at the same one.

/** The work allowed is done, the question is not decided. */
export class BudgetSpent extends Error {}

/** The work left: a node counts as one, a look of a suit by the ways that go on from it. */
export class Budget {
  /** `work` may be Infinity: as much as it takes. */
  constructor(work) {
    this.left = work;
  }

  /** Count so much. Throws BudgetSpent where nothing is left. */
  spend(work = 1) {
    if (this.left <= 0) throw new BudgetSpent();
    this.left -= work;
  }
}
