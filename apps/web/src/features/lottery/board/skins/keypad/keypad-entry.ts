// The keypad of Thai sites: digits become numbers of every chosen play, one by one or as the sets
// that its helpers make of them.
import { importLines, thaiNumbers, type Family, type Play } from '@fairhouse/rules/lottery';
import { setBits, type Draft } from '../../draft.ts';

/** Sets of numbers of two digits that are made of one digit. */
export const HELPERS = ['doors', 'front', 'back'] as const;
export type Helper = (typeof HELPERS)[number];

/** What digits stand for. */
export interface EntryMode {
  /** The digits of a number of the chosen plays. */
  readonly length: number;
  /** Each number is entered in all orders of its digits. */
  readonly isTurned: boolean;
  readonly helper: Helper | undefined;
}

/** The digits of a number of a play. */
export function numberLength({ form }: Play): number {
  return form.kind === 'lines' ? form.length : 1;
}

/**
 * The chosen plays after a press on one: those of the same length are chosen together, one of
 * another length replaces them, and the last one stays.
 */
export function toggleChosen(family: Family, chosen: readonly string[], pressed: string): string[] {
  const lengthOf = (code: string | undefined) => {
    const play = family.plays.get(code ?? '');
    return play && numberLength(play);
  };
  if (lengthOf(chosen[0]) !== lengthOf(pressed)) return [pressed];
  if (!chosen.includes(pressed)) return [...chosen, pressed];
  return chosen.length === 1 ? [...chosen] : chosen.filter((code) => code !== pressed);
}

/** Whether some plays can be chosen together: one at least, all of the same length. */
export function areTogether(family: Family, plays: readonly string[]): boolean {
  const lengths = plays.map((code) => {
    const play = family.plays.get(code);
    return play && numberLength(play);
  });
  return new Set(lengths).size === 1;
}

/** How many digits make an entry. */
export function entryLength({ length, helper }: EntryMode): number {
  return helper === undefined ? length : 1;
}

/** The numbers of typed digits; undefined while they are not complete. */
export function numbersOfEntry(mode: EntryMode, digits: string): string[] | undefined {
  if (digits.length < entryLength(mode)) return undefined;
  if (mode.helper === 'doors') return thaiNumbers.nineteenDoors(digits);
  if (mode.helper !== undefined) return thaiNumbers.numbersByDigit(digits, mode.helper);
  return mode.isTurned ? thaiNumbers.reverse(digits) : [digits];
}

/** Whether none of the numbers is one of the play, as 777 in any order is none. */
export function refusesAll({ form }: Play, numbers: readonly string[]): boolean {
  if (form.kind === 'lines') return importLines(form, numbers.join(' ')).kept.length === 0;
  return !numbers.some((number) => form.rows[0]?.symbols.includes(number));
}

/** The picks of a play with more numbers; those that it does not sell are left out. */
export function addNumbers({ form }: Play, draft: Draft, numbers: readonly string[]): Draft {
  if (form.kind === 'lines') {
    const { kept } = importLines(form, [draft.text, ...numbers].join(' '));
    return { ...draft, text: kept.slice(0, form.most).join(' ') };
  }
  const symbols = form.rows[0]?.symbols ?? [];
  const more = numbers.reduce((mask, number) => {
    const symbol = symbols.indexOf(number);
    return symbol < 0 ? mask : mask | (1 << symbol);
  }, 0);
  return { ...draft, rows: [(draft.rows[0] ?? 0) | more, ...draft.rows.slice(1)] };
}

/** The numbers that a play has been given, in the order in which it keeps them. */
export function numbersOf({ form }: Play, draft: Draft): readonly string[] {
  if (form.kind === 'lines') return importLines(form, draft.text).kept;
  const symbols = form.rows[0]?.symbols ?? [];
  return setBits(draft.rows[0] ?? 0).map((symbol) => symbols[symbol] ?? '');
}

/** The picks of a play without a number. */
export function removeFrom(play: Play, draft: Draft, number: string): Draft {
  const { form } = play;
  if (form.kind === 'lines') {
    const left = numbersOf(play, draft).filter((each) => each !== number);
    return { ...draft, text: left.join(' ') };
  }
  const symbol = form.rows[0]?.symbols.indexOf(number) ?? -1;
  if (symbol < 0) return draft;
  return { ...draft, rows: [(draft.rows[0] ?? 0) & ~(1 << symbol), ...draft.rows.slice(1)] };
}
