// What the reader has switched off, remembered where the browser allows it.

const PLACE = "machiavelli.off.";

export function isOff(name) {
  try {
    return localStorage.getItem(PLACE + name) !== null;
  } catch {
    return false;
  }
}

export function turn(name, on) {
  try {
    if (on) localStorage.removeItem(PLACE + name);
    else localStorage.setItem(PLACE + name, "");
  } catch {
    // Nothing is remembered, and nothing is switched off.
  }
}
