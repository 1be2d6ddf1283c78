import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { ok, type Id, type Instant } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import type { Merchant } from '../../../platform/app-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import { checkPaymentPassword } from '../../members/index.ts';
import { readSettings } from '../settings/index.ts';
import { findCard, findOpenWithdrawalTo, listCards, removeCard } from './store.ts';
import { lockPaymentProfile } from '../payment-profiles/index.ts';
import { unbindLockUntil } from './unbind-lock.ts';

type Row = PlayerCalls['bankCardUnbind'];

interface CashierContext {
  readonly sql: Sql;
  readonly merchant: Merchant;
  readonly now: Instant;
}

interface Unbinding {
  readonly member: Id<'member'>;
  readonly card: Id<'bank_card'>;
}

/** Unbinds one of the caller's accounts; withdrawals are then locked (agency.md 5.3 and 5.7). */
export async function unbindBankCard(call: CallOf<Row>): Promise<Answer<Row>> {
  const { sql, merchant, session, now, input } = call;
  const unbinding = { member: session.member, card: input.card };
  const free = await checkUnbinding(call, unbinding);
  if (!free.ok) return free;
  const password = await checkPaymentPassword(call, input.paymentPassword);
  if (!password.ok) return password;
  const removed = await removeBankCard(call, unbinding);
  if (!removed.ok) return removed;
  const { value: settings } = await readSettings(sql, merchant);
  const cards = await listCards(sql, merchant.id, session.member);
  return ok({ lockedUntil: unbindLockUntil(cards, settings, now) ?? null });
}

/** Whether the account exists and no withdrawal to it is in progress; locks the payment profile. */
async function checkUnbinding({ sql, merchant }: CashierContext, { member, card }: Unbinding) {
  await lockPaymentProfile(sql, merchant.id, member);
  const row = await findCard(sql, merchant.id, card);
  if (row === undefined || row.member_id !== member || row.removed_at !== null) {
    return refuse('card.unknown');
  }
  const number = await findOpenWithdrawalTo(sql, merchant.id, { id: card, member });
  return number === undefined ? ok(row) : refuse('card.in_use', { params: { number } });
}

/**
 * Unbinds an account under the payment profile's lock, so that no withdrawal to it starts
 * meanwhile.
 */
export async function removeBankCard(context: CashierContext, unbinding: Unbinding) {
  const free = await checkUnbinding(context, unbinding);
  if (!free.ok) return free;
  const { sql, merchant, now } = context;
  const { member, card: id } = unbinding;
  const removed = await removeCard(sql, merchant.id, { id, member, now });
  return removed === undefined ? refuse('card.unknown') : ok(removed);
}
