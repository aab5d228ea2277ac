// Texts about the result of a paper game: reasons of points, and a text to share.
import type { ScoreForm, Tally } from '../../net/api';
import { addressed } from '../../model/addressed';
import { teamsOf } from '../../model/teams';
import type { Reason, RulesetName } from '../../net/types';
import { day, list, t } from '../../words';

/** The groups that share a rabbit: partners in team, else every player alone. */
export function rabbitsOf(names: readonly string[], form: ScoreForm): string[][] {
  if (form.voters !== 'teams') return names.map((name) => [name]);
  return names.slice(0, names.length / 2).map((name) => [name, form.partners[name]!]);
}

/** “found the card +3, 2 votes on the card +2”. */
export function reasons(why: readonly Reason[]): string {
  return why
    .map(({ reason, points, count }) => {
      const words = t(`reason-${reason}`, { count: count ?? 1 });
      return points === 0 ? words : t('score-reason', { why: words, points: signed(points) });
    })
    .join(t('score-comma'));
}

const signed = (points: number): string => (points > 0 ? `+${points}` : `−${-points}`);

/** “Ada wins!” */
export function winnerText(rules: RulesetName, names: readonly string[], tally: Tally): string {
  const seats = tally.winners.map((name) => names.indexOf(name));
  return t('end-winner', {
    who: addressed(seats, null, teamsOf(rules, names.length)).who,
    names: list(tally.winners),
  });
}

/** The result as a text that people can send; once the game is over it names the winner. */
export function resultText(
  rules: RulesetName,
  names: readonly string[],
  tally: Tally,
  at: number,
  isOver: boolean,
): string {
  const lines = rabbitsOf(names, tally.form)
    .map((who) => ({ who, score: tally.scores[who[0]!] ?? 0 }))
    .sort((a, b) => b.score - a.score)
    .map(({ who, score }) => t('score-line', { name: list(who), count: score }));
  const head = t('score-share-head', {
    ruleset: rules,
    day: day(at),
    rounds: tally.rounds.length,
  });
  const won = isOver ? [winnerText(rules, names, tally)] : [];
  return [head, ...won, ...lines].join('\n');
}
