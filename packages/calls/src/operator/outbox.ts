// SMS and mail as they were handed to a sender, and how the senders do.
import { defineCalls, type Limit } from '../call.ts';
import { noRequest, page, paging, wireId, wireInstant } from '../wire.ts';
import * as z from 'zod';

/** What a message is for. */
export const MESSAGE_PURPOSES = ['note', 'welcome', 'code', 'reset', 'security', 'test'] as const;
export type MessagePurpose = (typeof MESSAGE_PURPOSES)[number];

/**
 * `kept` where the merchant had no sender, `ended` when a code or link in it was past its time
 * before it could be sent.
 */
export const MESSAGE_STATES = ['kept', 'waiting', 'sending', 'sent', 'failed', 'ended'] as const;

/** Why a try to send failed. */
export const SEND_FAILURES = [
  'address',
  'unreachable',
  'tls',
  'timeout',
  'login',
  'refused',
  'answer',
  'late',
  'internal',
] as const;
export type SendFailure = (typeof SEND_FAILURES)[number];

const channel = z.enum(['sms', 'mail']);
const state = z.enum(MESSAGE_STATES);
const failure = {
  reason: z.enum(SEND_FAILURES).nullable(),
  /** What the other side said, in its own words or numbers. */
  detail: z.string().nullable(),
};

const desk: readonly [Limit] = [{ per: 'session', count: 240, seconds: 60 }];

export const outboxCalls = defineCalls({
  outboxList: {
    method: 'GET',
    path: '/console/outbox',
    module: 'OPS_OUTBOX',
    audience: 'right:outbox.read',
    about:
      'SMS and mail, newest first. A text with a code or link is shown only where it was sent nowhere, on a machine of its own.',
    limits: desk,
    request: z.strictObject({
      ...paging,
      kind: channel.optional(),
      to: z.string().max(100).optional(),
      state: state.optional(),
    }),
    response: page(
      z.object({
        id: wireId('outbox'),
        kind: channel,
        purpose: z.string(),
        to: z.string(),
        subject: z.string().nullable(),
        /** Null when it held a code or link whose time is over. */
        text: z.string().nullable(),
        state,
        tries: z.number().int(),
        ...failure,
        at: wireInstant,
        sentAt: wireInstant.nullable(),
      }),
    ),
    refusals: [],
  },
  senderHealth: {
    method: 'GET',
    path: '/console/senders',
    module: 'OPS_OUTBOX',
    audience: 'right:settings.read',
    about: 'How sending SMS and mail went in the last 24 hours, and what waits.',
    limits: desk,
    request: noRequest,
    response: z.object({
      list: z.array(
        z.object({
          channel,
          /** Whether the merchant has a sender, or messages stay in the outbox. */
          sends: z.boolean(),
          waiting: z.number().int(),
          sent: z.number().int(),
          failed: z.number().int(),
          /** Half of what was sent took no longer, in milliseconds from being handed over. */
          medianMs: z.number().int().nullable(),
          lastSentAt: wireInstant.nullable(),
          lastFailure: z.object({ at: wireInstant, ...failure }).nullable(),
          lastTest: z.object({ to: z.string(), at: wireInstant, state, ...failure }).nullable(),
        }),
      ),
    }),
    refusals: [],
  },
  senderTest: {
    method: 'POST',
    path: '/console/senders/:channel/test',
    module: 'OPS_OUTBOX',
    audience: 'right:settings.edit',
    about: 'Hands a test message to the merchant’s sender; how it went shows in `senderHealth`.',
    limits: [
      { per: 'session', count: 10, seconds: 60 },
      { per: 'session', count: 60, seconds: 3600 },
    ],
    request: z.strictObject({ channel, to: z.string().trim().min(3).max(255) }),
    response: z.object({ id: wireId('outbox') }),
    refusals: ['sender.none', 'sender.recipient'],
  },
});
