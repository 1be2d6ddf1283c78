import { expect, test } from 'vitest';
import { LOOKS } from './looks.ts';

/** What WCAG asks of text. */
const LEAST = 4.5;

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [bright = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (bright + 0.05) / (dark + 0.05);
}

test.each(Object.entries(LOOKS))('the title of %s is read from what is around it', (_, look) => {
  for (const letters of look.title) {
    expect(contrast(letters, look.titleEdge)).toBeGreaterThanOrEqual(LEAST);
  }
});
