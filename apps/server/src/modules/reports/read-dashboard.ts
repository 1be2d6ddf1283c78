import type { Answer, Value } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { amount, instant, ok } from '@fairhouse/values';
import type { CallOf } from '../../platform/call-context.ts';
import { computeFigures } from './flow.ts';
import { countPeople, listFlow, readAlerts, readDay, readQueues, type QueueRow } from './store.ts';

type Row = OperatorCalls['dashboard'];
type Alert = Value<Row>['alerts'][number];

/** Single wins from this amount on, in ten-thousandths, raise an alert. */
const BIG_WIN = 500_000_000n;

const PRESSING: readonly Alert['kind'][] = [
  'late_draws',
  'withdrawals_waiting',
  'deposits_review',
  'deposits_stuck',
  'risk_flags',
  'operators_locked',
  'big_wins',
  'channels_down',
  'approvals_waiting',
];

/**
 * Figures of the current business day. Money figures come from the ledger and may be some seconds
 * old.
 */
export async function readDashboard(call: CallOf<Row>): Promise<Answer<Row>> {
  const { sql, merchant, now } = call;
  const day = await readDay(sql, now, merchant);
  const from = instant(day.day_from.getTime());
  const people = await countPeople(sql, merchant.id, from, now);
  const queues = await readQueues(sql, merchant.id);
  const alerts = await readAlerts(sql, merchant.id, BIG_WIN, from);
  const queueOf = (name: QueueRow['name']) => showQueue(queues.find((each) => each.name === name));
  return ok({
    at: now,
    dayFrom: from,
    countedTo: day.counted_to === null ? null : instant(day.counted_to.getTime()),
    currency: merchant.currency,
    online: Number(people.online),
    activePlayers: Number(people.active),
    registrations: Number(people.registrations),
    firstDeposits: Number(people.first_deposits),
    ...computeFigures(await listFlow(sql, merchant.id, from)),
    depositQueue: queueOf('deposit'),
    withdrawalQueue: queueOf('withdrawal'),
    alerts: PRESSING.flatMap((kind) => {
      const found = alerts.find((each) => each.kind === kind);
      if (found === undefined) return [];
      const since = found.since === null ? null : instant(found.since.getTime());
      return [{ kind, count: Number(found.count), since }];
    }),
  });
}

function showQueue(row: QueueRow | undefined) {
  return {
    count: Number(row?.count ?? 0n),
    amount: amount(row?.amount ?? 0n),
    oldestAt: row?.oldest ? instant(row.oldest.getTime()) : null,
  };
}
