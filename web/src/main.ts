// The entry point: loads the messages and the preferences, then mounts the app.
import { mount } from 'svelte';
import './styles/base.css';
import App from './App.svelte';
import { prefs } from './model/prefs.svelte';
import { speaker } from './model/sounds';
import { router } from './model/router.svelte';
import { address } from './net/root';
import { addSplash } from './ui/splash';

const AGAIN_MS = 4_000;
/** When a page has loaded what it needs. */
const SETTLED_MS = 3_000;

// A page that is open while its server is upgraded: the new one no longer has the parts that were not
// loaded yet. Load the page anew, unless it is the network that failed.
window.addEventListener('vite:preloadError', () => {
  if (performance.now() < AGAIN_MS) return; // at its beginning the page tries again by itself
  void fetch(location.href, { method: 'HEAD' })
    .then(({ ok }) => ok && location.reload())
    .catch(() => {});
});

async function begin(): Promise<void> {
  const tooOld = document.getElementById('too-old');
  // Safari learned import maps in 16.4, the oldest version that is promised (floor.ts).
  if (!HTMLScriptElement.supports?.('importmap')) {
    tooOld?.style.setProperty('animation', 'none');
    return;
  }
  tooOld?.remove();
  await prefs.start();
  router.start();
  speaker.listen(document);
  mount(App, { target: document.getElementById('app')! });
  void addSplash().catch(() => {});
  // Not available on plain-HTTP pages; the page works without it.
  if (import.meta.env.PROD) void helped().catch(() => {});
}

/** Register the service worker, and tell it what was loaded before it was there. */
async function helped(): Promise<void> {
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (worker === undefined) return;
  const isFirst = worker.controller === null;
  await worker.register(address('/sw.js'));
  if (!isFirst) return;
  const { active } = await worker.ready;
  setTimeout(() => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    active?.postMessage({ loaded });
  }, SETTLED_MS);
}

begin().catch(() => {
  // The messages did not load: the network failed after the page was loaded. Reload it.
  setTimeout(() => location.reload(), AGAIN_MS);
});
