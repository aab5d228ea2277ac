import { describe, expect, test } from 'vitest';
import { clueSize, fanPose } from './layout';

describe('the size of a clue', () => {
  test('falls in steps with its length', () => {
    const sizes = [28, 29, 48, 49, 80, 81].map((n) => clueSize('x'.repeat(n), 'stage'));
    expect(sizes).toEqual([33, 29, 29, 25, 25, 21]);
  });
  test('counts letters as people do', () => {
    expect(clueSize('🐇'.repeat(28), 'bar')).toBe(clueSize('x'.repeat(28), 'bar'));
  });
  test('never falls under 18 px', () => {
    for (const where of ['stage', 'bar', 'line', 'side', 'tv'] as const)
      expect(clueSize('x'.repeat(160), where)).toBeGreaterThanOrEqual(18);
  });
});

test('a fan is even on both sides and its middle card stands straight', () => {
  expect(fanPose(2, 5)).toEqual({ angle: 0, drop: 0 });
  expect(fanPose(0, 5).angle).toBe(-fanPose(4, 5).angle);
  expect(fanPose(0, 1)).toEqual({ angle: 0, drop: 0 });
});
