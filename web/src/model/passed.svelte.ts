// A device that is passed round: whom it speaks for, who holds it, and when nobody may see anything on it.
import type { Pending } from '../net/outbox';
import type { Command, SeatView, TableView, YouView } from '../net/types';

/** Somebody with a seat for whom this device speaks. */
export interface Holder {
  id: string;
  seat: number;
  game: SeatView | null;
}

/** What is asked of a table here, so that tests can do without one. */
export interface Shown {
  readonly table: TableView | null;
  readonly you: YouView | null;
  readonly pending: readonly Pending[];
}

const SECRET: readonly string[] = ['tell', 'give', 'vote'];
/** What is asked for whoever holds the device; all else is asked by its owner. */
const MOVES: ReadonlySet<Command['do']> = new Set(['tell', 'give', 'take_back', 'vote']);
/** What is asked once for everybody on the device: nobody needs to think about it, or they agree among themselves. */
const TOGETHER: ReadonlySet<Command['do']> = new Set([
  'press_on',
  'wish',
  'return',
  'keep_recordings',
]);

export class PassedDevice {
  /** Who has taken it, by id, and in which phase; null after each of them is done. */
  #taken = $state.raw<{ id: string; at: string } | null>(null);
  /** Who has it in their hands: it goes on from there, and begins there in the next phase. */
  #last = $state.raw({ id: '', at: '' });
  /** The order in which it goes round, by id, once somebody took it out of turn. */
  #way = $state.raw<readonly string[]>([]);

  constructor(private readonly shown: Shown) {}

  /** Whether people without a phone play on this device. */
  isShared: boolean = $derived.by(() => (this.shown.you?.companions?.length ?? 0) > 0);

  /** Everybody with a seat on this device, in seat order. */
  people: Holder[] = $derived.by(() => {
    const { you } = this.shown;
    if (!you) return [];
    const all = [you, ...(you.companions ?? [])];
    return all
      .flatMap(({ person, seat, game }) => (seat === null ? [] : [{ id: person, seat, game }]))
      .sort((a, b) => a.seat - b.seat);
  });

  /** Whether what is chosen now is secret from the next one to hold the device. */
  isSecret: boolean = $derived.by(() => {
    const phase = this.shown.table?.game?.phase ?? '';
    return this.isShared && this.shown.table?.stage === 'playing' && SECRET.includes(phase);
  });

  /** Those on this device who have something to do, and have not done it; whoever is to get it first. */
  due: Holder[] = $derived.by(() => {
    const awaited = this.shown.table?.awaited ?? [];
    const { id: last, at } = this.#last;
    const round = this.#round;
    const begin = Math.max(0, round.indexOf(last));
    const next = at === this.#moment && !this.#taken ? begin + 1 : begin;
    const way = ({ id }: Holder): number =>
      (round.indexOf(id) - next + round.length) % round.length;
    return this.people
      .filter(({ id, seat }) => awaited.includes(seat) && !this.#hasAsked(id))
      .sort((a, b) => way(a) - way(b));
  });

  /** All people on this device in the order in which it goes round: to the left, until it learns better. */
  get #round(): readonly string[] {
    const people = this.people.map(({ id }) => id);
    const known = this.#way.filter((id) => people.includes(id));
    return [...known, ...people.filter((id) => !known.includes(id))];
  }

  /** Who holds it: whoever has taken it, until they are done; the storyteller without asking. */
  holder: Holder | null = $derived.by(() => {
    if (!this.isSecret) return null;
    const game = this.shown.table?.game;
    const teller = game?.phase === 'tell' ? game.storyteller : null;
    const taken = this.#taken?.at === this.#moment ? this.#taken.id : null;
    return this.due.find(({ id, seat }) => id === taken || seat === teller) ?? null;
  });

  /** The curtain is down: nobody holds the device. */
  isDown: boolean = $derived.by(() => this.isSecret && this.holder === null);

  /** The seats that this device speaks for at this moment. */
  seats: number[] = $derived.by(() => {
    if (this.isSecret) return this.holder ? [this.holder.seat] : [];
    return this.people.map(({ seat }) => seat);
  });

  /** Whose seat is called “you” in a result: nobody’s where several people read it. */
  reader: number | null = $derived.by(() => {
    if (this.isSecret) return this.holder?.seat ?? null;
    return this.isShared ? null : (this.shown.you?.seat ?? null);
  });

  /** With the box, whoever on this device tells next: the clue ends the reveal for everybody. */
  nextToTell: Holder | null = $derived.by(() => {
    const { table } = this.shown;
    const next = table?.game?.next_storyteller ?? null;
    if (table?.game?.rules.cards !== 'box' || table.last_round) return null;
    return this.people.find(({ seat }) => seat === next && table.awaited.includes(seat)) ?? null;
  });

  /** Somebody has it; where somebody else was next, it comes to them in this order from now on. */
  take(id: string): void {
    const next = this.due[0]?.id;
    if (next !== undefined && next !== id) {
      const others = this.#round.filter((one) => one !== id);
      this.#way = others.toSpliced(others.indexOf(next), 0, id);
    }
    this.#taken = { id, at: this.#moment };
    this.#last = { id, at: this.#moment };
  }

  /** Whoever holds it has made their move, and gives it away, even if they are asked once more. */
  handOn(body: Command): void {
    if (MOVES.has(body.do) && body.do !== 'take_back') this.#taken = null;
  }

  /** Whoever made the last move of a phase does not hold the device in the next one. */
  get #moment(): string {
    const { table } = this.shown;
    return `${table?.game_id} ${table?.game?.round} ${table?.game?.phase}`;
  }

  /** A new view: whoever is done gives the device away. */
  settle(): void {
    const taken = this.people.find(({ id }) => id === this.#taken?.id);
    if (!taken || !this.shown.table?.awaited.includes(taken.seat)) this.#taken = null;
  }

  /** For whom a command is sent: ids of companions, null for the device's own person. */
  speakers(body: Command): (string | null)[] {
    const own = this.shown.you?.person;
    const asFrame = (id: string): string | null => (id === own ? null : id);
    if (this.holder && MOVES.has(body.do)) return [asFrame(this.holder.id)];
    if (!this.isShared) return [null];
    // Anybody at a seat may say it; the owner of the device may have none.
    if (body.do === 'last_round') return this.people.slice(0, 1).map(({ id }) => asFrame(id));
    if (!TOGETHER.has(body.do)) return [null];
    const meant = this.people.filter(({ id, seat }) => this.#isMeant(body.do, id, seat));
    if (meant.length === 0) return [null];
    // With the box one person goes on for all.
    return (body.do === 'press_on' ? meant.slice(0, 1) : meant).map(({ id }) => asFrame(id));
  }

  #isMeant(what: Command['do'], id: string, seat: number): boolean {
    const { table } = this.shown;
    if (what === 'press_on') return table?.awaited.includes(seat) ?? false;
    if (what === 'return') return this.#isPlayedFor(id, seat);
    return !this.#hasAsked(id);
  }

  /** Whether the autopilot plays for somebody on this device who has not left. */
  isPlayedFor: boolean = $derived.by(() =>
    this.people.some(({ id, seat }) => this.#isPlayedFor(id, seat)),
  );

  #isPlayedFor(id: string, seat: number): boolean {
    const { table } = this.shown;
    const hasLeft = table?.people.some((person) => person.id === id && person.left) ?? false;
    return !hasLeft && (table?.autopilot.includes(seat) ?? false);
  }

  #hasAsked(id: string): boolean {
    const { table, you, pending } = this.shown;
    return pending.some(
      ({ frame }) =>
        (frame.person ?? you?.person) === id &&
        frame.game === table?.game_id &&
        frame.round === (table.game?.round ?? null) &&
        frame.phase === (table.game?.phase ?? null) &&
        (MOVES.has(frame.body.do) || frame.body.do === 'press_on'),
    );
  }
}
