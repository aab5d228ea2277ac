// The service worker: built files and public pictures come from this device once they are here.
// Everything else goes to the network: a table must never be shown from a memory.
const ROOT = new URL('./', self.location).pathname;
const SHELVES = { assets: 200, pictures: 1500 }; // so many files are kept at most
const STALE_AFTER = 24 * 3600 * 1000; // a picture keeps its address when its deck is painted anew

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url);
  const shelf = Object.keys(SHELVES).find((name) => pathname.startsWith(`${ROOT}${name}/`));
  if (event.request.method !== 'GET' || origin !== self.location.origin || !shelf) return;
  event.respondWith(answer(event, shelf));
});

async function answer(event, shelf) {
  const cache = await caches.open(`storyhare-${shelf}`);
  const kept = await cache.match(event.request);
  if (!kept) return fetchAndKeep(event, cache, shelf);
  const age = Date.now() - Date.parse(kept.headers.get('date'));
  if (shelf === 'pictures' && !(age < STALE_AFTER)) {
    event.waitUntil(fetchAndKeep(event, cache, shelf).catch(() => {}));
  }
  return kept;
}

async function fetchAndKeep(event, cache, shelf) {
  const fresh = await fetch(event.request);
  // The server says "private" of pictures that people brought: they stay with their table.
  const shared = fresh.headers.get('cache-control')?.includes('public');
  if (fresh.status === 200 && shared)
    event.waitUntil(keep(cache, shelf, event.request, fresh.clone()));
  return fresh;
}

async function keep(cache, shelf, request, response) {
  await cache.put(request, response);
  const oldest = await cache.keys();
  for (const old of oldest.slice(0, -SHELVES[shelf])) await cache.delete(old);
}
