import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { ok, type Id, type Instant } from '@fairhouse/values';
import type { CallOf } from '../../ground/call-context.ts';
import type { Merchant } from '../../ground/house.ts';
import type { Sql } from '../../ground/sql.ts';
import { checkPaymentPassword } from '../members/index.ts';
import { readSettings } from './cashier-settings.ts';
import { findCard, findOrderTo, listCards, removeCard } from './store/cards.ts';
import { lockPurse } from './store/purse.ts';
import { unbindLockUntil } from './unbind-lock.ts';

type Row = PlayerCalls['bankCardUnbind'];

interface Ground {
  readonly sql: Sql;
  readonly merchant: Merchant;
  readonly now: Instant;
}

interface Wanted {
  readonly member: Id<'member'>;
  readonly card: Id<'bank_card'>;
}

/** Unbinds an own account; withdrawals then rest (agency.md 5.3 and 5.7). */
export async function unbindBankCard(call: CallOf<Row>): Promise<Answer<Row>> {
  const { sql, merchant, session, now, input } = call;
  const wanted = { member: session.member, card: input.card };
  const free = await checkUnbinding(call, wanted);
  if (!free.ok) return free;
  const password = await checkPaymentPassword(call, input.paymentPassword);
  if (!password.ok) return password;
  const removed = await removeBankCard(call, wanted);
  if (!removed.ok) return removed;
  const { value: settings } = await readSettings(sql, merchant);
  const cards = await listCards(sql, merchant.id, session.member);
  return ok({ lockedUntil: unbindLockUntil(cards, settings, now) ?? null });
}

/** Whether the account is there and nothing is on its way to it; locks the purse. */
async function checkUnbinding({ sql, merchant }: Ground, { member, card }: Wanted) {
  await lockPurse(sql, merchant.id, member);
  const row = await findCard(sql, merchant.id, card);
  if (row === undefined || row.member_id !== member || row.removed_at !== null) {
    return refuse('card.unknown');
  }
  const number = await findOrderTo(sql, merchant.id, { id: card, member });
  return number === undefined ? ok(row) : refuse('card.in_use', { params: { number } });
}

/** Unbinds an account under the purse's lock, so that no withdrawal to it begins meanwhile. */
export async function removeBankCard(ground: Ground, wanted: Wanted) {
  const free = await checkUnbinding(ground, wanted);
  if (!free.ok) return free;
  const { sql, merchant, now } = ground;
  const { member, card: id } = wanted;
  const removed = await removeCard(sql, merchant.id, { id, member, now });
  return removed === undefined ? refuse('card.unknown') : ok(removed);
}
