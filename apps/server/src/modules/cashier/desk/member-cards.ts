// The accounts of a member at the desk: seen, and unbound for the member with a reason.
import { refuse, type Answer, type Value } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { instant, ok } from '@fairhouse/values';
import type { CallOf } from '../../../ground/call-context.ts';
import { findMember } from '../../members/index.ts';
import { noteAudit } from '../../operators/index.ts';
import { bankName } from '../banks.ts';
import { maskedNumber } from '../card-number.ts';
import { readSettings } from '../cashier-settings.ts';
import { listCards, type CardRow } from '../store/cards.ts';
import { removeBankCard } from '../unbind-card.ts';
import { unbindLockUntil } from '../unbind-lock.ts';

type List = OperatorCalls['memberCards'];
type Unbind = OperatorCalls['memberCardUnbind'];

/** What a member has bound, and what it had. */
export async function listMemberCards(call: CallOf<List>): Promise<Answer<List>> {
  const { sql, merchant, now, input } = call;
  const member = await findMember(sql, merchant.id, input.id);
  if (member === undefined) return refuse('not.found');
  const { value: settings } = await readSettings(sql, merchant);
  const cards = await listCards(sql, merchant.id, input.id);
  return ok({
    list: cards.map(showDeskCard),
    lockedUntil: unbindLockUntil(cards, settings, now) ?? null,
  });
}

/** Unbinds an account, with the same locks as if the member had done it (agency.md 5.7). */
export async function unbindMemberCard(call: CallOf<Unbind>): Promise<Answer<Unbind>> {
  const { id: member, card, why } = call.input;
  const removed = await removeBankCard(call, { member, card });
  if (!removed.ok) return removed;
  const shown = showDeskCard(removed.value);
  const before = { account: shown.account, bank: shown.bank, bound: true };
  const after = { ...before, bound: false };
  noteAudit(call, { target: `member:${member}`, before, after, reason: why });
  return ok(shown);
}

function showDeskCard(card: CardRow): Value<Unbind> {
  return {
    id: card.card_id,
    kind: card.kind,
    bank: bankName(card.bank),
    account: maskedNumber(card.number_tail),
    holder: card.holder,
    addedAt: instant(card.added_at.getTime()),
    removedAt: card.removed_at === null ? null : instant(card.removed_at.getTime()),
  };
}
