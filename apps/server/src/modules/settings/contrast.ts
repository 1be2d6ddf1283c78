// Legibility of a theme's colours: the contrast of WCAG 2.2, 1.4.3.
import type { Setting } from './shapes.ts';

const NEEDED = 4.5;
type Palette = Setting<'theme'>['dark'];

const PAIRS: readonly (readonly [keyof Palette, keyof Palette])[] = [
  ['text', 'background'],
  ['text', 'surface'],
  ['text', 'raised'],
  ['muted', 'surface'],
  ['accentText', 'accent'],
  ['accent', 'surface'],
];

export interface Unreadable {
  readonly pair: string;
  readonly ratio: string;
}

/** The first pair of colours below 4.5 to 1, or undefined when there is none. */
export function findUnreadable(theme: Setting<'theme'>): Unreadable | undefined {
  for (const mode of ['dark', 'light'] as const) {
    for (const [front, back] of PAIRS) {
      const ratio = contrast(theme[mode][front], theme[mode][back]);
      if (ratio < NEEDED) return { pair: `${mode} ${front}/${back}`, ratio: ratio.toFixed(2) };
    }
  }
  return undefined;
}

/** The contrast of two colours in `#rrggbb` notation, from 1 to 21. */
export function contrast(left: string, right: string): number {
  const [high, low] = [luminance(left), luminance(right)].sort((a, b) => b - a);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const value = parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}
