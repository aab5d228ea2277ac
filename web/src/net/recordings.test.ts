// A recording on its way to the table: over a bad network, with one ticket, and once.
import { expect, test } from 'vitest';
import type { Answer } from './api';
import {
  Delivery,
  type UploadedRecording,
  type UploadProgress,
  type Transport,
  type Ticket,
} from './recordings';
import { refuse } from './refusal';

const TICKET: Ticket = { ticket: 'one', max_bytes: 1000, max_seconds: 15 };
const BROUGHT: UploadedRecording = { recording: 'abc', kind: 'sound', seconds: 3 };
const CUT: Answer<never> = { ok: false, refusal: refuse('no_answer') };
const good = <T>(value: T): Answer<T> => ({ ok: true, value });
const no = (code: string): Answer<never> => ({ ok: false, refusal: { code, params: {} } });

/** A transport that answers as a test says, and whose pauses end when a test says. */
class FakeTransport implements Transport {
  asked: string[] = [];
  puts: string[] = [];
  pauses: { ms: number; end: () => void }[] = [];
  tickets: Answer<Ticket>[] = [];
  answers: (Answer<UploadedRecording> | 'hangs')[] = [];

  ask = (kind: string): Promise<Answer<Ticket>> => {
    this.asked.push(kind);
    const number = this.asked.length;
    return Promise.resolve(this.tickets.shift() ?? good({ ...TICKET, ticket: `t${number}` }));
  };
  put: Transport['put'] = (ticket, _bytes, progress, stop) => {
    this.puts.push(ticket);
    progress(0.5);
    const answer = this.answers.shift() ?? good(BROUGHT);
    if (answer !== 'hangs') return Promise.resolve(answer);
    return new Promise((resolve) => stop.addEventListener('abort', () => resolve(CUT)));
  };
  later = (ms: number, end: () => void): (() => void) => {
    const pause = { ms, end };
    this.pauses.push(pause);
    return () => void (this.pauses = this.pauses.filter((one) => one !== pause));
  };
  random = (): number => 0.5;

  /** Let the time of the pause pass. */
  async pass(): Promise<number> {
    await settled();
    const pause = this.pauses.shift();
    if (!pause) throw new Error('nobody waits');
    pause.end();
    await settled();
    return pause.ms;
  }
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

function aDelivery(
  transport: FakeTransport,
  size = 10,
): { delivery: Delivery; heard: UploadProgress[] } {
  const heard: UploadProgress[] = [];
  const bytes = new Blob([new Uint8Array(size)], { type: 'audio/webm' });
  return { delivery: new Delivery('sound', bytes, transport, (way) => heard.push(way)), heard };
}

test('asks for a ticket, sends the bytes and tells how far they are', async () => {
  const transport = new FakeTransport();
  const { delivery, heard } = aDelivery(transport);
  expect(await delivery.send()).toEqual(good(BROUGHT));
  expect(transport.asked).toEqual(['sound']);
  expect(transport.puts).toEqual(['t1']);
  expect(heard).toEqual([
    { part: 0, waits: false },
    { part: 0.5, waits: false },
  ]);
});

test('sent twice, or again when it is there, it travels once', async () => {
  const transport = new FakeTransport();
  const { delivery } = aDelivery(transport);
  const both = await Promise.all([delivery.send(), delivery.send()]);
  expect(both).toEqual([good(BROUGHT), good(BROUGHT)]);
  expect(await delivery.send()).toEqual(good(BROUGHT));
  expect(transport.puts).toEqual(['t1']);
});

test('cut in the middle it is sent again with the same ticket, after longer and longer pauses', async () => {
  const transport = new FakeTransport();
  transport.answers = [CUT, CUT, CUT, good(BROUGHT)];
  const { delivery, heard } = aDelivery(transport);
  const answer = delivery.send();
  const pauses = [await transport.pass(), await transport.pass(), await transport.pass()];
  expect(await answer).toEqual(good(BROUGHT));
  expect(transport.puts).toEqual(['t1', 't1', 't1', 't1']);
  expect(transport.asked).toHaveLength(1);
  expect(pauses).toEqual([500, 1000, 2000]);
  expect(heard.filter((way) => way.waits)).toHaveLength(3);
});

test('a pause never grows beyond some seconds', async () => {
  const transport = new FakeTransport();
  transport.answers = Array<Answer<UploadedRecording>>(12).fill(CUT);
  void aDelivery(transport).delivery.send();
  for (let tries = 0; tries < 11; tries += 1) await transport.pass();
  expect(await transport.pass()).toBe(10_000);
});

test('without a network the ticket itself is asked for again', async () => {
  const transport = new FakeTransport();
  transport.tickets = [CUT, CUT];
  const { delivery } = aDelivery(transport);
  const answer = delivery.send();
  await transport.pass();
  await transport.pass();
  expect(await answer).toEqual(good(BROUGHT));
  expect(transport.asked).toHaveLength(3);
});

test('when the network is back nobody waits for the pause to end', async () => {
  const transport = new FakeTransport();
  transport.answers = [CUT];
  const { delivery } = aDelivery(transport);
  const answer = delivery.send();
  await settled();
  expect(transport.pauses).toHaveLength(1);
  delivery.wake();
  expect(await answer).toEqual(good(BROUGHT));
  expect(transport.pauses).toHaveLength(0);
});

test.each(['recording_not_playable', 'storage_full', 'too_many_recordings', 'not_now'])(
  'what is refused as %s is not tried again',
  async (code) => {
    const transport = new FakeTransport();
    transport.answers = [no(code)];
    expect(await aDelivery(transport).delivery.send()).toEqual(no(code));
    expect(transport.puts).toHaveLength(1);
  },
);

test('a ticket that the server has lost is replaced once, and not for ever', async () => {
  const transport = new FakeTransport();
  transport.answers = [no('ticket_unknown'), no('ticket_unknown')];
  const answer = aDelivery(transport).delivery.send();
  await transport.pass();
  expect(await answer).toEqual(no('ticket_unknown'));
  expect(transport.puts).toEqual(['t1', 't2']);
});

test('what is too large is not sent at all', async () => {
  const transport = new FakeTransport();
  const { delivery } = aDelivery(transport, 1001);
  expect(await delivery.send()).toMatchObject({ refusal: { code: 'recording_too_large' } });
  expect(transport.puts).toEqual([]);
});

test('left in the middle it stops; taken up again it goes on with its ticket', async () => {
  const transport = new FakeTransport();
  transport.answers = ['hangs'];
  const { delivery } = aDelivery(transport);
  const answer = delivery.send();
  await settled();
  delivery.stop();
  expect(await answer).toEqual(no('upload_stopped'));
  expect(await delivery.send()).toEqual(good(BROUGHT));
  expect(transport.puts).toEqual(['t1', 't1']);
  expect(transport.asked).toHaveLength(1);
});

test('left during a pause it does not wake up by itself', async () => {
  const transport = new FakeTransport();
  transport.answers = [CUT];
  const { delivery } = aDelivery(transport);
  const answer = delivery.send();
  await settled();
  delivery.stop();
  expect(await answer).toEqual(no('upload_stopped'));
  expect(transport.pauses).toHaveLength(0);
  expect(transport.puts).toHaveLength(1);
});
