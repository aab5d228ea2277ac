// What the page around a screen shows: its title, a sign in it, and the settings sheet.
import { Announcer } from './announcer.svelte';

const NAME = 'Storyhare';

class Page {
  /** What the screen is called; the app’s name stands alone without it. */
  title = $state('');
  /** Stands before the title while somebody is wanted: “Your turn”. */
  sign = $state('');
  /** Is the settings sheet open? */
  settings = $state(false);
  /** What screen readers are told; the live region belongs to the app. */
  readonly announcer = new Announcer();

  // Somebody has moved to a screen whose heading they have not been led to yet.
  #arriving = false;

  /** A move to another screen began: its heading gets the focus when it is there. */
  moving(): void {
    this.#arriving = true;
  }

  /** The screen stands. Called once more by screens that first have to wait for something. */
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
