// Lotteries that the installation can sell and the merchant does not have.
import * as z from 'zod';
import type { CallTable, Limit } from '../call.ts';
import { drawSchedule } from '../player/lottery-schemas.ts';
import { noRequest, waiting } from '../wire.ts';

const name = z.string().trim().min(1).max(60);

export const lotteryNames = z.object({ EN: name, CN: name, ID: name, TH: name, VI: name });

/** What must be set before a lottery can be sold: a full node of a chain, or a feed of results. */
export const sourceNeeded = z.enum(['node', 'feed']);

const backoffice: readonly [Limit] = [{ per: 'session', count: 240, seconds: 60 }];
const code = z.string().max(16);

export const newLotteryCalls = {
  newLotteries: {
    method: 'GET',
    path: '/console/new-lotteries',
    module: 'OPS_LOTTERY',
    audience: 'right:lotteries.read',
    about: 'The lotteries of the installation that the merchant does not have.',
    limits: backoffice,
    request: noRequest,
    response: z.object({
      list: z.array(
        z.object({
          code,
          family: z.string(),
          groupCode: z.string(),
          names: lotteryNames,
          mode: z.enum(['cosign', 'entered']),
          schedule: drawSchedule,
          plays: z.number().int(),
          needs: sourceNeeded.optional(),
        }),
      ),
    }),
    refusals: [],
  },
  lotteryAdd: {
    method: 'POST',
    path: '/console/new-lotteries/:code',
    module: 'OPS_LOTTERY',
    audience: 'right:lotteries.edit',
    about:
      'Gives the merchant a lottery of the installation with its default terms, once a second ' +
      'person agrees. It goes on sale, unless it needs a source of results first.',
    limits: backoffice,
    request: z.strictObject({ code, reason: z.string().trim().min(4).max(300) }),
    response: z.object({ code, enabled: z.boolean(), ...waiting }),
    refusals: ['lottery.unknown', 'lottery.exists'],
  },
} as const satisfies CallTable;
