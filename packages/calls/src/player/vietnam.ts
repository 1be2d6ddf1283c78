// The lotteries of Vietnam: by region, and their results prize by prize.
import * as z from 'zod';
import type { CallTable } from '../call.ts';
import { noRequest, queryInteger, wireDay, wireInstant } from '../wire.ts';
import { gameItem } from './lottery-schemas.ts';

/**
 * North, Central and South by the stations' regions; `FAST` for the operator's own round-the-clock
 * draws.
 */
const region = z.enum(['NORTH', 'CENTRAL', 'SOUTH', 'FAST']);

const publicLimits = [{ per: 'address', count: 240, seconds: 60 }] as const;

/** A draw of a station; without prizes until its result is known. */
const openedDraw = z.object({
  gameCode: z.string(),
  name: z.string(),
  region,
  issue: z.string(),
  shortIssue: z.string(),
  closesAt: wireInstant,
  drawAt: wireInstant,
  /** From the special prize to the last, each with its numbers as printed. */
  prizes: z.array(z.object({ prize: z.string(), numbers: z.array(z.string()) })).optional(),
});

export const vietnamCalls = {
  vnMenus: {
    method: 'GET',
    path: '/lgw/vn/games/game_menu',
    module: 'COMM3',
    audience: 'visitor',
    about: 'The lotteries of Vietnam on sale, by region.',
    limits: publicLimits,
    request: noRequest,
    response: z.object({
      serverNow: wireInstant,
      regions: z.array(z.object({ region, games: z.array(gameItem) })),
    }),
    refusals: [],
  },
  vnRecent: {
    method: 'GET',
    path: '/lgw/vn/games/game_menu/recent',
    module: 'COMM3',
    audience: 'trial',
    about: 'The lotteries of Vietnam that the caller has bet on lately, latest first.',
    limits: [{ per: 'session', count: 240, seconds: 60 }],
    request: noRequest,
    response: z.object({ serverNow: wireInstant, list: z.array(gameItem) }),
    refusals: [],
  },
  vnOpened: {
    method: 'GET',
    path: '/lgw/vn/numeros/opened/game',
    module: 'COMM3',
    audience: 'visitor',
    about:
      'Results of Vietnam: the latest of one lottery, or those of all stations that draw on a ' +
      'day (today in Vietnam by default), as far as they are known.',
    limits: publicLimits,
    request: z.strictObject({
      gameCode: z.string().max(16).optional(),
      count: queryInteger(1, 60).default(10),
      day: wireDay.optional(),
      region: region.optional(),
    }),
    response: z.object({ serverNow: wireInstant, day: wireDay, list: z.array(openedDraw) }),
    refusals: ['lottery.unknown'],
  },
} as const satisfies CallTable;
