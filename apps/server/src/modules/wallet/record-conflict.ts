import type { EntryRequest } from '@fairhouse/ledger';
import type { AppContext } from '../../platform/app-context.ts';
import { createConflict } from './conflict-store.ts';

const MEMBER = /(?:^|:)(?:member|receivable):([0-9a-f-]{36})(?:$|:)/;

/**
 * Records an entry that cannot be booked, for operators to resolve, and raises an alarm the first
 * time. It is written in its own transaction and stays if the caller's work is rolled back.
 */
export async function recordConflict(
  app: AppContext,
  entry: EntryRequest,
  reason: string,
): Promise<void> {
  const { merchant, id, code, reference, legs } = entry;
  const member = legs.flatMap(({ debit, credit }) => [memberOf(debit), memberOf(credit)]);
  const isNew = await createConflict(app.secondaryPool, {
    merchant,
    id,
    code,
    reference,
    member: member.find((each) => each !== undefined),
    amount: legs.reduce((total, leg) => total + leg.amount, 0n),
    reason,
  });
  if (!isNew) return;
  app.log.error(
    { merchant, entry: id, code, reference, reason },
    'an entry was recorded as a conflict',
  );
}

function memberOf(address: string): string | undefined {
  return MEMBER.exec(address)?.[1];
}
