// Elements made by scripts.

/** An element with these children, elements or texts. */
export function made(tag, ...children) {
  const element = document.createElement(tag);
  element.append(...children);
  return element;
}
