// Login and logout: password login, free play, the captcha, the remembered login.
import type { CallTable } from '../../call.ts';
import { noRequest, nothing, wireInstant, wireLanguage } from '../../wire.ts';
import { HUMAN_REFUSALS, humanField } from './human-field.ts';
import { dialingCode, firebaseProof } from './phone-fields.ts';
import { SOCIAL_TICKET_REFUSALS, socialTicketField } from './social-fields.ts';
import { withStanding } from '../standing.ts';
import * as z from 'zod';

/** A username as typed; case and surrounding blanks are ignored. */
export const typedUsername = z.string().trim().min(1).max(255);
/** A password exactly as typed: never trimmed. */
export const typedPassword = z.string().min(1).max(255);

/** How a session was opened. */
export const SESSION_METHODS = [
  'password',
  'remember',
  'register',
  'trial',
  'sms',
  'reset',
  'social',
] as const;

/** The answer to a captcha picture or question, with the captcha's id. */
export const captchaFields = {
  captcha: z.string().trim().max(20).optional(),
  /** Without it the browser's cookie identifies the captcha. */
  captchaId: z.string().max(64).optional(),
  /** The solution of the `challenge` of a captcha in words. */
  captchaProof: z.string().max(4000).optional(),
};

/** The answer to a successful login. */
export const loginAnswer = withStanding({
  token: z.string(),
  username: z.string(),
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
  /** The change-password form must be shown before anything else. */
  mustChange: z.boolean(),
  /**
   * Proves for ten minutes that the old password was just given; the form then hides that field.
   */
  changeTicket: z.string().nullable(),
  captcha: z.literal(false),
  language: wireLanguage,
  /** The session ends at this time even if it is active. */
  endsAt: wireInstant,
});

export const identityCalls = {
  login: {
    method: 'POST',
    path: '/wps/session/login',
    module: 'COMM3',
    audience: 'visitor',
    feature: { field: 'type', switches: { sms: 'smsLogin' } },
    about:
      'Opens a session for a username and password. After failed attempts a captcha is required.',
    sealed: true,
    noTransaction: true,
    limits: [
      { per: 'address', count: 30, seconds: 60 },
      { per: 'address', count: 300, seconds: 3600 },
    ],
    request: z
      .strictObject({
        /** By SMS: the mobile number. */
        username: typedUsername,
        /** By SMS: the code; empty where Firebase confirms the number. */
        password: z.string().max(255).default(''),
        ...captchaFields,
        ...humanField,
        ...firebaseProof,
        countryDialingCode: dialingCode,
        type: z.enum(['username', 'sms']).default('username'),
        /** Store a credential in this browser for 24 hours. */
        remember: z.boolean().default(false),
        ...socialTicketField,
      })
      .refine((given) => given.password !== '' || given.firebaseIdToken !== undefined, {
        path: ['password'],
      }),
    response: loginAnswer,
    refusals: [
      'login.failed',
      'mobile.invalid',
      'mobile.unknown',
      'code.wrong',
      'code.ended',
      'firebase.invalid',
      ...HUMAN_REFUSALS,
      'login.captcha.required',
      'captcha.wrong',
      'login.verification.required',
      'login.frozen',
      'login.disabled',
      ...SOCIAL_TICKET_REFUSALS,
    ],
  },
  rememberLogin: {
    method: 'POST',
    path: '/wps/session/login/remember',
    module: 'COMM3',
    audience: 'visitor',
    about: 'Opens a session with the credential that this browser stores for the member.',
    sealed: true,
    limits: [{ per: 'address', count: 30, seconds: 60 }],
    request: z.strictObject({ username: typedUsername }),
    response: loginAnswer,
    refusals: ['login.remember.ended', 'login.frozen', 'login.disabled'],
  },
  forgetLogin: {
    method: 'DELETE',
    path: '/wps/session/login/remember',
    module: 'COMM3',
    audience: 'visitor',
    about: 'Revokes the credential that this browser stores, as unticking the box does.',
    limits: [{ per: 'address', count: 30, seconds: 60 }],
    request: z.strictObject({ username: typedUsername }),
    response: nothing,
    refusals: [],
  },
  freePlay: {
    method: 'POST',
    path: '/wps/session/login/freeplay',
    module: 'FREEPLAY3',
    audience: 'visitor',
    feature: 'freePlay',
    about: 'Opens a trial account with play money for 72 hours, or this browser’s existing one.',
    sealed: true,
    limits: [
      { per: 'address', count: 10, seconds: 60 },
      { per: 'address', count: 40, seconds: 3600 },
    ],
    request: z.strictObject({
      os: z.string().max(40).default(''),
      platform: z.literal('W').default('W'),
      random: z.string().min(8).max(128),
    }),
    response: loginAnswer,
    refusals: [
      'trial.too_many',
      'protection.timeout',
      'protection.excluded',
      'protection.session_limit',
    ],
  },
  logout: {
    method: 'DELETE',
    path: '/wps/session/logout',
    module: 'COMM3',
    audience: 'trial',
    beforePasswordChange: true,
    about: "Ends the session on the server and revokes this browser's remembered login.",
    limits: [{ per: 'address', count: 60, seconds: 60 }],
    request: noRequest,
    response: nothing,
    refusals: [],
  },
  captcha: {
    method: 'GET',
    path: '/wps/captcha',
    module: 'CAPTCHA3',
    audience: 'visitor',
    about:
      'A captcha for one use within two minutes: a PNG in base64, or a sum in words together ' +
      'with work for the browser, which grows with the failures of its network.',
    limits: [
      { per: 'address', count: 1, seconds: 1 },
      { per: 'address', count: 200, seconds: 3600 },
    ],
    request: z.strictObject({ alt: z.enum(['image', 'text']).default('image') }),
    response: z.object({
      captchaId: z.string(),
      /** Base64 of a PNG; empty for the text alternative. */
      image: z.string(),
      /** The question of the text alternative in the caller's language; empty for a picture. */
      question: z.string(),
      /** For the text alternative: an ALTCHA challenge, version 2. */
      challenge: z
        .object({ parameters: z.record(z.string(), z.unknown()), signature: z.string() })
        .nullable(),
      expiresAt: wireInstant,
    }),
    refusals: [],
  },
} as const satisfies CallTable;
