// Chooses the best clues of a finished game, for the show at its end.
import type { RoundStory, RulesetName } from '../../net/types';
import { sceneOfRound, votersIn, type Scene } from '../table/reveal/scene';

/** So many are shown, one after the other. */
const MOST = 5;

/** The rounds with the best clues, in the order of the game. */
export function bestClues(rounds: readonly RoundStory[], ruleset: RulesetName): Scene[] {
  const scenes = rounds.map((round) => sceneOfRound(round, ruleset));
  const best = [...scenes].sort((a, b) => merit(b) - merit(a) || a.round - b.round);
  return best.slice(0, MOST).sort((a, b) => a.round - b.round);
}

/** The nearer to half of the others find a card, the better its clue; in party, the more people meet. */
function merit(scene: Scene): number {
  const voters = Math.max(1, votersIn(scene));
  if (scene.ruleset === 'party') {
    return Math.max(...scene.cards.map(({ green, red }) => (red.length > 0 ? 0 : green.length)));
  }
  const found = scene.result.finders.length;
  if (found === 0 || found === voters) return -1;
  return 1 - Math.abs(found / voters - 0.5);
}
