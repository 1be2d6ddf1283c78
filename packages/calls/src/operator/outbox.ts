// SMS and mail as they were handed to a sender, and the performance of the senders.
import type { CallTable, Limit } from '../call.ts';
import { longList } from '../paging.ts';
import { noRequest, wireId, wireInstant } from '../wire.ts';
import * as z from 'zod';

const outboxListPages = longList({ outbox: ['time', 'id'] });

/** The purpose of a message. */
export const MESSAGE_PURPOSES = ['note', 'welcome', 'code', 'reset', 'security', 'test'] as const;
export type MessagePurpose = (typeof MESSAGE_PURPOSES)[number];

/**
 * `kept` where the merchant had no sender, `ended` when its code or link expired before it could be
 * sent.
 */
export const MESSAGE_STATES = ['kept', 'waiting', 'sending', 'sent', 'failed', 'ended'] as const;

/** Why an attempt to send failed. */
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
  /** The other server's own message or status. */
  detail: z.string().nullable(),
};

const backoffice: readonly [Limit] = [{ per: 'session', count: 240, seconds: 60 }];

export const outboxCalls = {
  outboxList: {
    method: 'GET',
    path: '/console/outbox',
    module: 'OPS_OUTBOX',
    audience: 'right:outbox.read',
    about:
      'SMS and mail, newest first. A text with a code or link is shown only where no sender is ' +
      'configured and the site is reached on this machine alone.',
    limits: backoffice,
    request: outboxListPages.request({
      kind: channel.optional(),
      to: z.string().max(100).optional(),
      state: state.optional(),
      from: wireInstant.optional(),
    }),
    response: outboxListPages.response(
      z.object({
        id: wireId('outbox'),
        kind: channel,
        purpose: z.string(),
        to: z.string(),
        subject: z.string().nullable(),
        /** Null when it contained a code or link that has expired. */
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
    about: 'Delivery figures of SMS and mail in the last 24 hours, and the messages that wait.',
    limits: backoffice,
    request: noRequest,
    response: z.object({
      list: z.array(
        z.object({
          channel,
          /** Whether the merchant has a sender; without one messages stay in the outbox. */
          sends: z.boolean(),
          waiting: z.number().int(),
          sent: z.number().int(),
          failed: z.number().int(),
          /** The median time from queuing to sending, in milliseconds. */
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
    about: 'Queues a test message for the merchant’s sender; `senderHealth` shows the outcome.',
    limits: [
      { per: 'session', count: 10, seconds: 60 },
      { per: 'session', count: 60, seconds: 3600 },
    ],
    request: z.strictObject({ channel, to: z.string().trim().min(3).max(255) }),
    response: z.object({ id: wireId('outbox') }),
    refusals: ['sender.none', 'sender.recipient'],
  },
} as const satisfies CallTable;
