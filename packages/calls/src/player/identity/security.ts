// The security centre: passwords, sessions, the history of logins.
import type { CallTable } from '../../call.ts';
import { longList } from '../../paging.ts';
import { noRequest, nothing, wireId, wireInstant } from '../../wire.ts';
import { FACTOR_KINDS } from './factor-kinds.ts';
import { SESSION_METHODS, typedPassword } from './identity.ts';
import * as z from 'zod';

const loginHistoryPages = longList({ logins: ['time', 'id'] });

const pin = z.string().min(1).max(128);

export const securityCalls = {
  changePassword: {
    method: 'POST',
    path: '/wps/member/password',
    module: 'PASS3',
    audience: 'member',
    beforePasswordChange: true,
    about: 'Changes the login password and ends all other sessions.',
    sealed: true,
    limits: [
      { per: 'session', count: 10, seconds: 60 },
      { per: 'session', count: 30, seconds: 3600 },
    ],
    request: z.strictObject({
      /** Omitted when a change ticket proves that the old password was just given. */
      oldPassword: typedPassword.optional(),
      changeTicket: z.string().max(100).optional(),
      newPassword: typedPassword,
      confirmNewPassword: typedPassword,
    }),
    response: nothing,
    refusals: [
      'password.wrong',
      'password.ticket_ended',
      'password.locked',
      'password.mismatch',
      'password.same',
      'password.length',
      'password.common',
      'password.breached',
      'password.context',
      'request.invalid',
    ],
  },
  paymentPasswordSet: {
    method: 'PUT',
    path: '/wps/member/paymentPassword',
    module: 'PASS3',
    audience: 'member',
    about: 'Sets the payment password for the first time, proven by the login password.',
    sealed: true,
    limits: [{ per: 'session', count: 10, seconds: 60 }],
    request: z.strictObject({
      password: typedPassword,
      paymentPassword: pin,
      confirmPaymentPassword: pin,
    }),
    response: nothing,
    refusals: [
      'password.wrong',
      'password.locked',
      'paymentPassword.exists',
      'paymentPassword.form',
      'paymentPassword.simple',
      'paymentPassword.same_as_login',
      'password.mismatch',
    ],
  },
  paymentPasswordChange: {
    method: 'POST',
    path: '/wps/member/paymentPassword',
    module: 'PASS3',
    audience: 'member',
    about: 'Changes the payment password.',
    sealed: true,
    limits: [{ per: 'session', count: 10, seconds: 60 }],
    request: z.strictObject({
      oldPaymentPassword: pin,
      newPaymentPassword: pin,
      confirmPaymentPassword: pin,
    }),
    response: nothing,
    refusals: [
      'paymentPassword.wrong',
      'paymentPassword.locked',
      'paymentPassword.missing',
      'paymentPassword.form',
      'paymentPassword.simple',
      'paymentPassword.same_as_login',
      'password.mismatch',
      'password.same',
    ],
  },
  securityConfig: {
    method: 'GET',
    path: '/wps/v2/member/securityConfig',
    module: 'COMM3',
    audience: 'member',
    about: 'What protects the account, with numbers and addresses masked.',
    limits: [{ per: 'session', count: 60, seconds: 60 }],
    request: noRequest,
    response: z.object({
      passwordChangedAt: wireInstant,
      passwordExpiresAt: wireInstant.nullable(),
      paymentPasswordSet: z.boolean(),
      paymentPasswordLockedUntil: wireInstant.nullable(),
      /** Masked, such as `j***@example.com`; empty when there is none. */
      email: z.string(),
      mobileNum: z.string(),
      payeeName: z.string(),
      emailVerifiedAt: wireInstant.nullable(),
      mobileVerifiedAt: wireInstant.nullable(),
      authenticator: z.boolean(),
      /** How many recovery codes are left; 0 without an authenticator. */
      recoveryCodes: z.number().int(),
      /** For how many days a device can be trusted; 0 where the merchant allows none. */
      trustDays: z.number().int(),
      /** Until when withdrawals are suspended after a secret or an address was replaced. */
      payoutHeldUntil: wireInstant.nullable(),
      activeSessions: z.number().int(),
      knownDevices: z.number().int(),
    }),
    refusals: [],
  },
  sessions: {
    method: 'GET',
    path: '/wps/member/sessions',
    module: 'COMM3',
    audience: 'member',
    about: 'The caller’s open sessions.',
    limits: [{ per: 'session', count: 60, seconds: 60 }],
    request: noRequest,
    response: z.object({
      list: z.array(
        z.object({
          id: wireId('session'),
          current: z.boolean(),
          device: z.string(),
          address: z.string(),
          openedAt: wireInstant,
          lastUsedAt: wireInstant,
          remembered: z.boolean(),
        }),
      ),
    }),
    refusals: [],
  },
  sessionRevoke: {
    method: 'DELETE',
    path: '/wps/member/sessions/:id',
    module: 'COMM3',
    audience: 'member',
    about: 'Ends one session of the caller.',
    limits: [{ per: 'session', count: 60, seconds: 60 }],
    request: z.strictObject({ id: wireId('session') }),
    response: nothing,
    refusals: [],
  },
  sessionsRevokeOthers: {
    method: 'DELETE',
    path: '/wps/member/sessions',
    module: 'COMM3',
    audience: 'member',
    about: 'Ends every session of the caller but this one, and revokes remembered logins.',
    limits: [{ per: 'session', count: 20, seconds: 60 }],
    request: noRequest,
    response: z.object({ ended: z.number().int() }),
    refusals: [],
  },
  loginHistory: {
    method: 'GET',
    path: '/wps/member/loginHistory',
    module: 'COMM3',
    audience: 'member',
    about: 'Logins of the account, failed ones included, newest first.',
    limits: [{ per: 'session', count: 60, seconds: 60 }],
    request: loginHistoryPages.request({}),
    response: loginHistoryPages.response(
      z.object({
        at: wireInstant,
        /** `unverified` is a correct password without its second step. */
        outcome: z.enum(['ok', 'failed', 'refused', 'unverified']),
        method: z.enum(SESSION_METHODS),
        /** The second factor of the login. */
        factor: z.enum(FACTOR_KINDS).nullable(),
        address: z.string(),
        /** ISO letters; null for an address without a known country. */
        country: z.string().nullable(),
        device: z.string(),
      }),
    ),
    refusals: [],
  },
} as const satisfies CallTable;
