// The differences between a vendor's transactions and ours. Pure.
import type { VendorTransaction } from '@fairhouse/calls/vendor';
import type { BookedTransaction, OwnTransaction } from './store.ts';

export interface Difference {
  readonly kind: 'ONLY_THEIRS' | 'ONLY_OURS' | 'AMOUNT_DIFFERS' | 'STATUS_DIFFERS';
  readonly subject: string;
  readonly member: string | undefined;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** `own` are the rows of ours with the vendor's ids, `booked` those that we booked in the day. */
export function compareTransactions(
  theirs: readonly VendorTransaction[],
  own: readonly OwnTransaction[],
  booked: readonly BookedTransaction[],
  isInDay: (at: number) => boolean,
): Difference[] {
  const known = new Map(own.map((row) => [row.transaction_id, row]));
  const named = new Set(theirs.map(({ transaction_uuid: id }) => id.toLowerCase()));
  const differences: Difference[] = [];
  for (const each of theirs) {
    if (!isInDay(each.created_at)) continue;
    const difference = compareOne(each, known.get(each.transaction_uuid.toLowerCase()));
    if (difference !== undefined) differences.push(difference);
  }
  for (const row of booked) {
    if (named.has(row.transaction_id)) continue;
    differences.push({
      kind: 'ONLY_OURS',
      subject: row.transaction_id,
      member: row.member_id,
      detail: { kind: row.kind, round: row.round_id, amount: row.amount.toString() },
    });
  }
  return differences;
}

function compareOne(
  theirs: VendorTransaction,
  own: OwnTransaction | undefined,
): Difference | undefined {
  const subject = theirs.transaction_uuid.toLowerCase();
  const detail = {
    kind: theirs.kind,
    status: theirs.status,
    round: theirs.round,
    theirs: theirs.amount?.toString() ?? null,
    ours: own?.amount.toString() ?? null,
  };
  const of = (kind: Difference['kind']): Difference => {
    return { kind, subject, member: own?.member_id, detail };
  };
  // What the vendor itself declined need not have arrived.
  if (own === undefined) return theirs.status === 'TS_DECLINED' ? undefined : of('ONLY_THEIRS');
  if (theirs.amount !== undefined && own.kind !== 'ROLLBACK' && own.state === 'BOOKED') {
    if (theirs.amount !== own.amount) return of('AMOUNT_DIFFERS');
  }
  return statusOf(own) === theirs.status ? undefined : of('STATUS_DIFFERS');
}

function statusOf({ state, is_reversed }: OwnTransaction): VendorTransaction['status'] {
  if (state !== 'BOOKED') return 'TS_DECLINED';
  return is_reversed ? 'TS_ROLLEDBACK' : 'TS_SUCCESS';
}
