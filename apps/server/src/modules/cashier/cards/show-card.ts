import type { Value } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { instant, type Instant } from '@fairhouse/values';
import { bankName } from './banks.ts';
import { maskCardNumber } from './card-number.ts';
import type { CardRow } from './store.ts';

/** An account as its member sees it: the number masked. */
export function showCard(card: CardRow, now: Instant): Value<PlayerCalls['bankCardAdd']> {
  const usableAt = instant(card.usable_at.getTime());
  return {
    id: card.card_id,
    kind: card.kind,
    bank: card.bank,
    bankName: bankName(card.bank),
    account: maskCardNumber(card.number_tail),
    holder: card.holder,
    addedAt: instant(card.added_at.getTime()),
    usableAt,
    usable: usableAt <= now,
  };
}
