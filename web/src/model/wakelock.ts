// Keeps the screen awake while a game is on, where a browser can: a plain-HTTP page cannot.

/** Keep the screen awake until the answer is called. */
export function keepAwake(): () => void {
  if (!('wakeLock' in navigator)) return () => {};
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const take = async (): Promise<void> => {
    if (over || document.visibilityState !== 'visible') return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (over) void lock.release();
    } catch {
      // A battery that is low says no; the game goes on without.
    }
  };
  const again = (): void => void take();
  // The browser lets go of the lock whenever the page is hidden.
  document.addEventListener('visibilitychange', again);
  again();
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', again);
    void lock?.release();
  };
}
