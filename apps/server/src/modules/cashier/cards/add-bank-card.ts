import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { assert, MINUTE_MS, ok, plus } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import {
  checkPaymentPassword,
  findMember,
  isSameName,
  setRealNameOnce,
  parseHolderName,
} from '../../members/index.ts';
import { listBanks, CARDS_MAX, type Bank } from './banks.ts';
import { sealCardNumber, maskCardNumber, normalizeCardNumber } from './card-number.ts';
import { readSettings } from '../settings/index.ts';
import { showCard } from './show-card.ts';
import { insertCard, listCards, listSharers, type CardRow } from './store.ts';
import { raiseFlag } from '../risks/index.ts';
import { lockPaymentProfile, setRealName } from '../payment-profiles/index.ts';

type Row = PlayerCalls['bankCardAdd'];

/**
 * Binds an account (agency.md 5.7). The first binding sets the member's real name; later bindings
 * must carry the same name. A number that another member has bound is accepted too, and flagged for
 * the risk officer.
 */
export async function addBankCard(call: CallOf<Row>): Promise<Answer<Row>> {
  const { sql, merchant, session, now, input, app } = call;
  const paymentProfile = await lockPaymentProfile(sql, merchant.id, session.member);
  const bank = listBanks(merchant.currency).find((each) => each.code === input.bank);
  if (bank === undefined) return refuse('card.bank_unknown');
  const number = normalizeCardNumber(input.number);
  if (!bank.form.test(number)) {
    return refuse('card.number_invalid', { fields: { number: 'card.number_invalid' } });
  }
  const holder = parseHolderName(input.holder);
  if (holder === undefined) {
    return refuse('card.name_invalid', { fields: { holder: 'card.name_invalid' } });
  }
  const member = await findMember(sql, merchant.id, session.member);
  const realName = paymentProfile.real_name ?? member?.realName ?? '';
  if (realName !== '' && !isSameName(realName, holder)) {
    return refuse('card.name_differs', { fields: { holder: 'card.name_differs' } });
  }
  const password = await checkPaymentPassword(call, input.paymentPassword);
  if (!password.ok) return password;
  const id = app.newId<'bank_card'>();
  const kept = sealCardNumber(app.keys, id, bank.code, number);
  const room = checkRoom(await listCards(sql, merchant.id, session.member), bank, kept.tag);
  if (!room.ok) return room;
  const { value: settings } = await readSettings(sql, merchant);
  const card = await insertCard(sql, merchant.id, {
    card_id: id,
    member_id: session.member,
    kind: bank.kind,
    bank: bank.code,
    holder,
    ...kept,
    now,
    usableAt: plus(now, settings.cardAgeMinutes * MINUTE_MS),
  });
  assert(card !== undefined, 'a card that is inserted comes back');
  await setRealName(sql, merchant.id, session.member, holder);
  await setRealNameOnce(sql, merchant.id, { member: session.member, name: holder });
  await flagSharers(call, kept);
  return ok(showCard(card, now));
}

function checkRoom(cards: readonly CardRow[], bank: Bank, tag: Buffer) {
  const bound = cards.filter((card) => card.removed_at === null);
  if (bound.some((card) => card.number_tag.equals(tag))) return refuse('card.duplicate');
  const max = CARDS_MAX[bank.kind];
  if (bound.filter((card) => card.kind === bank.kind).length >= max) {
    return refuse('card.limit', { params: { count: max } });
  }
  return ok(null);
}

/** Flags both sides of a shared number. */
async function flagSharers(
  call: CallOf<Row>,
  { tag, tail }: { readonly tag: Buffer; readonly tail: string },
): Promise<void> {
  const { sql, merchant, session, now, app } = call;
  const sharers = await listSharers(sql, merchant.id, tag, session.member);
  for (const other of sharers) {
    for (const [member, shares] of [
      [session.member, other],
      [other, session.member],
    ] as const) {
      const id = app.newId<'risk_flag'>();
      const flag = {
        id,
        member,
        kind: 'card_shared',
        detail: { with: shares, account: maskCardNumber(tail) },
        now,
      };
      await raiseFlag(sql, merchant.id, flag);
    }
  }
}
