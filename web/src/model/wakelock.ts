// Keeps the screen on during a game, where the browser can; plain-HTTP pages cannot.

/** Keep the screen on until the returned function is called. */
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
      // Refused, for instance by a low battery; the game does not depend on it.
    }
  };
  const again = (): void => void take();
  // The browser releases the lock whenever the page is hidden.
  document.addEventListener('visibilitychange', again);
  again();
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', again);
    void lock?.release();
  };
}
