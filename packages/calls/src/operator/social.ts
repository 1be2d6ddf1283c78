// Signing in through providers, as an operator sets it up.
import * as z from 'zod';
import { defineCalls } from '../call.ts';
import { noRequest } from '../wire.ts';

export const socialDeskCalls = defineCalls({
  socialAddresses: {
    method: 'GET',
    path: '/console/social/addresses',
    module: 'CONSOLE',
    audience: 'right:settings.read',
    about: 'The addresses that a provider must be told to send people back to, one for each host.',
    limits: [{ per: 'session', count: 240, seconds: 60 }],
    request: noRequest,
    response: z.object({ redirects: z.array(z.string()) }),
    refusals: [],
  },
});
