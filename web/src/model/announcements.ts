// Messages for screen readers about a table: what has changed between two moments.
import type { Clue, Phase } from '../net/types';
import type { Facts } from '../words';
import { addressed } from './addressed';
import type { Team } from './teams';

/** A table at one moment, as far as it is announced. Seats by name; one’s own seat is `me`. */
export interface Scene {
  game: string;
  stage: 'lobby' | 'playing' | 'over';
  party: boolean;
  /** Played with the cards of the box. */
  box: boolean;
  phase: Phase | null;
  round: number;
  me: number | null;
  /** Whether the table waits for one’s own seat. */
  mine: boolean;
  storyteller: number | null;
  clue: Clue | null;
  awaited: readonly number[];
  cards: number;
  finders: readonly number[];
  voters: number;
  points: number | null;
  /** In a reveal: are the points shown? Its screen tells the steps before them. */
  revealed: boolean;
  winners: readonly number[];
  teams: readonly Team[];
  paused: boolean;
  secondsLeft: number | null;
  names: readonly string[];
}

/** A message and its kind: a newer one of the same kind replaces an older one that waits. */
export interface Announcement {
  kind: 'phase' | 'clue' | 'done' | 'clock' | 'pause';
  key: string;
  facts: Facts;
  /** Names that are joined to a list for the parameter `names`. */
  names?: string[];
}

const CLOCK_MARKS = [30, 10];

/** The announcements of a change; without `before`, everything that matters. */
export function announce(before: Scene | null, now: Scene): Announcement[] {
  const moment = (scene: Scene | null) =>
    scene && `${scene.game} ${scene.stage} ${scene.round} ${scene.phase} ${scene.revealed}`;
  const moved = moment(before) !== moment(now);
  const said: (Announcement | null)[] = [];
  // A clue may be without words.
  const isNew = now.clue !== null && (!before?.clue || before.clue.text !== now.clue.text);
  if (moved && isNew) said.push(clue(now));
  if (moved) said.push(phase(now));
  else said.push(done(before!, now), clock(before!, now));
  if (before && before.paused !== now.paused) {
    said.push({ kind: 'pause', key: now.paused ? 'live-paused' : 'live-goes-on', facts: {} });
  }
  return said.filter((one) => one !== null);
}

function phase(now: Scene): Announcement | null {
  const say = (key: string, facts: Facts = {}, names?: string[]): Announcement => ({
    kind: 'phase',
    key,
    facts,
    ...(names ? { names } : {}),
  });
  if (now.stage === 'over') {
    const { who, named } = addressed(now.winners, now.me, now.teams);
    return say('live-over', { who }, namesOf(now, named));
  }
  switch (now.phase) {
    case 'tell':
      return tell(now, say);
    case 'give':
      if (now.box) return say(now.mine ? 'box-live-give' : 'box-live-wait');
      return say(now.mine ? 'live-give' : 'live-give-wait');
    case 'vote':
      return say(now.mine ? 'live-vote' : 'live-vote-wait', { cards: now.cards });
    case 'reveal':
      return now.revealed ? reveal(now, say) : null;
    default:
      return null;
  }
}

type Say = (key: string, facts?: Facts, names?: string[]) => Announcement;

function tell(now: Scene, say: Say): Announcement {
  const { round, storyteller } = now;
  if (storyteller === null) return say('live-tell-race', { round });
  if (storyteller === now.me) return say('live-tell-mine', { round });
  return say('live-tell', { round, name: now.names[storyteller] ?? '' });
}

function reveal(now: Scene, say: Say): Announcement {
  // Spectators get no points: -1 means that there is nothing to announce.
  const points = now.points ?? -1;
  if (now.party) return say('live-reveal-party', { points });
  if (now.finders.length === 0) return say('live-reveal-no-one', { points });
  if (now.finders.length === now.voters) return say('live-reveal-everyone', { points });
  const { who, named } = addressed(now.finders, now.me);
  return say('live-reveal-some', { points, who }, namesOf(now, named));
}

const namesOf = (scene: Scene, seats: readonly number[]): string[] =>
  seats.map((seat) => scene.names[seat] ?? '');

function clue(now: Scene): Announcement | null {
  const { clue: told, storyteller } = now;
  // The storyteller knows it; in later phases of a round it is announced to those who join.
  if (told === null || storyteller === null || storyteller === now.me) return null;
  const name = now.names[storyteller] ?? '';
  const kind = told.kind ?? 'text';
  const text = told.text ?? '';
  if (kind === 'text' && text)
    return { kind: 'clue', key: 'live-clue', facts: { name, clue: text } };
  if (told.recording == null) {
    return { kind: 'clue', key: 'live-clue-performed', facts: { name, clue: text, way: kind } };
  }
  return { kind: 'clue', key: 'live-clue-recorded', facts: { name, clue: text, kind } };
}

/** Who has moved, and how many the table still waits for. */
function done(before: Scene, now: Scene): Announcement | null {
  if (now.phase === 'reveal' || now.phase === 'tell') return null;
  const seats = before.awaited.filter((seat) => !now.awaited.includes(seat) && seat !== now.me);
  if (seats.length === 0) return null;
  const names = namesOf(now, seats);
  const left = now.awaited.length;
  const last = left === 1 && now.awaited[0] === now.me ? 'you' : 'other';
  return { kind: 'done', key: 'live-done', facts: { count: names.length, left, last }, names };
}

function clock(before: Scene, now: Scene): Announcement | null {
  const { secondsLeft: left } = now;
  if (left === null || before.secondsLeft === null || now.paused) return null;
  const mark = CLOCK_MARKS.find((one) => before.secondsLeft! > one && left <= one);
  return mark === undefined ? null : { kind: 'clock', key: 'live-clock', facts: { seconds: mark } };
}
