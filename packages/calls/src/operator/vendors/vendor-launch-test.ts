// A launch with play money, step by step.
import * as z from 'zod';
import type { CallTable } from '../../call.ts';
import { wireLanguage } from '../../wire.ts';
import { vendorCode } from './vendor-code.ts';

/** The steps of a launch in their order (games.md 3.3). */
const LAUNCH_STEPS = [
  'account',
  'playMoney',
  'member',
  'region',
  'vendor',
  'game',
  'offered',
  'currency',
  'limits',
  'platform',
  'maintenance',
  'wallet',
  'token',
  'answer',
  'url',
] as const;

export const vendorLaunchTestCalls = {
  vendorLaunchTest: {
    method: 'POST',
    path: '/console/vendors/:code/launch_test',
    module: 'CONSOLE',
    audience: 'right:settings.edit',
    about:
      'Opens a game as a demo, or as a trial member with play money, and tells what each step of ' +
      'the launch answers. Steps after a refusal are tried as well.',
    noTransaction: true,
    limits: [{ per: 'session', count: 30, seconds: 60 }],
    request: z.strictObject({
      code: vendorCode,
      nodeId: z.number().int().min(1).max(1_000_000_000),
      platform: z.enum(['html5-desktop', 'html5-mobile']),
      language: wireLanguage.optional(),
      /** Of a trial member; without one it is a demo. */
      username: z.string().trim().min(1).max(40).optional(),
      /** As if from there (ISO 3166-1); by default from where the operator is. */
      country: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .optional(),
    }),
    response: z.object({
      steps: z.array(
        z.object({
          step: z.enum(LAUNCH_STEPS),
          result: z.enum(['passed', 'refused', 'skipped']),
          /** The refusal that a player would read, or what was found. */
          detail: z.string(),
        }),
      ),
      /** The checked address; null where the vendor gave none that may be opened. */
      url: z.string().nullable(),
      /** Of the vendor’s last answer. */
      latencyMs: z.number().int(),
      tries: z.number().int(),
    }),
    refusals: ['not.found', 'vendor.no_trial_member'],
  },
} as const satisfies CallTable;
