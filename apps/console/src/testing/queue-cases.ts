// The cases of the rows behind the dashboard's queues.
import { withRow } from './example.ts';
import type { PageCase } from './page-cases.ts';

const route = '/queues/:tab?';
const empty = 'queue.nothing';
const member = { id: '00000000-0000-4000-8000-000000000001', username: 'anna' };

export const QUEUE_CASES: readonly PageCase[] = [
  {
    route,
    at: '/queues/risk_flags',
    right: 'withdrawals.read',
    call: 'openFlags',
    answer: withRow('openFlags', { member }),
    sees: 'anna',
    empty,
  },
  {
    route,
    at: '/queues/operators_locked',
    right: 'audit.read',
    call: 'lockedLogins',
    answer: withRow('lockedLogins', { operator: 'oscar' }),
    sees: 'oscar',
    empty,
  },
  {
    route,
    at: '/queues/reset_requests',
    right: 'outbox.read',
    call: 'lateResets',
    answer: withRow('lateResets', { tries: 4321 }),
    sees: '4321',
    empty,
  },
  {
    route,
    at: '/queues/big_wins',
    right: 'draws.read',
    call: 'bigWins',
    answer: withRow('bigWins', { issue: 'SSC1-20261121-0451' }),
    sees: 'SSC1-20261121-0451',
    empty,
  },
];
