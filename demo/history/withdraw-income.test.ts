import { amount, type Amount } from '@fairhouse/values';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { currencyOf, mainAccount, worldAccount } from '../../apps/server/src/accounts.ts';
import { openTestApp, type TestApp } from '../../apps/server/src/testing/index.ts';
import { demoMemberId } from '../demo-members.ts';
import { FLOAT } from './deposits.ts';
import { withdrawIncome } from './withdraw-income.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const person = () => ({
  member: demoMemberId(test.merchant, 'upline'),
  username: 'upline',
  upline: 'house',
  depth: 1,
});
const house = () => ({ app: test.context, merchant: test.merchant });

function balance(): Promise<bigint> {
  const { context, merchant } = test;
  const main = mainAccount('real', person().member);
  return context.ledger.balance(merchant.id, currencyOf(merchant.currency), main);
}

async function deposit(value: Amount): Promise<void> {
  const { context, merchant } = test;
  const main = mainAccount('real', person().member);
  await context.ledger.book({
    merchant: merchant.id,
    id: context.newId<'entry'>(),
    currency: currencyOf(merchant.currency),
    code: 'deposit',
    reference: 'test',
    legs: [{ debit: worldAccount('real', 'bank'), credit: main, amount: value }],
  });
}

it('an agent withdraws whole tens above its float, and nothing below it', async () => {
  expect(await withdrawIncome(house(), [person()])).toBe(0);
  await deposit(amount(FLOAT - 3_100_000n));
  expect(await withdrawIncome(house(), [person()])).toBe(0);
  expect(await balance()).toBe(FLOAT - 3_100_000n);
  await deposit(amount(3_100_000n + 1_555_000n));
  expect(await withdrawIncome(house(), [person()])).toBe(1);
  expect(await balance()).toBe(FLOAT + 55_000n);
});
