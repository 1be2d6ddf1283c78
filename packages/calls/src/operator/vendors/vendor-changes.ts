// What syncs found in vendors' lists of games, and decisions about it.
import * as z from 'zod';
import type { CallTable, Limit } from '../../call.ts';
import { longList } from '../../paging.ts';
import { wireInstant, wireInteger } from '../../wire.ts';
import { vendorCode } from './vendor-code.ts';

const backoffice: readonly [Limit] = [{ per: 'session', count: 240, seconds: 60 }];
const changes = longList({ vendorChanges: ['number'] });

export const VENDOR_CHANGE_KINDS = ['NEW', 'CHANGED', 'GONE', 'BACK', 'BAD', 'HELD'] as const;

export const vendorChangeCalls = {
  vendorChanges: {
    method: 'GET',
    path: '/console/vendors/:code/changes',
    module: 'CONSOLE',
    audience: 'right:settings.read',
    about: 'What syncs found in a vendor’s list of games, the latest first.',
    limits: backoffice,
    request: changes.request({
      code: vendorCode,
      /** Those that a person has to look at. */
      state: z.enum(['waiting']).optional(),
      kind: z.enum(VENDOR_CHANGE_KINDS).optional(),
      /** The vendor’s code of a game. */
      game: z.string().trim().min(1).max(64).optional(),
    }),
    response: changes.response(
      z.object({
        number: z.number().int(),
        /** Empty for a row without a code. */
        game: z.string(),
        name: z.string().nullable(),
        nodeId: z.number().int().nullable(),
        kind: z.enum(VENDOR_CHANGE_KINDS),
        /** `WITHDRAWN`: a later list no longer says so. */
        state: z.enum(['DONE', 'WAITING', 'APPROVED', 'REJECTED', 'WITHDRAWN']),
        /** What a person decides: a lower return, or the retirement of many games. */
        question: z.enum(['RETURN', 'RETIREMENT']).nullable(),
        /** As JSON: returns in parts per million and limits from/to, or why a row is bad. */
        detail: z.string(),
        at: wireInstant,
        decidedAt: wireInstant.nullable(),
        decidedBy: z.string().nullable(),
        decidedReason: z.string().nullable(),
      }),
    ),
    refusals: [],
  },
  vendorChangesDecide: {
    method: 'POST',
    path: '/console/vendors/:code/changes/decision',
    module: 'CONSOLE',
    audience: 'right:settings.edit',
    about:
      'Approves a lower return or the retirement of games, or rejects it: a game whose lower ' +
      'return is rejected is hidden, and games that are not retired stay.',
    limits: backoffice,
    request: z.strictObject({
      code: vendorCode,
      numbers: z.array(wireInteger).min(1).max(1000),
      decision: z.enum(['approve', 'reject']),
      reason: z.string().trim().min(3).max(300),
    }),
    response: z.object({ decided: z.number().int() }),
    refusals: ['not.found'],
  },
} as const satisfies CallTable;
