// The chart, codes and entries for the ledger's tests and benchmarks.
import { randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { amount, instant, makeId, type Id, type MerchantId } from '@fairhouse/values';
import type { Chart } from '../chart.ts';
import type { Address, Currency, EntryRequest, Leg } from '../ledger.ts';

export const TEST_CHART: Chart = {
  player: ['member:*:main', 'member:*:held', 'vendor:*:*'],
  house: ['house:*', 'world:*'],
};

export const TEST_CODES = { deposit: 1, stake: 2, payout: 3, hold: 4, paid: 5, returned: 6 };

export const MERCHANT = 1 as MerchantId;
export const PHP = 'PHP' as Currency;

export function address(path: string): Address {
  return path as Address;
}

/** A fresh entry id. */
export function newEntryId(): Id<'entry'> {
  const now = instant(Math.floor(performance.timeOrigin + performance.now()));
  return makeId<'entry'>(now, randomBytes(10));
}

export function leg(debit: string, credit: string, units: bigint): Leg {
  return { debit: address(debit), credit: address(credit), amount: amount(units) };
}

/** An entry of one leg with defaults. */
export function entry(
  debit: string,
  credit: string,
  units: bigint,
  overrides: Partial<EntryRequest> = {},
): EntryRequest {
  return {
    merchant: MERCHANT,
    id: newEntryId(),
    currency: PHP,
    code: 'stake',
    reference: 'order 1',
    legs: [leg(debit, credit, units)],
    ...overrides,
  };
}
