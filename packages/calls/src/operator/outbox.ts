// SMS and mail as they were handed to a sender.
import { defineCalls } from '../call.ts';
import { page, paging, wireId, wireInstant } from '../wire.ts';
import * as z from 'zod';

export const outboxCalls = defineCalls({
  outboxList: {
    method: 'GET',
    path: '/console/outbox',
    module: 'OPS_OUTBOX',
    audience: 'right:outbox.read',
    about: 'SMS and mail, newest first.',
    limits: [{ per: 'session', count: 240, seconds: 60 }],
    request: z.strictObject({
      ...paging,
      kind: z.enum(['sms', 'mail']).optional(),
      to: z.string().max(100).optional(),
    }),
    response: page(
      z.object({
        id: wireId('outbox'),
        kind: z.enum(['sms', 'mail']),
        to: z.string(),
        subject: z.string().nullable(),
        text: z.string(),
        state: z.enum(['kept', 'sent', 'failed']),
        at: wireInstant,
      }),
    ),
    refusals: [],
  },
});
