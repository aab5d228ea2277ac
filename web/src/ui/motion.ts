// Whether pictures should stay calm: asked for by the system, or in our menu.

export function calm(): boolean {
  return (
    document.documentElement.dataset.motion === 'calm' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
