// Free rounds that operators give members at a vendor, and what became of them.
import * as z from 'zod';
import type { CallTable, Limit } from '../../call.ts';
import { longList } from '../../paging.ts';
import { wireGameCode } from '../../vendor/fields.ts';
import { FREE_ROUND_STATES, FREE_ROUNDS_MAX } from '../../vendor/free-rounds.ts';
import {
  nothing,
  waiting,
  wireAmount,
  wireId,
  wireInstant,
  wirePositiveAmount,
} from '../../wire.ts';
import { vendorCode } from './vendor-code.ts';

const backoffice: readonly [Limit] = [{ per: 'session', count: 240, seconds: 60 }];
const grants = longList({ vendorFreeRounds: ['time', 'id'] });
const reason = z.string().trim().min(3).max(300);
const username = z.string().trim().min(1).max(60);

/** The most members and games of one request: a second operator reads all their names. */
export const FREE_ROUND_MEMBERS_MAX = 200;
export const FREE_ROUND_GAMES_MAX = 10;
/** How many times winnings must be staked, unless the operator chooses otherwise. */
export const FREE_ROUND_ROLLOVER = 10;

export const vendorFreeRoundCalls = {
  vendorFreeRounds: {
    method: 'GET',
    path: '/console/vendors/:code/free_rounds',
    module: 'CONSOLE',
    audience: 'right:ledger.read',
    about: 'Free rounds that operators gave members at a vendor, the latest first.',
    limits: backoffice,
    request: grants.request({
      code: vendorCode,
      username: username.optional(),
      state: z.enum(FREE_ROUND_STATES).optional(),
    }),
    response: grants.response(
      z.object({
        reward: wireId('reward'),
        member: z.object({ id: wireId('member'), username: z.string() }),
        game: z.string(),
        count: z.number().int(),
        used: z.number().int(),
        value: wireAmount,
        won: wireAmount,
        /** How many times a win must be staked before a withdrawal. */
        rollover: z.number().int(),
        state: z.enum(FREE_ROUND_STATES),
        endsAt: wireInstant,
        givenBy: z.string(),
        reason: z.string(),
        givenAt: wireInstant,
        /** When the vendor took it, and the member was notified; null until then. */
        sentAt: wireInstant.nullable(),
        /** Why the vendor has not taken or ended it at the last attempt; empty where it has. */
        problem: z.string(),
        /** Empty where the vendor refused it. */
        cancelledBy: z.string().nullable(),
        cancelReason: z.string().nullable(),
      }),
    ),
    refusals: ['not.found'],
  },
  vendorFreeRoundGames: {
    method: 'GET',
    path: '/console/vendors/:code/free_rounds/games',
    module: 'CONSOLE',
    audience: 'right:adjustments.make',
    about: 'The published games of a vendor that take free rounds, with their stakes.',
    limits: backoffice,
    request: z.strictObject({ code: vendorCode }),
    response: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        /** What a round may stand for; none where the game takes any stake from min to max. */
        levels: z.array(wireAmount),
        min: wireAmount,
        max: wireAmount,
      }),
    ),
    refusals: ['not.found'],
  },
  vendorFreeRoundsGive: {
    method: 'POST',
    path: '/console/vendors/:code/free_rounds',
    module: 'CONSOLE',
    audience: 'right:adjustments.make',
    about:
      'Gives members free rounds: each of them so many rounds of each game. The house pays what ' +
      'they win; waits for a second operator. Trial members get none.',
    limits: backoffice,
    request: z.strictObject({
      code: vendorCode,
      /** Codes of the vendor, which the second operator reads. */
      games: z.array(wireGameCode).min(1).max(FREE_ROUND_GAMES_MAX),
      usernames: z.array(username).min(1).max(FREE_ROUND_MEMBERS_MAX),
      count: z.number().int().min(1).max(FREE_ROUNDS_MAX),
      /** The stake that a round stands for: one that each of the games offers. */
      value: wirePositiveAmount,
      rollover: z.number().int().min(0).max(100).default(FREE_ROUND_ROLLOVER),
      endsAt: wireInstant,
      reason,
    }),
    response: z.object({ ...waiting, grants: z.number().int() }),
    refusals: [
      'not.found',
      'vendor.free_game',
      'vendor.free_value',
      'vendor.free_end',
      'vendor.free_members',
    ],
  },
  vendorFreeRoundsCancel: {
    method: 'POST',
    path: '/console/vendors/:code/free_rounds/cancellation',
    module: 'CONSOLE',
    audience: 'right:adjustments.make',
    about: 'Ends free rounds of a member: no further round begins, and what was begun is paid.',
    limits: backoffice,
    request: z.strictObject({ code: vendorCode, reward: wireId('reward'), reason }),
    response: nothing,
    refusals: ['not.found', 'vendor.free_ended'],
  },
} as const satisfies CallTable;
