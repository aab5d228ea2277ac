// Which pages are wide and which are flat, for all components; styles ask for the same sizes.
import { MediaQuery } from 'svelte/reactivity';

/** Whether there is room for zones side by side. */
export const wide = new MediaQuery('(min-width: 900px) and (min-height: 501px)');
/** A tablet held upright, or anything wider. */
export const large = new MediaQuery('(min-width: 640px) and (min-height: 501px)');
/** A phone on its side: the pictures lie left, the action right. */
export const flat = new MediaQuery('(max-height: 500px) and (min-width: 560px)');
/** A short phone, or one on its side: pictures need the height. */
export const short = new MediaQuery('(max-height: 43.75rem)');
/** Whether there is room for the chat beside the game. */
export const wideForChat = new MediaQuery('(min-width: 1200px) and (min-height: 501px)');
/** Whether there is room for the score track beside the cards. */
export const wideForTrack = new MediaQuery('(min-width: 1024px) and (min-height: 501px)');
