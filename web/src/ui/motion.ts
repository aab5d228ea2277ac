// Whether motion is reduced, by the system or in the settings.

export function calm(): boolean {
  return (
    document.documentElement.dataset.motion === 'calm' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
