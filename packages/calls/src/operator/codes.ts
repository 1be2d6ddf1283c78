// The cost and success of codes by SMS, which the merchant pays for.
import type { CallTable } from '../call.ts';
import { noRequest, wireInstant } from '../wire.ts';
import * as z from 'zod';

export const codeBackofficeCalls = {
  codeHealth: {
    method: 'GET',
    path: '/console/codes',
    module: 'OPS_OUTBOX',
    audience: 'right:settings.read',
    about: 'The SMS budget of this business day, and how many of the last day’s codes were used.',
    limits: [{ per: 'session', count: 240, seconds: 60 }],
    request: noRequest,
    response: z.object({
      channel: z.enum(['sms', 'firebase']),
      sentToday: z.number().int(),
      budget: z.number().int(),
      /** When the day's first code was refused for the budget; null while the budget lasts. */
      refusedAt: wireInstant.nullable(),
      /** Codes of the last 24 hours whose time is over, and how many of them were used. */
      sent: z.number().int(),
      used: z.number().int(),
      /** So few codes were used that SMS pumping fraud is likely. */
      alarm: z.boolean(),
    }),
    refusals: [],
  },
} as const satisfies CallTable;
