// Which pages are wide, said once for all components; styles say the same with `min-width: 900px`.
import { MediaQuery } from 'svelte/reactivity';

/** Is there room for zones side by side? */
export const wide = new MediaQuery('min-width: 900px');
/** Is there room for the score track beside the cards? */
export const wideForTrack = new MediaQuery('min-width: 1024px');
