// The form of the rules: what its fields hold, as the texts that values.mjs reads and writes.

/** Texts of fields made of several parts, and the parts of such a text. */
const KINDS = {
  players: {
    join: ([least, most, more]) => `${least}-${most}${more ? "+" : ""}`,
    part: (text) => {
      const [least, most] = text.replace("+", "").split("-");
      return [least, most, text.endsWith("+")];
    },
  },
  points: {
    join: (parts) => (parts.some(Boolean) ? parts.map((part, at) => part || (at === parts.length - 1 ? "-" : "")).join(".") : "-"),
    part: (text) => (text === "-" ? ["", "", "", "", ""] : text.split(".").map((part) => (part === "-" ? "" : part))),
  },
};

const PLAIN = {
  join: ([text]) => text || "-",
  part: (text) => [text === "-" ? "" : text],
};

const LISTED = {
  join: PLAIN.join,
  part: (text) => PLAIN.part(text).map((own) => own.replaceAll(",", ", ").replaceAll(":", ": ").replaceAll("+", " + ")),
};

const kindOf = ({ kind }) => KINDS[kind] ?? (kind === "hands" || kind === "packs" ? LISTED : PLAIN);

/** The text that the field of a rule holds. */
export const fieldText = (field, spec) => kindOf(spec).join(parts(field).map(held));

/** Put a text into it. */
export function putText(field, spec, text) {
  const values = kindOf(spec).part(text);
  parts(field).forEach((part, at) => {
    if (part.type === "checkbox") part.checked = values[at];
    else part.value = values[at];
  });
}

/** Whether the rules allow what it holds. */
export function markField(field, isFit) {
  for (const part of parts(field)) {
    if (isFit) part.removeAttribute("aria-invalid");
    else part.setAttribute("aria-invalid", "true");
  }
}

const parts = (field) => [...field.querySelectorAll("[data-part]")];

/** A number field that holds something else says so, and gives nothing. */
function held(part) {
  if (part.type === "checkbox") return part.checked;
  return part.validity.badInput ? "?" : part.value.replaceAll(/\s/g, "");
}
