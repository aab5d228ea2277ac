// State of the page around a screen: its title with a prefix, focus, and the settings sheet.
import { Announcer } from './announcer.svelte';

const NAME = 'Storyhare';

class Page {
  /** The title of the screen; empty: the app’s name alone. */
  title = $state('');
  /** A prefix of the title that calls for attention: “Your turn”. */
  sign = $state('');
  /** Whether the settings sheet is open. */
  settings = $state(false);
  /** The announcer of the live region, which is part of the app. */
  readonly announcer = new Announcer();

  // The screen has changed, and its heading does not have the focus yet.
  #arriving = false;

  /** The screen is changing: its heading gets the focus when it is there. */
  moving(): void {
    this.#arriving = true;
  }

  /** The screen is there. Screens that have to load something first call this again. */
  arrived(): void {
    const heading = document.querySelector<HTMLElement>('h1');
    if (!this.#arriving || heading === null || heading.closest('[data-waiting]')) return;
    this.#arriving = false;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }

  get whole(): string {
    return [this.sign, this.title, NAME].filter((part) => part !== '').join(' · ');
  }
}

export const page = new Page();
