// How somebody is notified: the form of a webhook, and channels over a server that the test answers for.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Channels } from '../net/channels';
import { memoryStore, storageOn } from '../net/storage';
import { formOf, Notify } from './notify.svelte';

const NOTHING: Channels = {
  channels: [],
  preferences: null,
  push_key: null,
  email: true,
  webhooks: true,
};
const MAILBOX = {
  id: 'mail',
  kind: 'email',
  to: 'a…@mail.example',
  confirmed: false,
  digest: false,
  secret: '',
};

let asked: { method: string; path: string; body: unknown }[];
let answers: Record<string, [status: number, body: unknown]>;

beforeEach(() => {
  [asked, answers] = [[], { 'GET channels': [200, NOTHING] }];
  vi.stubGlobal('isSecureContext', false);
  vi.stubGlobal('fetch', (path: string, { method, body }: { method: string; body?: string }) => {
    const end = path.replace('/api/tables/HARE/', '');
    asked.push({ method, path: end, body: body === undefined ? null : JSON.parse(body) });
    const [status, said] = answers[`${method} ${end}`] ?? [204, null];
    return Promise.resolve({
      status,
      text: () => Promise.resolve(said === null ? '' : JSON.stringify(said)),
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

async function loaded(): Promise<Notify> {
  const notify = new Notify('HARE', storageOn(memoryStore()));
  await notify.load();
  return notify;
}

test.each([
  ['https://discord.com/api/webhooks/1/abc', 'discord'],
  ['https://hooks.slack.com/services/T/B/x', 'slack'],
  ['https://ntfy.sh/our-table', 'ntfy'],
  ['https://ntfy.example.org/our-table', 'ntfy'],
  ['https://hookshot.example.org/webhook/1', 'matrix'],
  ['https://example.org/discord.com/api/webhooks', null],
  ['https://discord.com.example.org/api/webhooks/1', null],
  ['nothing', null],
])('the address %s tells that it is for %s', (url, form) => {
  expect(formOf(url)).toBe(form);
});

test('the first channel brings the quiet hours of this time zone along', async () => {
  const notify = await loaded();
  answers['POST channels'] = [201, MAILBOX];
  expect(await notify.addEmail(' ada@mail.example ', false)).toBe(true);
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(asked.at(-1)!.body).toEqual({
    email: { address: 'ada@mail.example', digest: false },
    preferences: { language: 'en', quiet: { zone, begins: 1320, ends: 480 } },
  });
  expect(notify.email).toEqual(MAILBOX);
});

test('what is refused is said, and nothing changes', async () => {
  const notify = await loaded();
  const refusal = { code: 'no_such_address', params: {} };
  answers['POST channels'] = [409, { refusal }];
  expect(await notify.addEmail('ada', false)).toBe(false);
  expect(notify.refusal).toEqual(refusal);
  expect(notify.email).toBeNull();
});

test('quiet hours without a channel are only for the first one', async () => {
  const notify = await loaded();
  await notify.change({ language: 'en', quiet: null });
  expect(asked.map(({ method }) => method)).toEqual(['GET']);
  expect(notify.preferences.quiet).toBeNull();
});

test('how often and whether at all is changed with one request each', async () => {
  answers['GET channels'] = [200, { ...NOTHING, channels: [MAILBOX] }];
  const notify = await loaded();
  await notify.setDigest('mail', true);
  expect(asked.at(-1)).toEqual({ method: 'PUT', path: 'channels/mail', body: { digest: true } });
  expect(notify.email?.digest).toBe(true);
  await notify.remove('mail');
  expect(asked.at(-1)).toMatchObject({ method: 'DELETE', path: 'channels/mail' });
  expect(notify.mine).toEqual([]);
});
