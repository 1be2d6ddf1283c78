// Draws of Vietnam as the pages show them.
import type { ValueOf } from '../../../calls/calls.ts';

export type StationDraw = ValueOf<'vnOpened'>['list'][number];
export type VietnamRegion = StationDraw['region'];

/** A draw with its prizes. */
export type DrawnStation = StationDraw & { readonly prizes: NonNullable<StationDraw['prizes']> };

export function isDrawn(draw: StationDraw): draw is DrawnStation {
  return draw.prizes !== undefined;
}

/**
 * The names of the prizes in reading order: in the north from the special prize down, elsewhere
 * from the eighth to the special, in drawing order.
 */
export function prizesInOrder({ prizes }: DrawnStation): string[] {
  const names = prizes.map(({ prize }) => prize);
  return names.includes('g8') ? names.toReversed() : names;
}

/** The last digits of a number; all of them for 0. */
export function lastDigits(number: string, digits: number): string {
  return digits === 0 ? number : number.slice(-digits);
}
