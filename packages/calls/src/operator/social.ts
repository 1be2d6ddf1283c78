// The set-up of sign-in providers by an operator.
import * as z from 'zod';
import type { CallTable } from '../call.ts';
import { noRequest } from '../wire.ts';

export const socialBackofficeCalls = {
  socialAddresses: {
    method: 'GET',
    path: '/console/social/addresses',
    module: 'CONSOLE',
    audience: 'right:settings.read',
    about: 'The redirect addresses to register with a provider, one for each host.',
    limits: [{ per: 'session', count: 240, seconds: 60 }],
    request: noRequest,
    response: z.object({ redirects: z.array(z.string()) }),
    refusals: [],
  },
} as const satisfies CallTable;
