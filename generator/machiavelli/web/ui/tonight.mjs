// The recommendation keeps what is chosen in its address: `?n=6&t=120&c=0`. A style alone shows what fits (the page's own).

import { announcer } from "./announce.mjs";
import { keepAddress } from "./kept_address.mjs";

function begin(part) {
  const fields = [...part.querySelectorAll("select")];
  const announce = announcer(part.querySelector("[data-live]"));
  const fault = part.querySelector("[data-fault]");
  const query = new URLSearchParams(location.search);
  const asked = fields.map((field) => [field, query.getAll(field.name)]).filter(([, values]) => values.length);
  fault.hidden = asked.every(([field, values]) => values.length === 1 && values[0] !== "" && canBe(field, values[0]));
  if (fault.hidden) for (const [field, [value]] of asked) field.value = value;
  if (fault.hidden && asked.length) keep(fields);
  part.addEventListener("change", () => {
    fault.hidden = true;
    keep(fields);
    const shown = [...part.querySelectorAll("[data-c]")].filter((answer) => answer.checkVisibility());
    if (shown.length === 1) announce(shown[0].textContent.trim());
  });
  part.dataset.ready = "";
}

const canBe = (field, value) => [...field.options].some((option) => option.value === value);

function keep(fields) {
  const chosen = fields.filter(({ value }) => value !== "").map(({ name, value }) => [name, value]);
  keepAddress(`?${new URLSearchParams(chosen)}`);
}

for (const part of document.querySelectorAll("[data-tonight]")) begin(part);
