// Small synthesized sounds: there are no files to load. Browsers allow them after the first touch or key.

export type Sound = 'deal' | 'flip' | 'vote' | 'hop' | 'win' | 'turn' | 'told';

/** A tone. */
interface Note {
  /** Hertz at the beginning and at the end. */
  from: number;
  to: number;
  /** The start after the beginning of the sound, and the length, in seconds. */
  at: number;
  length: number;
  loud: number;
  wave?: OscillatorType;
}

/** Paper: short noise around a pitch. */
interface Rustle {
  paper: number;
  at: number;
  length: number;
  loud: number;
}

const note = (from: number, to: number, at: number, length: number, loud: number): Note => ({
  from,
  to,
  at,
  length,
  loud,
});
const paper = (pitch: number, at: number, length: number, loud: number): Rustle => ({
  paper: pitch,
  at,
  length,
  loud,
});
const knock = (at: number): Note[] => [
  note(220, 140, at, 0.09, 0.5),
  { ...note(880, 500, at, 0.03, 0.12), wave: 'triangle' },
];
// A chord on a plucked string: a bright tone and its octave, which dies sooner.
const pluck = (hertz: number, at: number, length: number, loud: number): Note[] => [
  { ...note(hertz, hertz, at, length, loud), wave: 'triangle' },
  note(hertz * 2, hertz * 2, at, length / 2, loud / 3),
];

export const SOUNDS: Record<Sound, readonly (Note | Rustle)[]> = {
  // Six cards, one after the other.
  deal: [0, 1, 2, 3, 4, 5].map((card) => paper(2100 + card * 130, card * 0.075, 0.1, 0.3)),
  // A card is lifted and falls on its other side.
  flip: [paper(3200, 0, 0.08, 0.22), paper(1500, 0.07, 0.1, 0.34), note(170, 120, 0.08, 0.06, 0.2)],
  vote: knock(0),
  // Two leaps, the second one higher.
  hop: [note(260, 520, 0, 0.13, 0.3), note(330, 660, 0.2, 0.15, 0.3)],
  // Up a major chord to the octave, where it stays.
  win: [
    ...pluck(392, 0, 0.5, 0.24),
    ...pluck(494, 0.13, 0.5, 0.24),
    ...pluck(587, 0.26, 0.5, 0.24),
    ...pluck(784, 0.42, 1.3, 0.3),
    ...pluck(988, 0.46, 1.2, 0.16),
  ],
  turn: [note(587, 587, 0, 0.5, 0.25), note(880, 880, 0.16, 0.7, 0.22)],
  told: [
    note(392, 392, 0, 0.6, 0.18),
    note(494, 494, 0.08, 0.6, 0.16),
    note(587, 587, 0.16, 0.8, 0.14),
  ],
};

/** A sound that has to wait longer for the permission is not played any more. */
const LATE_MS = 400;
const TOUCHES = ['pointerup', 'touchend', 'keydown'] as const;

/** Plays sounds; with volume 0 it creates no audio context. */
export class Speaker {
  #volume = 0;
  #context: AudioContext | null = null;
  #out: GainNode | null = null;

  /** From 0, which is off, to 1. */
  set volume(volume: number) {
    this.#volume = Math.min(1, Math.max(0, volume));
    if (this.#out) this.#out.gain.value = this.#volume ** 2;
  }

  get volume(): number {
    return this.#volume;
  }

  /** Wake up at every touch and key: a call or another app may have interrupted the sound since. */
  listen(page: EventTarget): void {
    const wake = (): void => {
      if (this.#volume > 0) void this.#running();
    };
    for (const touch of TOUCHES) page.addEventListener(touch, wake, { passive: true });
  }

  /** Tells whether the browser keeps this page silent until a touch or key, now and when that changes. */
  watchSilence(tell: (silent: boolean) => void): () => void {
    const context = this.#volume > 0 ? this.#open() : null;
    const look = (): void => tell(context !== null && context.state !== 'running');
    context?.addEventListener('statechange', look);
    void context?.resume().catch(() => {});
    look();
    return () => context?.removeEventListener('statechange', look);
  }

  play(sound: Sound): void {
    if (this.#volume === 0) return;
    const asked = performance.now();
    void this.#running().then((context) => {
      if (context === null || performance.now() - asked > LATE_MS) return;
      for (const one of SOUNDS[sound]) {
        if ('paper' in one) this.#rustle(context, one);
        else this.#ring(context, one);
      }
    });
  }

  /** The context once it runs. Safari interrupts contexts; all browsers suspend them before a touch. */
  async #running(): Promise<AudioContext | null> {
    const context = this.#open();
    if (context === null) return null;
    if (context.state !== 'running') await context.resume().catch(() => {});
    return context.state === 'running' ? context : null;
  }

  #open(): AudioContext | null {
    if (typeof AudioContext === 'undefined') return null;
    if (this.#context === null) {
      this.#context = new AudioContext();
      this.#out = this.#context.createGain();
      this.#out.gain.value = this.#volume ** 2;
      this.#out.connect(this.#context.destination);
    }
    return this.#context;
  }

  #ring(context: AudioContext, { from, to, at, length, loud, wave = 'sine' }: Note): void {
    const begin = context.currentTime + at;
    const voice = context.createOscillator();
    const swell = context.createGain();
    voice.type = wave;
    voice.frequency.setValueAtTime(from, begin);
    voice.frequency.exponentialRampToValueAtTime(to, begin + length);
    swell.gain.setValueAtTime(0.0001, begin);
    swell.gain.exponentialRampToValueAtTime(loud, begin + 0.012);
    swell.gain.exponentialRampToValueAtTime(0.0001, begin + length);
    voice.connect(swell).connect(this.#out!);
    voice.start(begin);
    voice.stop(begin + length);
  }

  #rustle(context: AudioContext, { paper: pitch, at, length, loud }: Rustle): void {
    const samples = Math.ceil(context.sampleRate * length);
    const buffer = context.createBuffer(1, samples, context.sampleRate);
    const data = buffer.getChannelData(0);
    for (let i = 0; i < samples; i += 1) {
      data[i] = (Math.random() * 2 - 1) * (1 - i / samples) ** 2;
    }
    const noise = context.createBufferSource();
    const window = context.createBiquadFilter();
    const swell = context.createGain();
    noise.buffer = buffer;
    window.type = 'bandpass';
    window.frequency.value = pitch;
    swell.gain.value = loud;
    noise.connect(window).connect(swell).connect(this.#out!);
    noise.start(context.currentTime + at);
  }
}

/** The speaker of this page; the preferences set its volume. */
export const speaker = new Speaker();
