// Movements of a team: lines of one instant, such as the prizes of a draw, are in the order of their
// account, and the pages skip none of them.
import { amount, formatAmount } from '@fairhouse/values';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoMemberId } from '../../../../../../demo/demo-members.ts';
import { currencyOf, mainAccount, worldAccount } from '../../../accounts.ts';
import { logInPlayer, openLotteryApp, type LotteryApp } from '../../../testing/lottery-app.ts';

let app: LotteryApp;
let upline: Awaited<ReturnType<typeof logInPlayer>>['client'];

const LINES = 25;
const PAGE = 10;

beforeAll(async () => {
  app = await openLotteryApp();
  ({ client: upline } = await logInPlayer(app, 'upline', '0'));
  const { context, merchant } = app;
  const account = mainAccount('real', demoMemberId(merchant, 'downline1'));
  await context.ledger.bookMany(
    Array.from({ length: LINES }, () => ({
      merchant: merchant.id,
      id: context.newId<'entry'>(),
      currency: currencyOf(merchant.currency),
      code: 'deposit' as const,
      reference: 'test',
      legs: [{ debit: worldAccount('real', 'bank'), credit: account, amount: amount(10_000n) }],
    })),
  );
});

afterAll(() => app.close());

test('lines of one instant are in the order of their account, on every page', async () => {
  const balances: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await upline.call('agentAccounts', {
      username: 'downline1',
      pageSize: String(PAGE),
      ...(cursor === undefined ? {} : { cursor }),
    } as never);
    if (!page.ok) throw new Error(page.refusal.code);
    balances.push(...page.value.list.map(({ balanceAfter }) => balanceAfter));
    cursor = page.value.cursor;
  }
  const before = Number(balances.at(-1)) - 1;
  const expected = Array.from({ length: LINES }, (_, at) =>
    formatAmount(amount(BigInt(Math.round((before + LINES - at) * 10_000)))),
  );
  expect(balances.slice(0, LINES)).toEqual(expected);
});
