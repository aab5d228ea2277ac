// Small synthesized sounds: there are no files to load, and they are off by default.

export type Sound = 'card' | 'token' | 'hop' | 'turn' | 'told';

interface Note {
  /** Hertz at the beginning and at the end. */
  from: number;
  to: number;
  /** The start after the beginning of the sound, and the length, in seconds. */
  at: number;
  length: number;
  loud: number;
  wave: OscillatorType;
}

const note = (from: number, to: number, at: number, length: number, loud: number): Note => ({
  from,
  to,
  at,
  length,
  loud,
  wave: 'sine',
});

const TUNES: Record<Exclude<Sound, 'card'>, Note[]> = {
  token: [note(220, 140, 0, 0.09, 0.5), { ...note(880, 500, 0, 0.03, 0.12), wave: 'triangle' }],
  hop: [note(260, 520, 0, 0.13, 0.3)],
  turn: [note(587, 587, 0, 0.5, 0.25), note(880, 880, 0.16, 0.7, 0.22)],
  told: [
    note(392, 392, 0, 0.6, 0.18),
    note(494, 494, 0.08, 0.6, 0.16),
    note(587, 587, 0.16, 0.8, 0.14),
  ],
};

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

  play(sound: Sound): void {
    if (this.#volume === 0) return;
    const context = this.#open();
    if (context === null) return;
    if (sound === 'card') this.#rustle(context);
    else TUNES[sound].forEach((one) => this.#ring(context, one));
  }

  #open(): AudioContext | null {
    if (typeof AudioContext === 'undefined') return null;
    if (this.#context === null) {
      this.#context = new AudioContext();
      this.#out = this.#context.createGain();
      this.#out.gain.value = this.#volume ** 2;
      this.#out.connect(this.#context.destination);
    }
    // Browsers allow sound only after a touch; until then it stays silent. iPhones also interrupt it, for a call.
    if (this.#context.state !== 'running') void this.#context.resume().catch(() => {});
    return this.#context;
  }

  #ring(context: AudioContext, { from, to, at, length, loud, wave }: Note): void {
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

  /** The sound of a card: short, filtered noise. */
  #rustle(context: AudioContext): void {
    const length = 0.14;
    const buffer = context.createBuffer(1, context.sampleRate * length, context.sampleRate);
    const data = buffer.getChannelData(0);
    for (let i = 0; i < data.length; i += 1) {
      data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 2;
    }
    const noise = context.createBufferSource();
    const window = context.createBiquadFilter();
    const swell = context.createGain();
    noise.buffer = buffer;
    window.type = 'bandpass';
    window.frequency.value = 2_400;
    swell.gain.value = 0.35;
    noise.connect(window).connect(swell).connect(this.#out!);
    noise.start();
  }
}

/** The speaker of this page; the preferences set its volume. */
export const speaker = new Speaker();
