import type { EntryRequest } from '@fairhouse/ledger';
import type { House } from '../../ground/house.ts';
import { putConflict } from './conflict-store.ts';

const MEMBER = /(?:^|:)(?:member|receivable):([0-9a-f-]{36})(?:$|:)/;

/**
 * Sets an entry aside that cannot be booked, for operators to settle, and raises an alarm the first
 * time. Written on its own: it stays, whatever becomes of the work around it.
 */
export async function noteConflict(
  house: House,
  entry: EntryRequest,
  reason: string,
): Promise<void> {
  const { merchant, id, code, reference, legs } = entry;
  const member = legs.flatMap(({ debit, credit }) => [memberOf(debit), memberOf(credit)]);
  const isNew = await putConflict(house.aside, {
    merchant,
    id,
    code,
    reference,
    member: member.find((each) => each !== undefined),
    amount: legs.reduce((total, leg) => total + leg.amount, 0n),
    reason,
  });
  if (!isNew) return;
  house.log.error({ merchant, entry: id, code, reference, reason }, 'an entry is set aside');
}

function memberOf(address: string): string | undefined {
  return MEMBER.exec(address)?.[1];
}
