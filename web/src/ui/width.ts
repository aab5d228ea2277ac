// Which pages are wide, for all components; styles use `min-width: 900px` for the same.
import { MediaQuery } from 'svelte/reactivity';

/** Whether there is room for zones side by side. */
export const wide = new MediaQuery('min-width: 900px');
/** Whether there is room for the score track beside the cards. */
export const wideForTrack = new MediaQuery('min-width: 1024px');
