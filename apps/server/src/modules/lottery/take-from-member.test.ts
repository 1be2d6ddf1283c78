import { amount, type Id } from '@fairhouse/values';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { currencyOf, mainAccount, receivableAccount, worldAccount } from '../../accounts.ts';
import { openTestHouse, type TestHouse } from '../../testing/index.ts';
import { takeFromMember, type Taking } from './take-from-member.ts';

let opened: TestHouse;

beforeAll(async () => {
  opened = await openTestHouse();
});
afterAll(() => opened.close());

const balanceAt = (address: ReturnType<typeof mainAccount>) =>
  opened.house.ledger.balance(opened.merchant.id, currencyOf(opened.merchant.currency), address);

async function payIn(member: Id<'member'>, units: bigint): Promise<void> {
  const { house, merchant } = opened;
  await house.ledger.book({
    merchant: merchant.id,
    id: house.newId<'entry'>(),
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
  ['less than it had', 400n, 1000n],
  ['more than it has', 1000n, 400n],
])('asked for again when the member has other money, it is taken once: %s', async (_, ...had) => {
  const { house, merchant } = opened;
  const member = house.newId<'member'>();
  const taking: Taking = {
    merchant,
    book: 'real',
    member,
    amount: amount(700n),
    code: 'payout_reversal',
    account: 'lottery',
    reference: 'TEST-1',
    reason: `test:${member}`,
    mayBeOlder: false,
  };
  await payIn(member, had[0] ?? 0n);
  await takeFromMember(house, taking);
  const after = async () =>
    (await balanceAt(mainAccount('real', member))) +
    (await balanceAt(receivableAccount('real', member)));
  expect(await after()).toBe((had[0] ?? 0n) - 700n);
  await payIn(member, had[1] ?? 0n);
  await takeFromMember(house, taking);
  expect(await after()).toBe((had[0] ?? 0n) + (had[1] ?? 0n) - 700n);
  const { rows } = await house.pool.query(
    'select entry_id from wallet.conflict where merchant_id = $1 and member_id = $2',
    [merchant.id, member],
  );
  expect(rows).toEqual([]);
});
