// A game with the physical box: kept on this device, counted by the server whenever it answers.
import * as api from '../net/api';
import { storage as ours, type Storage } from '../net/storage';
import type { Options, Refusal, RulesetName } from '../net/types';
import { emptyDraft, reopened, type Draft } from './paper';

export interface Player {
  name: string;
  rabbit: number;
}

export interface Setup {
  rules: RulesetName;
  players: Player[];
  options: Options;
}

interface Kept {
  setup: Setup;
  rounds: api.PaperRound[];
  draft: Draft;
  /** The round being mended; null while a new one is entered. */
  mending: number | null;
  /** What the server said last; it may know fewer rounds than there are. */
  tally: api.Tally;
  /** The people say it is over: only they see the pile. */
  ended: boolean;
}

const KEY = 'evening';
const LAST_SETUP = 'evening-setup';
const AGAIN_MS = 5_000;

export class EveningModel {
  #kept = $state.raw<Kept | null>(null);
  /** The server does not answer: rounds are kept, points come later. */
  isAway = $state(false);
  isBusy = $state(false);
  /** What the server says does not fit; `round` in its facts names the round. */
  refusal = $state.raw<Refusal | null>(null);
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly storage: Storage = ours,
    private readonly ask: typeof api.scoreRounds = api.scoreRounds,
  ) {
    this.#kept = storage.read<Kept>(KEY);
  }

  setup = $derived(this.#kept?.setup ?? null);
  rounds = $derived(this.#kept?.rounds ?? []);
  draft = $derived(this.#kept?.draft ?? emptyDraft());
  mending = $derived(this.#kept?.mending ?? null);
  form = $derived(this.#kept?.tally.form ?? null);
  tally = $derived(this.#kept?.tally ?? null);
  names = $derived(this.setup?.players.map(({ name }) => name) ?? []);
  /** Are there rounds whose points are not known yet? */
  isBehind = $derived(this.rounds.length !== (this.tally?.rounds.length ?? 0));
  isOver = $derived(this.rounds.length > 0 && (this.tally?.over || this.#kept?.ended === true));

  rabbitOf(name: string): number {
    return this.setup?.players.find((one) => one.name === name)?.rabbit ?? 0;
  }

  /** The people of the last game, for the next one. */
  lastSetup(): Setup | null {
    return this.storage.read<Setup>(LAST_SETUP);
  }

  /** Begin a game; the answer is why not. */
  async begin(setup: Setup): Promise<Refusal | null> {
    this.isBusy = true;
    const answer = await this.ask(evening(setup, []));
    this.isBusy = false;
    if (!answer.ok) return answer.refusal;
    this.storage.write(LAST_SETUP, setup);
    this.#keep({
      setup,
      rounds: [],
      draft: emptyDraft(),
      mending: null,
      tally: answer.value,
      ended: false,
    });
    return null;
  }

  write(draft: Draft): void {
    this.#change({ draft });
  }

  /** Add the round, or put it in the place of the one being mended; answers whether it fits. */
  async count(round: api.PaperRound): Promise<boolean> {
    const { mending, rounds } = this;
    const next =
      mending === null
        ? [...rounds, round]
        : rounds.map((one, at) => (at === mending ? round : one));
    return this.#count(next, mending === null ? next.length : mending + 1);
  }

  /** Take the last round back into the form; the score before it is known without asking. */
  undo(): void {
    const last = this.rounds.at(-1);
    if (!last || !this.tally) return;
    const rounds = this.rounds.slice(0, -1);
    const tally = before(this.tally, rounds.length);
    this.refusal = null;
    this.#change({ rounds, tally, draft: reopened(last), mending: null, ended: false });
  }

  mend(index: number): void {
    this.refusal = null;
    this.#change({ draft: reopened(this.rounds[index]!), mending: index, ended: false });
  }

  /** Leave the round that was being mended as it was. */
  leaveMending(): void {
    this.refusal = null;
    this.#change({ draft: emptyDraft(this.tally?.next ?? null), mending: null });
  }

  end(): void {
    this.#change({ ended: true });
  }

  goOn(): void {
    this.#change({ ended: false });
  }

  forget(): void {
    clearTimeout(this.#again);
    this.#kept = null;
    this.refusal = null;
    this.isAway = false;
    this.storage.remove(KEY);
  }

  /** Ask for what is not counted yet, again and again until the server answers. */
  async catchUp(): Promise<void> {
    clearTimeout(this.#again);
    if (this.#kept && this.isBehind) await this.#count(this.rounds, 0);
  }

  stop(): void {
    clearTimeout(this.#again);
  }

  /** Count these rounds. `fresh` is the number of the one just entered: if it is wrong, it stays in the form. */
  async #count(rounds: api.PaperRound[], fresh: number): Promise<boolean> {
    const kept = this.#kept;
    if (!kept || this.isBusy) return false;
    this.isBusy = true;
    const answer = await this.ask(evening(kept.setup, rounds));
    this.isBusy = false;
    if (this.#kept === null) return false;
    this.isAway = !answer.ok && isAwayFor(answer.refusal);
    if (answer.ok) {
      this.refusal = null;
      const draft = fresh > 0 ? emptyDraft(answer.value.next) : this.draft;
      const mending = fresh > 0 ? null : this.mending;
      this.#change({ rounds, tally: answer.value, draft, mending });
      return true;
    }
    if (this.isAway) {
      if (fresh > 0)
        this.#change({ rounds, draft: emptyDraft(this.#guessNext(rounds)), mending: null });
      this.#again = setTimeout(() => void this.catchUp(), AGAIN_MS);
      return fresh > 0;
    }
    this.refusal = answer.refusal;
    return false;
  }

  /** Until the server says who tells next: the one on the left, as always. */
  #guessNext(rounds: api.PaperRound[]): string | null {
    const at = this.names.indexOf(rounds.at(-1)?.storyteller ?? '');
    return at < 0 ? null : (this.names[(at + 1) % this.names.length] ?? null);
  }

  #change(part: Partial<Kept>): void {
    if (this.#kept) this.#keep({ ...this.#kept, ...part });
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    this.storage.write(KEY, kept);
  }
}

/** A tally of at most so many rounds: the points of later ones are taken off. */
function before(tally: api.Tally, rounds: number): api.Tally {
  const scores = { ...tally.scores };
  for (const { points } of tally.rounds.slice(rounds)) {
    for (const [name, got] of Object.entries(points)) scores[name]! -= got;
  }
  const over = tally.over && tally.rounds.length <= rounds;
  return { ...tally, rounds: tally.rounds.slice(0, rounds), scores, over };
}

/** No answer, or one that says: later. */
function isAwayFor({ code }: Refusal): boolean {
  return ['no_answer', 'too_fast', 'try_again', 'our_fault'].includes(code);
}

function evening({ rules, players, options }: Setup, rounds: api.PaperRound[]): api.Evening {
  return { rules, players: players.map(({ name }) => name), options, rounds };
}
