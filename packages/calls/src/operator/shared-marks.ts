// What accounts have in common: a device, an address, a number, a card, a document, a person.
import type { CallTable } from '../call.ts';
import { longList } from '../paging.ts';
import { wireId, wireInstant } from '../wire.ts';
import * as z from 'zod';

export const MARK_KINDS = ['device', 'address', 'mobile', 'person', 'card', 'paper'] as const;

const reading = [{ per: 'session', count: 120, seconds: 60 }] as const;

const sharedPages = longList({ shared: ['number', 'time', 'text', 'text'] });

const shared = z.object({
  kind: z.enum(MARK_KINDS),
  /** The common value, as far as an operator needs it: phone and card numbers are masked. */
  shown: z.string(),
  /** Of an attribute of one member, at most 100 are counted. */
  count: z.number().int(),
  lastAt: wireInstant,
  /** The newest ten. */
  members: z.array(
    z.object({
      id: wireId('member'),
      username: z.string(),
      state: z.enum(['active', 'frozen', 'disabled']),
    }),
  ),
});

export const sharedMarkCalls = {
  sharedMarks: {
    method: 'GET',
    path: '/console/shared',
    module: 'OPS_RISK',
    audience: 'right:members.contact',
    about:
      'What two or more members have in common, the most widely shared first, as last counted: ' +
      'at most seconds ago, or fifty times as long ago as counting takes.',
    limits: reading,
    request: sharedPages.request({ kind: z.enum(MARK_KINDS).optional() }),
    response: sharedPages.response(shared),
    refusals: [],
  },
  memberShared: {
    method: 'GET',
    path: '/console/members/:id/shared',
    module: 'OPS_RISK',
    audience: 'right:members.contact',
    about: 'What one member has in common with others, and with whom.',
    limits: reading,
    request: z.strictObject({ id: wireId('member') }),
    response: z.object({ list: z.array(shared) }),
    refusals: [],
  },
} as const satisfies CallTable;
