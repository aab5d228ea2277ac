// A game with the physical box: stored on this device, scored by the server when it answers.
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

interface SavedGame {
  setup: Setup;
  rounds: api.PaperRound[];
  draft: Draft;
  /** The round that is being corrected; null while a new one is entered. */
  mending: number | null;
  /** The last tally of the server; it may have fewer rounds than there are. */
  tally: api.Tally;
  /** The players have ended the game: only they can see whether the pile is empty. */
  ended: boolean;
}

// These keys, and `mending` above, stay as they are: games saved by earlier versions must open.
const KEY = 'evening';
const LAST_SETUP = 'evening-setup';
const AGAIN_MS = 5_000;

export class PaperGameModel {
  #saved = $state.raw<SavedGame | null>(null);
  /** The server does not answer: rounds are stored, and scored later. */
  isAway = $state(false);
  isBusy = $state(false);
  /** Why the server refused a round; its parameter `round` is the number. */
  refusal = $state.raw<Refusal | null>(null);
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly storage: Storage = ours,
    private readonly ask: typeof api.scoreRounds = api.scoreRounds,
  ) {
    this.#saved = storage.read<SavedGame>(KEY);
  }

  setup = $derived(this.#saved?.setup ?? null);
  rounds = $derived(this.#saved?.rounds ?? []);
  draft = $derived(this.#saved?.draft ?? emptyDraft());
  correcting = $derived(this.#saved?.mending ?? null);
  form = $derived(this.#saved?.tally.form ?? null);
  tally = $derived(this.#saved?.tally ?? null);
  names = $derived(this.setup?.players.map(({ name }) => name) ?? []);
  /** Whether there are rounds without points yet. */
  isBehind = $derived(this.rounds.length !== (this.tally?.rounds.length ?? 0));
  isOver = $derived(this.rounds.length > 0 && (this.tally?.over || this.#saved?.ended === true));

  rabbitOf(name: string): number {
    return this.setup?.players.find((one) => one.name === name)?.rabbit ?? 0;
  }

  /** The people of the last game, for the next one. */
  lastSetup(): Setup | null {
    return this.storage.read<Setup>(LAST_SETUP);
  }

  /** Begin a game; returns the refusal if that is not possible. */
  async begin(setup: Setup): Promise<Refusal | null> {
    this.isBusy = true;
    const answer = await this.ask(paperGame(setup, []));
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

  /** Add the round, or replace the one that is being corrected; returns whether it is valid. */
  async count(round: api.PaperRound): Promise<boolean> {
    const { correcting, rounds } = this;
    const next =
      correcting === null
        ? [...rounds, round]
        : rounds.map((one, at) => (at === correcting ? round : one));
    return this.#count(next, correcting === null ? next.length : correcting + 1);
  }

  /** Move the last round back into the form; the score before it needs no request. */
  undo(): void {
    const last = this.rounds.at(-1);
    if (!last || !this.tally) return;
    const rounds = this.rounds.slice(0, -1);
    const tally = before(this.tally, rounds.length);
    this.refusal = null;
    this.#change({ rounds, tally, draft: reopened(last), mending: null, ended: false });
  }

  correct(index: number): void {
    this.refusal = null;
    this.#change({ draft: reopened(this.rounds[index]!), mending: index, ended: false });
  }

  /** Leave the round that was being corrected as it was. */
  cancelCorrection(): void {
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
    this.#saved = null;
    this.refusal = null;
    this.isAway = false;
    this.storage.remove(KEY);
  }

  /** Score the rounds that have no points yet, and retry until the server answers. */
  async catchUp(): Promise<void> {
    clearTimeout(this.#again);
    if (this.#saved && this.isBehind) await this.#count(this.rounds, 0);
  }

  stop(): void {
    clearTimeout(this.#again);
  }

  /** Score these rounds. `fresh` is the number of the one just entered: if it is invalid, it stays in the form. */
  async #count(rounds: api.PaperRound[], fresh: number): Promise<boolean> {
    const saved = this.#saved;
    if (!saved || this.isBusy) return false;
    this.isBusy = true;
    const answer = await this.ask(paperGame(saved.setup, rounds));
    this.isBusy = false;
    if (this.#saved === null) return false;
    this.isAway = !answer.ok && isAwayFor(answer.refusal);
    if (answer.ok) {
      this.refusal = null;
      const draft = fresh > 0 ? emptyDraft(answer.value.next) : this.draft;
      const mending = fresh > 0 ? null : this.correcting;
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

  /** The next storyteller until the server answers: the player on the left. */
  #guessNext(rounds: api.PaperRound[]): string | null {
    const at = this.names.indexOf(rounds.at(-1)?.storyteller ?? '');
    return at < 0 ? null : (this.names[(at + 1) % this.names.length] ?? null);
  }

  #change(part: Partial<SavedGame>): void {
    if (this.#saved) this.#keep({ ...this.#saved, ...part });
  }

  #keep(saved: SavedGame): void {
    this.#saved = saved;
    this.storage.write(KEY, saved);
  }
}

/** A tally of the first rounds only, without the points of later ones. */
function before(tally: api.Tally, rounds: number): api.Tally {
  const scores = { ...tally.scores };
  for (const { points } of tally.rounds.slice(rounds)) {
    for (const [name, got] of Object.entries(points)) scores[name]! -= got;
  }
  const over = tally.over && tally.rounds.length <= rounds;
  return { ...tally, rounds: tally.rounds.slice(0, rounds), scores, over };
}

/** Whether there was no answer, or one that asks to try again later. */
function isAwayFor({ code }: Refusal): boolean {
  return ['no_answer', 'too_fast', 'try_again', 'our_fault'].includes(code);
}

function paperGame({ rules, players, options }: Setup, rounds: api.PaperRound[]): api.PaperGame {
  return { rules, players: players.map(({ name }) => name), options, rounds };
}
