// Runs worked examples of the cashier against the server's code.
import { parseAmount, parseRate, type Amount, type Rate } from '@fairhouse/values';
import { isList, isObject, type Json, type JsonObject } from '@fairhouse/rules/testing';
import { withdrawalFee } from '../../apps/server/src/modules/cashier/withdrawals/withdrawal-fee.ts';
import { findWithdrawalProblem } from '../../apps/server/src/modules/cashier/withdrawals/withdrawal-problem.ts';

type Outcome =
  | { readonly status: 'passed' | 'skipped' }
  | { readonly status: 'failed'; readonly mismatches: readonly string[] };

/** Compares one example of the area `cashier`; an example of an unknown kind is skipped. */
export function runCashierExample(example: JsonObject): Outcome {
  const { given, expect: wanted } = example;
  if (!isObject(given) || !isObject(wanted)) return { status: 'skipped' };
  const got =
    'feePctSteps' in given ? feeOf(given) : 'dayLimit' in given ? checkOf(given) : undefined;
  if (got === undefined) return { status: 'skipped' };
  const mismatches = Object.entries(wanted).flatMap(([name, value]) => {
    const right = same(got[name], value);
    return right ? [] : [`${name} is ${String(got[name])}, expected ${textOf(value)}`];
  });
  return mismatches.length === 0 ? { status: 'passed' } : { status: 'failed', mismatches };
}

type Answer = Readonly<Record<string, Amount | string>>;

function feeOf(given: JsonObject): Answer {
  const steps = isList(given.feePctSteps) ? given.feePctSteps : [];
  const tariff = { rates: steps.map(percent), cap: money(given.feeCap) };
  const value = money(given.amount);
  const fee = withdrawalFee(value, Number(given.alreadyToday), tariff);
  return { fee, net: (value - fee) as Amount };
}

function checkOf(given: JsonObject): Answer {
  const problem = findWithdrawalProblem({
    amount: money(given.amount),
    balance: money(given.balance),
    min: money(given.min),
    max: money(given.max),
    countToday: Number(given.countToday),
    maxCount: Number(given.maxCount),
    withdrawnToday: money(given.withdrawnToday),
    dayLimit: money(given.dayLimit),
    remainingTurnover: money(given.remainingTurnover),
    contractOutstanding: money(given.contractOutstanding),
  });
  return { result: problem ?? 'OK' };
}

/** Compares as amounts: the examples have fewer decimals than the wire. */
function same(got: Amount | string | undefined, wanted: Json | undefined): boolean {
  return typeof got === 'bigint' ? got === parseAmount(textOf(wanted)) : got === wanted;
}

function money(value: Json | undefined): Amount {
  const read = parseAmount(textOf(value));
  if (read === undefined) throw new Error(`${textOf(value)} is not an amount`);
  return read;
}

/** Parses a rate in percent, as the examples write it. */
function percent(value: Json): Rate {
  const read = parseRate(textOf(value));
  if (read === undefined) throw new Error(`${textOf(value)} is not a share`);
  return (read / 100n) as Rate;
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null);
}
