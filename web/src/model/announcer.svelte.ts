// Sends messages to screen readers: at most one in three seconds; those that come meanwhile are joined.

export class Announcer {
  /** The least time between two messages, in ms. */
  static readonly PAUSE = 3000;
  /** What the live region shows. */
  text = $state('');
  #waiting = new Map<string, string>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Say a sentence. A later one of the same `kind` replaces one that still waits: only the newest counts. */
  say(sentence: string, kind: string = sentence): void {
    this.#waiting.delete(kind);
    this.#waiting.set(kind, sentence);
    if (this.#timer === undefined) this.#speak();
  }

  /** Drop waiting messages, when a table is left. */
  hush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting.clear();
    this.text = '';
  }

  #speak(): void {
    if (this.#waiting.size === 0) {
      this.#timer = undefined;
      return;
    }
    const said = [...this.#waiting.values()].join(' ');
    // A screen reader ignores the same text twice; a no-break space makes it a change.
    this.text = said === this.text ? `${said}\u00a0` : said;
    this.#waiting.clear();
    this.#timer = setTimeout(() => this.#speak(), Announcer.PAUSE);
  }
}
