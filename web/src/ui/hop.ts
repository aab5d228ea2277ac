// The hop of a pawn: one arc per stone, with a squash at landing, as two browser animations.

const UP = 'cubic-bezier(.2,.7,.4,1)';
const DOWN = 'cubic-bezier(.6,0,.8,.3)';
const ALONG = 'cubic-bezier(.3,0,.3,1)';

export type Step = { x: number; y: number };

/** Move `run` over the steps (in px from its final place) while `jump` goes up and down. */
export function hop(
  run: HTMLElement,
  jump: HTMLElement,
  steps: readonly Step[],
  { height, delay }: { height: number; delay: number },
): Promise<unknown> {
  const count = steps.length - 1;
  const duration = count * (count >= 6 ? 180 : 320);
  const timing: KeyframeAnimationOptions = { duration, delay, fill: 'backwards' };
  const way = steps.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)`, easing: ALONG }));
  const arcs: Keyframe[] = [];
  for (let i = 0; i < count; i++) {
    arcs.push(
      { offset: i / count, transform: 'scale(1.08, .88)', easing: UP },
      {
        offset: (i + 0.5) / count,
        transform: `translateY(${-0.75 * height}px) scale(.96, 1.05)`,
        easing: DOWN,
      },
    );
  }
  arcs.push({ offset: 1, transform: 'none' });
  return Promise.allSettled([
    run.animate(way, timing).finished,
    jump.animate(arcs, timing).finished,
  ]);
}
