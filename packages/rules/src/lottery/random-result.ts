// A random result in the printed form of the family: for examples and previews, never for a draw.
import type { DrawFormat } from './plays/play.ts';
import { ZODIAC } from './zodiac.ts';

/** A whole number from 0 up to, not including, `below`. */
export type Chance = (below: number) => number;

/**
 * A random result of the format; undefined where the format does not determine the form of a
 * result.
 */
export function randomResult(form: DrawFormat, chance: Chance): string | undefined {
  if (form.format === 'entered') return undefined;
  const printed = prizesOf(form, chance).join(' ');
  return form.marked === undefined ? printed : `${printed}@${ZODIAC[chance(ZODIAC.length)] ?? ''}`;
}

function prizesOf(form: DrawFormat, chance: Chance): string[] {
  const { format, length, max, prizes = 1, layout = '' } = form;
  const digits = (count: number) => Array.from({ length: count }, () => chance(10)).join('');
  if (format === 'ranks') {
    return layout.split(',').flatMap((rank) => {
      const [width = 0, count = 0] = rank.split('x').map(Number);
      return Array.from({ length: count }, () => digits(width));
    });
  }
  return Array.from({ length: prizes }, () => {
    if (format === 'digits' || format === 'sum') return digits(length);
    const width = String(max).length;
    if (format === 'faces' && max <= 9) {
      return Array.from({ length }, () => 1 + chance(max)).join('');
    }
    const numbers = format === 'pick' ? shuffled(length, max, chance) : faces(length, max, chance);
    return numbers.map((number) => String(number).padStart(width, '0')).join(',');
  });
}

function faces(length: number, max: number, chance: Chance): number[] {
  return Array.from({ length }, () => 1 + chance(max));
}

function shuffled(length: number, max: number, chance: Chance): number[] {
  const left = Array.from({ length: max }, (_, index) => index + 1);
  return Array.from({ length }, () => left.splice(chance(left.length), 1)[0] ?? 0);
}
