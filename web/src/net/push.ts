// Notifications of this browser: whether it can have them, and its subscription at its push service.

/**
 * Whether people can be notified here: `install`, once the app is installed (iPhone); `insecure`,
 * not over plain HTTP; `denied`, the person has forbidden it.
 */
export type PushState = 'ready' | 'denied' | 'install' | 'insecure' | 'unsupported';

export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** What the service worker needs to subscribe again by itself; kept where it can read it. */
export interface Renewal {
  key: string;
  /** The preferences of each table for which this device is notified. */
  tables: Record<string, unknown>;
}

const KEPT_IN = 'storyhare-push';
const KEPT_AS = '/renewal';
const WORKER_MS = 5_000;

export function pushState(): PushState {
  if (!isSecureContext) return 'insecure';
  const isThere = 'PushManager' in window && 'Notification' in window;
  if (isThere && 'serviceWorker' in navigator) {
    return Notification.permission === 'denied' ? 'denied' : 'ready';
  }
  return isApplePhone() && !isInstalled() ? 'install' : 'unsupported';
}

function isApplePhone(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  // An iPad calls itself a Mac.
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Mac OS') && maxTouchPoints > 1);
}

function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches;
}

/** Ask for permission, unless it was given, and subscribe; null: the person or the browser says no. */
export async function subscribe(key: string): Promise<Subscription | null> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return null;
    const worker = await registration();
    if (worker === null) return null;
    const known = await worker.pushManager.getSubscription();
    if (known !== null && !hasKey(known, key)) await known.unsubscribe();
    return written(
      await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }),
    );
  } catch {
    return null; // no push service, or none that answers
  }
}

/** The subscription as it is, without asking anybody; null: there is none, or for another server. */
export async function subscribed(key: string): Promise<Subscription | null> {
  if (pushState() !== 'ready' || Notification.permission !== 'granted') return null;
  const worker = await registration();
  const known = (await worker?.pushManager.getSubscription()) ?? null;
  return known === null || !hasKey(known, key) ? null : written(known);
}

/** Take away what was shown about a table, since its page is open now. */
export async function dismissShown(tag: string): Promise<void> {
  if (pushState() !== 'ready') return;
  const shown = (await (await registration())?.getNotifications({ tag })) ?? [];
  for (const one of shown) one.close();
}

export async function keepRenewal(change: (renewal: Renewal) => void): Promise<void> {
  if (!('caches' in window)) return;
  const kept = await caches.open(KEPT_IN);
  const known = (await (await kept.match(KEPT_AS))?.json()) as Renewal | undefined;
  const renewal = known ?? { key: '', tables: {} };
  change(renewal);
  await kept.put(KEPT_AS, Response.json(renewal));
}

async function registration(): Promise<ServiceWorkerRegistration | null> {
  // Where the worker cannot start it never gets ready.
  const patience = new Promise<null>((done) => setTimeout(() => done(null), WORKER_MS));
  return Promise.race([navigator.serviceWorker.ready, patience]);
}

function written(subscription: PushSubscription): Subscription {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint!, p256dh: keys!['p256dh']!, auth: keys!['auth']! };
}

function hasKey({ options }: PushSubscription, key: string): boolean {
  const bytes = options.applicationServerKey;
  // A browser that does not tell is believed.
  return bytes === null || bytes === undefined || asText(new Uint8Array(bytes)) === key;
}

function asText(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
