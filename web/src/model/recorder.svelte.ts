// The state of a recorder: ready, asking, counting down, recording, and then a take to play, repeat or tell.
import type { RecordedKind } from '../net/recordings';
import { PER_SECOND } from './peaks';
import { SECONDS, troubleOf, type Source, type Studio, type Trouble } from './studio';
import type { Take, Takes } from './takes';

export type Stage = 'ready' | 'asking' | 'leading' | 'recording' | 'copying' | 'taken';

/** Seconds to step back from the screen before a mime begins. */
const LEAD: Record<RecordedKind, number> = { sound: 0, mime: 3 };
const TICK_MS = 50;
/** Encoders stop late: recording ends this many seconds before the limit. */
const SPARE = 0.25;
/** A shorter recording is an accidental tap. */
const LEAST_SECONDS = 0.4;

export class Recorder {
  stage = $state<Stage>('ready');
  trouble = $state<Trouble | null>(null);
  /** How long it has been recording, and the seconds left of the countdown. */
  seconds = $state(0);
  lead = $state(0);
  /** The loudness, ten times a second. */
  levels = $state.raw<readonly number[]>([]);
  /** What the camera sees while it is open. */
  stream = $state.raw<MediaStream | null>(null);
  take = $state.raw<Take | null>(null);
  readonly most: number;

  #source: Source | null = null;
  #machine: MediaRecorder | null = null;
  #chunks: Blob[] = [];
  #timer: ReturnType<typeof setInterval> | undefined;
  // The number of the attempt: answers for older ones are ignored.
  #turn = 0;

  constructor(
    readonly kind: RecordedKind,
    readonly game: string,
    readonly studio: Studio,
    private readonly takes: Takes,
    private readonly address: (bytes: Blob) => string = (bytes) => URL.createObjectURL(bytes),
    private readonly now: () => number = () => performance.now(),
  ) {
    this.most = SECONDS[kind];
    this.take = takes.get(game, kind);
    if (this.take) this.stage = 'taken';
  }

  /** Ask for the microphone or the camera, and record. */
  start(): Promise<void> {
    return this.#from(() => this.studio.open(this.kind), LEAD[this.kind]);
  }

  /** Use a file that was recorded elsewhere: it is played into the recorder, which limits its length and size. */
  async use(file: Blob): Promise<void> {
    if (this.studio.canRecord) {
      return this.#from(() => this.studio.openFile(this.kind, file), 0, 'copying');
    }
    this.again();
    this.#keep(file, 0);
  }

  /** Stop recording: the result is the take. */
  stop(): void {
    if (this.stage === 'leading') this.again();
    else if (this.#machine?.state === 'recording') this.#machine.stop();
  }

  /** Start over, without the take. */
  again(): void {
    this.takes.drop(this.game, this.kind);
    this.take = null;
    this.#letGo();
    this.stage = 'ready';
  }

  /** Close the recorder when its screen closes; a take is kept. */
  close(): void {
    this.#letGo();
    if (this.stage !== 'taken') this.stage = 'ready';
  }

  async #from(open: () => Promise<Source>, lead: number, then: Stage = 'recording'): Promise<void> {
    this.again();
    const turn = this.#turn;
    this.trouble = null;
    this.stage = 'asking';
    try {
      const source = await open();
      if (turn !== this.#turn) return source.close();
      this.#source = source;
      this.stream = source.stream;
      if (lead > 0) this.#leadIn(lead, then);
      else this.#roll(then);
    } catch (error) {
      if (turn === this.#turn)
        this.#fail(troubleOf(error, then === 'copying' ? 'unreadable' : 'no_device'));
    }
  }

  #leadIn(lead: number, then: Stage): void {
    const begin = this.now();
    this.stage = 'leading';
    this.lead = lead;
    this.#timer = setInterval(() => {
      this.lead = Math.ceil(lead - (this.now() - begin) / 1000);
      if (this.lead > 0) return;
      clearInterval(this.#timer);
      this.#roll(then);
    }, TICK_MS);
  }

  #roll(stage: Stage): void {
    const source = this.#source!;
    const turn = this.#turn;
    try {
      const machine = this.studio.record(source.stream, this.kind);
      this.#machine = machine;
      this.#chunks = [];
      machine.ondataavailable = ({ data }) => {
        if (turn === this.#turn && data.size > 0) this.#chunks.push(data);
      };
      machine.onstop = () => turn === this.#turn && this.#done(machine.mimeType);
      machine.onerror = () => turn === this.#turn && this.#fail('busy');
      machine.start();
    } catch {
      this.#fail('unreadable');
      return;
    }
    const begin = this.now();
    this.stage = stage;
    this.#timer = setInterval(() => {
      this.seconds = Math.min(this.most, (this.now() - begin) / 1000);
      if (this.levels.length < this.seconds * PER_SECOND) {
        this.levels = [...this.levels, source.level()];
      }
      if (this.seconds >= this.most - SPARE) this.stop();
    }, TICK_MS);
    void source.ended?.then(() => turn === this.#turn && this.stop());
  }

  #done(type: string): void {
    const bytes = new Blob(this.#chunks, { type });
    const { seconds, levels } = this;
    this.#letGo();
    if (seconds < LEAST_SECONDS) this.#fail('empty');
    else if (bytes.size === 0) this.#fail('nothing');
    else this.#keep(bytes, seconds, levels);
  }

  #keep(bytes: Blob, seconds: number, levels: readonly number[] = []): void {
    const { kind } = this;
    this.take = { kind, bytes, seconds, levels, url: this.address(bytes), caption: '' };
    this.takes.keep(this.game, this.take);
    this.stage = 'taken';
  }

  #fail(trouble: Trouble): void {
    this.#letGo();
    this.trouble = trouble;
    this.stage = 'ready';
  }

  #letGo(): void {
    this.#turn += 1;
    clearInterval(this.#timer);
    if (this.#machine && this.#machine.state !== 'inactive') this.#machine.stop();
    this.#machine = null;
    this.#source?.close();
    this.#source = null;
    this.stream = null;
    this.seconds = 0;
    this.lead = 0;
    this.levels = [];
  }
}
