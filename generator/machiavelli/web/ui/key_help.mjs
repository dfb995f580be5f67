// The help for keys, and what can be switched off there. Loaded when it is first asked for.

import { isOff, turn } from "./settings.mjs";

/** Show the help, or put it away. */
export function keys(board) {
  const help = board.querySelector("[data-keys]");
  help.hidden = !help.hidden;
  if (help.hidden) return;
  for (const box of help.querySelectorAll("[data-setting]")) {
    box.checked = !isOff(box.dataset.setting);
    box.onchange = () => turn(box.dataset.setting, box.checked);
  }
  help.focus();
}
