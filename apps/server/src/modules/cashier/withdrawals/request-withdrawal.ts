import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { assert, ok, type Amount, type Id } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { checkPaymentPassword } from '../../members/index.ts';
import { memberAccounts } from '../../wallet/index.ts';
import { signalWithdrawal } from './apply-payout.ts';
import { assessWithdrawal } from './assess-withdrawal.ts';
import { showWithdrawal } from './show-withdrawal.ts';
import { addEvent, nextOrderNumber } from '../orders/index.ts';
import { lockPaymentProfile } from '../payment-profiles/index.ts';
import { insertWithdrawal } from './store/withdrawals.ts';
import { checkWithdrawal } from './check-withdrawal.ts';
import { withdrawalFee } from './withdrawal-fee.ts';

type Row = PlayerCalls['withdrawCreate'];

/**
 * Requests a withdrawal (agency.md 5.3). The payment profile's lock serialises the member's
 * requests, so that counts, limits and the balance are current. The money is held at once, under
 * the order's own id; from then on only the server moves the order.
 */
export async function requestWithdrawal(call: CallOf<Row>): Promise<Answer<Row>> {
  const { sql, merchant, session, now, input, app } = call;
  await lockPaymentProfile(sql, merchant.id, session.member);
  const checked = await checkWithdrawal(call, input);
  if (!checked.ok) return checked;
  const { card, settings, today } = checked.value;
  const password = await checkPaymentPassword(call, input.paymentPassword);
  if (!password.ok) return password;
  const id = app.newId<'withdrawal'>();
  const number = await nextOrderNumber(sql, 'W');
  if (!(await holdAmount(call, id, number))) return refuse('withdraw.balance_low');
  const tariff = { rates: settings.feeRates, cap: settings.feeCap };
  const order = await insertWithdrawal(sql, merchant.id, {
    id,
    number,
    member: session.member,
    username: session.username,
    card: card.card_id,
    currency: merchant.currency,
    amount: input.amount,
    fee: withdrawalFee(input.amount, today.count, tariff),
    ordinal: today.count + 1,
    endEntry: app.newId<'entry'>(),
    feeEntry: app.newId<'entry'>(),
    now,
  });
  await addEvent(sql, merchant.id, id, { state: 'SUBMITTED', reason: null, actor: 'member', now });
  const dayTotal = (today.amount + input.amount) as Amount;
  const assessed = await assessWithdrawal(call, order, settings, dayTotal);
  call.after(() => signalWithdrawal(app, assessed));
  return ok(showWithdrawal(assessed, card));
}

/** False when the balance was spent between the check and the booking. */
async function holdAmount(call: CallOf<Row>, id: string, number: string): Promise<boolean> {
  const { sql, merchant, session, input, app } = call;
  const accounts = memberAccounts(merchant, session.member, 'real');
  const outcome = await app.ledger.holdInTransaction(sql, {
    merchant: merchant.id,
    id: id as Id<'entry'>,
    currency: accounts.currency,
    code: 'withdrawal_hold',
    reference: number,
    from: accounts.main,
    held: accounts.held,
    amount: input.amount,
  });
  assert(outcome.status !== 'conflict', 'a fresh hold has an id of its own');
  return outcome.status === 'booked';
}
