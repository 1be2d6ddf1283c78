import type { Answer, Value } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { amount, instant, ok } from '@fairhouse/values';
import type { CallOf } from '../../platform/call-context.ts';
import { bigWinFrom } from './big-win.ts';
import { comparedSpans } from './compared-spans.ts';
import { countBigWins, listQueues } from './queue-store.ts';

type Row = OperatorCalls['dashboardQueues'];
type Queue = Value<Row>['list'][number];

/** The right that opens the list of a queue. */
const RIGHTS: Readonly<Record<Queue['queue'], string>> = {
  withdrawals: 'withdrawals.read',
  deposits: 'deposits.read',
  draws_late: 'draws.read',
  draws_waiting: 'draws.read',
  approvals: 'approvals.read',
  cases: 'cases.read',
  identity: 'kyc.read',
  risk_flags: 'withdrawals.read',
  operators_locked: 'audit.read',
  channels_down: 'deposits.read',
  reset_requests: 'outbox.read',
  outbox_failed: 'outbox.read',
  feedback: 'feedback.read',
  big_wins: 'draws.read',
};

const QUEUES = Object.keys(RIGHTS) as readonly Queue['queue'][];

/** What waits for an operator with the caller's rights, most urgent first. */
export async function readQueues(call: CallOf<Row>): Promise<Answer<Row>> {
  const { sql, merchant, now, operator } = call;
  const allowed = QUEUES.filter((each) => operator.rights.includes(RIGHTS[each]));
  const rows = await listQueues(sql, merchant.id, allowed);
  if (allowed.includes('big_wins')) {
    const { today } = comparedSpans(merchant, now);
    const least = bigWinFrom(merchant.currency);
    rows.push(...(await countBigWins(sql, merchant.id, least, today.from)));
  }
  const list = allowed.flatMap((queue) =>
    rows
      .filter((row) => row.queue === queue && row.count > 0n)
      .toSorted((one, other) => Number(one.since ?? 0) - Number(other.since ?? 0))
      .map(({ state, count, amount: sum, since }) => ({
        queue,
        state,
        count: Number(count),
        amount: sum === null ? null : amount(sum),
        oldestAt: since === null ? null : instant(since.getTime()),
      })),
  );
  return ok({
    currency: merchant.currency,
    allowed,
    list,
    bigWinFrom: bigWinFrom(merchant.currency),
  });
}
