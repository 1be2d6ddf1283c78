// House jackpots of a merchant: what is in the pots, who won one, and which games take part.
import * as z from 'zod';
import type { CallTable, Limit } from '../../call.ts';
import { longList } from '../../paging.ts';
import { wireGameCode } from '../../vendor/fields.ts';
import { HOUSE_JACKPOTS } from '../../vendor/wallet.ts';
import { waiting, wireAmount, wireId, wireInstant } from '../../wire.ts';
import { vendorCode } from './vendor-code.ts';

const backoffice: readonly [Limit] = [{ per: 'session', count: 240, seconds: 60 }];
const wins = longList({ houseJackpotWins: ['time', 'id'] });
const level = z.enum(HOUSE_JACKPOTS);

/** The most games of one request: a second operator reads all their codes. */
const JACKPOT_GAMES_MAX = 50;

export const houseJackpotCalls = {
  houseJackpots: {
    method: 'GET',
    path: '/console/vendors/:code/house_jackpots',
    module: 'CONSOLE',
    audience: 'right:settings.read',
    about:
      'The pots of the house and their reserve as the ledger has them, and the games that can ' +
      'take part: slots of our own studio. None at another vendor.',
    limits: backoffice,
    request: z.strictObject({ code: vendorCode }),
    response: z.object({
      levels: z.array(
        z.object({
          level,
          pot: wireAmount,
          /** What the reserve puts into the pot after a win, as far as it has it. */
          seed: wireAmount,
          /** One win in so many stakes of 1.0000. */
          oneIn: z.number().int(),
          /** Of each stake, in parts per million: pot and reserve together. */
          contribution: z.number().int(),
          /** Into the pot out of stakes, since it exists, less what was given back. */
          contributed: wireAmount,
          /** Into the pot out of the reserve. */
          seeded: wireAmount,
          paid: wireAmount,
          wins: z.number().int(),
          lastWonAt: wireInstant.nullable(),
        }),
      ),
      reserve: wireAmount,
      games: z.array(z.object({ code: z.string(), name: z.string(), isOn: z.boolean() })),
    }),
    refusals: ['not.found'],
  },
  houseJackpotWins: {
    method: 'GET',
    path: '/console/vendors/:code/house_jackpots/wins',
    module: 'CONSOLE',
    audience: 'right:ledger.read',
    about: 'Wins of house jackpots, the latest first.',
    limits: backoffice,
    request: wins.request({ code: vendorCode, level: level.optional() }),
    response: wins.response(
      z.object({
        transaction: z.string(),
        level,
        member: z.object({ id: wireId('member'), username: z.string() }),
        round: z.string(),
        game: z.string(),
        stake: wireAmount,
        amount: wireAmount,
        /** What the pot began with again. */
        seed: wireAmount,
        at: wireInstant,
        /** When the round was rolled back, and the amount went back into the pot. */
        returnedAt: wireInstant.nullable(),
      }),
    ),
    refusals: ['not.found'],
  },
  houseJackpotSwitch: {
    method: 'POST',
    path: '/console/vendors/:code/house_jackpots',
    module: 'CONSOLE',
    audience: 'right:settings.edit',
    about:
      'Lets stakes of games contribute to the pots of the house, and their rounds win them, or no ' +
      'longer; waits for a second operator. Rounds that have begun go on as they began, and what ' +
      'is in the pots stays there.',
    limits: backoffice,
    request: z.strictObject({
      code: vendorCode,
      /** Codes of the vendor, which the second operator reads. */
      games: z.array(wireGameCode).min(1).max(JACKPOT_GAMES_MAX),
      isOn: z.boolean(),
      reason: z.string().trim().min(3).max(300),
    }),
    response: z.object({ ...waiting, changed: z.number().int() }),
    refusals: ['not.found'],
  },
} as const satisfies CallTable;
