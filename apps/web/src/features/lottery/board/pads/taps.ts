// Entries of several numbers, such as 05 and 12, pressed one number after another.
import type { LinesForm } from '@fairhouse/rules/lottery';

/** The numbers of which entries consist, and how many each has; undefined for other forms. */
export function tapsOf(
  form: LinesForm,
): { readonly numbers: readonly string[]; readonly count: number } | undefined {
  const { length, parts } = form;
  if (parts === undefined || parts.width === 1 || parts.width === length) return undefined;
  const numbers = Array.from({ length: parts.last - parts.first + 1 }, (_, index) =>
    String(parts.first + index).padStart(parts.width, '0'),
  );
  return { numbers, count: length / parts.width };
}

/**
 * The state after a press: the numbers of an unfinished entry, and the text with the finished ones.
 */
export interface TapState {
  readonly unfinished: readonly string[];
  readonly text: string;
}

/** Pressing a number again removes it where an entry contains each number once. */
export function pressTap(
  form: LinesForm,
  { unfinished, text }: TapState,
  number: string,
): TapState {
  if (form.parts?.repeats !== true && unfinished.includes(number)) {
    return { unfinished: unfinished.filter((each) => each !== number), text };
  }
  const next = [...unfinished, number];
  if (next.length < (tapsOf(form)?.count ?? 1)) return { unfinished: next, text };
  return { unfinished: [], text: [...text.split('\n').filter(Boolean), next.join('')].join('\n') };
}
