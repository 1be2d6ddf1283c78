import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert, parseAmount, parseRate, type Amount, type Rate } from '@fairhouse/values';
import { expect, it } from 'vitest';
import { homeDirectory } from '../../../home.ts';
import { withdrawalFee } from './withdrawal-fee.ts';
import { findWithdrawalProblem } from './withdrawal-problem.ts';

interface Vector {
  readonly area: string;
  readonly case: string;
  readonly given: Readonly<Record<string, unknown>>;
  readonly expect: Readonly<Record<string, string>>;
}

const text = readFileSync(join(homeDirectory(), 'packages/rules/vectors/agency.json'), 'utf8');
const vectors = (JSON.parse(text) as Vector[]).filter((vector) => vector.area === 'cashier');

const money = (value: unknown): Amount => {
  const read = parseAmount(String(value));
  assert(read !== undefined, `${String(value)} is an amount`);
  return read;
};
/** Parses a rate in percent, as the vectors write it. */
const percent = (value: string): Rate => {
  const read = parseRate(value);
  assert(read !== undefined, `${value} is a rate`);
  return (read / 100n) as Rate;
};

it('the vectors contain examples of fees and of checks', () => {
  expect(vectors.filter((vector) => 'feeCap' in vector.given).length).toBeGreaterThan(2);
  expect(vectors.filter((vector) => 'dayLimit' in vector.given).length).toBeGreaterThan(3);
});

it.each(vectors.filter((vector) => 'feeCap' in vector.given))(
  '$case',
  ({ given, expect: wanted }) => {
    const transitions = given['feePctSteps'] as string[];
    const tariff = { rates: transitions.map(percent), cap: money(given['feeCap']) };
    const value = money(given['amount']);
    const fee = withdrawalFee(value, Number(given['alreadyToday']), tariff);
    expect(fee).toBe(money(wanted['fee']));
    expect(value - fee).toBe(money(wanted['net']));
  },
);

it.each(vectors.filter((vector) => 'dayLimit' in vector.given))(
  '$case',
  ({ given, expect: wanted }) => {
    const problem = findWithdrawalProblem({
      amount: money(given['amount']),
      balance: money(given['balance']),
      min: money(given['min']),
      max: money(given['max']),
      countToday: Number(given['countToday']),
      maxCount: Number(given['maxCount']),
      withdrawnToday: money(given['withdrawnToday']),
      dayLimit: money(given['dayLimit']),
      remainingTurnover: money(given['remainingTurnover']),
      contractOutstanding: money(given['contractOutstanding']),
    });
    expect(problem ?? 'OK').toBe(wanted['result']);
  },
);
