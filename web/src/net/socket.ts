// The connection to a table: one socket at a time, replaced when it fails, without losing commands.
import { newId } from './ids';
import { KeptView } from './kept';
import { Outbox, type Pending } from './outbox';
import {
  IDLE_MS,
  ANSWER_MS,
  LONGEST_ANSWER_MS,
  TIMES_A_TRIP,
  PROOF_MS,
  RESEND_MS,
  FIRST_PAUSE_MS,
  LONGEST_PAUSE_MS,
  RESTART_PAUSE_MS,
  RESTART_MS,
  STEADY_MS,
  TOO_MANY_MS,
} from './patience';
import { refuse } from './refusal';
import {
  MOST_BYTES,
  PROTOCOL,
  type Ack,
  type Bye,
  type Command,
  type Do,
  type FromDevice,
  type FromTable,
  type Reaction,
  type Refusal,
  type TableView,
  type ViewFrame,
  type YouView,
} from './types';
import type { ConnectionState, End, Listener, Socket, SocketCallbacks, World } from './world';

const FINAL_BYES: Partial<Record<Bye['why'], End>> = {
  elsewhere: 'elsewhere',
  removed: 'removed',
  reload: 'reload',
  unreadable: 'refused',
};
const FINAL_CODES: Partial<Record<number, End>> = {
  4001: 'elsewhere',
  4003: 'removed',
  4010: 'reload',
  4403: 'refused',
  4404: 'no_table',
  4423: 'locked',
  1008: 'refused',
};
const TOO_MANY = 4429;

export class Connection {
  #state: ConnectionState = { name: 'connecting' };
  #line: Socket | null = null;
  // The number of the socket: frames and closes of older ones are ignored.
  #generation = 0;
  #attempts = 0;
  #openedAt = 0;
  #heardAt = 0;
  #pingedAt: number | null = null;
  #unanswered = 0;
  #answerWithin = ANSWER_MS;
  #deaf = IDLE_MS + ANSWER_MS;
  #detour = 0;
  #bestTrip = Infinity;
  #farewell: Bye['why'] | null = null;
  // Whether this socket has received anything.
  #heard = false;
  // The number of the newest view on this socket; servers of older versions send none.
  #seen: number | undefined;
  #table: TableView | null = null;
  #you: YouView | null = null;
  #stopWatch = (): void => {};
  #stopRetry = (): void => {};
  readonly #outbox: Outbox;
  readonly #kept: KeptView;

  constructor(
    code: string,
    private readonly world: World,
    private readonly listener: Listener,
  ) {
    this.#kept = new KeptView(world.storage, code);
    const kept = this.#kept.read();
    [this.#table, this.#you] = [kept?.table ?? null, kept?.you ?? null];
    const overDays = kept !== null;
    this.#outbox = new Outbox(world.storage, `pending.${code}`, world.now(), overDays);
  }

  get state(): ConnectionState {
    return this.#state;
  }

  /** Connect; until then the view that was kept on this device is shown, if there is one. */
  open(): void {
    this.listener.pending(this.#outbox.waiting);
    const kept = this.#kept.read();
    if (kept !== null) this.listener.kept(kept);
    this.#dial();
  }

  /** End for good, because the person leaves. */
  close(): void {
    this.#end('closed');
  }

  /** Reconnect or ping immediately, since the page is visible again or the network is back. */
  wake(): void {
    if (this.#state.name === 'ended') return;
    this.#attempts = 0;
    const quiet = this.world.now() - this.#heardAt;
    if (this.#line === null || (this.#state.name !== 'open' && quiet > PROOF_MS)) {
      this.#dial();
    } else if (this.#state.name === 'open' && quiet >= IDLE_MS) {
      this.#deaf = quiet + PROOF_MS;
      this.#ping();
      this.#watch();
    }
  }

  /** Send a command, of a companion with `person`; resolves to null or the refusal. It is repeated over new sockets and reloads. */
  ask(body: Command, person: string | null = null): Promise<Refusal | null> {
    // A spectator may only lead the reveal: as the TV that the host let in.
    if (this.#table === null || (this.#you === null && body.do !== 'show_step')) {
      return Promise.resolve(refuse('not_at_the_table'));
    }
    const game = this.#table.game;
    const frame: Do = {
      type: 'do',
      cmd_id: newId(),
      game: this.#table.game_id,
      body,
      round: game?.round ?? null,
      phase: game?.phase ?? null,
      ...(person === null ? {} : { person }),
    };
    // A frame that is too long would close the socket, and again whenever it is repeated.
    if (new TextEncoder().encode(JSON.stringify(frame)).length > MOST_BYTES) {
      return Promise.resolve(refuse('not_a_frame'));
    }
    const answer = this.#outbox.add(frame, this.#you?.person ?? null, this.world.now());
    this.listener.pending(this.#outbox.waiting);
    this.#flush();
    return answer;
  }

  /** Send a chat message; false if it cannot be sent now. */
  say(text: string): boolean {
    return this.#state.name === 'open' && this.#send({ type: 'say', text });
  }

  react(reaction: Reaction): boolean {
    return this.#state.name === 'open' && this.#send({ type: 'react', reaction });
  }

  // -- the socket -------------------------------------------------------------------------------

  #dial(): void {
    this.#drop();
    const generation = this.#generation;
    const mine = (act: () => void): void => {
      if (generation === this.#generation) act();
    };
    this.#heardAt = this.world.now();
    this.#deaf = IDLE_MS + this.#answerWithin;
    this.#farewell = null;
    this.#heard = false;
    const callbacks: SocketCallbacks = {
      opened: () => mine(() => this.#send({ type: 'hello', protocol: PROTOCOL })),
      heard: (text) => mine(() => this.#hear(text)),
      closed: (code) => mine(() => this.#closed(code)),
    };
    this.#line = this.world.dial(callbacks, this.#detour);
    this.#watch();
  }

  /** Drop the socket; whatever it still receives is ignored. */
  #drop(): void {
    this.#generation += 1;
    this.#stopWatch();
    this.#stopRetry();
    this.#line?.close();
    this.#line = null;
    this.#pingedAt = null;
    this.#unanswered = 0;
    this.#seen = undefined;
    this.#outbox.unsend();
  }

  #closed(code: number): void {
    const end = FINAL_CODES[code] ?? (this.#farewell && FINAL_BYES[this.#farewell]);
    if (end) return this.#end(end);
    if (!this.#heard) this.#detour += 1;
    this.#comeBack({ atLeast: code === TOO_MANY ? TOO_MANY_MS : 0 });
  }

  #comeBack({ atLeast = 0, atOnce = false }): void {
    const now = this.world.now();
    if (this.#state.name === 'open' && now - this.#openedAt >= STEADY_MS) this.#attempts = 0;
    const why = this.#farewell;
    this.#drop();
    if (this.#state.name !== 'away') this.#become({ name: 'away', since: now, why });
    const longest = this.#restarts(now) ? RESTART_PAUSE_MS : LONGEST_PAUSE_MS;
    const bound = Math.min(longest, FIRST_PAUSE_MS * 2 ** this.#attempts);
    this.#attempts += 1;
    const pause = atLeast + (atOnce ? 0 : this.world.random() * bound);
    this.#stopRetry = this.world.later(pause, () => this.#dial());
  }

  #restarts(now: number): boolean {
    const state = this.#state;
    return state.name === 'away' && state.why === 'restart' && now - state.since < RESTART_MS;
  }

  #end(why: End): void {
    if (this.#state.name === 'ended') return;
    this.#drop();
    this.#become({ name: 'ended', why });
  }

  #become(state: ConnectionState): void {
    this.#state = state;
    this.listener.state(state);
  }

  // -- its health -------------------------------------------------------------------------------

  /** Set the timer for what is due next: a ping, a repetition, or the end of patience. */
  #watch(): void {
    this.#stopWatch();
    const now = this.world.now();
    const due = [this.#heardAt + this.#deaf];
    if (this.#state.name === 'open' && this.#line !== null) {
      due.push(Math.max(this.#heardAt, this.#pingedAt ?? 0) + IDLE_MS);
      for (const { sentAt } of this.#outbox.waiting) {
        if (sentAt !== null) due.push(sentAt + RESEND_MS);
      }
    }
    const wait = Math.max(0, Math.min(...due) - now);
    this.#stopWatch = this.world.later(wait, () => this.#look(now + wait));
  }

  #look(expected: number): void {
    const now = this.world.now();
    // Much too late: the page was frozen, and frames may still be waiting.
    if (now - expected > IDLE_MS + LONGEST_ANSWER_MS && this.#state.name === 'open') {
      this.wake();
      this.#watch();
      return;
    }
    if (now - this.#heardAt >= this.#deaf) {
      // The server may hang, or the network may be slow: try another server, and wait longer. Others
      // notice at other times, so the first attempt needs no pause to spread them.
      this.#detour += 1;
      this.#answerWithin = LONGEST_ANSWER_MS;
      this.#comeBack({ atOnce: this.#state.name === 'open' });
      return;
    }
    if (this.#state.name === 'open') {
      if (now - Math.max(this.#heardAt, this.#pingedAt ?? 0) >= IDLE_MS) this.#ping();
      this.#flush();
    }
    this.#watch();
  }

  #ping(): void {
    this.#pingedAt = this.world.now();
    this.#unanswered += 1;
    const looking = this.#isFirstClue && this.world.looks() ? true : undefined;
    this.#send({ type: 'ping', seen: this.#seen, looking });
  }

  /** Anybody may tell; bots leave it to a person who looks. */
  get #isFirstClue(): boolean {
    const game = this.#table?.game;
    return game?.phase === 'tell' && game.storyteller === null;
  }

  // -- what is said -----------------------------------------------------------------------------

  #send(frame: FromDevice): boolean {
    if (this.#line === null) return false;
    this.#line.send(JSON.stringify(frame));
    return true;
  }

  /** Send what has not been sent, and again what has not been answered in time. */
  #flush(): void {
    if (this.#state.name !== 'open') return;
    const now = this.world.now();
    for (const one of this.#outbox.waiting) {
      if (one.sentAt === null || now - one.sentAt >= RESEND_MS) {
        one.sentAt = now;
        this.#send(one.frame);
      }
    }
    this.listener.pending(this.#outbox.waiting);
    this.#watch();
  }

  #hear(text: string): void {
    this.#heardAt = this.world.now();
    this.#heard = true;
    this.#deaf = IDLE_MS + this.#answerWithin;
    const frame = JSON.parse(text) as FromTable;
    switch (frame.type) {
      case 'view':
        this.#show(frame);
        break;
      case 'ack':
        this.#show(frame);
        this.#answer(frame.cmd_id, null);
        break;
      case 'refused':
        this.#refused(frame.refusal, frame.cmd_id);
        break;
      case 'said':
        this.listener.said(frame);
        break;
      case 'unsaid':
        this.listener.unsaid(frame.person);
        break;
      case 'reacted':
        this.listener.reacted(frame);
        break;
      case 'pong':
        this.#compareClocks(frame.now * 1000);
        break;
      case 'bye':
        this.#farewell = frame.why;
        if (FINAL_BYES[frame.why]) this.#end(FINAL_BYES[frame.why]!);
        return;
    }
  }

  #show({ number, table, you }: ViewFrame | Ack): void {
    if (this.#seen !== undefined && number <= this.#seen) return; // late or repeated
    this.#seen = number;
    this.#table = table;
    this.#you = you;
    this.#kept.keep(table, you, this.world.now());
    this.listener.view(table, you);
    if (this.#state.name === 'open') return;
    this.#openedAt = this.world.now();
    this.#become({ name: 'open' });
    this.#outbox.onlyOf(you?.person ?? null);
    this.#ping(); // at once, for the clock
    this.#flush();
  }

  #answer(cmdId: string, refusal: Refusal | null): Pending | null {
    const found = this.#outbox.answer(cmdId, refusal);
    if (found !== null) this.listener.pending(this.#outbox.waiting);
    return found;
  }

  #refused(refusal: Refusal, cmdId: string | null): void {
    const found = cmdId === null ? null : this.#answer(cmdId, refusal);
    // The answer to a command that a newer one has replaced does not matter.
    if (found !== null || cmdId === null) this.listener.refused(refusal, found?.frame.body ?? null);
  }

  /** Estimate the server's clock from the fastest answer. */
  #compareClocks(server: number): void {
    this.#unanswered -= 1;
    // With two pings under way it is unknown which one this answers.
    if (this.#pingedAt === null || this.#unanswered > 0) return;
    const now = this.world.now();
    const trip = now - this.#pingedAt;
    const patience = Math.max(ANSWER_MS, Math.min(LONGEST_ANSWER_MS, TIMES_A_TRIP * trip));
    this.#answerWithin = patience;
    this.#deaf = IDLE_MS + patience;
    if (trip > this.#bestTrip) {
      this.#bestTrip *= 1.05; // clocks drift: an old measurement counts less over time
      return;
    }
    this.#bestTrip = Math.max(1, trip);
    this.listener.offset(server + trip / 2 - now);
  }
}
