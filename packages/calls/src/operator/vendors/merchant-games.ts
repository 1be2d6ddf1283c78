// Games as a merchant offers them: one list across vendors, what the merchant makes of each, and
// one act for many.
import { LANGUAGES, type Language } from '@fairhouse/values';
import * as z from 'zod';
import type { CallTable, Limit } from '../../call.ts';
import { longList } from '../../paging.ts';
import { GAME_BADGES, GAME_TYPES } from '../../player/games.ts';
import {
  nothing,
  queryInteger,
  wireAmount,
  wireId,
  wireInstant,
  wireNodeId,
  wirePicture,
} from '../../wire.ts';
import { vendorCode } from './vendor-code.ts';

const backoffice: readonly [Limit] = [{ per: 'session', count: 240, seconds: 60 }];
const reason = z.string().trim().min(3).max(300);
const nodeId = queryInteger(1, 1_000_000_000);
const games = longList({ merchantGames: ['text', 'number'] });

/** More games than this are not changed by one act. */
export const GAMES_CHANGED_MAX = 5000;
/** The smallest picture of a game, in pixels; a larger one is scaled down and cut to its shape. */
export const GAME_ART_MIN = { width: 640, height: 480 } as const;
/** The largest file of a picture, in bytes. */
export const GAME_ART_BYTES_MAX = 5 * 1024 * 1024;

export const GAME_STATUSES = ['DRAFT', 'LIVE', 'RETIRED'] as const;
const badge = z.enum(GAME_BADGES);
const country = z.string().regex(/^[A-Z]{2}$/);

const byLanguage = <Field extends z.ZodType>(field: Field) =>
  z.strictObject(
    Object.fromEntries(LANGUAGES.map((language) => [language, field])) as Record<Language, Field>,
  );

const filter = {
  /** In names of all languages, code and number. */
  search: z.string().trim().max(80).optional(),
  vendor: vendorCode.optional(),
  type: z.enum(GAME_TYPES).optional(),
  status: z.enum(GAME_STATUSES).optional(),
  enabled: z.enum(['true', 'false']).optional(),
  badge: badge.optional(),
  pinned: z.enum(['true']).optional(),
};

const limits = z.object({ min: wireAmount, max: wireAmount });

const merchantGame = {
  nodeId: z.number().int(),
  vendor: z.string(),
  vendorName: z.string(),
  code: z.string(),
  /** As players see it, in the caller’s language. */
  name: z.string(),
  type: z.enum(GAME_TYPES),
  status: z.enum(GAME_STATUSES),
  enabled: z.boolean(),
  /** Why players do not see it, the first reason; null for a game that they see. */
  hiddenBy: z.enum(['vendor', 'game', 'offered', 'currency', 'limits']).nullable(),
  rtpLow: z.number().int(),
  rtpHigh: z.number().int(),
  sort: z.number().int(),
  hot: z.number().int().nullable(),
  badges: z.array(badge),
  /** The path of the merchant’s own picture. */
  art: z.string().nullable(),
};

export const merchantGameCalls = {
  merchantGames: {
    method: 'GET',
    path: '/console/games',
    module: 'CONSOLE',
    audience: 'right:settings.read',
    about: 'The games of all vendors as the merchant offers them, by name.',
    limits: backoffice,
    request: games.request(filter),
    response: games.response(z.object(merchantGame)),
    refusals: [],
  },
  merchantGame: {
    method: 'GET',
    path: '/console/games/:nodeId',
    module: 'CONSOLE',
    audience: 'right:settings.read',
    about: 'A game with what the vendor lists of it and what the merchant makes of it.',
    limits: backoffice,
    request: z.strictObject({ nodeId }),
    response: z.object({
      ...merchantGame,
      currency: z.string(),
      /** Of the vendor; empty where it has no name in a language. */
      names: byLanguage(z.string()),
      ownNames: byLanguage(z.string()),
      /** Bounds of a bet by the vendor; null where it does not offer the merchant’s currency. */
      vendorLimits: limits.nullable(),
      /** The only stakes that the vendor offers; empty for any in the bounds. */
      levels: z.array(wireAmount),
      ownMin: wireAmount.nullable(),
      ownMax: wireAmount.nullable(),
      vendorBlocked: z.array(z.string()),
      ownBlocked: z.array(z.string()),
      publishedAt: wireInstant.nullable(),
    }),
    refusals: ['not.found'],
  },
  vendorGameChange: {
    method: 'POST',
    path: '/console/games/:nodeId',
    module: 'CONSOLE',
    audience: 'right:settings.edit',
    about:
      'Changes what the merchant makes of a game; a field that is left out stays. Bets on a game ' +
      'that is switched off are refused at once; wins and rollbacks are booked. Limits are ' +
      'tighter than the vendor’s, and bound what one bet takes from the wallet.',
    limits: backoffice,
    request: z.strictObject({
      nodeId,
      isPublished: z.boolean().optional(),
      enabled: z.boolean().optional(),
      /** From 1 in lists; 0 for no place of its own. */
      sort: z.number().int().min(0).max(10_000).optional(),
      hot: z.number().int().min(0).max(100).nullable().optional(),
      badges: z.array(badge).max(GAME_BADGES.length).optional(),
      /** Empty where the vendor’s name is used. */
      ownNames: byLanguage(z.string().trim().max(80)).optional(),
      ownMin: wireAmount.nullable().optional(),
      ownMax: wireAmount.nullable().optional(),
      ownBlocked: z.array(country).max(250).optional(),
      /** A picture that was uploaded for this game; null for the vendor’s. */
      art: wireId('game_art').nullable().optional(),
      reason,
    }),
    response: nothing,
    refusals: [
      'not.found',
      'game.limits_invalid',
      'game.no_level',
      'game.no_currency',
      'game.country_unknown',
      'picture.unknown',
    ],
  },
  merchantGameArt: {
    method: 'PUT',
    path: '/console/games/:nodeId/art',
    module: 'CONSOLE',
    audience: 'right:settings.edit',
    about:
      'Takes a PNG or JPEG of at most 5 MB and at least 640 × 480 pixels for a game and ' +
      're-encodes it; it is shown when a change of the game names its id.',
    picture: true,
    noTransaction: true,
    limits: [
      { per: 'session', count: 12, seconds: 60 },
      { per: 'session', count: 200, seconds: 3600 },
    ],
    request: z.strictObject({ nodeId, picture: wirePicture }),
    response: z.object({
      id: wireId('game_art'),
      width: z.number().int(),
      height: z.number().int(),
    }),
    refusals: ['not.found', 'picture.unreadable', 'picture.too_small'],
  },
  merchantGamesChange: {
    method: 'POST',
    path: '/console/games_selection',
    module: 'CONSOLE',
    audience: 'right:settings.edit',
    about:
      'Changes the named games, or all that a filter finds, in one act: all of them or none, with ' +
      'what became of each.',
    limits: [{ per: 'session', count: 30, seconds: 60 }],
    request: z
      .strictObject({
        nodeIds: z.array(wireNodeId).min(1).max(GAMES_CHANGED_MAX).optional(),
        /** Instead of `nodeIds`. */
        filter: z.strictObject(filter).optional(),
        act: z.enum(['enable', 'disable', 'pin', 'unpin', 'badge', 'unbadge']),
        /** The place in the hot list that `pin` gives. */
        place: z.number().int().min(0).max(100).optional(),
        /** Of `badge` and `unbadge`. */
        badge: badge.optional(),
        reason,
      })
      .refine(({ nodeIds, filter: found }) => (nodeIds === undefined) !== (found === undefined), {
        path: ['nodeIds'],
      })
      .refine(({ act, place }) => (act === 'pin') === (place !== undefined), { path: ['place'] })
      .refine(({ act, badge: given }) => act.endsWith('badge') === (given !== undefined), {
        path: ['badge'],
      }),
    response: z.object({
      changed: z.number().int(),
      rows: z.array(
        z.object({
          nodeId: z.number().int(),
          /** Null where the merchant has no such game. */
          name: z.string().nullable(),
          /** `SAME`: it was so already. `UNKNOWN`: the merchant has no such game. */
          result: z.enum(['CHANGED', 'SAME', 'UNKNOWN']),
        }),
      ),
    }),
    refusals: ['game.too_many'],
  },
} as const satisfies CallTable;
