// Sounds: made in code, allowed by a touch, and one for each thing that happens at a table.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aGame, aTable } from '../net/fixtures';
import type { RevealStep } from '../net/types';
import { soundOf, type Moment } from './soundTable.svelte';
import { SOUNDS, Speaker } from './sounds';

class FakeContext {
  static last: FakeContext | null = null;
  static allowed = true;
  state = 'suspended';
  currentTime = 0;
  sampleRate = 8_000;
  destination = {};
  started = 0;
  #changes = new EventTarget();
  constructor() {
    FakeContext.last = this;
  }
  addEventListener = this.#changes.addEventListener.bind(this.#changes);
  removeEventListener = this.#changes.removeEventListener.bind(this.#changes);
  resume(): Promise<void> {
    if (FakeContext.allowed) this.state = 'running';
    this.#changes.dispatchEvent(new Event('statechange'));
    return Promise.resolve();
  }
  #node = (): object => {
    const param = {
      value: 0,
      setValueAtTime: vi.fn(),
      exponentialRampToValueAtTime: vi.fn(),
    };
    const node = {
      gain: param,
      frequency: param,
      connect: (to: unknown) => to,
      start: () => (this.started += 1),
      stop: () => {},
    };
    return node;
  };
  createGain = this.#node;
  createOscillator = this.#node;
  createBiquadFilter = this.#node;
  createBufferSource = this.#node;
  createBuffer = (_: number, samples: number) => ({
    getChannelData: () => new Float32Array(samples),
  });
}

beforeEach(() => {
  FakeContext.last = null;
  FakeContext.allowed = true;
  vi.stubGlobal('AudioContext', FakeContext);
});
afterEach(() => vi.unstubAllGlobals());
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

test('there is a sound for every moment of a round, and none is silent', () => {
  for (const sound of ['deal', 'flip', 'vote', 'hop', 'win'] as const) {
    expect(SOUNDS[sound].some(({ loud, length }) => loud >= 0.2 && length > 0.05)).toBe(true);
  }
});

test('a speaker that is off opens nothing', async () => {
  const speaker = new Speaker();
  speaker.play('deal');
  await settled();
  expect(FakeContext.last).toBeNull();
});

test('what cannot be heard before the first touch is not heard later all at once', async () => {
  const speaker = new Speaker();
  const page = new EventTarget();
  speaker.listen(page);
  speaker.volume = 1;
  FakeContext.allowed = false;
  speaker.play('deal');
  await settled();
  expect(FakeContext.last!.started).toBe(0);
  FakeContext.allowed = true;
  page.dispatchEvent(new Event('pointerup'));
  await settled();
  expect(FakeContext.last!.state).toBe('running');
  expect(FakeContext.last!.started).toBe(0);
  speaker.play('deal');
  await settled();
  expect(FakeContext.last!.started).toBe(SOUNDS.deal.length);
});

test('who watches is told that the page is silent, and when that ends', async () => {
  const speaker = new Speaker();
  const page = new EventTarget();
  const told: boolean[] = [];
  speaker.watchSilence((silent) => told.push(silent))();
  expect(told).toEqual([false]); // sounds are off: nothing is missed
  speaker.listen(page);
  speaker.volume = 1;
  FakeContext.allowed = false;
  const end = speaker.watchSilence((silent) => told.push(silent));
  expect(told.at(-1)).toBe(true);
  FakeContext.allowed = true;
  page.dispatchEvent(new Event('keydown'));
  await settled();
  expect(told.at(-1)).toBe(false);
  end();
  const known = told.length;
  await FakeContext.last!.resume();
  expect(told.length).toBe(known);
});

test('a context that a call has interrupted goes on at the next touch', async () => {
  const speaker = new Speaker();
  const page = new EventTarget();
  speaker.listen(page);
  speaker.volume = 1;
  speaker.play('vote');
  await settled();
  FakeContext.last!.state = 'interrupted';
  page.dispatchEvent(new Event('touchend'));
  await settled();
  expect(FakeContext.last!.state).toBe('running');
});

const at = (
  phase: 'tell' | 'give' | 'vote' | 'reveal',
  step: RevealStep | null = null,
): Moment => ({
  table: aTable({ game: aGame({ phase, result: null }) }),
  step,
});

test('each thing that happens is heard once, and a page that comes late hears nothing old', () => {
  expect(soundOf({ table: null, step: null }, at('vote'))).toBeNull();
  expect(soundOf(at('reveal'), at('tell'))).toBe('deal');
  expect(soundOf(at('tell'), at('tell'))).toBeNull();
  expect(soundOf(at('tell'), at('give'))).toBe('told');
  expect(soundOf(at('give'), at('vote'))).toBe('flip');
  const votes: RevealStep = { shows: 'votes', at: 0 };
  expect(soundOf(at('vote'), at('reveal', votes))).toBe('vote');
  expect(soundOf(at('reveal', votes), at('reveal', votes))).toBeNull();
  const track: RevealStep = { shows: 'track', at: 6 };
  expect(soundOf(at('reveal', votes), at('reveal', track))).toBeNull();
  const scored = at('reveal', track);
  scored.table!.game!.result = { points: [0, 3], why: [], finders: [] };
  expect(soundOf(at('reveal', votes), scored)).toBe('hop');
  const over: Moment = { table: aTable({ stage: 'over' }), step: null };
  expect(soundOf(scored, over)).toBe('win');
  expect(soundOf(over, over)).toBeNull();
});
