// The quick reactions: which there are, and the sign that each rabbit holds up.
import type { Reaction } from '../../../net/types';
import type { IconName } from '../../../ui/icons';

export const SIGNS: Record<Reaction, IconName> = {
  clap: 'clap',
  heart: 'heart',
  laugh: 'laugh',
  wow: 'star',
  think: 'help',
  ears: 'ears',
  hush: 'mute',
  sleepy: 'moon',
};

export const REACTIONS = Object.keys(SIGNS) as Reaction[];
