// The human check: its challenge, and the proof that the protected call carries.
import type { CallTable } from '../../call.ts';
import * as z from 'zod';

/** The action after the check; a proof for one action is invalid for another. */
export const HUMAN_SCENES = ['login', 'sms', 'register'] as const;

const proof = z.strictObject({
  payload: z.string().max(4000).optional(),
  captcha_id: z.string().max(64).optional(),
  lot_number: z.string().max(128).optional(),
  captcha_output: z.string().max(4000).optional(),
  pass_token: z.string().max(512).optional(),
  gen_time: z.string().max(32).optional(),
});

/**
 * The wire names the field after the vendor; the site's own check uses the same field: its
 * `payload`, or the four values of Geetest v4.
 */
export const humanField = { geetest: proof.optional() };

/** The same in a form, where it is written as JSON. */
export const humanFormField = {
  geetest: z
    .codec(z.union([z.string().max(10_000), proof]), proof, {
      decode: (given, context) => {
        if (typeof given !== 'string') return given;
        const read = proof.safeParse(readJson(given));
        if (read.success) return read.data;
        context.issues.push({ code: 'custom', message: 'not a proof', input: given });
        return z.NEVER;
      },
      encode: (given) => given,
    })
    .optional(),
};

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The refusals of a call that needs a human check. */
export const HUMAN_REFUSALS = ['human.required', 'human.wrong', 'human.unavailable'] as const;

export const humanCalls = {
  humanCheck: {
    method: 'GET',
    path: '/wps/captcha/geetest',
    module: 'GEETEST3',
    audience: 'visitor',
    about: 'The human check to show before a login, a code or a registration.',
    limits: [
      { per: 'address', count: 60, seconds: 60 },
      { per: 'address', count: 600, seconds: 3600 },
    ],
    request: z.strictObject({ scene: z.enum(HUMAN_SCENES) }),
    response: z.discriminatedUnion('kind', [
      /** No check is required. */
      z.object({ kind: z.literal('off') }),
      /** An ALTCHA challenge, version 2: the browser computes for a moment. */
      z.object({
        kind: z.literal('altcha'),
        challenge: z.object({
          parameters: z.record(z.string(), z.unknown()),
          signature: z.string(),
        }),
      }),
      z.object({
        kind: z.literal('geetest'),
        captchaId: z.string(),
        /** The vendor's script, from the one host that the page may load it from. */
        script: z.string(),
      }),
    ]),
    refusals: [],
  },
} as const satisfies CallTable;
