// Manual balance adjustments: one operator requests one, another approves it, and it is booked.
import { refuse, wireAmount, wireId, wirePositiveAmount, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { assert, instant, ok, type Amount, type Id } from '@fairhouse/values';
import * as z from 'zod';
import { houseAccount } from '../../../accounts.ts';
import type { CallOf } from '../../../platform/call-context.ts';
import { findMemberByName } from '../../members/index.ts';
import { registerApproval, requestApproval, type ApprovalCall } from '../../operators/index.ts';
import { memberAccounts, readFunds } from '../../wallet/index.ts';
import { insertAdjustment, listAdjustmentPage } from './store.ts';
import { nextOrderNumber } from '../orders/index.ts';
import { lockPaymentProfile, openRequirement } from '../payment-profiles/index.ts';
import { fillApprovalText } from './fill-approval-text.ts';

type Ask = OperatorCalls['adjustmentAsk'];
type List = OperatorCalls['adjustmentList'];

const payload = z.object({
  member: wireId('member'),
  username: z.string(),
  direction: z.enum(['CREDIT', 'DEBIT']),
  currency: z.string(),
  amount: wirePositiveAmount,
  turnover: wireAmount,
});
type Payload = z.output<typeof payload>;

const adjustment = registerApproval<Payload>({
  kind: 'cashier.adjustment',
  right: 'adjustments.make',
  payload,
  describe: ({ username, direction, currency, amount, turnover }) =>
    fillApprovalText(direction === 'CREDIT' ? 'credit' : 'debit', {
      username,
      amount: { amount, currency },
      turnover: { amount: turnover, currency },
    }),
  execute: async (call, wanted) => {
    const { sql, merchant, app, now } = call;
    await lockPaymentProfile(sql, merchant.id, wanted.member);
    const number = await nextOrderNumber(sql, 'A');
    const id = app.newId<'entry'>();
    if (!(await book(call, wanted, id, number))) return refuse('adjustment.balance_low');
    const { member, turnover } = wanted;
    if (wanted.direction === 'CREDIT' && turnover > 0n) {
      const requirement = {
        member,
        kind: 'OPERATOR',
        reference: number,
        required: turnover,
        now,
      } as const;
      await openRequirement(call, requirement);
    }
    await keep(call, wanted, id, number);
    call.after(() => app.signals.send({ topic: 'balance', merchant: merchant.id, member }));
    return ok(null);
  },
});

/** Requests an adjustment; it is booked once a second operator approves. */
export async function requestAdjustment(call: CallOf<Ask>): Promise<Answer<Ask>> {
  const { sql, merchant, app, input } = call;
  const member = await findMemberByName(sql, merchant.id, input.username);
  if (member === undefined || member.group === 'trial') return refuse('member.unknown');
  const accounts = memberAccounts(merchant, member.id, 'real');
  if (input.direction === 'DEBIT') {
    const { main } = await readFunds(app, merchant, accounts);
    if (main < input.amount) return refuse('adjustment.balance_low');
  }
  const { direction, amount, turnover, why } = input;
  const { id, username } = member;
  const { currency } = merchant;
  const approval = await requestApproval(call, adjustment, {
    payload: { member: id, username, direction, currency, amount, turnover },
    subject: username,
    target: `member:${id}`,
    reason: why,
  });
  return ok({ approval });
}

/** A page of adjustments, newest first. */
export async function listAdjustments(call: CallOf<List>): Promise<Answer<List>> {
  const { pageNo, pageSize, username } = call.input;
  const { sql, merchant, input } = call;
  const { rows, total, cursor } = await listAdjustmentPage(sql, merchant.id, username, input);
  const list = rows.map(({ member_id: member, rollover: turnover, at, ...row }) => ({
    ...row,
    member,
    turnover,
    time: instant(at.getTime()),
  }));
  return ok({ list, total, cursor, pageNo, pageSize });
}

/** False when the member's balance is too low. */
async function book(
  { sql, merchant, app }: ApprovalCall,
  wanted: Payload,
  id: Id<'entry'>,
  reference: string,
): Promise<boolean> {
  const { main, currency } = memberAccounts(merchant, wanted.member, 'real');
  const own = houseAccount('real', 'adjustment');
  const { amount } = wanted;
  const [code, leg] =
    wanted.direction === 'CREDIT'
      ? (['adjustment_credit', { debit: own, credit: main, amount }] as const)
      : (['adjustment_debit', { debit: main, credit: own, amount }] as const);
  const entry = { merchant: merchant.id, id, currency, code, reference, legs: [leg] } as const;
  const [outcome] = await app.ledger.bookInTransaction(sql, [entry]);
  assert(outcome !== undefined && outcome.status !== 'conflict', 'a fresh entry has its own id');
  return outcome.status === 'booked';
}

function keep(call: ApprovalCall, wanted: Payload, id: string, number: string): Promise<void> {
  const { sql, merchant, approval, operator, now } = call;
  return insertAdjustment(sql, merchant.id, {
    id,
    number,
    member_id: wanted.member,
    username: wanted.username,
    direction: wanted.direction,
    currency: wanted.currency,
    amount: wanted.amount,
    rollover: wanted.direction === 'CREDIT' ? wanted.turnover : (0n as Amount),
    reason: approval.reason,
    maker: approval.maker.name,
    checker: operator.name,
    now,
  });
}
