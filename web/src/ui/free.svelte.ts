// How much of a screen is free for cards: what the bar, the clue, the notes and the action leave.
import type { Attachment } from 'svelte/attachments';

/** The upper edge of the action, in px, through which what scrolls is still seen. */
const FADE = 20;

export class FreeArea {
  width = $state(0);
  height = $state(0);
  /** How much of the rest are notes that may be scrolled to, so that all cards are in sight. */
  yields = $state(0);
  /** The window's size: what was laid out for another one no longer counts. */
  view = $state('');
  /** The size of the person's text, in px. */
  rem = $state(16);

  /** The height of an area whose cards are over the notes: these begin below the fading edge of the action. */
  readonly over: string = $derived(`${this.height + this.yields + FADE}px`);

  /** For the element that takes the free room of a `Screen`, and grows with its cards where there is too little. */
  readonly watch: Attachment<HTMLElement> = (area) => {
    const frame = area.closest<HTMLElement>('.screen');
    const look = (): void => {
      this.width = area.clientWidth;
      this.view = `${innerWidth} ${innerHeight}`;
      this.rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
      // All but the area keeps its height, however high the area is itself.
      if (frame) {
        const top = frame.getBoundingClientRect().top + scrollY;
        const rest = frame.offsetHeight - area.offsetHeight;
        this.height = innerHeight - top - rest;
        const notes = frame.querySelectorAll<HTMLElement>('[data-yields]');
        this.yields = [...notes].reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
      }
    };
    look();
    const watcher = new ResizeObserver(look);
    watcher.observe(area);
    if (frame) watcher.observe(frame);
    addEventListener('resize', look);
    return () => {
      watcher.disconnect();
      removeEventListener('resize', look);
    };
  };
}
