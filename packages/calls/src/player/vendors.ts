// Game vendors by category.
import * as z from 'zod';
import type { CallTable } from '../call.ts';
import { noRequest } from '../wire.ts';

const wireCard = z.object({ vassalage: z.string(), name: z.string(), isHot: z.boolean() });
const ownCard = z.object({ vendor: z.string(), name: z.string(), isHot: z.boolean() });

/** A vendor's card; the wire calls a vendor `vassalage`. */
const vendorCard = z.codec(wireCard, ownCard, {
  decode: ({ vassalage, ...rest }) => ({ ...rest, vendor: vassalage }),
  encode: ({ vendor, ...rest }) => ({ ...rest, vassalage: vendor }),
});

export const vendorCalls = {
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
        cards: z.array(vendorCard),
      }),
    ),
    refusals: [],
  },
} as const satisfies CallTable;
