// When a thing that was practised is due again: the FSRS-6 scheduler with its published parameters, in whole days,
// without steps within a day and without chance. A memory is how long it lasts (`stability`, days until it is
// recalled nine times in ten) and how hard it is (`difficulty`, 1 to 10).

export const AGAIN = 1;
export const HARD = 2;
export const GOOD = 3;
export const EASY = 4;

/** No interval is longer, in days. */
const LONGEST = 365;

const W = [
  0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629, 1.6483,
  0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
];
const DECAY = -W[20];
const FACTOR = 0.9 ** (1 / DECAY) - 1;
const { E } = Math;

const within = (least, value, most) => Math.min(Math.max(value, least), most);
const firstDifficulty = (grade) => W[4] - E ** (W[5] * (grade - 1)) + 1;

/** The memory after a practice with this grade, `days` after the last one, and the `interval` to the next. */
export function review(memory, grade, days) {
  const stability = Math.max(0.001, memory ? nextStability(memory, grade, days) : W[grade - 1]);
  const difficulty = within(1, memory ? nextDifficulty(memory.difficulty, grade) : firstDifficulty(grade), 10);
  // Due when recall has fallen to nine in ten, which is what stability means.
  return { stability, difficulty, interval: within(1, Math.round(stability), LONGEST) };
}

function nextDifficulty(difficulty, grade) {
  const damped = difficulty - (W[6] * (grade - 3) * (10 - difficulty)) / 9;
  return W[7] * firstDifficulty(EASY) + (1 - W[7]) * damped;
}

function nextStability({ stability, difficulty }, grade, days) {
  if (days < 1) return stability * sameDay(stability, grade);
  const recall = (1 + (FACTOR * days) / stability) ** DECAY;
  return grade === AGAIN ? forgotten(stability, difficulty, recall) : recalled(stability, difficulty, recall, grade);
}

function sameDay(stability, grade) {
  const change = E ** (W[17] * (grade - 3 + W[18])) * stability ** -W[19];
  return grade === AGAIN ? change : Math.max(change, 1);
}

function forgotten(stability, difficulty, recall) {
  const long = W[11] * difficulty ** -W[12] * ((stability + 1) ** W[13] - 1) * E ** ((1 - recall) * W[14]);
  return Math.min(long, stability / E ** (W[17] * W[18]));
}

function recalled(stability, difficulty, recall, grade) {
  const gain = E ** W[8] * (11 - difficulty) * stability ** -W[9] * (E ** ((1 - recall) * W[10]) - 1);
  const weight = { [HARD]: W[15], [GOOD]: 1, [EASY]: W[16] }[grade];
  return stability * (1 + gain * weight);
}
