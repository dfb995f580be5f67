// Notes on a page, from before its own scripts: when it became alive, and how long taps take to be painted.

const ALIVE = "[data-board][data-ready], [data-lab][data-ready]";

/** When the page became alive. */
window.benchReady = new Promise((resolve) => {
  const watch = new MutationObserver(() => {
    if (!document.querySelector(ALIVE)) return;
    watch.disconnect();
    resolve(performance.now());
  });
  watch.observe(document, { subtree: true, childList: true, attributeFilter: ["data-ready"] });
});

/** A frame begins, and what comes right after it comes after its paint. */
function painted(then) {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => then(performance.now());
    port2.postMessage(null);
  });
}

const [taps, told] = [[], []];
let tapped = 0;
addEventListener("click", ({ timeStamp }) => {
  tapped = timeStamp;
  painted((now) => taps.push(now - timeStamp));
}, { capture: true });

/** From now on it is noted when what a tap led to has been told and painted: it is said aloud last. */
window.benchTold = () => {
  const watch = new MutationObserver(() => painted((now) => told.push(now - tapped)));
  watch.observe(document.querySelector("[data-live]"), { childList: true });
};

const taken = (times, count) =>
  new Promise((resolve) => {
    const look = () => (times.length < count ? setTimeout(look, 20) : resolve(times.splice(0)));
    look();
  });

/** The times of so many taps since this was asked last. */
window.benchTaps = (count) => taken(taps, count);

/** The times until what so many taps led to was told. */
window.benchAllTold = (count) => taken(told, count);

/** Milliseconds of one verdict, again and again: so many at once that the clock can tell. */
window.benchJudge = async (address, rules, melds, rounds) => {
  const { judge } = await import(address);
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    for (const meld of melds) judge(rules, meld);
    times.push((performance.now() - begun) / melds.length);
  }
  return times;
};

/** Milliseconds from asking the worker to its answer to `call`, for one position after the other. */
window.benchAsk = async (address, call, positions) => {
  const { EngineWorker } = await import(address);
  const worker = new EngineWorker();
  const times = [];
  for (const { rules, table, hand } of positions) {
    const begun = performance.now();
    await worker.ask(call, [rules, { table, hand }]).catch(() => {}); // no answer in time counts with that time
    times.push(performance.now() - begun);
  }
  worker.end();
  return times;
};
