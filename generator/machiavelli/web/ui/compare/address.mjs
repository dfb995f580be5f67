// Which variants the address of the comparison chooses: `?v=base,quindici`, the one that others are held against first.

export const FEWEST = 2;
export const MOST = 4;

/**
 * The variants chosen, among those `known`; null where the address chooses none. `refused` is what it asks for
 * instead of two to four different variants.
 */
export function readChosen(query, known) {
  const asked = new URLSearchParams(query).get("v");
  if (asked === null) return { chosen: null, refused: null };
  const ids = asked.split(",");
  const fits = ids.length >= FEWEST && ids.length <= MOST && ids.every((id, at) => known.includes(id) && ids.indexOf(id) === at);
  return fits ? { chosen: ids, refused: null } : { chosen: null, refused: asked };
}

/** The address of a choice, from its question mark on. */
export const addressOf = (ids) => `?v=${ids.join(",")}`;
