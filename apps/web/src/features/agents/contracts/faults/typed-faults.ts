// What is wrong with the figures of an offer as they are typed; nothing that is typed is rewritten.
import { parseAmount } from '@fairhouse/values';
import {
  asksCoverage,
  tierFieldsOf,
  type TierField,
  type TiersDraft,
  type WireTerms,
} from '../offer-terms.ts';

/** What a figure that cannot be read should have been. */
export type TypedFault = 'count' | 'amount' | 'percent';

/** The most active people that a tier can ask for. */
export const COUNT_MAX = 1_000_000;

const PERCENT = /^\d{1,3}(\.\d{1,4})?$/;
const RATES: readonly TierField[] = ['rate', 'lossRate'];

/** An empty field is zero. */
export function tierFault(field: TierField, typed: string): TypedFault | undefined {
  if (typed === '') return undefined;
  if (RATES.includes(field)) return percentFault(typed);
  if (field !== 'minActive') return parseAmount(typed) === undefined ? 'amount' : undefined;
  return /^\d+$/.test(typed) && Number(typed) <= COUNT_MAX ? undefined : 'count';
}

export function percentFault(typed: string): TypedFault | undefined {
  return typed === '' || PERCENT.test(typed) ? undefined : 'percent';
}

/** Whether every figure that the offer sends can be read. */
export function isReadable(
  own: WireTerms,
  { isFixed, tiers }: TiersDraft,
  minCoverage: string,
): boolean {
  const fields = tierFieldsOf(own, isFixed);
  return (
    tiers.every((tier) => fields.every((name) => tierFault(name, tier[name]) === undefined)) &&
    (!asksCoverage(own) || percentFault(minCoverage) === undefined)
  );
}
