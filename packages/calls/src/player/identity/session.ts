import type { CallTable } from '../../call.ts';
import { noRequest } from '../../wire.ts';
import * as z from 'zod';

export const sessionCalls = {
  liveTicket: {
    method: 'POST',
    path: '/wps/session/live',
    module: 'COMM3',
    audience: 'visitor',
    about: 'A one-use ticket, valid for 30 seconds, to open the live connection.',
    limits: [{ per: 'address', count: 60, seconds: 60 }],
    request: noRequest,
    response: z.object({
      ticket: z.string(),
      /** Whether the connection will be a member's: an ended session opens a visitor's. */
      hasSession: z.boolean(),
    }),
    refusals: [],
  },
} as const satisfies CallTable;
