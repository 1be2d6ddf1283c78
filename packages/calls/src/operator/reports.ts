// The figures of the dashboard.
import type { CallTable } from '../call.ts';
import { longList } from '../paging.ts';
import { betLine } from './members/member-figures.ts';
import { noRequest, queryInteger, wireAmount, wireDelta, wireId, wireInstant } from '../wire.ts';
import * as z from 'zod';

const memberBetsPages = longList({ memberBets: ['time', 'id'] });

const flow = z.object({ count: z.number().int(), amount: wireAmount });
/** Below zero where a span's refunds exceed its stakes. */
const netFlow = z.object({ count: z.number().int(), amount: wireDelta });

/** The figures of a span of time in real money; its end is not part of it. */
const figures = {
  from: wireInstant,
  to: wireInstant,
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
} as const;

/** What an order of bets came to under the result that stands. */
export const BET_STATES = ['open', 'won', 'lost', 'returned'] as const;

/** What waits for an operator, most urgent first. */
export const QUEUES = [
  'withdrawals',
  'deposits',
  'draws_late',
  'draws_waiting',
  'approvals',
  'cases',
  'identity',
  'risk_flags',
  'operators_locked',
  'channels_down',
  'reset_requests',
  'outbox_failed',
  'feedback',
  'big_wins',
] as const;

export const reportCalls = {
  dashboard: {
    method: 'GET',
    path: '/console/dashboard',
    module: 'OPS_REPORTS',
    audience: 'right:reports.read',
    about:
      'The figures of the business day so far in real money, beside those of the day before and ' +
      'of the same day of the week before, up to the same time.',
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
      ...figures,
      yesterday: z.object(figures),
      lastWeek: z.object(figures),
    }),
    refusals: [],
  },
  dashboardQueues: {
    method: 'GET',
    path: '/console/dashboard/queues',
    module: 'OPS_REPORTS',
    audience: 'operator',
    about: 'What waits for an operator, of the queues whose lists the caller may read.',
    limits: [{ per: 'session', count: 240, seconds: 60 }],
    request: noRequest,
    response: z.object({
      currency: z.string(),
      /** The queues that the caller may read, with or without entries. */
      allowed: z.array(z.enum(QUEUES)),
      list: z.array(
        z.object({
          queue: z.enum(QUEUES),
          /** The state of its orders, for queues of orders. */
          state: z.string().nullable(),
          count: z.number().int(),
          amount: wireAmount.nullable(),
          oldestAt: wireInstant.nullable(),
        }),
      ),
      /** The least amount of a big win in this currency. */
      bigWinFrom: wireAmount,
    }),
    refusals: [],
  },
  dashboardLotteries: {
    method: 'GET',
    path: '/console/dashboard/lotteries',
    module: 'OPS_REPORTS',
    audience: 'right:reports.read',
    about: 'The real play of each lottery on the business day so far, the largest stakes first.',
    limits: [{ per: 'session', count: 120, seconds: 60 }],
    request: noRequest,
    response: z.object({
      currency: z.string(),
      list: z.array(
        z.object({
          gameCode: z.string(),
          name: z.string(),
          stakes: netFlow,
          payouts: netFlow,
          rebates: netFlow,
          result: wireDelta,
          /** The day before, up to the same time. */
          yesterday: z.object({ stakes: wireDelta, result: wireDelta }),
        }),
      ),
    }),
    refusals: [],
  },
  dashboardVendors: {
    method: 'GET',
    path: '/console/dashboard/vendors',
    module: 'OPS_REPORTS',
    audience: 'right:reports.read',
    about: 'The real play at each vendor of games on the business day so far, largest first.',
    limits: [{ per: 'session', count: 120, seconds: 60 }],
    request: noRequest,
    response: z.object({
      currency: z.string(),
      list: z.array(
        z.object({
          vendor: z.string(),
          name: z.string(),
          stakes: netFlow,
          payouts: netFlow,
          result: wireDelta,
          /** The day before, up to the same time. */
          yesterday: z.object({ stakes: wireDelta, result: wireDelta }),
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
    request: memberBetsPages.request({
      id: wireId('member'),
      gameCode: z.string().max(16).optional(),
      state: z.enum(BET_STATES).optional(),
      from: wireInstant.optional(),
      to: wireInstant.optional(),
    }),
    response: memberBetsPages.response(
      z.object({
        order: wireId('order'),
        lottery: z.string(),
        /** The lottery's name in the caller's language. */
        name: z.string(),
        issue: z.string(),
        drawState: z.string(),
        /** The result, once it is drawn. */
        numbers: z.string().nullable(),
        bets: z.number().int(),
        /** The first five bets. */
        lines: z.array(betLine),
        stake: wireAmount,
        /** Prizes and refunded stakes, once the draw is settled. */
        returned: wireAmount,
        cancelled: z.boolean(),
        trial: z.boolean(),
        placedAt: wireInstant,
        /** Of a group buy: the member's shares of it, whose stake and return these are. */
        share: z.object({ shares: z.number().int(), of: z.number().int() }).optional(),
      }),
    ),
    refusals: [],
  },
} as const satisfies CallTable;
