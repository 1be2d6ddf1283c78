// What an installation still lacks to go live.
import * as z from 'zod';
import type { CallTable } from '../call.ts';
import { noRequest } from '../wire.ts';

/** The checks, in the order in which an operator resolves them. */
export const DOCTOR_CHECKS = [
  'own_house',
  'published_passwords',
  'database_role',
  'merchants',
  'hosts',
  'tls',
  'owners',
  'mail',
  'sms',
  'lotteries',
  'channels',
  'jobs',
  'cosigner',
  'breached_passwords',
] as const;

export const doctorCalls = {
  doctor: {
    method: 'GET',
    path: '/console/doctor',
    module: 'CONSOLE',
    audience: 'right:operators.read',
    about: 'What the installation still lacks to go live, and further recommendations.',
    limits: [{ per: 'session', count: 60, seconds: 60 }],
    request: noRequest,
    response: z.object({
      /** False while a check that prevents going live is missing. */
      ready: z.boolean(),
      checks: z.array(
        z.object({
          check: z.enum(DOCTOR_CHECKS),
          /** `missing` prevents going live, `advice` does not. */
          state: z.enum(['ok', 'missing', 'advice']),
          /** The objects of the check: codes, names, addresses. */
          about: z.array(z.string()),
        }),
      ),
    }),
    refusals: [],
  },
} as const satisfies CallTable;
