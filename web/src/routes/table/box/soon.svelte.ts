// Sends a choice a moment after its last tap: one tap is enough, and a slip can still be put right.

const GRACE_MS = 1_600;

export class Soon {
  /** A choice is about to be sent. */
  running = $state(false);
  #act: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Do it in a moment, in place of what was to be done before. */
  begin(act: () => void): void {
    this.stop();
    this.running = true;
    this.#act = act;
    this.#timer = setTimeout(() => this.now(), GRACE_MS);
  }

  /** Do it without waiting, as when the page is put away. */
  now(): void {
    const act = this.#act;
    this.stop();
    act?.();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#act = null;
    this.running = false;
  }
}
