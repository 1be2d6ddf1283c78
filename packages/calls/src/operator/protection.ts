// Player protection in the back office: one member's limits and breaks, and the list of members on
// a break.
import type { CallTable } from '../call.ts';
import { longList, page, pageRequest } from '../paging.ts';
import { waiting, wireId, wireInstant } from '../wire.ts';
import {
  BREAK_LENGTHS,
  breakRow,
  historyRow,
  limitRequest,
  limitRow,
} from '../player/protection-schemas.ts';
import * as z from 'zod';

const memberProtectionHistoryPages = longList({ protection: ['time', 'id'] });

const member = wireId('member');
const reason = z.string().trim().min(4).max(300);
const reading = [{ per: 'session', count: 240, seconds: 60 }] as const;
const changing = [{ per: 'session', count: 60, seconds: 60 }] as const;

const state = z.object({
  serverNow: wireInstant,
  currency: z.string(),
  limits: z.array(limitRow),
  pause: breakRow.nullable(),
  checkMinutes: z.number().int(),
  minutesToday: z.number().int(),
  /** Warning signs of the last 30 days for an officer, with their number of occurrences. */
  flags: z.array(z.object({ flag: z.enum(['limit_hits', 'loosened']), count: z.number().int() })),
});

export const protectionBackofficeCalls = {
  memberProtection: {
    method: 'GET',
    path: '/console/members/:id/protection',
    module: 'OPS_PROTECTION',
    audience: 'right:protection.read',
    about: 'A member’s limits with their use, the break in force, and warning signs.',
    limits: reading,
    request: z.strictObject({ id: member }),
    response: state,
    refusals: [],
  },
  memberProtectionHistory: {
    method: 'GET',
    path: '/console/members/:id/protection/history',
    module: 'OPS_PROTECTION',
    audience: 'right:protection.read',
    about: 'Every change of a member’s limits and breaks, newest first.',
    limits: reading,
    request: memberProtectionHistoryPages.request({ id: member }),
    response: memberProtectionHistoryPages.response(
      historyRow.extend({ by: z.string(), reason: z.string() }),
    ),
    refusals: [],
  },
  memberProtectionLimit: {
    method: 'POST',
    path: '/console/members/:id/protection/limit',
    module: 'OPS_PROTECTION',
    audience: 'right:protection.edit',
    about:
      'Sets the operator’s own limit for a member. Loosening or removing one needs a second ' +
      'person’s approval, and the same call with a second approval 24 hours later.',
    limits: changing,
    request: z.strictObject({ id: member, ...limitRequest, reason }),
    response: state.extend(waiting),
    refusals: [],
  },
  memberProtectionBreak: {
    method: 'POST',
    path: '/console/members/:id/protection/break',
    module: 'OPS_PROTECTION',
    audience: 'right:protection.edit',
    about: 'Puts a member on a break, or extends one; a break cannot be shortened.',
    limits: changing,
    request: z.strictObject({ id: member, length: z.enum(BREAK_LENGTHS), reason }),
    response: state,
    refusals: ['protection.not_shorter'],
  },
  protectionPaused: {
    method: 'GET',
    path: '/console/protection/paused',
    module: 'OPS_PROTECTION',
    audience: 'right:protection.read',
    about: 'Members on a break now, the latest first.',
    limits: reading,
    request: pageRequest({ kind: z.enum(['timeout', 'exclusion']).optional() }),
    response: page(breakRow.extend({ id: member, username: z.string() })),
    refusals: [],
  },
} as const satisfies CallTable;
