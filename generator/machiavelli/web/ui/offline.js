// Has the pages of this language kept for when there is no network, and says when there are new ones: nothing changes unasked.
{
  const { worker, keep: lang, news, reload } = document.currentScript.dataset;
  const offer = (waiting) => {
    const [notice, words, button] = ["div", "span", "button"].map((name) => document.createElement(name));
    Object.assign(notice, { className: "mk-news", role: "status" });
    Object.assign(button, { className: "mk-btn", type: "button", textContent: reload });
    words.textContent = news;
    button.addEventListener("click", () => {
      navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
      waiting.postMessage({ takeOver: true });
    });
    notice.append(words, button);
    document.body.append(notice);
  };
  const keep = async () => {
    const kept = await navigator.serviceWorker.register(worker, { updateViaCache: "none" });
    const watch = (next) => next?.addEventListener("statechange", () => {
      if (next.state === "installed" && navigator.serviceWorker.controller) offer(next);
    });
    if (kept.waiting && navigator.serviceWorker.controller) offer(kept.waiting);
    watch(kept.installing);
    kept.addEventListener("updatefound", () => watch(kept.installing));
    (await navigator.serviceWorker.ready).active.postMessage({ keep: lang });
  };
  // What is fetched ahead must not hold up the page, and not cost whoever counts bytes.
  const begin = () => (window.requestIdleCallback ?? setTimeout)(() => keep().catch(() => {}));
  if (navigator.serviceWorker && !navigator.connection?.saveData) {
    if (document.readyState === "complete") begin();
    else addEventListener("load", begin, { once: true });
  }
}
