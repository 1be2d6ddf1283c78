// Our transactions of a round beside the vendor's; pure functions.
import type { CallValue } from '../../calls/calls.ts';

export type Ours = CallValue<'vendorRounds'>['list'][number]['transactions'][number];
export type Theirs = CallValue<'vendorRoundAsk'>['transactions'][number];

export type Agreement = 'SAME' | 'ONLY_OURS' | 'ONLY_THEIRS' | 'AMOUNT' | 'STATE';

export interface Compared {
  readonly id: string;
  readonly ours: Ours | undefined;
  readonly theirs: Theirs | undefined;
  /** Undefined while the vendor was not asked. */
  readonly agreement: Agreement | undefined;
}

/**
 * Both views by transaction, in our order and then in the vendor's. As in the daily
 * reconciliation, what we refused need not be known to the vendor, nor to us what it declined.
 */
export function compareViews(
  ours: readonly Ours[],
  theirs: readonly Theirs[] | undefined,
): Compared[] {
  const given = new Map(theirs?.map((each) => [each.id, each]));
  const known = new Set(ours.map(({ id }) => id));
  return [
    ...ours.map((own) => {
      const other = given.get(own.id);
      const agreement = theirs === undefined ? undefined : agreementOf(own, other);
      return { id: own.id, ours: own, theirs: other, agreement };
    }),
    ...(theirs ?? [])
      .filter(({ id }) => !known.has(id))
      .map((other) => ({
        id: other.id,
        ours: undefined,
        theirs: other,
        agreement: other.status === 'TS_DECLINED' ? ('SAME' as const) : ('ONLY_THEIRS' as const),
      })),
  ];
}

function agreementOf(own: Ours, other: Theirs | undefined): Agreement {
  if (other === undefined) return own.state === 'BOOKED' ? 'ONLY_OURS' : 'SAME';
  const isCompared = own.kind !== 'ROLLBACK' && own.state === 'BOOKED' && other.amount !== null;
  if (isCompared && other.amount !== own.amount) return 'AMOUNT';
  return statusOf(own) === other.status ? 'SAME' : 'STATE';
}

function statusOf({ state, isReversed }: Ours): string {
  if (state !== 'BOOKED') return 'TS_DECLINED';
  return isReversed ? 'TS_ROLLEDBACK' : 'TS_SUCCESS';
}
