// Coming in and going out: login, free play, the captcha, the remembered login.
import { defineCalls } from '../call.ts';
import { noRequest, nothing, wireInstant, wireLanguage } from '../wire.ts';
import { HUMAN_REFUSALS, humanField } from './human-field.ts';
import { dialingCode, firebaseProof } from './phone-fields.ts';
import { SOCIAL_TICKET_REFUSALS, socialTicketField } from './social-fields.ts';
import { withStanding } from './standing.ts';
import * as z from 'zod';

/** A username as it is typed; case does not matter, and neither do blanks around it. */
export const typedUsername = z.string().trim().min(1).max(255);
/** A password exactly as typed: never trimmed. */
export const typedPassword = z.string().min(1).max(255);

/** How a session can have been opened. */
export const SESSION_METHODS = [
  'password',
  'remember',
  'register',
  'trial',
  'sms',
  'reset',
  'social',
] as const;

/** The answer to a captcha picture or question, with the id it was given under. */
export const captchaFields = {
  captcha: z.string().trim().max(20).optional(),
  /** Without it the browser's own cookie names the captcha. */
  captchaId: z.string().max(64).optional(),
  /** The work that a spelled-out captcha asks of the browser, as `challenge` of it was solved. */
  captchaProof: z.string().max(4000).optional(),
};

/** What a page learns when somebody has come in. */
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
  /** The session ends then at the latest, however busy. */
  endsAt: wireInstant,
});

export const identityCalls = defineCalls({
  login: {
    method: 'POST',
    path: '/wps/session/login',
    module: 'COMM3',
    audience: 'visitor',
    feature: { field: 'type', switches: { sms: 'smsLogin' } },
    about: 'Opens a session for a username and password. After failures a captcha is asked.',
    sealed: true,
    loose: true,
    limits: [
      { per: 'address', count: 30, seconds: 60 },
      { per: 'address', count: 300, seconds: 3600 },
    ],
    request: z
      .strictObject({
        /** By SMS: the mobile number. */
        username: typedUsername,
        /** By SMS: the code; empty where Firebase vouches for the number. */
        password: z.string().max(255).default(''),
        ...captchaFields,
        ...humanField,
        ...firebaseProof,
        countryDialingCode: dialingCode,
        type: z.enum(['username', 'sms']).default('username'),
        /** Keep a credential in this browser for 24 hours. */
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
    about: "Opens a session with the credential that this browser keeps under the member's name.",
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
    about: 'Revokes the credential that this browser keeps, as unticking the box does.',
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
    about: 'Opens a trial account with play money for 72 hours, or this browser’s own again.',
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
    beforeChange: true,
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
      'A captcha good once within two minutes: a PNG in base64, or a spelled-out sum together with ' +
      'work for the browser, which grows with what its network got wrong.',
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
      /** Of the text alternative: a challenge of ALTCHA, second version. */
      challenge: z
        .object({ parameters: z.record(z.string(), z.unknown()), signature: z.string() })
        .nullable(),
      expiresAt: wireInstant,
    }),
    refusals: [],
  },
});
