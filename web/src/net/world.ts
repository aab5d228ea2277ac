// The states of a connection, what it needs of its surroundings, and whom it tells.
import type { Kept } from './kept';
import type { Pending } from './outbox';
import type { Storage } from './storage';
import type { Bye, Command, Reacted, Refusal, Said, TableView, YouView } from './types';

/** Why a connection has ended for good. */
export type End = 'elsewhere' | 'removed' | 'reload' | 'no_table' | 'locked' | 'refused' | 'closed';

export type ConnectionState =
  | { readonly name: 'connecting' }
  | { readonly name: 'open' }
  /** Reconnecting; `since` is the time of the last frame. */
  | { readonly name: 'away'; readonly since: number; readonly why: Bye['why'] | null }
  | { readonly name: 'ended'; readonly why: End };

/** What the connection needs of a socket. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

/** The callbacks of a socket. */
export interface SocketCallbacks {
  opened(): void;
  heard(text: string): void;
  closed(code: number): void;
}

/** The environment of a connection; tests have their own clock, randomness and sockets. */
export interface World {
  now(): number;
  later(ms: number, what: () => void): () => void;
  random(): number;
  /** Whether a person seems to look at the page. */
  looks(): boolean;
  /** Open a socket; with another `detour`, a proxy that hashes the address may choose another server. */
  dial(callbacks: SocketCallbacks, detour: number): Socket;
  storage: Storage;
}

/** The callbacks of a connection. */
export interface Listener {
  state(state: ConnectionState): void;
  view(table: TableView, you: YouView | null): void;
  /** What was shown last on this device, until the first view. */
  kept(kept: Kept): void;
  pending(waiting: readonly Pending[]): void;
  /** A refusal, with its command if it has one. */
  refused(refusal: Refusal, command: Command | null): void;
  said(line: Said): void;
  /** Somebody is forgotten, with all that they have said. */
  unsaid(person: string): void;
  reacted(reaction: Reacted): void;
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  offset(ms: number): void;
}
