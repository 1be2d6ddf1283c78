// Vendors as the console enables and orders them.
import * as z from 'zod';
import type { CallTable, Limit } from '../../call.ts';
import { noRequest, nothing } from '../../wire.ts';

const backoffice: readonly [Limit] = [{ per: 'session', count: 240, seconds: 60 }];

export const vendorBackofficeCalls = {
  vendorList: {
    method: 'GET',
    path: '/console/vendors',
    module: 'CONSOLE',
    audience: 'right:settings.read',
    about: 'The vendors of the merchant with the categories they appear in.',
    limits: backoffice,
    request: noRequest,
    response: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        kind: z.enum(['lottery', 'studio', 'external']),
        enabled: z.boolean(),
        categories: z.array(z.object({ category: z.string(), sort: z.number().int() })),
      }),
    ),
    refusals: [],
  },
  vendorChange: {
    method: 'POST',
    path: '/console/vendors/:code',
    module: 'CONSOLE',
    audience: 'right:settings.edit',
    about: 'Enables or disables a vendor and sets its position in each category.',
    limits: backoffice,
    request: z.strictObject({
      code: z.string().max(40),
      enabled: z.boolean(),
      categories: z
        .array(
          z.strictObject({
            category: z.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS']),
            sort: z.number().int().min(0).max(1000),
          }),
        )
        .max(8),
      reason: z.string().trim().min(3).max(300),
    }),
    response: nothing,
    refusals: [],
  },
} as const satisfies CallTable;
