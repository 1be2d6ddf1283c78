// Entries of several numbers, such as 05 and 12, pressed one number after another.
import type { LinesForm } from '@fairhouse/rules/lottery';

/** The numbers of which entries are made, and how many each has; undefined where none are. */
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

/** What stands after a press: the numbers of an entry begun, and the text with those finished. */
export interface Taps {
  readonly begun: readonly string[];
  readonly text: string;
}

/** A number pressed again is taken back where an entry has each once. */
export function pressTap(form: LinesForm, { begun, text }: Taps, number: string): Taps {
  if (form.parts?.repeats !== true && begun.includes(number)) {
    return { begun: begun.filter((each) => each !== number), text };
  }
  const next = [...begun, number];
  if (next.length < (tapsOf(form)?.count ?? 1)) return { begun: next, text };
  return { begun: [], text: [...text.split('\n').filter(Boolean), next.join('')].join('\n') };
}
