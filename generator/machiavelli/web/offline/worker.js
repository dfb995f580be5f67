// Without a network: the pages last seen or fetched ahead. With one, always what the network has, so that nothing goes stale.
// VERSION and FILES, the addresses of each language and under "" what all share, are written by the build.

const CACHE = `machiavelli ${self.registration.scope} ${VERSION}`;
const isOurs = (name) => name.startsWith(`machiavelli ${self.registration.scope} `);

const fetchAhead = (cache, part) => cache.addAll(FILES[part].map((file) => new Request(file, { cache: "no-cache" })));

self.addEventListener("install", (event) => event.waitUntil(install()));

/** What all pages share, and the languages that the version before had been asked to keep. */
async function install() {
  const cache = await caches.open(CACHE);
  const parts = [""];
  for (const lang of Object.keys(FILES).filter(Boolean)) {
    if (await caches.match(`${lang}/variants/`)) parts.push(lang);
  }
  for (const part of parts) await fetchAhead(cache, part);
}

self.addEventListener("activate", (event) => {
  const old = async () => (await caches.keys()).filter((name) => isOurs(name) && name !== CACHE);
  event.waitUntil(old().then((names) => Promise.all(names.map((name) => caches.delete(name)))));
});

self.addEventListener("message", (event) => {
  const { keep, takeOver } = event.data;
  // A new version waits until the reader asks for it, or has left all pages.
  if (takeOver) self.skipWaiting();
  if (Object.hasOwn(FILES, keep)) event.waitUntil(keepLanguage(keep).catch(() => {}));
});

async function keepLanguage(lang) {
  const cache = await caches.open(CACHE);
  if (!(await cache.match(`${lang}/variants/`))) await fetchAhead(cache, lang);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && new URL(request.url).origin === location.origin) event.respondWith(answer(request));
});

async function answer(request) {
  const cache = await caches.open(CACHE);
  try {
    const response = await fetch(request);
    // A full disk takes nothing away from whoever has a network.
    if (response.status === 200 && (await cache.match(request))) cache.put(request, response.clone()).catch(() => {});
    return response;
  } catch (error) {
    const kept = await cache.match(request, { ignoreSearch: true });
    if (kept) return kept;
    throw error;
  }
}
