// What a merchant pays at most for a round of our own studio's games, by type.
import * as z from 'zod';
import type { CallTable, Limit } from '../../call.ts';
import { GAME_TYPES } from '../../player/games.ts';
import { nothing, wireAmount, wirePositiveAmount } from '../../wire.ts';
import { vendorCode } from './vendor-code.ts';

const backoffice: readonly [Limit] = [{ per: 'session', count: 240, seconds: 60 }];

export const vendorMaxWinCalls = {
  vendorMaxWins: {
    method: 'GET',
    path: '/console/vendors/:code/max_wins',
    module: 'CONSOLE',
    audience: 'right:settings.read',
    about:
      'The most that a round of our studio’s games may pay, by type, in the merchant’s currency. ' +
      'None at another vendor, which bounds its games itself.',
    limits: backoffice,
    request: z.strictObject({ code: vendorCode }),
    response: z.array(
      z.object({
        type: z.enum(GAME_TYPES),
        games: z.number().int(),
        /** What the studio lists, which is what is paid where the merchant has none of its own. */
        listed: wireAmount,
        /** Below it no game of the type could be played with any stake. */
        least: wireAmount,
        own: wireAmount.nullable(),
      }),
    ),
    refusals: ['not.found'],
  },
  vendorMaxWinChange: {
    method: 'POST',
    path: '/console/vendors/:code/max_wins',
    module: 'CONSOLE',
    audience: 'right:settings.edit',
    about:
      'Sets the most that a round may pay in games of a type of our studio, or leaves it as ' +
      'listed. Stakes that could win more are not offered from the next launch; no win is cut.',
    limits: backoffice,
    request: z.strictObject({
      code: vendorCode,
      type: z.enum(GAME_TYPES),
      /** Null for what the studio lists. */
      maxWin: wirePositiveAmount.nullable(),
      reason: z.string().trim().min(3).max(300),
    }),
    response: nothing,
    refusals: ['not.found', 'vendor.max_win'],
  },
} as const satisfies CallTable;
