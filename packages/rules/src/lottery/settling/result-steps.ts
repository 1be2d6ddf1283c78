// A printed result as it becomes known, one number after another, and the results that can still
// follow from what has fallen.
import type { DrawFormat } from '../plays/play.ts';

/** The numbers of a printed result in their order; whole prizes where it has several. */
export function resultSteps({ format, max }: DrawFormat, numbers: string): string[] {
  const text = unmarked(numbers);
  if (text.includes(' ')) return text.split(' ');
  if (text.includes(',')) return text.split(',');
  // A single number of two digits is not two numbers.
  const isWhole = format === 'entered' || ((format === 'pick' || format === 'faces') && max > 9);
  return isWhole ? [text] : [...text];
}

/** The printed form of the first `fallen` numbers, without the mark behind an `@`. */
export function resultSoFar(form: DrawFormat, numbers: string, fallen: number): string {
  return resultSteps(form, numbers).slice(0, fallen).join(gapOf(numbers));
}

/**
 * Every result that begins with the first `fallen` numbers, the drawn one among them, as the family
 * prints it; undefined for more than `most`, and for results from outside, whose numbers have no
 * known range.
 */
export function listCompletions(
  form: DrawFormat,
  numbers: string,
  { fallen, most }: { readonly fallen: number; readonly most: number },
): string[] | undefined {
  const steps = resultSteps(form, numbers);
  if (fallen >= steps.length) return [numbers];
  let begun: string[][] = [steps.slice(0, fallen)];
  for (const [index, step] of steps.entries()) {
    if (index < fallen) continue;
    const options = optionsOf(form, step) ?? [];
    const free = form.format === 'pick' ? options.length - index : options.length;
    if (free <= 0 || begun.length * free > most) return undefined;
    begun = begun.flatMap((taken) =>
      options
        .filter((each) => form.format !== 'pick' || !taken.includes(each))
        .map((each) => [...taken, each]),
    );
  }
  const mark = numbers.slice(unmarked(numbers).length);
  return begun.map((each) => each.join(gapOf(numbers)) + mark);
}

/** The values that a number of the result can have, written like the one drawn. */
function optionsOf({ format, max }: DrawFormat, step: string): readonly string[] | undefined {
  if (format === 'entered' || step.length > WIDEST) return undefined;
  const isRange = format === 'pick' || format === 'faces';
  const [first, count] = isRange ? [1, max] : [0, 10 ** step.length];
  const text = (index: number) => String(first + index).padStart(step.length, '0');
  return Array.from({ length: count }, (_, index) => text(index));
}

/** Wider prizes have more values than are worth listing. */
const WIDEST = 4;

function gapOf(numbers: string): string {
  const text = unmarked(numbers);
  return text.includes(' ') ? ' ' : text.includes(',') ? ',' : '';
}

function unmarked(numbers: string): string {
  return numbers.split('@')[0] ?? '';
}
