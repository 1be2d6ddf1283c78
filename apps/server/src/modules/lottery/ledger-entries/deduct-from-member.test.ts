import { amount, type Id } from '@fairhouse/values';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { currencyOf, mainAccount, receivableAccount, worldAccount } from '../../../accounts.ts';
import { openTestApp, type TestApp } from '../../../testing/index.ts';
import { deductFromMember, type DerivedDeduction } from './deduct-from-member.ts';

let opened: TestApp;

beforeAll(async () => {
  opened = await openTestApp();
});
afterAll(() => opened.close());

const balanceAt = (address: ReturnType<typeof mainAccount>) =>
  opened.context.ledger.balance(opened.merchant.id, currencyOf(opened.merchant.currency), address);

async function payIn(member: Id<'member'>, units: bigint): Promise<void> {
  const { context: app, merchant } = opened;
  await app.ledger.book({
    merchant: merchant.id,
    id: app.newId<'entry'>(),
    currency: currencyOf(merchant.currency),
    code: 'deposit',
    reference: 'test',
    legs: [
      {
        debit: worldAccount('real', 'bank'),
        credit: mainAccount('real', member),
        amount: amount(units),
      },
    ],
  });
}

test.each([
  ['a lower balance at first', 400n, 1000n],
  ['a higher balance at first', 1000n, 400n],
])('a repeated deduction with a changed balance is booked once: %s', async (_, ...had) => {
  const { context: app, merchant } = opened;
  const member = app.newId<'member'>();
  const taking: DerivedDeduction = {
    merchant,
    book: 'real',
    member,
    amount: amount(700n),
    code: 'payout_reversal',
    account: 'lottery',
    reference: 'TEST-1',
    reason: `test:${member}`,
    mayBeUnkeyed: false,
  };
  await payIn(member, had[0] ?? 0n);
  await deductFromMember(app, taking);
  const after = async () =>
    (await balanceAt(mainAccount('real', member))) +
    (await balanceAt(receivableAccount('real', member)));
  expect(await after()).toBe((had[0] ?? 0n) - 700n);
  await payIn(member, had[1] ?? 0n);
  await deductFromMember(app, taking);
  expect(await after()).toBe((had[0] ?? 0n) + (had[1] ?? 0n) - 700n);
  const { rows } = await app.pool.query(
    'select entry_id from wallet.conflict where merchant_id = $1 and member_id = $2',
    [merchant.id, member],
  );
  expect(rows).toEqual([]);
});
