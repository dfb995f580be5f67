// The theme asks for the search index, its largest file, as each page is opened; here that waits until somebody is about
// to search. Stands before the theme's script.
{
  const about = new Promise((resolve) => {
    for (const type of ["focusin", "pointerdown", "pointerover", "change"]) {
      addEventListener(type, ({ target }) => target.closest?.("#__search, [for=__search], .md-search") && resolve());
    }
    if (new URL(location).searchParams.has("q")) resolve();
  });
  const { open, send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function (method, address, ...more) {
    if (`${address}`.endsWith("/search/search_index.json")) this.send = (body) => about.then(() => send.call(this, body));
    return open.call(this, method, address, ...more);
  };
}
