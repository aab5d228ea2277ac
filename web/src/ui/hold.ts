// Press and hold as a second way to trigger an action (never the only one); the following click is ignored.

const HOLD_MS = 450;
const SLOP_PX = 10;
const LATE_MS = 60;

export type Hold = {
  start: (event: PointerEvent) => void;
  move: (event: PointerEvent) => void;
  end: () => void;
  /** Whether the click that just arrived ended a hold, and is not meant as a tap. */
  swallows: () => boolean;
};

export function hold(action: () => void): Hold {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let held = false;
  const end = (): void => clearTimeout(timer);
  return {
    start(event) {
      if (event.button !== 0) return;
      held = false;
      from = { x: event.clientX, y: event.clientY };
      clearTimeout(timer);
      const due = performance.now() + HOLD_MS;
      const act = (): void => {
        held = true;
        action();
      };
      timer = setTimeout(() => {
        // On a busy page timers are late: let a pending release of the finger be handled first.
        if (performance.now() - due > LATE_MS) timer = setTimeout(act, LATE_MS);
        else act();
      }, HOLD_MS);
    },
    move(event) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLOP_PX) end();
    },
    end,
    swallows() {
      const was = held;
      held = false;
      return was;
    },
  };
}
