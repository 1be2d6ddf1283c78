// What a vendor gets of a month's gross gaming revenue, and what play came to by day and game.
import * as z from 'zod';
import type { CallTable, Limit } from '../../call.ts';
import {
  nothing,
  queryInteger,
  waiting,
  wireAmount,
  wireDay,
  wireDelta,
  wireId,
  wireInstant,
  wireRate,
} from '../../wire.ts';
import { vendorCode } from './vendor-code.ts';

const backoffice: readonly [Limit] = [{ per: 'session', count: 240, seconds: 60 }];
const reason = z.string().trim().min(3).max(300);

/** Types of games with terms of their own; `ALL` for the others. Instant games are slots here. */
export const COMMISSION_CATEGORIES = [
  'ALL',
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
] as const;
const category = z.enum(COMMISSION_CATEGORIES);

const plan = {
  category,
  /** Any day of the first month that it applies to. */
  fromMonth: wireDay,
  /** The part of the revenue above each bound has its rate; the first bound is zero. */
  tiers: z
    .array(z.strictObject({ above: wireAmount, rate: wireRate }))
    .min(1)
    .max(12),
  /** Whether a month’s loss reduces the next month’s revenue. */
  carriesLoss: z.boolean(),
};

export const vendorCommissionCalls = {
  vendorCommissions: {
    method: 'GET',
    path: '/console/vendors/:code/commissions',
    module: 'CONSOLE',
    audience: 'right:ledger.read',
    about: 'The versions of a vendor’s commission plans, and the statements of two years.',
    limits: backoffice,
    request: z.strictObject({ code: vendorCode }),
    response: z.object({
      plans: z.array(
        z.object({
          ...plan,
          /** Whether what stakes put into the house jackpots counts as won. */
          jackpotInGgr: z.boolean(),
          version: z.number().int(),
          createdBy: z.string(),
          createdAt: wireInstant,
        }),
      ),
      /** The statements, the latest month first. */
      list: z.array(
        z.object({
          month: wireDay,
          category: z.string(),
          /** Of the plan; null where none applied. */
          version: z.number().int().nullable(),
          staked: wireAmount,
          paid: wireAmount,
          /** Stakes that went back, and wins that were taken back. */
          refunded: wireAmount,
          taken: wireAmount,
          /** Of what was paid: the vendor’s own promotions, which are no wins here. */
          promo: wireDelta,
          /** Into the house jackpots, by stakes that were not rolled back. */
          contributed: wireDelta,
          ggr: wireDelta,
          carriedIn: wireDelta,
          commission: wireAmount,
          carryOut: wireDelta,
          /** False while the month goes on. */
          isFinal: z.boolean(),
          /** In the ledger; null until the job books it, and for a commission of nothing. */
          entry: z.object({ id: wireId('entry'), at: wireInstant }).nullable(),
          computedAt: wireInstant,
        }),
      ),
    }),
    refusals: ['not.found'],
  },
  vendorCommissionPlan: {
    method: 'POST',
    path: '/console/vendors/:code/commissions/plan',
    module: 'CONSOLE',
    audience: 'right:settings.edit',
    about:
      'Adds a version of a commission plan from a month on; waits for a second operator. ' +
      'Statements that were computed change only when they are computed again.',
    limits: backoffice,
    request: z.strictObject({
      code: vendorCode,
      ...plan,
      /** False where it is absent, as in requests that wait since before there were jackpots. */
      jackpotInGgr: z.boolean().optional(),
      reason,
    }),
    response: z.object(waiting),
    refusals: ['not.found', 'vendor.tiers_invalid'],
  },
  vendorCommissionCompute: {
    method: 'POST',
    path: '/console/vendors/:code/commissions/statement',
    module: 'CONSOLE',
    audience: 'right:settings.edit',
    about:
      'Counts a month again from the booked transactions and computes its statement anew. A month ' +
      'whose commission is booked changes only by a later version of its plan.',
    limits: [{ per: 'session', count: 6, seconds: 60 }],
    request: z.strictObject({ code: vendorCode, month: wireDay, reason }),
    response: nothing,
    refusals: ['not.found', 'vendor.month_booked'],
  },
  vendorReport: {
    method: 'GET',
    path: '/console/vendors/:code/report',
    module: 'CONSOLE',
    audience: 'right:reports.read',
    about: 'Stakes, payouts, revenue and players of a vendor by day, or by day and game.',
    limits: backoffice,
    request: z.strictObject({
      code: vendorCode,
      from: wireDay,
      to: wireDay,
      by: z.enum(['day', 'game']),
      /** The days of one game. */
      nodeId: queryInteger(0, 1_000_000_000).optional(),
    }),
    response: z.object({
      /** False where the span has more rows than one answer. */
      isWhole: z.boolean(),
      list: z.array(
        z.object({
          day: wireDay,
          /** Null for the whole vendor; 0 for games that the vendor does not list. */
          nodeId: z.number().int().nullable(),
          game: z.string().nullable(),
          bets: z.number().int(),
          players: z.number().int(),
          /** Less what was rolled back, that day or later. */
          staked: wireDelta,
          paid: wireDelta,
          revenue: wireDelta,
        }),
      ),
    }),
    refusals: ['not.found'],
  },
} as const satisfies CallTable;
