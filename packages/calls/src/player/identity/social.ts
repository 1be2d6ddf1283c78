// Signing in through Google, Facebook, LINE or Telegram, and linking one of them to an account.
import type { CallTable, Limit } from '../../call.ts';
import { noRequest, nothing, wireInstant } from '../../wire.ts';
import { loginAnswer, typedPassword } from './identity.ts';
import { socialProvider } from './social-fields.ts';
import * as z from 'zod';

const LIMITS: readonly [Limit, ...Limit[]] = [
  { per: 'address', count: 20, seconds: 60 },
  { per: 'address', count: 120, seconds: 3600 },
];

/** The provider's response at the redirect to the page. */
const vouched = z.strictObject({
  provider: socialProvider,
  /** The state that the start returned; the redirect carries it. */
  state: z.string().min(1).max(100),
  code: z.string().min(1).max(2000).optional(),
  /** The issuer, from providers that include it in the redirect. */
  iss: z.string().max(300).optional(),
  /** Telegram's response, which is signed as a whole. */
  fields: z
    .record(z.string().max(40), z.union([z.string().max(600), z.number()]))
    .refine((fields) => Object.keys(fields).length <= 20)
    .optional(),
});

/** The address of the login window, and the state that identifies its redirect. */
const start = z.object({ url: z.string(), state: z.string() });

/** The page's own origin, to which the provider redirects if it is the merchant's. */
const origin = z.string().max(300);

export const socialCalls = {
  socialStart: {
    method: 'POST',
    path: '/wps/session/login/social/start',
    module: 'COMM3',
    audience: 'visitor',
    about: 'The address of a provider’s login window, for signing in through the provider.',
    noTransaction: true,
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
      'Opens a session for the member linked to the provider’s identity. An identity linked to ' +
      'no member gets a ticket, with which a registration or a login makes the link.',
    sealed: true,
    noTransaction: true,
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
    about:
      'The address of a provider’s login window, for linking the provider; the password ' +
      'confirms the caller.',
    sealed: true,
    noTransaction: true,
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
    about: 'Links the provider’s identity to the caller’s account.',
    sealed: true,
    noTransaction: true,
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
    about: 'Removes a provider from the caller’s account, unless it is the only way to log in.',
    limits: [{ per: 'session', count: 20, seconds: 60 }],
    request: z.strictObject({ provider: socialProvider }),
    response: nothing,
    refusals: ['social.only_way'],
  },
} as const satisfies CallTable;
