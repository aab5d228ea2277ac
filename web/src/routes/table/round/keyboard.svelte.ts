// Does a keyboard on the screen leave little room? Told by the part of the page that can be seen.

/** Less of the screen's height than this means that something, a keyboard, covers the rest. */
const LITTLE = 0.7;
const LOW_PX = 481;
const LOW_ON_ITS_SIDE_PX = 300;

export class Keyboard {
  /** Whether little of the page can be seen; a screen asks it while its field has the focus. */
  leavesLittle = $state(false);

  /** Begin to watch; the answer ends it. */
  watch(): () => void {
    const seen = window.visualViewport;
    const look = (): void => {
      const height = seen?.height ?? innerHeight;
      // On its side a phone is low without a keyboard, too; some name its height as if it stood.
      const lies = innerWidth > innerHeight;
      const whole = lies ? Math.min(screen.width, screen.height) : screen.height;
      this.leavesLittle = height < (lies ? LOW_ON_ITS_SIDE_PX : LOW_PX) || height < whole * LITTLE;
    };
    look();
    const target: EventTarget = seen ?? window;
    target.addEventListener('resize', look);
    return () => target.removeEventListener('resize', look);
  }
}
