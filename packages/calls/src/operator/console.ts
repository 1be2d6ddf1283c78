// Login and logout of the console.
import type { CallTable } from '../call.ts';
import { noRequest, nothing, wireInstant } from '../wire.ts';
import * as z from 'zod';

const operatorName = z.string().trim().toLowerCase().min(2).max(40);
const password = z.string().min(1).max(128);
const ticket = z.string().length(43);

/** The operator in the back office, and the merchants. */
export const consoleStanding = z.object({
  operatorId: z.string(),
  name: z.string(),
  displayName: z.string(),
  merchant: z.string(),
  currency: z.string(),
  zone: z.string(),
  roles: z.array(z.string()),
  rights: z.array(z.string()),
  merchants: z.array(z.object({ code: z.string(), currency: z.string() })),
  mustChange: z.boolean(),
  recoveryCodesLeft: z.number().int(),
});

export const consoleCalls = {
  consoleStart: {
    method: 'GET',
    path: '/console/session/start',
    module: 'OPS_SESSION',
    audience: 'visitor',
    about: 'What the login page needs: the keys to which a login is sealed.',
    limits: [{ per: 'address', count: 120, seconds: 60 }],
    request: noRequest,
    response: z.object({
      merchant: z.string(),
      keys: z.array(z.record(z.string(), z.unknown())),
    }),
    refusals: [],
  },
  consoleLogin: {
    method: 'POST',
    path: '/console/session/login',
    module: 'OPS_SESSION',
    audience: 'visitor',
    about:
      'The first step of an operator’s login: name and password, answered with a ticket for the ' +
      'second.',
    sealed: true,
    limits: [{ per: 'address', count: 20, seconds: 60 }],
    request: z.strictObject({ name: operatorName, password }),
    response: z.discriminatedUnion('stage', [
      z.object({ stage: z.literal('code'), ticket: z.string() }),
      z.object({
        stage: z.literal('enrol'),
        ticket: z.string(),
        secret: z.string(),
        uri: z.string(),
      }),
    ]),
    refusals: ['operator.login_wrong', 'operator.locked'],
  },
  consoleLoginCode: {
    method: 'POST',
    path: '/console/session/login/code',
    module: 'OPS_SESSION',
    audience: 'visitor',
    about:
      'The second step of an operator’s login: a code of the authenticator app, or a recovery ' +
      'code. The first code enrols.',
    sealed: true,
    limits: [{ per: 'address', count: 20, seconds: 60 }],
    request: z.strictObject({ ticket, code: z.string().trim().min(6).max(24) }),
    response: z.object({
      token: z.string(),
      expiresAt: wireInstant,
      /** Returned once, when the authenticator is enrolled. */
      recoveryCodes: z.array(z.string()),
    }),
    refusals: [
      'operator.code_wrong',
      'operator.code_used',
      'operator.ticket_ended',
      'operator.locked',
    ],
  },
  consoleEnrolmentOpen: {
    method: 'POST',
    path: '/console/session/enrolment/open',
    module: 'OPS_SESSION',
    audience: 'visitor',
    about: 'The operator of an enrolment link, and the secret for the authenticator app.',
    sealed: true,
    limits: [{ per: 'address', count: 20, seconds: 60 }],
    request: z.strictObject({ link: ticket }),
    response: z.object({
      name: z.string(),
      displayName: z.string(),
      secret: z.string(),
      uri: z.string(),
      endsAt: wireInstant,
    }),
    refusals: ['operator.enrolment_ended'],
  },
  consoleEnrol: {
    method: 'POST',
    path: '/console/session/enrolment',
    module: 'OPS_SESSION',
    audience: 'visitor',
    about:
      'Sets the password and the authenticator of an enrolment link’s operator, and logs in. ' +
      'The link works once.',
    sealed: true,
    limits: [{ per: 'address', count: 20, seconds: 60 }],
    request: z.strictObject({
      link: ticket,
      password: z.string().max(128),
      code: z.string().trim().min(6).max(24),
    }),
    response: z.object({
      token: z.string(),
      expiresAt: wireInstant,
      recoveryCodes: z.array(z.string()),
    }),
    refusals: [
      'operator.enrolment_ended',
      'operator.password_weak',
      'password.breached',
      'operator.code_wrong',
    ],
  },
  consoleMe: {
    method: 'GET',
    path: '/console/session/me',
    module: 'OPS_SESSION',
    audience: 'operator',
    about:
      'The operator of the session, with the rights for this merchant and the other merchants.',
    limits: [{ per: 'session', count: 240, seconds: 60 }],
    request: noRequest,
    response: consoleStanding,
    refusals: [],
  },
  consoleLogout: {
    method: 'DELETE',
    path: '/console/session/logout',
    module: 'OPS_SESSION',
    audience: 'operator',
    about: 'Ends the session on the server.',
    limits: [{ per: 'session', count: 30, seconds: 60 }],
    request: noRequest,
    response: nothing,
    refusals: [],
  },
  consolePassword: {
    method: 'POST',
    path: '/console/session/password',
    module: 'OPS_SESSION',
    audience: 'operator',
    about: 'Changes the caller’s password and ends all its other sessions.',
    sealed: true,
    limits: [{ per: 'session', count: 10, seconds: 60 }],
    request: z.strictObject({ oldPassword: password, newPassword: z.string().max(128) }),
    response: nothing,
    refusals: [
      'operator.password_wrong',
      'operator.password_weak',
      'operator.password_same',
      'password.breached',
      'operator.locked',
    ],
  },
  consoleRecoveryCodes: {
    method: 'POST',
    path: '/console/session/recovery-codes',
    module: 'OPS_SESSION',
    audience: 'operator',
    about: 'Creates ten new recovery codes; the earlier ones stop working.',
    sealed: true,
    limits: [{ per: 'session', count: 6, seconds: 60 }],
    request: z.strictObject({ code: z.string().trim().min(6).max(24) }),
    response: z.object({ codes: z.array(z.string()) }),
    refusals: ['operator.code_wrong', 'operator.code_used', 'operator.locked'],
  },
} as const satisfies CallTable;
