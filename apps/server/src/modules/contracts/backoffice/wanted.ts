// The filters of the lists of contracts, bills, debts and runs as their statements take them.
import type { OperatorCalls } from '@fairhouse/calls/operator';
import type { Instant } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { usernameKey } from '../../members/index.ts';

/** A username as it is looked up; undefined where a filter has none. */
export const keyOf = (username: string | undefined): string | undefined =>
  username === undefined ? undefined : usernameKey(username);

const dateOf = (at: Instant | undefined): Date | undefined =>
  at === undefined ? undefined : new Date(at);

/** A span as the database takes it. */
export const datesOf = (span: {
  readonly from?: Instant | undefined;
  readonly to?: Instant | undefined;
}) => ({ from: dateOf(span.from), to: dateOf(span.to) });

type Bills = CallOf<OperatorCalls['contractBillTotals']>['input'];
type Debts = CallOf<OperatorCalls['contractDebtTotals']>['input'];

/** The conditions of a list of bills, and of its sums. */
export const wantedBills = ({ kind, status, username, payer, periodKey, from, to }: Bills) => ({
  kind,
  status,
  periodKey,
  usernameKey: keyOf(username),
  payerKey: keyOf(payer),
  ...datesOf({ from, to }),
});

/** The conditions of a list of debts, and of its sums. */
export const wantedDebts = ({ kind, open, advanced, username, from, to }: Debts) => ({
  kind,
  open: open === 'true',
  settled: open === 'false',
  advanced,
  usernameKey: keyOf(username),
  ...datesOf({ from, to }),
});
