// Computes the awards of a finished game from its rounds, each with the numbers behind it.
import type { RoundStory, RulesetName } from '../net/types';

/** All awards there are; each has a title `award-<code>` with the attribute `fact`. */
export const AWARDS = [
  'fooled', // most votes drawn away from the storyteller’s card
  'loved', // party: most votes for one’s pictures
  'found', // found the storyteller’s card most often
  'told', // told best: some found it, but not all
  'leap', // most points in one round
  'contrary', // most often alone on a card
  'crowd', // party: most often where the others were
] as const;

export type AwardCode = (typeof AWARDS)[number];

/** An award: the seats that share it, and the numbers for its sentence. */
export interface Award {
  code: AwardCode;
  seats: number[];
  facts: { count: number; of: number };
  /** The round it is about, if it is about one. */
  round: RoundStory | null;
}

/** An award that more people would share is not given. */
const MOST_SHARING = 2;

/** The awards of a game, the most interesting first. */
export function awards(rounds: readonly RoundStory[], ruleset: RulesetName): Award[] {
  if (rounds.length === 0) return [];
  const players = rounds[0]!.scores.length;
  const crowd = ruleset === 'party';
  const tally = (count: (round: RoundStory, seat: number) => number): number[] =>
    Array.from({ length: players }, (_, seat) =>
      rounds.reduce((sum, round) => sum + count(round, seat), 0),
    );
  const votes = tally((round, seat) => votesOnCards(round, seat, crowd));
  const chances = tally((round, seat) => (round.ballots[seat] ? 1 : 0));
  const tellings = tally((round, seat) => (round.storyteller === seat ? 1 : 0));
  const found = tally((round, seat) => (round.result.finders.includes(seat) ? 1 : 0));
  const told = tally((round, seat) => (round.storyteller === seat && toldWell(round) ? 1 : 0));
  const alone = tally((round, seat) => (isAlone(round, seat) ? 1 : 0));
  const together = tally((round, seat) => (has(round, seat, 'crowd') ? 1 : 0));
  return [
    most(crowd ? 'loved' : 'fooled', votes, votes, 2),
    crowd ? most('crowd', together, chances, 2) : most('found', found, chances, 1),
    crowd ? null : most('told', told, tellings, 1),
    leap(rounds, ruleset === 'team' ? players / 2 : players),
    most('contrary', alone, chances, 2),
  ].filter((award) => award !== null);
}

/** The seats with the highest count; of equal ones, those with fewer chances. */
function most(code: AwardCode, counts: number[], chances: number[], least: number): Award | null {
  const count = Math.max(...counts);
  const best = counts.flatMap((one, seat) => (one === count ? [seat] : []));
  const of = Math.min(...best.map((seat) => chances[seat]!));
  const seats = best.filter((seat) => chances[seat] === of);
  if (count < least || seats.length > MOST_SHARING) return null;
  return { code, seats, facts: { count, of }, round: null };
}

function leap(rounds: readonly RoundStory[], rabbits: number): Award | null {
  const count = Math.max(...rounds.flatMap((round) => round.result.points));
  // In team both partners have the same points and one rabbit.
  const leaps = rounds.flatMap((round) =>
    round.result.points.slice(0, rabbits).flatMap((points, seat) => {
      const partners = round.result.points.length > rabbits ? [seat, seat + rabbits] : [seat];
      return points === count ? [{ round, seats: partners }] : [];
    }),
  );
  if (count < 4 || leaps.length > MOST_SHARING) return null;
  const [first] = leaps;
  // Equal leaps in different rounds have no common clue to show.
  const round = leaps.every((one) => one.round === first!.round) ? first!.round : null;
  const seats = [...new Set(leaps.flatMap((one) => one.seats))].sort((a, b) => a - b);
  return { code: 'leap', seats, facts: { count, of: round?.round ?? 0 }, round };
}

/** Votes of others for a seat’s cards, except the storyteller’s own card. */
function votesOnCards(round: RoundStory, seat: number, crowd: boolean): number {
  if (round.storyteller === seat && !crowd) return 0;
  return round.ballots.reduce((sum, ballot, voter) => {
    const mine = ballot?.green.filter((number) => round.owners[number - 1] === seat) ?? [];
    return sum + (voter === seat ? 0 : mine.length);
  }, 0);
}

function has(round: RoundStory, seat: number, reason: string): boolean {
  return round.result.why[seat]?.some((line) => line.reason === reason) ?? false;
}

function toldWell(round: RoundStory): boolean {
  return has(round, round.storyteller, 'told_well');
}

/** Whether nobody else voted for any of the cards that this seat voted for. */
function isAlone(round: RoundStory, seat: number): boolean {
  const mine = round.ballots[seat]?.green;
  if (!mine) return false;
  const others = round.ballots.flatMap((ballot, voter) =>
    voter === seat ? [] : (ballot?.green ?? []),
  );
  return mine.every((number) => !others.includes(number));
}

/** The share of voters who found the card, for a page of the storybook. */
export function finders(round: RoundStory): { found: number; of: number } {
  const of = round.ballots.filter((ballot) => ballot !== null).length;
  return { found: round.result.finders.length, of };
}

/** The round with the best clue: some found the card and some did not, as evenly as possible; in party, most met. */
export function bestClue(rounds: readonly RoundStory[], ruleset: RulesetName): RoundStory | null {
  const worth = (round: RoundStory): number => {
    if (ruleset === 'party') return Math.max(0, ...crowds(round));
    const { found, of } = finders(round);
    return found === 0 || found === of ? 0 : 1 - Math.abs(found / of - 0.5);
  };
  return rounds.reduce<RoundStory | null>(
    (best, round) => (best === null || worth(round) > worth(best) ? round : best),
    null,
  );
}

/** How many voted for each card; a card that the red vote spoiled counts for nothing. */
function crowds(round: RoundStory): number[] {
  return round.cards.map((_, at) => {
    const ballots = round.ballots.filter((ballot) => ballot !== null);
    const spoiled = ballots.some(({ red }) => red === at + 1);
    return spoiled ? 0 : ballots.filter(({ green }) => green.includes(at + 1)).length;
  });
}
