// Notes on a page, from before its own scripts: when it became alive, and how long taps take to be painted.

const noted = { ready: null, taps: [] };
window.benchNoted = noted;

const alive = "[data-board][data-ready], [data-lab][data-ready]";
new MutationObserver(() => {
  if (noted.ready === null && document.querySelector(alive)) noted.ready = performance.now();
}).observe(document, { subtree: true, childList: true, attributeFilter: ["data-ready"] });

/** A frame begins, and what comes right after it comes after its paint. */
function painted(then) {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => then(performance.now());
    port2.postMessage(null);
  });
}

addEventListener("click", ({ timeStamp }) => painted((now) => noted.taps.push(now - timeStamp)), { capture: true });

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

/** Milliseconds from asking the worker to its answer, for one position after the other. */
window.benchSolve = async (address, positions) => {
  const { EngineWorker } = await import(address);
  const worker = new EngineWorker();
  const times = [];
  for (const { rules, table, hand } of positions) {
    const begun = performance.now();
    await worker.ask("solve", [rules, { table, hand }]);
    times.push(performance.now() - begun);
  }
  worker.end();
  return times;
};
