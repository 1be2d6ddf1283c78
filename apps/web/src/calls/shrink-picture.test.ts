import { describe, expect, it } from 'vitest';
import { fitInto } from './shrink-picture.ts';

describe('a picture that is scaled down', () => {
  it.each([
    [4000, 3000, 1000, 1000, 750],
    [3000, 4000, 1000, 750, 1000],
    [640, 480, 1000, 640, 480],
    [5000, 2, 1000, 1000, 1],
  ])('of %i x %i into %i becomes %i x %i', (width, height, side, newWidth, newHeight) => {
    expect(fitInto(width, height, side)).toEqual({ width: newWidth, height: newHeight });
  });
});
