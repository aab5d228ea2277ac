// The state of a table: the newest view of the server, and this person's pending commands.
import { untrack } from 'svelte';
import { connect } from '../net/browser';
import type { Pending } from '../net/outbox';
import type { Connection } from '../net/socket';
import type { ConnectionState, Listener } from '../net/world';
import type {
  Ballot,
  Clue,
  Command,
  MayGive,
  MayTell,
  MayVote,
  Offer,
  PersonView,
  Phase,
  PublicView,
  Reaction,
  RulesetName,
  SeatView,
  Settings,
  TableView,
  YouView,
} from '../net/types';
import { isOverDays, movesUntil, secondsInAll, secondsLeft } from './clock';
import type { Asked } from './commands';
import { drafts as ours, type Drafts } from './drafts';
import { Faces } from './faces.svelte';
import { Missed, type Mode } from './missed';
import { withNames } from './people';
import { PassedDevice } from './passed.svelte';
import { RevealProgress } from './reveal.svelte';
import type { Move, ShownReaction } from './shown';
import { Talk } from './talk.svelte';
import { teamsOf, type Team } from './teams';

export type Converse = (
  code: string,
  listener: Listener,
  watch: boolean,
) => { connection: Pick<Connection, 'ask' | 'say' | 'react'>; stop: () => void };

const TICK_MS = 250;

export class TableModel extends Talk {
  /** The newest view; null until the first one is there. */
  table = $state.raw<TableView | null>(null);
  you = $state.raw<YouView | null>(null);
  connection = $state.raw<ConnectionState>({ name: 'connecting' });
  pending = $state.raw<readonly Pending[]>([]);
  /** While a reveal is shown that was missed: how many more follow. */
  missed = $state<number | null>(null);
  /** Rounds that were revealed and not seen, and whether they are shown, offered, or wait. */
  since = $state.raw<{ rounds: readonly number[]; mode: Mode }>({ rounds: [], mode: 'look' });
  /** When the server sent the view that is shown until this page is connected; null: it is. */
  keptAt = $state<number | null>(null);

  /** Who holds this device, where several people play on it. */
  readonly passed = new PassedDevice(this);
  /** How far the reveal is, on this device as on all others. */
  readonly reveal = new RevealProgress(() => Date.now() + this.#offset);

  #offset = $state(0);
  #now = $state(Date.now());
  #phaseSince = $state(Date.now());
  #talk: ReturnType<Converse> | null = null;
  #ticker: ReturnType<typeof setInterval> | undefined;
  #faces = new Faces();
  reactions: readonly ShownReaction[] = $derived(this.#faces.shown);
  #missed = new Missed(() => Date.now() + this.#offset);
  /** The newest view as it came. */
  #told: [TableView, YouView | null] | null = null;

  constructor(
    readonly code: string,
    /** Watch as a spectator, as a TV does, even if this browser has a seat. */
    readonly watching = false,
    private readonly begin: Converse = connect,
    private readonly drafts: Drafts = ours,
  ) {
    super();
  }

  /** Connect to the table. */
  open(): void {
    // What is shown at once must not make an effect that opens the table run again with each view.
    this.#talk = untrack(() => this.begin(this.code, this.#listener(), this.watching));
    this.#ticker = setInterval(() => {
      if (this.table?.clock.deadline || this.table?.stage === 'playing') this.#now = Date.now();
    }, TICK_MS);
  }

  /** Disconnect; the seat is kept. */
  close(): void {
    clearInterval(this.#ticker);
    this.reveal.stop();
    this.#faces.stop();
    this.#talk?.stop();
    this.#talk = null;
  }

  #listener(): Listener {
    return {
      state: (state) => (this.connection = state),
      view: (table, you) => {
        this.keptAt = null;
        this.#missed.arrive(this.connection, table, you);
        this.#show(table, you);
      },
      kept: ({ at, table, you }) => {
        this.keptAt = at;
        this.#missed.arrive(this.connection, table, you);
        this.#show(table, you);
      },
      pending: (waiting) => {
        this.pending = [...waiting];
        if (this.#missed.rounds.length > 0) this.#show(...this.#told!);
      },
      refused: (refusal) => this.tellRefusal(refusal),
      said: (line) => this.hear(line),
      unsaid: (person) => this.unsay(person),
      reacted: ({ person, face }) => this.#faces.show(person, face),
      offset: (ms) => {
        this.#offset = ms;
        this.reveal.follow();
      },
    };
  }

  #show(newTable: TableView, newYou: YouView | null): void {
    this.#told = [newTable, newYou];
    const [table, you] = this.#missed.shown(newTable, newYou, this.pending);
    this.missed = this.#missed.more;
    this.since = { rounds: this.#missed.rounds, mode: this.#missed.mode };
    const key = (view: TableView | null) =>
      `${view?.game_id} ${view?.game?.round} ${view?.game?.phase}`;
    const isOver = key(this.table) !== key(table);
    if (isOver) [this.#phaseSince, this.refusals] = [Date.now(), []];
    this.table = withNames(table);
    this.you = you;
    this.#now = Date.now();
    this.passed.settle();
    this.reveal.follow(table.reveal ?? null);
  }

  protected get ownId(): string | undefined {
    return this.you?.person;
  }

  // -- people and seats -------------------------------------------------------------------------

  people = $derived(new Map((this.table?.people ?? []).map((person) => [person.id, person])));
  me: PersonView | null = $derived(this.people.get(this.you?.person ?? '') ?? null);
  /** One’s own seat, or that of whoever holds a device that is passed round; null for spectators. */
  seat: number | null = $derived(
    (this.passed.isSecret ? this.passed.holder : this.you)?.seat ?? null,
  );
  isHost: boolean = $derived(this.me !== null && this.table?.host === this.me.id);
  host: PersonView | null = $derived(this.people.get(this.table?.host ?? '') ?? null);
  /** Everybody at a seat, in seat order. */
  seats: PersonView[] = $derived(
    (this.table?.seats ?? []).map((id) => this.people.get(id) ?? { id, name: '' }),
  );
  /** People without a seat. */
  watchers: PersonView[] = $derived(
    (this.table?.people ?? []).filter(({ id, here }) => here && !this.table!.seats.includes(id)),
  );
  ruleset: RulesetName = $derived(
    this.table?.game?.rules.ruleset ?? this.table?.settings.ruleset ?? 'odyssey',
  );
  /** The pairs in team; none in other rulesets, or while somebody has no partner. */
  teams: Team[] = $derived(teamsOf(this.ruleset, this.table?.seats.length ?? 0));
  onAutopilot: boolean = $derived(
    this.passed.isShared
      ? this.passed.isPlayedFor
      : this.seat !== null && (this.table?.autopilot.includes(this.seat) ?? false),
  );

  personOfSeat(seat: number): PersonView | null {
    return this.seats[seat] ?? null;
  }

  seatName(seat: number): string {
    return this.seats[seat]?.name ?? '';
  }

  personName(id: string): string {
    return this.people.get(id)?.name ?? '';
  }

  isMe(seat: number): boolean {
    return seat === this.seat;
  }

  /** The partner’s seat, in team. */
  partnerOf(seat: number): number | null {
    const team = this.teams.find(({ seats }) => seats.includes(seat));
    return team?.seats.find((one) => one !== seat) ?? null;
  }

  /** Whether this rabbit is a bot’s; in team, two bots’. */
  isBot(...seats: readonly number[]): boolean {
    return seats.every((seat) => this.seats[seat]?.bot != null);
  }

  /** The rabbit of a seat on the track; in team both partners have that of the first. */
  rabbitOf(seat: number): number {
    const team = this.teams.find(({ seats }) => seats.includes(seat));
    return this.seats[team?.seats[0] ?? seat]?.rabbit ?? 0;
  }

  // -- the game ---------------------------------------------------------------------------------

  stage = $derived(this.table?.stage ?? null);
  game: PublicView | null = $derived(this.table?.game ?? null);
  own: SeatView | null = $derived(
    (this.passed.isSecret ? this.passed.holder : this.you)?.game ?? null,
  );
  phase: Phase | null = $derived(this.game?.phase ?? null);
  round: number = $derived(this.game?.round ?? 0);
  paused = $derived(this.table?.clock.paused ?? null);
  isStoryteller: boolean = $derived(this.seat !== null && this.game?.storyteller === this.seat);
  /** The storyteller of the next round: set during the reveal, unless this is the last round. */
  nextTeller: number | null = $derived(
    this.table?.last_round ? null : (this.game?.next_storyteller ?? null),
  );
  isLastRound: boolean = $derived(this.table?.last_round ?? false);
  /** Whether there is no storyteller yet: whoever tells the first clue becomes it. */
  isRace: boolean = $derived(this.phase === 'tell' && this.game?.storyteller === null);
  /** It is so, and everybody else is a bot: bots leave the first clue to the person. */
  isFirstMine: boolean = $derived(
    this.isRace &&
      this.seat !== null &&
      this.seats.every((_, seat) => this.isMe(seat) || this.isBot(seat)),
  );
  mayTell: MayTell | null = $derived(this.#offer('tell'));
  mayGive: MayGive | null = $derived(this.#offer('give'));
  mayVote: MayVote | null = $derived(this.#offer('vote'));
  mayTakeBack: boolean = $derived(this.#offer('take_back') !== null);
  /** The seats the table waits for. */
  awaited: readonly number[] = $derived(this.table?.awaited ?? []);
  /** The names of awaited players other than oneself. */
  awaitedNames: string[] = $derived(
    this.awaited
      .filter((seat) => !this.passed.seats.includes(seat))
      .map((one) => this.seatName(one)),
  );
  isAwaited: boolean = $derived(this.passed.seats.some((seat) => this.awaited.includes(seat)));

  #offer<Kind extends Offer['may']>(kind: Kind): Extract<Offer, { may: Kind }> | null {
    const found = this.own?.legal.find((offer) => offer.may === kind);
    return (found as Extract<Offer, { may: Kind }> | undefined) ?? null;
  }

  // -- one’s own move ---------------------------------------------------------------------------

  /** This person’s pending command of a kind, if it was sent in this phase. */
  #asked<Kind extends Command['do']>(kind: Kind): Extract<Command, { do: Kind }> | null {
    if (this.passed.isSecret) return null; // once something is asked the curtain is down
    const found = this.pending.findLast(
      ({ frame }) =>
        frame.body.do === kind &&
        frame.game === this.table?.game_id &&
        frame.round === (this.game?.round ?? null) &&
        frame.phase === (this.game?.phase ?? null),
    );
    return (found?.frame.body as Extract<Command, { do: Kind }> | undefined) ?? null;
  }

  /** The given cards: those of a pending command, else those that the server has. */
  given: readonly string[] = $derived(this.#asked('give')?.cards ?? this.own?.given ?? []);
  ballot: Ballot | null = $derived(this.#asked('vote') ?? this.own?.ballot ?? null);
  move: Move | null = $derived.by(() => this.#move());
  /** Whether the table waits for this person, and no move is pending. */
  isMyTurn: boolean = $derived(
    this.isAwaited && this.paused === null && this.phase !== 'reveal' && this.move?.state === 'due',
  );

  #move(): Move | null {
    if (this.passed.seats.length === 0 || this.stage !== 'playing') return null;
    const kind = this.#kindOfMove();
    if (kind === null) return null;
    if (this.#asked(kind) !== null) {
      return { kind, state: this.connection.name === 'open' ? 'sending' : 'waiting' };
    }
    return { kind, state: this.#isSaved(kind) ? 'saved' : 'due' };
  }

  #kindOfMove(): Move['kind'] | null {
    if (this.phase === 'reveal') return 'press_on';
    if (this.mayTell) return 'tell';
    if (this.mayGive) return 'give';
    return this.mayVote ? 'vote' : null;
  }

  #isSaved(kind: Move['kind']): boolean {
    switch (kind) {
      case 'tell':
        return false;
      case 'give':
        return (this.own?.given.length ?? 0) > 0 && !this.mayGive?.disputed?.length;
      case 'vote':
        return this.own?.ballot != null;
      case 'press_on':
        return !this.isAwaited;
    }
  }

  // -- the clock --------------------------------------------------------------------------------
  #clocks = $derived(this.table?.settings.clocks);
  isOverDays: boolean = $derived(isOverDays(this.#clocks));
  /** Over days: until when people may move, in ms of the server’s time. */
  until: number | null = $derived(movesUntil(this.table?.clock, this.#clocks));
  secondsLeft: number | null = $derived(
    secondsLeft(this.table?.clock, this.#clocks, this.#now + this.#offset),
  );
  secondsInAll: number | null = $derived(secondsInAll(this.#clocks, this.phase));
  /** Since this phase began, as seen by this page. */
  secondsWaited: number = $derived(Math.floor((this.#now - this.#phaseSince) / 1000));

  // -- asking -----------------------------------------------------------------------------------

  /** The settings, with the host’s pending changes. */
  settings: Settings | null = $derived.by(() => {
    const body = this.pending.findLast(({ frame: { body } }) => body.do === 'configure')?.frame
      .body;
    return body?.do === 'configure' ? body.settings : (this.table?.settings ?? null);
  });

  /** Whether people play with the cards of their own box; hands are empty, and a card is a number. */
  isBox: boolean = $derived(
    (this.game ? this.game.rules.cards : this.settings?.options.cards) === 'box',
  );
  /** The decks of this table; none with the cards of the box. */
  decks: readonly string[] = $derived(this.isBox ? [] : (this.settings?.decks ?? []));

  protected ask(body: Command): Asked {
    return this.#askAs(body, this.passed.speakers(body));
  }

  protected override askFor(person: string, body: Command): Asked {
    return this.#askAs(body, [person]);
  }

  async #askAs(body: Command, speakers: readonly (string | null)[]): Asked {
    this.refusals = []; // the person goes on
    const all = await Promise.all(speakers.map((one) => this.#talk?.connection.ask(body, one)));
    if (all.every((one) => !one)) this.passed.handOn(body);
    return all.find((one) => one) ?? null;
  }

  /** Tell a clue; its draft is stored until the server has it. */
  async tell(clue: Clue, card: string | null): Asked {
    const game = this.table?.game_id ?? '';
    const refusal = await this.ask({ do: 'tell', clue, card });
    if (refusal === null && clue.text) this.drafts.told(game, clue.text);
    return refusal;
  }

  protected goOn = (): Command => this.#missed.goOn;

  override showStep = (step: number): Asked => {
    if (this.#missed.round === null) return this.ask({ do: 'show_step', step });
    this.#missed.goTo(step);
    this.#show(...this.#told!);
    return Promise.resolve(null);
  };

  /** Look at the rounds that were missed, or later. */
  catchUp(mode: 'look' | 'later'): void {
    this.#missed.choose(mode);
    this.#show(...this.#told!);
  }

  /** Change some settings, in addition to pending changes. */
  configure(change: Partial<Settings>): Asked {
    if (this.settings === null) return Promise.resolve(null);
    return this.ask({ do: 'configure', settings: { ...this.settings, ...change } });
  }

  /** Send a chat message; false if it cannot be sent now. */
  say(text: string): boolean {
    return this.#talk?.connection.say(text) ?? false;
  }

  react(reaction: Reaction): boolean {
    return this.#talk?.connection.react(reaction) ?? false;
  }
}
