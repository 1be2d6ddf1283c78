// Multipliers of a stake are whole ten-thousandths (games.md, decision 7): no fraction decides
// anything.
import { amount, assert, type Amount, type Brand } from '@fairhouse/values';

/** Ten-thousandths of the stake: 10,000 is 1.0000. */
export type Multiplier = Brand<bigint, 'Multiplier'>;

export const MULTIPLIER_ONE = 10_000n as Multiplier;
export const NO_MULTIPLIER = 0n as Multiplier;

/** The multiplier of a number of ten-thousandths; throws below zero. */
export function multiplier(units: bigint): Multiplier {
  assert(units >= 0n, `a multiplier is not negative: ${units}`);
  return units as Multiplier;
}

/** A multiplier of a table, such as `2.5`. */
export function tableMultiplier(text: string): Multiplier {
  const [whole = '0', part = ''] = text.split('.');
  assert(/^\d+$/.test(whole) && /^\d{0,4}$/.test(part), `no multiplier: ${text}`);
  return (BigInt(whole) * MULTIPLIER_ONE + BigInt(part.padEnd(4, '0'))) as Multiplier;
}

/** The multipliers of lists in a table, by their two keys; made once, as rounds read them. */
export function tableMultipliers<Kind extends string>(
  table: Readonly<Record<Kind, Readonly<Record<number, readonly string[]>>>>,
): Readonly<Record<Kind, Readonly<Record<number, readonly Multiplier[]>>>> {
  const entries = Object.entries<Readonly<Record<number, readonly string[]>>>(table);
  const kinds = entries.map(([kind, lists]) => {
    const sizes = Object.entries(lists).map(([size, list]) => [size, list.map(tableMultiplier)]);
    return [kind, Object.fromEntries(sizes) as Record<number, readonly Multiplier[]>];
  });
  return Object.fromEntries(kinds) as Record<Kind, Record<number, readonly Multiplier[]>>;
}

/** The greatest of the multipliers of a table; none is zero. */
export const greatestMultiplier = (prices: readonly Multiplier[]): Multiplier =>
  prices.reduce((most, each) => (each > most ? each : most), NO_MULTIPLIER);

/** What a stake returns at a multiplier, rounded down to a ten-thousandth. */
export function payoutOf(stake: Amount, times: Multiplier): Amount {
  return amount((stake * times) / MULTIPLIER_ONE);
}

/** The greatest stake that returns at most `most`, in ten-thousandths; all do at no multiplier. */
export function greatestStake(most: Amount, times: Multiplier): Amount | undefined {
  return times === NO_MULTIPLIER ? undefined : amount(((most + 1n) * MULTIPLIER_ONE - 1n) / times);
}
