// Test helpers: a world with its own time, and views of a table for frames.
import type { ConnectionState, Listener, Socket, SocketCallbacks, World } from './world';
import { Connection } from './socket';
import { memoryStore, storageOn, type Storage } from './storage';
import type { Kept } from './kept';
import type { Pending } from './outbox';
import type {
  Ack,
  Command,
  FromDevice,
  FromTable,
  PublicView,
  Reacted,
  Refusal,
  Said,
  SeatView,
  TableView,
  ViewFrame,
  YouView,
} from './types';

type Uncounted<Frame> = Omit<Frame, 'number'> & { number?: number | undefined };
/** A frame as a test writes it; views without a number get the next one, as from a server. */
type Spoken = Exclude<FromTable, ViewFrame | Ack> | Uncounted<ViewFrame> | Uncounted<Ack>;

/** A fake socket: it records what was sent, and sends frames to the client. */
export class FakeSocket implements Socket {
  sent: FromDevice[] = [];
  closed = false;
  #views = 0;

  constructor(
    readonly callbacks: SocketCallbacks,
    readonly detour: number,
  ) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromDevice);
  }

  close(): void {
    this.closed = true;
  }

  say(frame: Spoken): void {
    const counts = frame.type === 'view' || frame.type === 'ack';
    this.callbacks.heard(JSON.stringify(counts ? { number: ++this.#views, ...frame } : frame));
  }

  welcome(table = aTable(), you: YouView | null = aYou()): void {
    this.callbacks.opened();
    this.say({ type: 'view', table, you });
  }

  commands(): Extract<FromDevice, { type: 'do' }>[] {
    return this.sent.filter((frame) => frame.type === 'do');
  }
}

/** A world whose time a test controls. */
export class FakeWorld implements World {
  time = 1_767_225_600_000;
  sockets: FakeSocket[] = [];
  chance = 1;
  looked = true;
  #timers: { at: number; what: () => void }[] = [];

  constructor(readonly storage: Storage = storageOn(memoryStore())) {}

  now(): number {
    return this.time;
  }

  later(ms: number, what: () => void): () => void {
    const timer = { at: this.time + ms, what };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((one) => one !== timer);
    };
  }

  random(): number {
    return this.chance;
  }

  looks(): boolean {
    return this.looked;
  }

  dial(callbacks: SocketCallbacks, detour: number): Socket {
    const socket = new FakeSocket(callbacks, detour);
    this.sockets.push(socket);
    return socket;
  }

  get socket(): FakeSocket {
    return this.sockets.at(-1)!;
  }

  /** Let time pass, and run the timers. */
  pass(ms: number): void {
    const until = this.time + ms;
    for (;;) {
      const next = this.#timers.filter((one) => one.at <= until).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.#timers = this.#timers.filter((one) => one !== next);
      this.time = Math.max(this.time, next.at);
      next.what();
    }
    this.time = until;
  }

  /** Let time pass as it does for a frozen page: timers fire once, and late. */
  freeze(ms: number): void {
    this.time += ms;
    const due = this.#timers.filter((one) => one.at <= this.time);
    this.#timers = this.#timers.filter((one) => one.at > this.time);
    due.forEach((one) => one.what());
  }
}

/** A listener that records everything. */
export class Notes implements Listener {
  states: ConnectionState[] = [];
  views: TableView[] = [];
  shownAgain: Kept[] = [];
  waiting: readonly Pending[] = [];
  refusals: { refusal: Refusal; command: Command | null }[] = [];
  lines: Said[] = [];
  reactions: Reacted[] = [];
  offsets: number[] = [];

  state(state: ConnectionState): void {
    this.states.push(state);
  }
  view(table: TableView): void {
    this.views.push(table);
  }
  kept(kept: Kept): void {
    this.shownAgain.push(kept);
  }
  pending(waiting: readonly Pending[]): void {
    this.waiting = waiting;
  }
  refused(refusal: Refusal, command: Command | null): void {
    this.refusals.push({ refusal, command });
  }
  said(line: Said): void {
    this.lines.push(line);
  }
  unsaid(person: string): void {
    this.lines = this.lines.filter((line) => line.person !== person);
  }
  reacted(reaction: Reacted): void {
    this.reactions.push(reaction);
  }
  offset(ms: number): void {
    this.offsets.push(ms);
  }
}

export function aGame(changes: Partial<PublicView> = {}): PublicView {
  return {
    rules: {
      ruleset: 'odyssey',
      players: 4,
      hand: 6,
      end: { score: 30 },
      bonus_cap: 3,
      double_vote: false,
      lone_finder: false,
      clue_kinds: ['text'],
    },
    phase: 'give',
    round: 2,
    storyteller: 1,
    next_storyteller: null,
    clue: { text: 'a long way home' },
    awaited: [0, 2, 3],
    table: [],
    result: null,
    scores: [0, 3, 2, 1],
    pile: 56,
    discards: 4,
    rounds_left: null,
    winners: [],
    ...changes,
  };
}

export function aTable(changes: Partial<TableView> = {}): TableView {
  const game = changes.game === undefined ? aGame() : changes.game;
  return {
    code: 'HARE',
    game_id: 'game-1',
    stage: 'playing',
    settings: {
      ruleset: 'odyssey',
      options: {},
      decks: ['dreams'],
      language: 'en',
      clocks: {},
      caption_required: false,
      bot_remarks: true,
      led_reveal: false,
    },
    people: [
      { id: 'ada', name: 'Ada', rabbit: 3, here: true },
      { id: 'ben', name: 'Ben', rabbit: 0, here: true },
      { id: 'zoe', name: 'Zoë', rabbit: 7, here: true },
      { id: 'tom', name: 'Tom', rabbit: 5 },
      { id: 'eve', name: 'Eve', here: true },
    ],
    seats: ['ada', 'ben', 'zoe', 'tom'],
    host: 'ada',
    locked: false,
    chat_muted: false,
    asking: {},
    autopilot: [],
    awaited: game?.awaited ?? [],
    clock: {},
    last_round: false,
    winners: [],
    wishes: [],
    recordings: null,
    reveal: null,
    lobby: null,
    ...changes,
    game,
  };
}

export function aSeat(changes: Partial<SeatView> = {}): SeatView {
  const hand = ['a', 'b', 'c', 'd', 'e', 'f'].map((card) => `dreams/${card}`);
  return {
    seat: 0,
    hand,
    given: [],
    own: [],
    ballot: null,
    legal: [{ may: 'give', cards: hand, number: 1 }],
    ...changes,
  };
}

export function aYou(changes: Partial<YouView> = {}): YouView {
  return { person: 'ada', seat: 0, game: aSeat(), ...changes };
}

/** A connection that has just been opened. */
export function begin(world = new FakeWorld()) {
  const notes = new Notes();
  const connection = new Connection('HARE', world, notes);
  connection.open();
  return { world, notes, connection };
}

/** A connection that has shown its first view. */
export function sat(world = new FakeWorld()) {
  const begun = begin(world);
  world.socket.welcome();
  return begun;
}

/** Let time pass until there is another socket; how long that took. */
export function another(world: FakeWorld): number {
  const { time, sockets } = world;
  const before = sockets.length;
  while (world.sockets.length === before) world.pass(100);
  return world.time - time;
}
