// Numbers that operators close, pay less on, or limit (lottery.md 1.9, 2.6).
import * as z from 'zod';
import type { CallTable, Limit } from '../../call.ts';
import { waiting, wireAmount, wireId, wireInstant } from '../../wire.ts';

const backoffice: readonly [Limit] = [{ per: 'session', count: 240, seconds: 60 }];
const reason = z.string().trim().min(4).max(300);
const code = z.string().max(16);

/** `FixedPlace:4:7`, `Lo2:12`; for a cap also `Lo2:*` for each number of a play and `*` for all. */
const item = z.string().trim().min(1).max(80);

/**
 * `pay`: a number pays this part of its odds, 0 closes it. `cap`: the most that one order, one
 * member or all members together may put on a number in a draw, as stake or as possible payout.
 * `pair`: the most that a member may stake on the lesser of two opposite sides of one thing.
 */
export const numberLimitTerms = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('pay'), item, payPercent: z.number().int().min(0).max(99) }),
  z.strictObject({
    kind: z.literal('cap'),
    item,
    scope: z.enum(['order', 'member', 'merchant']),
    measure: z.enum(['stake', 'liability']),
    most: wireAmount,
  }),
  z.strictObject({ kind: z.literal('pair'), most: wireAmount }),
]);

const numberLimit = z.object({
  id: wireId('limit'),
  /** The one draw that it is for; absent until further notice. */
  issue: z.string().optional(),
  terms: numberLimitTerms,
  state: z.enum(['stands', 'ended', 'over']),
  reason: z.string(),
  madeBy: z.string(),
  madeAt: wireInstant,
  endedBy: z.string().optional(),
  endedAt: wireInstant.optional(),
  endReason: z.string().optional(),
});

export const numberLimitCalls = {
  numberLimits: {
    method: 'GET',
    path: '/console/lotteries/:code/limits',
    module: 'OPS_LOTTERY',
    audience: 'right:lotteries.read',
    about: 'Numbers that are closed, pay less or are limited, the ones in force first.',
    limits: backoffice,
    request: z.strictObject({ code }),
    response: z.object({ list: z.array(numberLimit) }),
    refusals: ['lottery.unknown'],
  },
  numberLimitAdd: {
    method: 'POST',
    path: '/console/lotteries/:code/limits',
    module: 'OPS_LOTTERY',
    audience: 'right:lotteries.edit',
    about: 'Closes a number, pays less on it, or limits it: for one draw or until further notice.',
    idempotent: true,
    limits: backoffice,
    request: z.strictObject({
      code,
      issue: z.string().max(40).optional(),
      terms: numberLimitTerms,
      reason,
    }),
    response: numberLimit,
    refusals: ['lottery.unknown', 'draw.unknown', 'limit.no_number', 'limit.not_reducible'],
  },
  numberLimitEnd: {
    method: 'POST',
    path: '/console/lotteries/:code/limits/:limit/end',
    module: 'OPS_LOTTERY',
    audience: 'right:lotteries.edit',
    about:
      'Ends a limit, once a second person agrees; placed bets keep the terms on which they were ' +
      'sold.',
    limits: backoffice,
    request: z.strictObject({ code, limit: wireId('limit'), reason }),
    response: numberLimit.extend(waiting),
    refusals: ['limit.unknown'],
  },
} as const satisfies CallTable;
