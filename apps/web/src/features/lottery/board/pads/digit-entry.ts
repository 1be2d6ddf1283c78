// Whole numbers entered digit by digit, on a keypad or on the keys of a keyboard.
import { importLines, type LineProblem, type LinesForm } from '@fairhouse/rules/lottery';
import { gridOf } from './grid.ts';
import { tapsOf } from './taps.ts';

/** The digits of an unfinished number, the entry text, and why the last number was not added. */
export interface DigitEntry {
  readonly unfinished: string;
  readonly text: string;
  readonly problem?: LineProblem | 'duplicate' | 'full';
}

/** Whether the numbers of a form are entered by digits: they fit no grid and are no balls. */
export function isEnteredByDigits(form: LinesForm): boolean {
  return gridOf(form) === undefined && tapsOf(form) === undefined;
}

/** The state after a digit; the last one adds the number to the text. */
export function pressDigit(form: LinesForm, { unfinished, text }: DigitEntry, digit: string) {
  const number = unfinished + digit;
  if (number.length < form.length) return { unfinished: number, text };
  return addNumber(form, text, number);
}

function addNumber(form: LinesForm, text: string, number: string): DigitEntry {
  const problem = importLines(form, number).invalid[0]?.problem;
  if (problem !== undefined) return { unfinished: '', text, problem };
  const { kept } = importLines(form, text);
  const { length } = importLines(form, `${kept.join(' ')} ${number}`).kept;
  if (length === kept.length) return { unfinished: '', text, problem: 'duplicate' };
  if (form.most !== undefined && length > form.most) {
    return { unfinished: '', text, problem: 'full' };
  }
  return { unfinished: '', text: [text.trimEnd(), number].filter(Boolean).join(' ') };
}

/** The entry text without a number. */
export function removeNumber(text: string, number: string): string {
  return text
    .split(/[\s,;|，；｜、]+/)
    .filter((line) => line !== '' && line !== number)
    .join(' ');
}
