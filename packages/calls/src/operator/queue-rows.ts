// The rows of the dashboard's queues that have no list elsewhere: as many as a queue counts.
import type { CallTable } from '../call.ts';
import { longList } from '../paging.ts';
import { wireAmount, wireId, wireInstant } from '../wire.ts';
import * as z from 'zod';

const reading = [{ per: 'session', count: 120, seconds: 60 }] as const;

const flagPages = longList({ openFlags: ['time', 'id'] });
const lockedPages = longList({ lockedLogins: ['time', 'number'] });
const resetPages = longList({ lateResets: ['time', 'id'] });
const winPages = longList({ bigWins: ['time', 'number', 'id'] });

const member = z.object({ id: wireId('member'), username: z.string() });

export const queueRowCalls = {
  openFlags: {
    method: 'GET',
    path: '/console/queues/flags',
    module: 'OPS_REPORTS',
    audience: 'right:withdrawals.read',
    about: 'The open risk notices of all members, the newest first.',
    limits: reading,
    request: flagPages.request({}),
    response: flagPages.response(
      z.object({ id: wireId('risk_flag'), member, kind: z.string(), at: wireInstant }),
    ),
    refusals: [],
  },
  lockedLogins: {
    method: 'GET',
    path: '/console/queues/locked',
    module: 'OPS_REPORTS',
    audience: 'right:audit.read',
    about: 'The logins of operators that were locked in the last 15 minutes, the newest first.',
    limits: reading,
    request: lockedPages.request({}),
    response: lockedPages.response(
      z.object({
        /** Of the audit record. */
        number: z.number().int(),
        operator: z.string(),
        address: z.string(),
        at: wireInstant,
      }),
    ),
    refusals: [],
  },
  lateResets: {
    method: 'GET',
    path: '/console/queues/resets',
    module: 'OPS_REPORTS',
    audience: 'right:outbox.read',
    about:
      'The requests for a new password that have waited more than five minutes, the newest first. ' +
      'Who made them is sealed.',
    limits: reading,
    request: resetPages.request({}),
    response: resetPages.response(
      z.object({
        id: wireId('reset_request'),
        /** How often the server has tried to answer it. */
        tries: z.number().int(),
        at: wireInstant,
      }),
    ),
    refusals: [],
  },
  bigWins: {
    method: 'GET',
    path: '/console/queues/wins',
    module: 'OPS_REPORTS',
    audience: 'right:draws.read',
    about: 'The big wins of the business day, the newest first.',
    limits: reading,
    request: winPages.request({}),
    response: winPages.response(
      z.object({
        member,
        issue: z.string(),
        prize: wireAmount,
        currency: z.string(),
        at: wireInstant,
      }),
    ),
    refusals: [],
  },
} as const satisfies CallTable;
