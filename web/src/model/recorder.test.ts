// The recorder from the first press to a take, with a machine and a microphone that the test holds.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RecordedKind } from '../net/recordings';
import { Recorder } from './recorder.svelte';
import { troubleOf, typeFor, type Source, type Studio } from './studio';
import { Takes } from './takes';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A MediaRecorder that gives its bytes when it is stopped, as real ones do. */
class FakeMachine {
  state: RecordingState = 'inactive';
  mimeType = 'audio/webm;codecs=opus';
  ondataavailable: ((event: { data: Blob }) => void) | null = null;
  onstop: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(readonly bytes: number) {}

  start(): void {
    this.state = 'recording';
  }

  stop(): void {
    this.state = 'inactive';
    setTimeout(() => {
      this.ondataavailable?.({ data: new Blob([new Uint8Array(this.bytes)]) });
      this.onstop?.();
    });
  }
}

class FakeStudio implements Studio {
  hasDevices = true;
  canRecord = true;
  trouble: Error | null = null;
  bytes = 100;
  opened = 0;
  open_ = 0;
  machines: FakeMachine[] = [];
  endFile: () => void = () => {};

  open = (): Promise<Source> => {
    if (this.trouble) return Promise.reject(this.trouble);
    return Promise.resolve(this.#source());
  };
  openFile = (): Promise<Source> => {
    if (this.trouble) return Promise.reject(this.trouble);
    const ended = new Promise<void>((resolve) => (this.endFile = resolve));
    return Promise.resolve({ ...this.#source(), ended });
  };
  record = (): MediaRecorder => {
    const machine = new FakeMachine(this.bytes);
    this.machines.push(machine);
    return machine as unknown as MediaRecorder;
  };

  #source(): Source {
    this.opened += 1;
    this.open_ += 1;
    return { stream: {} as MediaStream, level: () => 0.5, close: () => void (this.open_ -= 1) };
  }
}

function aRecorder(kind: RecordedKind = 'sound', studio = new FakeStudio()) {
  const freed: string[] = [];
  const takes = new Takes((url) => freed.push(url));
  let urls = 0;
  const make = (): Recorder =>
    new Recorder(
      kind,
      'game',
      studio,
      takes,
      () => `blob:${(urls += 1)}`,
      () => Date.now(),
    );
  return { recorder: make(), make, studio, takes, freed };
}

const pass = (seconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(seconds * 1000);

test('records until it is stopped, and lets go of the microphone', async () => {
  const { recorder, studio, takes } = aRecorder();
  const started = recorder.start();
  expect(recorder.stage).toBe('asking');
  await started;
  expect(recorder.stage).toBe('recording');
  await pass(4);
  expect(recorder.seconds).toBeCloseTo(4, 0);
  expect(recorder.levels.length).toBeGreaterThan(30);
  recorder.stop();
  await pass(0.1);
  expect(recorder.stage).toBe('taken');
  expect(recorder.take).toMatchObject({ kind: 'sound', url: 'blob:1', caption: '' });
  expect(recorder.take!.bytes.size).toBe(100);
  expect(recorder.take!.bytes.type).toBe('audio/webm;codecs=opus');
  expect(recorder.take!.seconds).toBeCloseTo(4, 0);
  expect(takes.get('game', 'sound')).toBe(recorder.take);
  expect(studio.open_).toBe(0);
});

test('at the limit it stops by itself, a little before the server would mind', async () => {
  const { recorder } = aRecorder();
  await recorder.start();
  await pass(20);
  expect(recorder.stage).toBe('taken');
  expect(recorder.take!.seconds).toBeLessThan(15);
  expect(recorder.take!.seconds).toBeGreaterThan(14);
});

test('a mime counts in, and can be left meanwhile', async () => {
  const { recorder, studio } = aRecorder('mime');
  await recorder.start();
  expect([recorder.stage, recorder.lead]).toEqual(['leading', 3]);
  await pass(1.1);
  expect(recorder.lead).toBe(2);
  recorder.again();
  expect(recorder.stage).toBe('ready');
  expect(studio.open_).toBe(0);
  await recorder.start();
  await pass(3.1);
  expect(recorder.stage).toBe('recording');
  expect(studio.machines).toHaveLength(1);
});

test('starting over forgets the take and frees its memory', async () => {
  const { recorder, takes, freed } = aRecorder();
  await recorder.start();
  await pass(1);
  recorder.stop();
  await pass(0.1);
  recorder.again();
  expect(recorder.stage).toBe('ready');
  expect(takes.get('game', 'sound')).toBeNull();
  expect(freed).toEqual(['blob:1']);
});

test('bytes of a recording that was left do not become a take', async () => {
  const { recorder } = aRecorder();
  await recorder.start();
  await pass(1);
  recorder.again();
  await pass(1);
  expect([recorder.stage, recorder.take]).toEqual(['ready', null]);
});

test('a permission that comes when nobody waits any more opens nothing', async () => {
  const { recorder, studio } = aRecorder();
  const started = recorder.start();
  recorder.close();
  await started;
  expect(recorder.stage).toBe('ready');
  expect(studio.opened).toBe(1);
  expect(studio.open_).toBe(0);
});

test('a take stays when the screen goes, and lies ready when it comes back', async () => {
  const { recorder, make } = aRecorder();
  await recorder.start();
  await pass(2);
  recorder.stop();
  await pass(0.1);
  recorder.close();
  const later = make();
  expect(later.stage).toBe('taken');
  expect(later.take).toBe(recorder.take);
});

test.each([
  ['NotAllowedError', 'refused'],
  ['NotFoundError', 'no_device'],
  ['NotReadableError', 'busy'],
  ['NotSupportedError', 'no_device'],
])('%s is told as %s, and a second try may work', async (name, trouble) => {
  const { recorder, studio } = aRecorder();
  studio.trouble = Object.assign(new Error('no'), { name });
  await recorder.start();
  expect([recorder.stage, recorder.trouble]).toEqual(['ready', trouble]);
  studio.trouble = null;
  await recorder.start();
  expect([recorder.stage, recorder.trouble]).toEqual(['recording', null]);
});

test('nothing recorded, or a slip of the finger, is no take', async () => {
  const { recorder, studio } = aRecorder();
  await recorder.start();
  await pass(0.2);
  recorder.stop();
  await pass(0.1);
  expect([recorder.stage, recorder.trouble]).toEqual(['ready', 'empty']);
  studio.bytes = 0;
  await recorder.start();
  await pass(2);
  recorder.stop();
  await pass(0.1);
  expect([recorder.stage, recorder.trouble]).toEqual(['ready', 'nothing']);
});

test('a file is played into the recorder until it ends, and cut where it is too long', async () => {
  const { recorder, studio } = aRecorder('mime');
  await recorder.use(new Blob(['film']));
  expect(recorder.stage).toBe('copying');
  await pass(3);
  studio.endFile();
  await pass(0.1);
  expect(recorder.stage).toBe('taken');
  expect(recorder.take!.seconds).toBeCloseTo(3, 0);
  await recorder.use(new Blob(['long film']));
  await pass(30);
  expect(recorder.stage).toBe('taken');
  expect(recorder.take!.seconds).toBeLessThan(12);
});

test('where nothing can be recorded a file is taken as it is', async () => {
  const { recorder, studio } = aRecorder();
  studio.canRecord = false;
  await recorder.use(new Blob(['as it is']));
  expect(recorder.stage).toBe('taken');
  expect(await recorder.take!.bytes.text()).toBe('as it is');
});

test('a file that cannot be read says so', async () => {
  const { recorder, studio } = aRecorder();
  studio.trouble = new Error('no such codec');
  await recorder.use(new Blob(['junk']));
  expect([recorder.stage, recorder.trouble]).toEqual(['ready', 'unreadable']);
});

test('chooses what every device plays, then what the browser can make', () => {
  expect(typeFor('sound', () => true)).toBe('audio/mp4;codecs=mp4a.40.2');
  expect(typeFor('mime', () => true)).toBe('video/mp4;codecs=avc1.42E01F');
  expect(typeFor('sound', (type) => !type.includes('mp4a'))).toBe('audio/webm;codecs=opus');
  expect(typeFor('mime', (type) => type.includes('webm'))).toBe('video/webm;codecs=vp9');
  expect(typeFor('mime', (type) => type === 'video/mp4')).toBe('video/mp4');
  expect(typeFor('sound', () => false)).toBeNull();
});

test('knows the names that browsers give to their troubles', () => {
  expect(troubleOf(new DOMException('', 'SecurityError'), 'busy')).toBe('refused');
  expect(troubleOf(new DOMException('', 'OverconstrainedError'), 'busy')).toBe('no_device');
  expect(troubleOf('what', 'unreadable')).toBe('unreadable');
});
