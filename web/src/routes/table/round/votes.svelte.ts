// The votes of this person in one round: placed by taps, sent by the button, open to change until all are in.
import { speaker } from '../../../model/sounds';
import type { TableModel } from '../../../model/table.svelte';
import { Soon } from '../box/soon.svelte';
import { hints } from './hints.svelte';
import {
  type Colour,
  isFull,
  isWhole,
  nextColour,
  type Placed,
  placedFrom,
  same,
  tap,
  tapRed,
} from './ballot';

export class Votes {
  #placed = $state.raw<Placed>({ green: [], red: null });
  /** A saved ballot is being changed. */
  changing = $state(false);
  /** In party, for the storyteller: which token the next tap puts. */
  colour = $state<Colour>('green');
  /** With the box one tap is enough: all votes placed are sent in a moment. */
  readonly soon = new Soon();

  constructor(private readonly model: TableModel) {
    this.#placed = placedFrom(model.ballot);
  }

  /** Whether this person votes. */
  may = $derived.by(() => this.model.mayVote);
  most: number = $derived.by(() => this.model.mayVote?.most ?? 0);
  hasRed: boolean = $derived.by(() => (this.model.mayVote?.red.length ?? 0) > 0);
  state = $derived.by(() => this.model.move?.state ?? 'due');
  isCast: boolean = $derived.by(() => this.model.ballot !== null && this.state !== 'due');
  /** Cast and not being changed. */
  rests: boolean = $derived.by(() => this.isCast && !this.changing);
  placed: Placed = $derived.by(() => (this.rests ? placedFrom(this.model.ballot) : this.#placed));
  isWhole: boolean = $derived.by(() => isWhole(this.placed, this.hasRed));
  isSame: boolean = $derived.by(
    () => this.isCast && same(this.placed, placedFrom(this.model.ballot)),
  );

  change(): void {
    this.#placed = placedFrom(this.model.ballot);
    this.changing = true;
  }

  /** Put a token on a card or take it back. */
  tap(number: number, colour: Colour = this.colour): void {
    if (!this.may) return;
    const numbers = colour === 'red' ? this.may.red : this.may.numbers;
    if (!numbers.includes(number)) return;
    if (this.rests) this.change();
    if (colour === 'red') this.#placed = tapRed(this.#placed, number);
    else this.#placed = tap(this.#placed, number, this.most);
    if (this.hasRed) this.colour = nextColour(this.#placed, colour);
    speaker.play('vote');
    if (!this.model.isBox) return;
    if (isFull(this.#placed, this.most, this.hasRed)) this.soon.begin(() => void this.cast());
    else this.soon.stop();
  }

  /** Send the placed votes, unless the server has them. */
  async cast(): Promise<void> {
    this.soon.stop();
    if (!this.isWhole) return;
    const { placed, isSame } = this;
    this.changing = false;
    if (isSame) return;
    const refusal = await this.model.vote([...placed.green], placed.red);
    if (refusal === null) hints.did('vote');
  }

  /** Place one vote and send it, from a zoomed card. */
  castFor(number: number): Promise<void> {
    this.#placed = { green: [number], red: null };
    this.changing = true;
    return this.cast();
  }
}
