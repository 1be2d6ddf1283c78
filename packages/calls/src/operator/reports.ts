// The figures of the dashboard.
import type { CallTable } from '../call.ts';
import { longList } from '../paging.ts';
import { noRequest, queryInteger, wireAmount, wireDelta, wireId, wireInstant } from '../wire.ts';
import * as z from 'zod';

const memberBetsPages = longList({ memberBets: ['time', 'id'] });

const flow = z.object({ count: z.number().int(), amount: wireAmount });
/** Below zero where a span's refunds exceed its stakes. */
const netFlow = z.object({ count: z.number().int(), amount: wireDelta });
const queue = z.object({
  count: z.number().int(),
  amount: wireAmount,
  oldestAt: wireInstant.nullable(),
});

/** What needs an operator's attention, most urgent first. */
export const ALERT_KINDS = [
  'late_draws',
  'withdrawals_waiting',
  'deposits_review',
  'deposits_stuck',
  'risk_flags',
  'operators_locked',
  'big_wins',
  'channels_down',
  'approvals_waiting',
] as const;

export const reportCalls = {
  dashboard: {
    method: 'GET',
    path: '/console/dashboard',
    module: 'OPS_REPORTS',
    audience: 'right:reports.read',
    about: 'The figures of the business day so far in real money, and what needs attention.',
    limits: [{ per: 'session', count: 240, seconds: 60 }],
    request: noRequest,
    response: z.object({
      at: wireInstant,
      /** The start of the business day. */
      dayFrom: wireInstant,
      /** The ledger is summed up to this time. */
      countedTo: wireInstant.nullable(),
      currency: z.string(),
      online: z.number().int(),
      activePlayers: z.number().int(),
      registrations: z.number().int(),
      firstDeposits: z.number().int(),
      deposits: flow,
      withdrawals: flow,
      stakes: netFlow,
      payouts: netFlow,
      rebates: netFlow,
      /** Stakes less payouts, refunds and rebates: the house's gain or loss. */
      result: wireDelta,
      depositQueue: queue,
      withdrawalQueue: queue,
      alerts: z.array(
        z.object({
          kind: z.enum(ALERT_KINDS),
          count: z.number().int(),
          since: wireInstant.nullable(),
        }),
      ),
    }),
    refusals: [],
  },
  dashboardSeries: {
    method: 'GET',
    path: '/console/dashboard/series',
    module: 'OPS_REPORTS',
    audience: 'right:reports.read',
    about: 'The same figures by hour or by business day, oldest first.',
    limits: [{ per: 'session', count: 120, seconds: 60 }],
    request: z.strictObject({
      by: z.enum(['hour', 'day']),
      /** The number of hours or days, the current one included. */
      count: queryInteger(1, 96).default(24),
    }),
    response: z.object({
      points: z.array(
        z.object({
          at: wireInstant,
          deposits: wireAmount,
          withdrawals: wireAmount,
          stakes: wireDelta,
          payouts: wireDelta,
          result: wireDelta,
          bets: z.number().int(),
          registrations: z.number().int(),
        }),
      ),
    }),
    refusals: [],
  },
  memberBets: {
    method: 'GET',
    path: '/console/members/:id/bets',
    module: 'OPS_REPORTS',
    audience: 'right:draws.read',
    about: 'One member’s bets on draws and their results, newest first.',
    limits: [{ per: 'session', count: 240, seconds: 60 }],
    request: memberBetsPages.request({ id: wireId('member') }),
    response: memberBetsPages.response(
      z.object({
        order: wireId('order'),
        lottery: z.string(),
        issue: z.string(),
        drawState: z.string(),
        bets: z.number().int(),
        stake: wireAmount,
        /** Prizes and refunded stakes, once the draw is settled. */
        returned: wireAmount,
        cancelled: z.boolean(),
        trial: z.boolean(),
        placedAt: wireInstant,
      }),
    ),
    refusals: [],
  },
} as const satisfies CallTable;
