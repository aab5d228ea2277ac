// Whether a person seems to look at this page: it is in sight, and was touched a short while ago.

/** Who has done nothing for so long may be elsewhere. */
const RECENT_MS = 60_000;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

/** Begin to pay attention; coming to the page is the first sign of life. */
export function payAttention(now: () => number): { looks: () => boolean; stop: () => void } {
  let touched = now();
  const note = (): void => void (touched = now());
  for (const sign of SIGNS) addEventListener(sign, note, { capture: true, passive: true });
  return {
    looks: () => document.visibilityState === 'visible' && now() - touched < RECENT_MS,
    stop: () => {
      for (const sign of SIGNS) removeEventListener(sign, note, { capture: true });
    },
  };
}
