// Messages of the operator to members and visitors, and feedback to the operator.
import * as z from 'zod';
import type { CallTable, Limit } from '../call.ts';
import { longList } from '../paging.ts';
import { noRequest, nothing, wireId, wireInstant } from '../wire.ts';

const inboxPages = longList({ inbox: ['time', 'id'] });

const noticeKind = z.enum(['deposit', 'withdrawal', 'win', 'limit']);

const often: readonly [Limit] = [{ per: 'address', count: 240, seconds: 60 }];

export const messageCalls = {
  announcements: {
    method: 'GET',
    path: '/wps/relay/MCSFE_getListAnnouncements',
    module: 'COMM3',
    audience: 'visitor',
    about:
      'Announcements of the requested types that are meant for the caller: B board, PL, PU ' +
      'popups, PR promotion, H headline.',
    limits: often,
    request: z.strictObject({
      types: z
        .string()
        .regex(/^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H))*$/)
        .default('B'),
      platform: z.literal('W').optional(),
      /** Only those for agents; for others than agents there are none. */
      audience: z.literal('agents').optional(),
    }),
    response: z.array(
      z.object({
        id: wireId('announcement'),
        type: z.enum(['B', 'PL', 'PU', 'PR', 'H']),
        title: z.string(),
        content: z.string(),
        art: z.string().nullable(),
        link: z.string().nullable(),
        startAt: wireInstant,
      }),
    ),
    refusals: [],
  },
  helpCenter: {
    method: 'GET',
    path: '/wps/system/helpCenter',
    module: 'COMM3',
    audience: 'visitor',
    about: 'The help articles, in the caller’s language.',
    limits: often,
    request: noRequest,
    response: z.array(
      z.object({
        id: wireId('article'),
        topic: z.string(),
        title: z.string(),
        content: z.string(),
      }),
    ),
    refusals: [],
  },
  feedback: {
    method: 'PUT',
    path: '/wps/feedback',
    module: 'FEEDBACK3',
    audience: 'visitor',
    about:
      'Sends a message of at most 140 characters to the operator; also while the site is closed.',
    duringMaintenance: true,
    limits: [{ per: 'address', count: 5, seconds: 600 }],
    request: z.strictObject({
      content: z.string().trim().min(1).max(140),
      contact: z.string().trim().max(100).optional(),
    }),
    response: nothing,
    refusals: [],
  },
  inbox: {
    method: 'GET',
    path: '/wps/relay/CSP_getInbox',
    module: 'INBOX3',
    audience: 'member',
    about: 'Messages to the member, newest first.',
    limits: [{ per: 'session', count: 120, seconds: 60 }],
    request: inboxPages.request({}),
    response: inboxPages.response(
      z.object({
        id: wireId('message'),
        title: z.string(),
        content: z.string(),
        at: wireInstant,
        read: z.boolean(),
      }),
    ),
    refusals: [],
  },
  inboxRead: {
    method: 'POST',
    path: '/wps/relay/CSP_readInbox',
    module: 'INBOX3',
    audience: 'member',
    about: 'Marks one message as read, or all when none is named.',
    limits: [{ per: 'session', count: 120, seconds: 60 }],
    request: z.strictObject({ id: wireId('message').optional() }),
    response: nothing,
    refusals: [],
  },
  inboxUnread: {
    method: 'GET',
    path: '/wps/relay/CSP_unreadCount',
    module: 'INBOX3',
    audience: 'member',
    about: 'How many messages the member has not read; counted to 100.',
    limits: [{ per: 'session', count: 240, seconds: 60 }],
    request: noRequest,
    response: z.object({ unread: z.number().int() }),
    refusals: [],
  },
  noticeChoices: {
    method: 'GET',
    path: '/wps/relay/CSP_noticeChoices',
    module: 'INBOX3',
    audience: 'member',
    about: 'Of which events the member gets a message.',
    limits: [{ per: 'session', count: 120, seconds: 60 }],
    request: noRequest,
    response: z.object({ list: z.array(z.object({ kind: noticeKind, wanted: z.boolean() })) }),
    refusals: [],
  },
  noticeChoicesChange: {
    method: 'POST',
    path: '/wps/relay/CSP_setNoticeChoice',
    module: 'INBOX3',
    audience: 'member',
    about: 'Switches the messages about a kind of events on or off.',
    limits: [{ per: 'session', count: 60, seconds: 60 }],
    request: z.strictObject({ kind: noticeKind, wanted: z.boolean() }),
    response: nothing,
    refusals: [],
  },
} as const satisfies CallTable;
