// The moon of the clock: the lit part of a disc of radius 10 around 0, 0.

/** Path of the lit part; `share` is 1 when full and 0 when the time is over. The dark comes from the right. */
export function litPart(share: number): string {
  const k = Math.min(1, Math.max(0, share));
  const r = 10;
  const across = (Math.abs(2 * k - 1) * r).toFixed(2);
  // The terminator bulges to the right while more than half is lit.
  const sweep = k > 0.5 ? 0 : 1;
  return `M0-${r}A${r} ${r} 0 0 0 0 ${r}A${across} ${r} 0 0 ${sweep} 0-${r}Z`;
}

/** 65 becomes 1:05. */
export function clockFace(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}
