// Texts of a table's options, for the lists of choices and for the summary.
import type { EndAt, Options, RulesetName } from '../../net/types';
import { attr, t } from '../../words';
import { USUAL_CAP, USUAL_END } from './options';

export function sayEnd(end: 'pile' | EndAt): string {
  if (end === 'pile') return t('lobby-end-pile');
  if (end.score != null) return t('lobby-end-score', { score: end.score });
  return t('lobby-end-tellings', { times: end.tellings ?? 1 });
}

/** The end of a game as a whole sentence. */
export function sayEndWhole(end: 'pile' | EndAt): string {
  if (end === 'pile') return attr('lobby-end-pile', 'whole');
  if (end.score != null) return attr('lobby-end-score', 'whole', { score: end.score });
  return attr('lobby-end-tellings', 'whole', { times: end.tellings ?? 1 });
}

export const sayUsualEnd = (ruleset: RulesetName): string => sayEnd(USUAL_END[ruleset]);

export const sayCap = (cap: number | null): string =>
  cap === null ? t('lobby-cap-none') : t('lobby-cap', { points: cap });

export const sayCapWhole = (cap: number | null): string =>
  cap === null ? attr('lobby-cap-none', 'whole') : attr('lobby-cap', 'whole', { points: cap });

export const sayUsualCap = (ruleset: RulesetName): string => sayCap(USUAL_CAP[ruleset]);

/** Seconds as people say them: 45 seconds, 2 minutes, 1 minute 30. */
export function saySeconds(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  if (minutes === 0) return t('lobby-seconds', { seconds });
  return rest === 0
    ? t('lobby-minutes', { minutes })
    : t('lobby-minutes-seconds', { minutes, seconds: rest });
}

/** A limit over days: 8 hours, 3 days. */
export const sayHours = (hours: number): string =>
  hours < 24 ? t('days-hours', { hours }) : t('days-days', { days: Math.round(hours / 24) });

/** The text for no clocks; after a reveal the game may still continue automatically. */
export const sayNoClock = (reveal: number | null): string =>
  reveal === null ? t('lobby-no-clock') : t('lobby-no-clock-but', { time: saySeconds(reveal) });

export function sayFirst(first: Options['first_storyteller'], name: (seat: number) => string) {
  if (typeof first === 'number') return t('lobby-first-person', { name: name(first) });
  return t(first === 'random' ? 'lobby-first-random' : 'lobby-first-clue');
}
