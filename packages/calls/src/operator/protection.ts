// Player protection at the desk: one member's limits and breaks, and the list of who is on one.
import { defineCalls } from '../call.ts';
import { page, paging, waiting, wireId, wireInstant } from '../wire.ts';
import {
  BREAK_LENGTHS,
  breakRow,
  historyRow,
  limitRequest,
  limitRow,
} from '../player/protection-shapes.ts';
import * as z from 'zod';

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
  /** What in the last 30 days an officer should look at, with how often it happened. */
  flags: z.array(z.object({ flag: z.enum(['limit_hits', 'loosened']), count: z.number().int() })),
});

export const protectionDeskCalls = defineCalls({
  memberProtection: {
    method: 'GET',
    path: '/console/members/:id/protection',
    module: 'OPS_PROTECTION',
    audience: 'right:protection.read',
    about: 'A member’s limits with what is used of them, the break that holds, and signs to watch.',
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
    request: z.strictObject({ id: member, ...paging }),
    response: page(historyRow.extend({ by: z.string(), reason: z.string() })),
    refusals: [],
  },
  memberProtectionLimit: {
    method: 'POST',
    path: '/console/members/:id/protection/limit',
    module: 'OPS_PROTECTION',
    audience: 'right:protection.edit',
    about:
      'Sets the house’s own limit for a member. A looser one or none waits for a second person, and is made so by the same call 24 hours later, again with a second person.',
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
    about: 'Puts a member on a break, or makes one longer; nobody can make one shorter.',
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
    request: z.strictObject({ kind: z.enum(['timeout', 'exclusion']).optional(), ...paging }),
    response: page(breakRow.extend({ id: member, username: z.string() })),
    refusals: [],
  },
});
