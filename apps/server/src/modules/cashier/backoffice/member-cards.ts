// A member's accounts in the back office: listed, and unbound for the member with a reason.
import { refuse, type Answer, type Value } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { instant, ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { findMember } from '../../members/index.ts';
import { noteAudit } from '../../operators/index.ts';
import {
  bankName,
  maskCardNumber,
  listCards,
  type CardRow,
  removeBankCard,
  unbindLockUntil,
} from '../cards/index.ts';
import { readSettings } from '../settings/index.ts';

type List = OperatorCalls['memberCards'];
type Unbind = OperatorCalls['memberCardUnbind'];

/** The member's bound and former accounts. */
export async function listMemberCards(call: CallOf<List>): Promise<Answer<List>> {
  const { sql, merchant, now, input } = call;
  const member = await findMember(sql, merchant.id, input.id);
  if (member === undefined) return refuse('not.found');
  const { value: settings } = await readSettings(sql, merchant);
  const cards = await listCards(sql, merchant.id, input.id);
  return ok({
    list: cards.map(showBackofficeCard),
    lockedUntil: unbindLockUntil(cards, settings, now) ?? null,
  });
}

/** Unbinds an account, with the same waiting periods as when the member does it (agency.md 5.7). */
export async function unbindMemberCard(call: CallOf<Unbind>): Promise<Answer<Unbind>> {
  const { id: member, card, why } = call.input;
  const owner = await findMember(call.sql, call.merchant.id, member);
  if (owner === undefined) return refuse('card.unknown');
  const removed = await removeBankCard(call, { member, card });
  if (!removed.ok) return removed;
  const shown = showBackofficeCard(removed.value);
  const before = { account: shown.account, bank: shown.bank, bound: true };
  const after = { ...before, bound: false };
  noteAudit(call, { target: `member:${member}`, before, after, reason: why });
  return ok(shown);
}

function showBackofficeCard(card: CardRow): Value<Unbind> {
  return {
    id: card.card_id,
    kind: card.kind,
    bank: bankName(card.bank),
    account: maskCardNumber(card.number_tail),
    holder: card.holder,
    addedAt: instant(card.added_at.getTime()),
    removedAt: card.removed_at === null ? null : instant(card.removed_at.getTime()),
  };
}
