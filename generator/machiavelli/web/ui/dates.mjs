// Days of the calendar in words.

/** A day as `options` of Intl want it; `first` is how the first of a month is written, which Intl does not know. */
export function dateWords(day, options, first, locale = document.documentElement.lang) {
  const parts = new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).formatToParts(day);
  return parts.map(({ type, value }) => (type === "day" && value === "1" ? first : value)).join("");
}
