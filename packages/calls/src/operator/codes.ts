// How codes by SMS are doing, for who pays for them.
import { defineCalls } from '../call.ts';
import { noRequest, wireInstant } from '../wire.ts';
import * as z from 'zod';

export const codeDeskCalls = defineCalls({
  codeHealth: {
    method: 'GET',
    path: '/console/codes',
    module: 'OPS_OUTBOX',
    audience: 'right:settings.read',
    about: 'The budget of SMS of this business day, and how many codes of the last day came back.',
    limits: [{ per: 'session', count: 240, seconds: 60 }],
    request: noRequest,
    response: z.object({
      channel: z.enum(['sms', 'firebase']),
      sentToday: z.number().int(),
      budget: z.number().int(),
      /** When the day's first code was refused for the budget; null while it lasts. */
      refusedAt: wireInstant.nullable(),
      /** Codes of the last 24 hours that had their time, and those of them that were used. */
      sent: z.number().int(),
      used: z.number().int(),
      /** Of so few that somebody else may be paid for them. */
      alarm: z.boolean(),
    }),
    refusals: [],
  },
});
