// Reads the record of a finished game (docs/record.md): every round with its hands, to replay it from any seat.
import type { Ballot, Clue, Result, RulesetName } from '../net/types';

export const STEPS = ['deal', 'tell', 'give', 'vote', 'reveal'] as const;
export type ReplayStep = (typeof STEPS)[number];

export interface ReplayRound {
  round: number;
  storyteller: number;
  clue: Clue;
  /** Hands by seat as the round begins. */
  hands: string[][];
  /** The cards that each seat gave, the storyteller included. */
  given: string[][];
  /** The cards on the table, number 1 first, and their owners. */
  cards: string[];
  owners: number[];
  ballots: (Ballot | null)[];
  result: Result;
  /** The recordings of the photo of the box's cards: of the row, or of every card. */
  photos: string[];
  /** Scores before and after the round. */
  before: number[];
  scores: number[];
}

export interface Replay {
  ruleset: RulesetName;
  /** The names of players who agreed to it; the others are numbered. */
  players: string[];
  rounds: ReplayRound[];
  winners: number[];
}

interface Header {
  format: string;
  version: number;
  ruleset: RulesetName;
  players: string[];
}

type RecordEvent =
  | { event: 'dealt'; hands: string[][] }
  | { event: 'round_began'; round: number; storyteller: number | null }
  | { event: 'clue_told'; seat: number; clue: Clue; card: string | null }
  | { event: 'cards_given'; seat: number; cards: string[] }
  | { event: 'card_taken_back'; seat: number }
  | { event: 'table_laid'; cards: string[] }
  | { event: 'voted'; seat: number; ballot: Ballot }
  | { event: 'round_scored'; result: Result }
  | { event: 'hands_refilled'; drawn: string[][] }
  | { event: 'hands_passed' }
  | { event: 'game_ended'; winners: number[] }
  | { event: 'table_cleared' | 'pile_refilled' };

/** The game of a record; null if it cannot be read. */
export function readReplay(text: string): Replay | null {
  try {
    const [first, ...lines] = text.split('\n').filter((line) => line !== '');
    const header = JSON.parse(first ?? '') as Header;
    if (header.format !== 'storyhare-game' || header.version !== 1) return null;
    // The last line closes the record.
    const events = lines.slice(0, -1).map((line) => JSON.parse(line) as RecordEvent);
    return retell(header, events);
  } catch {
    return null;
  }
}

function retell(header: Header, events: readonly RecordEvent[]): Replay {
  const seats = header.players.length;
  const perSeat = <T>(make: () => T): T[] => Array.from({ length: seats }, make);
  let hands = perSeat<string[]>(() => []);
  let scores = perSeat(() => 0);
  let round: ReplayRound | null = null;
  const rounds: ReplayRound[] = [];
  let winners: number[] = [];
  for (const event of events) {
    switch (event.event) {
      case 'dealt':
        hands = event.hands.map((hand) => [...hand]);
        break;
      case 'round_began':
        round = {
          round: event.round,
          storyteller: event.storyteller ?? -1,
          clue: {},
          hands: hands.map((hand) => [...hand]),
          given: perSeat<string[]>(() => []),
          cards: [],
          owners: [],
          ballots: perSeat<Ballot | null>(() => null),
          photos: [],
          result: { points: perSeat(() => 0), why: perSeat(() => []), finders: [] },
          before: scores,
          scores,
        };
        break;
      case 'clue_told':
        round!.storyteller = event.seat;
        round!.clue = event.clue;
        if (event.card !== null && event.card !== undefined)
          round!.given[event.seat] = [event.card];
        break;
      case 'cards_given':
        round!.given[event.seat] = [...event.cards];
        break;
      case 'card_taken_back':
        round!.given[event.seat] = [];
        break;
      case 'table_laid':
        round!.cards = event.cards;
        round!.owners = event.cards.map((card) =>
          round!.given.findIndex((given) => given.includes(card)),
        );
        break;
      case 'voted':
        round!.ballots[event.seat] = event.ballot;
        break;
      case 'round_scored': {
        const { points } = event.result;
        scores = scores.map((score, seat) => score + (points[seat] ?? 0));
        rounds.push({ ...round!, result: event.result, scores });
        hands = hands.map((hand, seat) =>
          hand.filter((card) => !round!.given[seat]!.includes(card)),
        );
        break;
      }
      case 'hands_refilled':
        hands = hands.map((hand, seat) => [...hand, ...(event.drawn[seat] ?? [])]);
        break;
      case 'hands_passed':
        // To the left: seat 1 gets the hand of seat 0.
        hands = hands.map((_, seat) => hands[(seat + seats - 1) % seats]!);
        break;
      case 'game_ended':
        winners = event.winners;
        break;
    }
  }
  return { ruleset: header.ruleset, players: header.players, rounds, winners };
}

/** How long a replay stays at a step before it goes on by itself, in ms at normal speed. */
export const STAYS: Record<ReplayStep, number> = {
  deal: 2_500,
  tell: 4_000,
  give: 3_000,
  vote: 5_000,
  reveal: 8_000,
};
/** How fast it can play. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** A place in a replay, as in the address: `#3-vote-2`, with seats from 1; without a seat, as a spectator. */
export interface Spot {
  round: number;
  step: ReplayStep;
  seat: number | null;
}

export function readSpot(hash: string, rounds: number, seats: number): Spot {
  const [round, step, seat] = hash.replace(/^#/, '').split('-');
  const within = (text: string | undefined, most: number): number | null => {
    const value = Number(text);
    return Number.isInteger(value) && value >= 1 && value <= most ? value : null;
  };
  const sitting = within(seat, seats);
  return {
    round: within(round, rounds) ?? 1,
    step: STEPS.find((one) => one === step) ?? 'deal',
    seat: sitting === null ? null : sitting - 1,
  };
}

export function writeSpot({ round, step, seat }: Spot): string {
  return `#${[round, step, ...(seat === null ? [] : [seat + 1])].join('-')}`;
}

/** The place some steps further, within the game. */
export function moved(spot: Spot, by: number, rounds: number): Spot {
  const at = (spot.round - 1) * STEPS.length + STEPS.indexOf(spot.step) + by;
  const last = rounds * STEPS.length - 1;
  const next = Math.min(last, Math.max(0, at));
  return {
    ...spot,
    round: Math.floor(next / STEPS.length) + 1,
    step: STEPS[next % STEPS.length]!,
  };
}
