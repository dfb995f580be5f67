// How much a search may still do, counted in nodes looked at, so that every machine ends at the same one.

/** The work allowed is done, the question is not decided. */
export class BudgetSpent extends Error {}

/** The nodes that may still be looked at. */
export class Budget {
  constructor(nodes) {
    this.left = nodes;
  }

  /** Count one node. Throws BudgetSpent where none is left. */
  spend() {
    if (this.left <= 0) throw new BudgetSpent();
    this.left -= 1;
  }
}
