// Compares the result of a run with what the example expects.
import { formatAmount, type Amount } from '@fairhouse/values';
import type { TierPaid } from '../../lottery/settling/settle.ts';
import { decimal, isList, isObject, show, type Json, type JsonObject } from './example.ts';

/** The result of running an example; absent fields are not compared. */
export interface RunResult {
  readonly notes?: number;
  readonly wins?: number;
  readonly stake?: Amount;
  readonly payout?: Amount;
  readonly result?: string;
  readonly tiers?: readonly TierPaid[];
  readonly statuses?: readonly string[];
  readonly multiples?: readonly number[];
  readonly cappedAmount?: Amount;
  readonly reversed?: Amount;
  readonly kept?: readonly string[];
  readonly duplicates?: readonly string[];
  readonly invalid?: readonly string[];
  readonly amounts?: readonly Amount[];
}

/** The mismatches of every field that both the example and the result have. */
export function compareFields(expected: JsonObject, given: RunResult): string[] {
  const wrong: string[] = [];
  const check = (field: keyof RunResult, same: boolean, got: string) => {
    if (!same) wrong.push(`${field}: expected ${show(expected[field])}, got ${got}`);
  };
  for (const field of ['notes', 'wins', 'result'] as const) {
    const got = given[field];
    if (field in expected && got !== undefined) check(field, expected[field] === got, String(got));
  }
  for (const field of ['stake', 'payout', 'cappedAmount', 'reversed'] as const) {
    const got = given[field];
    if (!(field in expected) || got === undefined) continue;
    const list = isList(expected[field]) ? given.amounts : undefined;
    if (list)
      check(field, sameList(expected[field], list.map(moneyText)), show(list.map(moneyText)));
    else check(field, moneyOf(expected[field]) === moneyText(got), moneyText(got));
  }
  for (const field of ['statuses', 'multiples'] as const) {
    const got = given[field];
    if (field in expected && got)
      check(field, sameList(expected[field], got.map(String)), show(got));
  }
  for (const field of ['kept', 'duplicates', 'invalid'] as const) {
    const got = given[field];
    if (!(field in expected) || !got) continue;
    const wanted = expected[field];
    const same = typeof wanted === 'number' ? wanted === got.length : sameList(wanted, got);
    check(field, same, typeof wanted === 'number' ? String(got.length) : show(got));
  }
  if ('tiers' in expected && given.tiers) {
    const wanted = tierTexts(expected.tiers);
    const got = given.tiers.map(tierText).sort();
    check('tiers', sameTiers(wanted, got), show(got));
  }
  return wrong;
}

/** An amount of the file in the form of `formatAmount`; other text unchanged. */
function moneyOf(value: Json | undefined): string {
  const text = decimal(value);
  if (text === undefined) return show(value);
  const [whole = '0', part = ''] = text.split('.');
  return part.length <= 4 ? `${whole}.${part.padEnd(4, '0')}` : text;
}

function moneyText(value: Amount): string {
  return formatAmount(value);
}

function sameList(expected: Json | undefined, got: readonly string[]): boolean {
  if (!isList(expected) || expected.length !== got.length) return false;
  return expected.every((each, at) => show(each) === got[at] || moneyOf(each) === got[at]);
}

function tierText(tier: TierPaid): string {
  return `${tier.tier} ${tier.notes} x ${formatAmount(tier.prizePerNote)}`;
}

function tierTexts(expected: Json | undefined): string[] {
  if (!isObject(expected)) return [];
  return Object.entries(expected)
    .map(([name, tier]) => {
      const { notes, prizePerNote } = isObject(tier) ? tier : {};
      return `${name} ${show(notes)} x ${moneyOf(prizePerNote)}`;
    })
    .sort();
}

/**
 * Tiers must be equal by name. Where the file uses none of our names, only notes and prizes are
 * compared.
 */
function sameTiers(wanted: readonly string[], got: readonly string[]): boolean {
  if (wanted.join() === got.join()) return true;
  const names = (tiers: readonly string[]) => new Set(tiers.map((tier) => tier.split(' ')[0]));
  const ours = names(got);
  if ([...names(wanted)].some((name) => ours.has(name))) return false;
  const values = (tiers: readonly string[]) =>
    tiers.map((tier) => tier.replace(/^\S+ /, '')).sort();
  return wanted.length > 0 && values(wanted).join() === values(got).join();
}
