// Rounds without an end: what the vendor was asked and said, and what operators do.
import * as z from 'zod';
import type { CallTable, Limit } from '../../call.ts';
import { longList } from '../../paging.ts';
import { waiting, wireAmount, wireId, wireInstant } from '../../wire.ts';
import { vendorCode } from './vendor-code.ts';

const backoffice: readonly [Limit] = [{ per: 'session', count: 240, seconds: 60 }];
const stuck = longList({ vendorStuckRounds: ['time', 'id', 'text'] });
const round = z.string().min(1).max(128);
const named = { code: vendorCode, member: wireId('member'), round };

export const vendorStuckRoundCalls = {
  vendorStuckRounds: {
    method: 'GET',
    path: '/console/vendors/:code/stuck_rounds',
    module: 'CONSOLE',
    audience: 'right:ledger.read',
    about: 'Rounds without an end of all members at a vendor, the longest stuck first.',
    limits: backoffice,
    request: stuck.request({ code: vendorCode, round: round.optional() }),
    response: stuck.response(
      z.object({
        member: z.object({ id: wireId('member'), username: z.string() }),
        round: z.string(),
        game: z.string().nullable(),
        trial: z.boolean(),
        staked: wireAmount,
        paid: wireAmount,
        refunded: wireAmount,
        firstAt: wireInstant,
        lastAt: wireInstant,
        stuckAt: wireInstant,
        /** When the vendor was asked last. */
        askedAt: wireInstant.nullable(),
        asks: z.number().int(),
        /** What the vendor said last, or why it could not be asked, as JSON. */
        vendorView: z.string().nullable(),
      }),
    ),
    refusals: [],
  },
  vendorRoundAskAgain: {
    method: 'POST',
    path: '/console/vendors/:code/stuck_rounds/asking',
    module: 'CONSOLE',
    audience: 'right:settings.edit',
    about:
      'Asks a vendor about a round without an end as the job does each hour: wins and rollbacks ' +
      'that it has and we lack are booked, and a finished round is closed.',
    noTransaction: true,
    limits: [{ per: 'session', count: 30, seconds: 60 }],
    request: z.strictObject(named),
    response: z.object({
      state: z.enum(['OPEN', 'CLOSED', 'ROLLED_BACK', 'VOID']),
      vendorView: z.string().nullable(),
    }),
    refusals: ['not.found'],
  },
  vendorRoundVoid: {
    method: 'POST',
    path: '/console/vendors/:code/stuck_rounds/voiding',
    module: 'CONSOLE',
    audience: 'right:adjustments.make',
    about:
      'Gives back the stakes of a round that the vendor does not know, for good; waits for a ' +
      'second operator.',
    limits: backoffice,
    request: z.strictObject({ ...named, reason: z.string().trim().min(3).max(300) }),
    response: z.object(waiting),
    refusals: ['not.found', 'vendor.round_known'],
  },
} as const satisfies CallTable;
