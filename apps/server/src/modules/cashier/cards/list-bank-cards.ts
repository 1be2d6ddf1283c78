import type { Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { findMember } from '../../members/index.ts';
import { listBanks, CARDS_MAX } from './banks.ts';
import { readSettings } from '../settings/index.ts';
import { showCard } from './show-card.ts';
import { listCards } from './store.ts';
import { lockPaymentProfile } from '../payment-profiles/index.ts';
import { nextUnbindHours } from './unbind-lock.ts';

type Row = PlayerCalls['bankCards'];

/** The caller's accounts, masked, and the supported banks. */
export async function listBankCards(call: CallOf<Row>): Promise<Answer<Row>> {
  const { sql, merchant, session, now } = call;
  const paymentProfile = await lockPaymentProfile(sql, merchant.id, session.member);
  const member = await findMember(sql, merchant.id, session.member);
  const { value: settings } = await readSettings(sql, merchant);
  const cards = await listCards(sql, merchant.id, session.member);
  return ok({
    cards: cards.filter((card) => card.removed_at === null).map((card) => showCard(card, now)),
    realName: paymentProfile.real_name ?? (member?.realName || null),
    banks: listBanks(merchant.currency).map(({ code, name, kind }) => ({ code, name, kind })),
    limits: { ...CARDS_MAX },
    unbindLockHours: nextUnbindHours(cards, settings),
  });
}
