// What each queue of the dashboard leads to, and when its oldest entry is old; pure functions.
import type { CallValue } from '../../calls/calls.ts';
import { urls } from '../../urls.ts';

export type Queue = CallValue<'dashboardQueues'>['list'][number];

const MINUTE_MS = 60_000;

/** The age from which an entry is old; zero for what should never be there. */
const OLD_AFTER_MINUTES: Readonly<Record<Queue['queue'], number | undefined>> = {
  withdrawals: 30,
  deposits: 10,
  draws_late: 0,
  draws_waiting: 30,
  approvals: 60,
  cases: 240,
  identity: 240,
  risk_flags: 1440,
  operators_locked: 0,
  channels_down: undefined,
  reset_requests: 0,
  outbox_failed: 60,
  feedback: 1440,
  big_wins: undefined,
};

/** The queues whose rows no other page lists, each with the right that reads them. */
export const LISTED_QUEUES = [
  { queue: 'risk_flags', right: 'withdrawals.read' },
  { queue: 'operators_locked', right: 'audit.read' },
  { queue: 'reset_requests', right: 'outbox.read' },
  { queue: 'big_wins', right: 'draws.read' },
] as const satisfies readonly { readonly queue: Queue['queue']; readonly right: string }[];

export type ListedQueue = (typeof LISTED_QUEUES)[number]['queue'];

/**
 * The list that shows the entries of a queue, and no others: as many rows as the queue counts. Of
 * messages these are the failed ones from the oldest counted on.
 */
export function queuePage({ queue, state, oldestAt }: Omit<Queue, 'count' | 'amount'>): string {
  switch (queue) {
    case 'withdrawals':
      return urls.filtered(urls.withdrawals, { state: state ?? undefined });
    case 'deposits':
      return urls.filtered(urls.deposits, { state: state ?? undefined });
    case 'draws_late':
      return urls.filtered(urls.draws, { state: state ?? undefined });
    case 'draws_waiting':
      return `${urls.draws}/waiting`;
    case 'approvals':
      return urls.filtered(urls.approvals, { state: 'pending' });
    case 'cases':
      return urls.vendorCases({ state: 'open', kind: state ?? undefined });
    case 'identity':
      return urls.identity;
    case 'risk_flags':
    case 'operators_locked':
    case 'reset_requests':
    case 'big_wins':
      return urls.queue(queue);
    case 'channels_down':
      return urls.channelsDown;
    case 'outbox_failed':
      return urls.filtered(urls.outbox, { state: 'failed', from: oldestAt ?? undefined });
    case 'feedback':
      return urls.filtered(urls.feedback, { state: 'new' });
  }
}

/** The texts that name the state of a queue's orders. */
export const STATE_TEXTS: Readonly<Partial<Record<Queue['queue'], string>>> = {
  withdrawals: 'withdrawal',
  deposits: 'deposit',
  draws_late: 'draw',
  cases: 'vendorCase',
};

/** Whether the oldest entry of a queue has waited too long. */
export function isQueueOld({ queue, oldestAt }: Queue, now: number): boolean {
  const after = OLD_AFTER_MINUTES[queue];
  return after !== undefined && oldestAt !== null && now - oldestAt > after * MINUTE_MS;
}
