// Credentials that a merchant's outside services issued to it. Their values are written, never
// read.
import * as z from 'zod';
import type { CallTable, Limit } from '../call.ts';
import { noRequest, wireId, wireInstant } from '../wire.ts';

/** Every secret that a merchant may have. */
export const SECRET_NAMES = [
  'smtp.password',
  'sms.token',
  'geetest.key',
  'google.secret',
  'facebook.secret',
  'line.secret',
  'telegram.token',
  // Stored as a hash: the initial password that the merchant gives to members.
  'member.defaultPassword',
] as const;

export type SecretName = (typeof SECRET_NAMES)[number];

const backoffice: readonly [Limit] = [{ per: 'session', count: 240, seconds: 60 }];

export const secretCalls = {
  secretList: {
    method: 'GET',
    path: '/console/secrets',
    module: 'CONSOLE',
    audience: 'right:settings.read',
    about: 'The merchant’s secrets: which are set and since when, never their values.',
    limits: backoffice,
    request: noRequest,
    response: z.object({
      list: z.array(
        z.object({
          name: z.enum(SECRET_NAMES),
          set: z.boolean(),
          changedAt: wireInstant.nullable(),
        }),
      ),
    }),
    refusals: [],
  },
  secretSet: {
    method: 'PUT',
    path: '/console/secrets/:name',
    module: 'CONSOLE',
    audience: 'right:settings.edit',
    about:
      'Replaces one secret, or removes it when the value is empty, once a second person agrees; ' +
      'the value can never be read back.',
    sealed: true,
    limits: [{ per: 'session', count: 30, seconds: 60 }],
    request: z.strictObject({
      name: z.enum(SECRET_NAMES),
      // Only characters valid in a header: a line break would begin another header.
      value: z
        .string()
        .trim()
        .max(4000)
        .regex(/^[\x20-\x7e]*$/),
      reason: z.string().trim().min(3).max(300),
    }),
    response: z.object({ approvalId: wireId('approval') }),
    refusals: ['setting.invalid'],
  },
} as const satisfies CallTable;
