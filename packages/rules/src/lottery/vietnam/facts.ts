// Facts about a Vietnamese result, computed once per draw and used by all plays.
import { sortedDigits } from '../slip/permutations.ts';
import { listPrizeLengths, type Region } from './regions.ts';

/** A selection of prizes of a result, and which of their digits are played. */
export interface Target {
  /** Positions in the printed result; all prizes with enough digits when absent. */
  readonly places?: readonly number[];
  readonly digits: number;
  readonly from: 'tail' | 'head';
  /** Whether the digits are sorted. */
  readonly sorted?: true;
}

export interface VietnamFacts {
  /** The drawn numbers of each target of the family, in the order of the prizes. */
  readonly drawn: readonly (readonly number[])[];
  /** The last two digits of all prizes, without duplicates. */
  readonly seen: readonly number[];
  /** The number of prizes that end in each number of two digits. */
  readonly times: Uint8Array;
  /** The last four digits of the special prize: thousands, hundreds, tens and ones. */
  readonly special: readonly number[];
  /** The same for the first prize. */
  readonly first: readonly number[];
}

/** Parses the printed results of a region: its prizes separated by spaces. */
export function prepareVietnam(
  region: Region,
  targets: readonly Target[],
): (numbers: string) => VietnamFacts | undefined {
  const result = new RegExp(
    `^${listPrizeLengths(region)
      .map((length) => `\\d{${length}}`)
      .join(' ')}$`,
  );
  return (numbers) => {
    if (!result.test(numbers)) return undefined;
    const prizes = numbers.split(' ');
    const times = new Uint8Array(100);
    for (const prize of prizes) {
      const tail = Number(prize.slice(-2));
      times[tail] = (times[tail] ?? 0) + 1;
    }
    return {
      drawn: targets.map((target) => drawnOf(prizes, target)),
      seen: [...times.keys()].filter((number) => times[number] !== 0),
      times,
      special: digitsOf(prizes[0] ?? ''),
      first: digitsOf(prizes[1] ?? ''),
    };
  };
}

/** The number of prizes of a region that a target includes. */
export function countPrizes(region: Region, { places, digits }: Target): number {
  return places?.length ?? listPrizeLengths(region).filter((length) => length >= digits).length;
}

function drawnOf(prizes: readonly string[], { places, digits, from, sorted }: Target): number[] {
  const played = places
    ? places.map((place) => prizes[place] ?? '')
    : prizes.filter((prize) => prize.length >= digits);
  return played.map((prize) => {
    const number = Number(from === 'head' ? prize.slice(0, digits) : prize.slice(-digits));
    return sorted ? sortedDigits(number, digits) : number;
  });
}

function digitsOf(prize: string): number[] {
  return Array.from(prize.slice(-4), Number);
}
