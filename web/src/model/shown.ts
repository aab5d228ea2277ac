// What the screens of a table show beside its view: one's own move, reactions and refusals.
import type { Reaction, Refusal } from '../net/types';

/** One’s own move in this phase: due, being sent, waiting for the network, or saved by the server. */
export interface Move {
  kind: 'tell' | 'give' | 'vote' | 'press_on';
  state: 'due' | 'sending' | 'waiting' | 'saved';
}

export interface ShownReaction {
  id: number;
  person: string;
  reaction: Reaction;
}

export interface ShownRefusal {
  id: number;
  refusal: Refusal;
}
