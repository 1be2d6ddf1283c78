// Who supplies games, by category.
import * as z from 'zod';
import { defineCalls } from '../call.ts';
import { noRequest } from '../wire.ts';

export const vendorCalls = defineCalls({
  gameVendor: {
    method: 'GET',
    path: '/wps/relay/GCSGAME_gameVendor',
    module: 'COMM3',
    audience: 'visitor',
    about: 'Game categories that have at least one vendor, in the order of the navigation.',
    limits: [{ per: 'address', count: 240, seconds: 60 }],
    request: noRequest,
    response: z.array(
      z.object({
        title: z.string(),
        cards: z.array(
          z.object({ vassalage: z.string(), name: z.string(), isHot: z.boolean() }),
        ),
      }),
    ),
    refusals: [],
  },
});
