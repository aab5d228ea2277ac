// What a person may ask of a table: one method for each command that needs nothing else.
import type { Command, Refusal, Strength } from '../net/types';

/** Why a command was refused, once that is known; null: it was not. */
export type Asked = Promise<Refusal | null>;

export abstract class Commands {
  protected abstract ask(body: Command): Asked;
  /** Ask something for somebody without a phone who plays on this device. */
  protected abstract askFor(person: string, body: Command): Asked;

  /** How to go on after a reveal. */
  protected abstract goOn: () => Command;

  give = (cards: string[]): Asked => this.ask({ do: 'give', cards });
  takeBack = (): Asked => this.ask({ do: 'take_back' });
  vote = (green: number[], red: number | null = null): Asked =>
    this.ask({ do: 'vote', green, red });
  pressOn = (): Asked => this.ask(this.goOn());
  /** The host goes on in the reveal, for everybody. */
  showStep = (step: number): Asked => this.ask({ do: 'show_step', step });
  /** Say after the end whether one wants to play again. */
  wish = (again: boolean): Asked => this.ask({ do: 'wish', again });

  sit = (rabbit: number): Asked => this.ask({ do: 'sit', rabbit });
  stand = (): Asked => this.ask({ do: 'stand' });
  /** Agree, or no longer agree, to be named in records of finished games. */
  sign = (yes: boolean): Asked => this.ask({ do: 'sign', name_in_records: yes });
  /** Agree, or no longer agree, to store the recordings of this game. */
  keepRecordings = (yes: boolean): Asked => this.ask({ do: 'keep_recordings', agrees: yes });
  rename = (name: string): Asked => this.ask({ do: 'rename', name });
  askSeat = (seat: number): Asked => this.ask({ do: 'ask_seat', seat });
  leave = (): Asked => this.ask({ do: 'leave' });
  /** Let somebody without a phone play on this device. */
  bring = (name: string): Asked => this.ask({ do: 'bring', name });
  /** Somebody without a phone goes. */
  takeAway = (person: string): Asked => this.askFor(person, { do: 'leave' });
  /** Somebody on this device has spoken a clue. */
  tellFor = (person: string): Asked => this.askFor(person, { do: 'tell', clue: { text: '' } });
  comeBack = (): Asked => this.ask({ do: 'return' });
  claimHost = (): Asked => this.ask({ do: 'claim_host' });
  /** Say until when one is on holiday, in seconds since 1970; null: no longer. */
  away = (until: number | null): Asked => this.ask({ do: 'away', until });
  hurry = (seat: number): Asked => this.ask({ do: 'hurry', seat });

  arrange = (order: string[]): Asked => this.ask({ do: 'arrange', order });
  shuffle = (): Asked => this.ask({ do: 'shuffle' });
  /** Add a bot at the next free seat. */
  addBot = (): Asked => this.ask({ do: 'add_bot' });
  tuneBot = (person: string, strength: Strength): Asked =>
    this.ask({ do: 'tune_bot', person, strength });
  renameBot = (person: string, name: string): Asked => this.ask({ do: 'rename_bot', person, name });
  start = (): Asked => this.ask({ do: 'start' });
  pause = (): Asked => this.ask({ do: 'pause' });
  resume = (): Asked => this.ask({ do: 'resume' });
  remove = (person: string): Asked => this.ask({ do: 'remove', person });
  lock = (locked: boolean): Asked => this.ask({ do: 'lock', locked });
  muteChat = (muted: boolean): Asked => this.ask({ do: 'mute_chat', muted });
  handOver = (person: string): Asked => this.ask({ do: 'hand_over', person });
  admit = (person: string, yes: boolean): Asked => this.ask({ do: 'admit', person, yes });
  /** Over days: the limit of this phase begins anew. */
  extend = (): Asked => this.ask({ do: 'extend' });
  lastRound = (): Asked => this.ask({ do: 'last_round' });
  rematch = (): Asked => this.ask({ do: 'rematch' });
}
