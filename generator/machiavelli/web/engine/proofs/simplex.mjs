// A small linear program by the dual simplex method, its conditions found one at a time.
//
// Asked for is the cheapest `x >= 0` under conditions `a x >= b`; every cost is above 0. Only IEEE doubles in a
// fixed order are used, the same as in Python, so that both find the same. The answer is a guess: whoever asks
// rounds it to whole numbers and verifies those exactly.

const TINY = 1e-9;

/**
 * The cheapest answer to all conditions met so far.
 *
 * Unknowns are named from 0, the excess of the n-th condition is named `-n`. At any time some of them are
 * *spare*: 0, and all others are sums of them; a row is an unknown that is not 0, or how far a condition is
 * exceeded: `value` plus `factors` times the spares. `blocked` is the row that no spare can help, once there
 * is one; `pivots` counts the work.
 */
export class Program {
  constructor(costs) {
    this.spares = [...costs.keys()];
    this.prices = Float64Array.from(costs);
    this.rows = [];
    this.conditions = 0;
    this.pivots = 0;
    this.blocked = null;
  }

  /** The unknowns in the cheapest answer. */
  values() {
    const found = new Float64Array(this.prices.length);
    for (const { name, value } of this.rows) if (name >= 0) found[name] = value;
    return found;
  }

  /**
   * Make a condition, unknowns with their factors, reach `bound`. Whether that is possible; if not, the
   * program has ended.
   */
  meet(condition, bound) {
    this.conditions += 1;
    this.rows.push(this.rowOf(condition, bound));
    for (;;) {
      const worst = this.rows.reduce((least, row) => (row.value < least.value ? row : least));
      if (worst.value >= -TINY) break;
      if (!this.pivot(worst)) {
        this.blocked = worst;
        return false;
      }
    }
    // What a condition exceeds need not be watched: it is added anew when it fails.
    this.rows = this.rows.filter((row) => row.name >= 0);
    return true;
  }

  /** The excess of a condition, written in the spares. */
  rowOf(condition, bound) {
    const row = { name: -this.conditions, value: -bound, factors: new Float64Array(this.spares.length) };
    for (const [name, factor] of condition) {
      const at = this.spares.indexOf(name);
      if (at >= 0) row.factors[at] += factor;
      else add(row, factor, this.rows.find((known) => known.name === name));
    }
    return row;
  }

  /** Raise the spare that lifts a row to 0 at the least price. Whether there is one. */
  pivot(row) {
    this.pivots += 1;
    let enter = -1;
    let least = 0;
    for (const [at, factor] of row.factors.entries()) {
      if (factor > TINY && (enter < 0 || this.prices[at] < least * factor)) {
        enter = at;
        least = this.prices[at] / factor;
      }
    }
    if (enter < 0) return false;
    const pivot = row.factors[enter];
    const lifted = {
      name: this.spares[enter],
      value: -row.value / pivot,
      factors: row.factors.map((factor) => -factor / pivot),
    };
    lifted.factors[enter] = 1 / pivot;
    this.spares[enter] = row.name;
    for (const other of this.rows) {
      const factor = other.factors[enter];
      if (other === row || !factor) continue;
      other.factors[enter] = 0;
      add(other, factor, lifted);
    }
    const price = this.prices[enter];
    this.prices[enter] = 0;
    this.prices = this.prices.map((old, at) => old + price * lifted.factors[at]);
    this.rows[this.rows.indexOf(row)] = lifted;
    return true;
  }
}

function add(row, factor, other) {
  row.value += factor * other.value;
  for (let at = 0; at < row.factors.length; at += 1) row.factors[at] += factor * other.factors[at];
}
