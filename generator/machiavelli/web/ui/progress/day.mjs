// The day by the reader's clock and calendar, as in 2026-11-30.

const twoDigits = (number) => String(number).padStart(2, "0");

export const today = (now = new Date()) =>
  `${String(now.getFullYear()).padStart(4, "0")}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
