import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call, type ClientRefusal, type ValueOf } from '../../../calls/calls.ts';
import { useSession } from '../../../session/session.ts';
import type { BetOrder } from '../bets/bet-totals.ts';
import { useOwnOrders } from '../my-draw/use-own-orders.ts';
import type { OwnTicket } from './own-tickets.ts';

/** Each order's receipts are a call: those of more orders would exceed the limit of a session. */
const ORDERS_MAX = 100;
const AT_ONCE = 5;

type Receipts = ValueOf<'myOrder'>['receipts'];

export interface OwnTickets {
  /** Undefined while they are loading; empty for a visitor. */
  readonly tickets: readonly OwnTicket[] | undefined;
  /** The count of orders whose tickets are checked, where there are more. */
  readonly latest: number | undefined;
  readonly error: ClientRefusal | null;
  readonly retry: () => void;
}

/** The player's tickets of a draw with their receipts, as the account has them now. */
export function useOwnTickets(issue: string): OwnTickets {
  const session = useSession();
  const orders = useOwnOrders(issue);
  const checked = useMemo(() => orders.data?.slice(0, ORDERS_MAX), [orders.data]);
  const ids = checked?.map(({ order }) => order);
  const receipts = useQuery<readonly Receipts[], ClientRefusal>({
    queryKey: ['ownReceipts', issue, session?.account ?? '', ids?.join(' ')],
    enabled: ids !== undefined,
    staleTime: Infinity,
    queryFn: () => readReceipts(ids ?? []),
  });
  const tickets = useMemo(
    () => checked && receipts.data && ticketsOf(checked, receipts.data.flat()),
    [checked, receipts.data],
  );
  const isMore = orders.data !== undefined && orders.data.length > ORDERS_MAX;
  return {
    tickets: session === undefined || issue === '' ? NONE : tickets,
    latest: isMore ? ORDERS_MAX : undefined,
    error: orders.error ?? receipts.error,
    retry: () => void (orders.error === null ? receipts.refetch() : orders.refetch()),
  };
}

const NONE: readonly OwnTicket[] = [];

async function readReceipts(ids: readonly BetOrder['order'][]): Promise<Receipts[]> {
  const read: Receipts[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE);
    const answers = await Promise.all(some.map((order) => call('myOrder', { order })));
    for (const answer of answers) {
      if (!answer.ok) throw answer.refusal;
      read.push(answer.value.receipts);
    }
  }
  return read;
}

function ticketsOf(orders: readonly BetOrder[], receipts: Receipts): OwnTicket[] {
  const bySeq = new Map(receipts.map((each) => [each.seq, each]));
  return orders
    .flatMap(({ bets, numbers }) =>
      bets.map((bet) => ({ ...bet, numbers, receipt: bySeq.get(bet.seq) })),
    )
    .toSorted((left, right) => left.seq - right.seq);
}
