// The service worker: built files and public pictures come from this device once they are here, and the
// page itself where the network fails. It also shows notifications.
// Everything else goes to the network: what it says of a table must never be old.
const ROOT = new URL('./', self.location).pathname;
const SHELVES = { assets: 200, pictures: 1500 }; // so many files are kept at most
const STALE_AFTER = 24 * 3600 * 1000; // a picture keeps its address when its deck is painted anew
const PAGE = 'storyhare-page'; // the page is the same for every address
const SLOW_MS = 800; // after this, the page that is kept is shown
const PUSH = 'storyhare-push'; // what is needed to subscribe again: net/push.ts keeps it
const RENEWAL = '/renewal';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// -- files ------------------------------------------------------------------------------------------

self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== 'GET' || origin !== self.location.origin) return;
  const shelf = shelfOf(pathname);
  if (shelf) event.respondWith(answer(event, shelf));
  else if (event.request.mode === 'navigate' && isPage(pathname)) event.respondWith(page(event));
});

// A page that was loaded before this worker tells what it has loaded.
self.addEventListener('message', (event) => {
  const known = (event.data?.loaded ?? []).filter((url) => shelfOf(new URL(url).pathname));
  event.waitUntil(Promise.all(known.map((url) => load(url).catch(() => {}))));
  if (event.data?.loaded) event.waitUntil(keepPage(fetch(ROOT)).catch(() => {}));
});

const shelfOf = (path) => Object.keys(SHELVES).find((name) => path.startsWith(`${ROOT}${name}/`));
const isPage = (path) => path === ROOT || path.startsWith(`${ROOT}t/`);

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
  if (isShared(fresh)) event.waitUntil(keep(cache, shelf, event.request, fresh.clone()));
  return fresh;
}

async function load(url) {
  const shelf = shelfOf(new URL(url).pathname);
  const cache = await caches.open(`storyhare-${shelf}`);
  if (await cache.match(url)) return;
  const fresh = await fetch(url);
  if (isShared(fresh)) await keep(cache, shelf, url, fresh);
}

// The server says "private" of pictures that people brought: they stay with their table.
const isShared = (fresh) =>
  fresh.status === 200 && fresh.headers.get('cache-control')?.includes('public');

async function keep(cache, shelf, request, response) {
  await cache.put(request, response);
  const oldest = await cache.keys();
  for (const old of oldest.slice(0, -SHELVES[shelf])) await cache.delete(old);
}

async function page(event) {
  const kept = await (await caches.open(PAGE)).match(ROOT);
  const fresh = keepPage(fetch(event.request));
  if (!kept) return fresh;
  event.waitUntil(fresh.catch(() => {}));
  const orKept = fresh.then((got) => (got.status < 502 ? got : kept)).catch(() => kept);
  return Promise.race([orKept, new Promise((done) => setTimeout(() => done(kept), SLOW_MS))]);
}

async function keepPage(asked) {
  const fresh = await asked;
  const isOurs = fresh.headers.get('content-type')?.startsWith('text/html');
  if (fresh.status === 200 && isOurs && !fresh.redirected) {
    await (await caches.open(PAGE)).put(ROOT, fresh.clone());
  }
  return fresh;
}

// -- notifications ----------------------------------------------------------------------------------

self.addEventListener('push', (event) => event.waitUntil(show(event.data)));

async function show(data) {
  let said = {};
  try {
    said = data.json();
  } catch {
    // Whatever came: a browser wants something to be shown.
  }
  await self.registration.showNotification(said.title ?? 'Storyhare', {
    body: said.body ?? '',
    tag: said.table ?? 'storyhare',
    renotify: true, // a later one about the same table takes the place of this
    icon: `${ROOT}icons/hare-192.png`,
    data: { link: said.link ?? ROOT },
  });
  const shown = await self.registration.getNotifications();
  await self.navigator.setAppBadge?.(shown.length).catch(() => {});
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.link ?? ROOT));
});

async function open(link) {
  const wanted = new URL(link, self.location);
  if (wanted.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(({ url }) => new URL(url).pathname === wanted.pathname);
  await (there ? there.focus() : self.clients.openWindow(wanted.href));
}

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));

async function renew(event) {
  const kept = await (await caches.open(PUSH)).match(RENEWAL);
  const { key, tables } = (await kept?.json()) ?? { tables: {} };
  const codes = Object.keys(tables);
  if (codes.length === 0) return;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const made = event.newSubscription ?? (await self.registration.pushManager.subscribe(options));
  const { endpoint, keys } = made.toJSON();
  const push = { endpoint, p256dh: keys.p256dh, auth: keys.auth };
  await Promise.all(
    codes.map((code) =>
      fetch(`${ROOT}api/tables/${encodeURIComponent(code)}/channels`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ push, preferences: tables[code] }),
      }).catch(() => {}),
    ),
  );
}
