// Coming in through Google, Facebook, LINE or Telegram, and linking one of them to an account.
import { defineCalls, type Limit } from '../call.ts';
import { noRequest, nothing, wireInstant } from '../wire.ts';
import { loginAnswer, typedPassword } from './identity.ts';
import { socialProvider } from './social-fields.ts';
import * as z from 'zod';

const LIMITS: readonly [Limit, ...Limit[]] = [
  { per: 'address', count: 20, seconds: 60 },
  { per: 'address', count: 120, seconds: 3600 },
];

/** What the provider told the page that it sent the person back to. */
const vouched = z.strictObject({
  provider: socialProvider,
  /** As the start gave it; the way back carries it. */
  state: z.string().min(1).max(100),
  code: z.string().min(1).max(2000).optional(),
  /** The issuer, from providers that name themselves on the way back. */
  iss: z.string().max(300).optional(),
  /** Telegram's answer, which is signed as a whole. */
  fields: z
    .record(z.string().max(40), z.union([z.string().max(600), z.number()]))
    .refine((fields) => Object.keys(fields).length <= 20)
    .optional(),
});

/** Where the window goes, and the state by which its way back is known. */
const start = z.object({ url: z.string(), state: z.string() });

/** The page's own origin: the provider sends the person back to it, if it is the merchant's. */
const origin = z.string().max(300);

export const socialCalls = defineCalls({
  socialStart: {
    method: 'POST',
    path: '/wps/session/login/social/start',
    module: 'COMM3',
    audience: 'visitor',
    about: 'Where to send a window so that a provider can vouch for a person who comes in.',
    loose: true,
    limits: LIMITS,
    request: z.strictObject({ provider: socialProvider, origin }),
    response: start,
    refusals: ['social.unavailable'],
  },
  socialLogin: {
    method: 'POST',
    path: '/wps/session/login/social',
    module: 'COMM3',
    audience: 'visitor',
    about:
      'Opens a session for the member whom a provider vouches for. Who is linked to nobody gets a ticket, with which a registration or a login makes the link.',
    sealed: true,
    loose: true,
    limits: LIMITS,
    request: vouched,
    response: loginAnswer,
    refusals: [
      'social.failed',
      'social.unavailable',
      'social.unlinked',
      'login.frozen',
      'login.disabled',
      'login.verification.required',
    ],
  },
  socialLinks: {
    method: 'GET',
    path: '/wps/member/social',
    module: 'COMM3',
    audience: 'member',
    about: "The providers that are linked to the caller's account.",
    limits: [{ per: 'session', count: 60, seconds: 60 }],
    request: noRequest,
    response: z.object({
      list: z.array(z.object({ provider: socialProvider, linkedAt: wireInstant })),
    }),
    refusals: [],
  },
  socialLinkStart: {
    method: 'POST',
    path: '/wps/member/social/start',
    module: 'COMM3',
    audience: 'member',
    about: 'Where to send a window so that a provider can be linked; the password proves who asks.',
    sealed: true,
    loose: true,
    limits: [{ per: 'session', count: 20, seconds: 60 }],
    request: z.strictObject({ provider: socialProvider, origin, password: typedPassword }),
    response: start,
    refusals: ['password.wrong', 'password.locked', 'social.unavailable', 'social.taken'],
  },
  socialLink: {
    method: 'POST',
    path: '/wps/member/social',
    module: 'COMM3',
    audience: 'member',
    about: "Links whom the provider vouched for to the caller's account.",
    sealed: true,
    loose: true,
    limits: [{ per: 'session', count: 20, seconds: 60 }],
    request: vouched,
    response: nothing,
    refusals: ['social.failed', 'social.unavailable', 'social.taken'],
  },
  socialUnlink: {
    method: 'DELETE',
    path: '/wps/member/social/:provider',
    module: 'COMM3',
    audience: 'member',
    about: "Takes a provider away from the caller's account, unless it is the only way in.",
    limits: [{ per: 'session', count: 20, seconds: 60 }],
    request: z.strictObject({ provider: socialProvider }),
    response: nothing,
    refusals: ['social.only_way'],
  },
});
