// Pots that vendors report.
import * as z from 'zod';
import type { CallTable, Limit } from '../../call.ts';
import { nothing, wireAmount, wireInstant } from '../../wire.ts';
import { vendorCode } from './vendor-code.ts';

const backoffice: readonly [Limit] = [{ per: 'session', count: 240, seconds: 60 }];

export const vendorJackpotCalls = {
  vendorJackpots: {
    method: 'GET',
    path: '/console/vendors/:code/jackpots',
    module: 'CONSOLE',
    audience: 'right:settings.read',
    about: 'The pots of a vendor as they were last reported.',
    limits: backoffice,
    request: z.strictObject({ code: vendorCode }),
    response: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        currency: z.string(),
        amount: wireAmount,
        /** The name is null of a game that the vendor does not list. */
        games: z.array(z.object({ code: z.string(), name: z.string().nullable() })),
        at: wireInstant,
        /** Not reported for a minute: players do not see it. */
        isStale: z.boolean(),
        /** In another currency than the merchant’s: players do not see it. */
        isForeign: z.boolean(),
        hidden: z.boolean(),
      }),
    ),
    refusals: ['not.found'],
  },
  vendorJackpotChange: {
    method: 'POST',
    path: '/console/vendors/:code/jackpots',
    module: 'CONSOLE',
    audience: 'right:settings.edit',
    about: 'Hides a pot of a vendor from players, or shows it again.',
    limits: backoffice,
    request: z.strictObject({
      code: vendorCode,
      id: z.string().min(1).max(64),
      hidden: z.boolean(),
      reason: z.string().trim().min(3).max(300),
    }),
    response: nothing,
    refusals: ['not.found'],
  },
} as const satisfies CallTable;
