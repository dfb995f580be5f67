// What a page holds, kept in its address.

/** Let the address say so from now on; whoever changes the language keeps it. */
export function keepAddress(address) {
  history.replaceState(history.state, "", address);
  for (const link of document.querySelectorAll("a[hreflang]")) link.search = address;
}
