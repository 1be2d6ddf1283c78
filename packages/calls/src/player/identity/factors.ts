// Authentication beside the password: a login's second step, the authenticator app, addresses,
// devices.
import type { CallTable } from '../../call.ts';
import { noRequest, nothing, wireInstant } from '../../wire.ts';
import { CODE_REFUSALS, SEND_REFUSALS } from './codes.ts';
import { HUMAN_REFUSALS, humanField } from './human-field.ts';
import { loginAnswer, typedPassword } from './identity.ts';
import { dialingCode } from './phone-fields.ts';
import { SOCIAL_TICKET_REFUSALS, socialTicketField } from './social-fields.ts';
import * as z from 'zod';

const ticket = z.string().max(100);
const code = z.string().trim().min(4).max(40);
const authenticatorCode = z.string().trim().min(6).max(12);
const contactKind = z.enum(['mobile', 'email']);
const sent = z.object({
  /** How long until another code can be requested. */
  expiredMinutes: z.number().int(),
});
const slow = [
  { per: 'session', count: 10, seconds: 60 },
  { per: 'session', count: 60, seconds: 3600 },
] as const;
const reading = [{ per: 'session', count: 60, seconds: 60 }] as const;

/** Where the factors include `newContact`: the number or address that the code is sent to. */
const newContact = {
  to: z.string().trim().max(120).optional(),
  countryDialingCode: dialingCode,
};

/** Codes for the loss of the app; shown only now. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const factorCalls = {
  loginVerify: {
    method: 'POST',
    path: '/wps/session/login/verification',
    module: 'LOGINIPVERF3',
    audience: 'visitor',
    about: 'Completes a login that was answered by `login.verification.required`.',
    sealed: true,
    limits: [
      { per: 'address', count: 30, seconds: 60 },
      { per: 'address', count: 200, seconds: 3600 },
    ],
    request: z.strictObject({
      ticket,
      kind: z.enum(['mobile', 'email', 'authenticator', 'recovery']),
      code,
      /** Required beside a mobile or an e-mail where the factors include it. */
      bankName: z.string().trim().max(120).optional(),
      ...newContact,
      /** Skips the authenticator in this browser for some time. */
      trustDevice: z.boolean().default(false),
      ...socialTicketField,
    }),
    response: loginAnswer,
    refusals: [
      'verify.ticket_ended',
      'factor.code_wrong',
      'factor.locked',
      'factor.unknown',
      'mobile.invalid',
      'contact.invalid',
      'contact.taken',
      'login.frozen',
      'login.disabled',
      ...SOCIAL_TICKET_REFUSALS,
    ],
  },
  loginVerifySend: {
    method: 'POST',
    path: '/wps/session/login/verification/code',
    module: 'LOGINIPVERF3',
    audience: 'visitor',
    about: 'Sends the code of a login’s second step by SMS or mail.',
    limits: [
      { per: 'address', count: 20, seconds: 60 },
      { per: 'address', count: 120, seconds: 3600 },
    ],
    request: z.strictObject({ ticket, kind: z.enum(['mobile', 'email']), ...newContact }),
    response: sent,
    refusals: [
      ...SEND_REFUSALS,
      'verify.ticket_ended',
      'factor.unknown',
      'factor.sends',
      'mobile.invalid',
      'contact.invalid',
    ],
  },
  authenticatorSetUp: {
    method: 'POST',
    path: '/wps/member/authenticator',
    module: 'PASS3',
    audience: 'member',
    about: 'Creates the secret of an authenticator app, shown once; a code then confirms it.',
    sealed: true,
    limits: slow,
    request: z.strictObject({ password: typedPassword }),
    response: z.object({ secret: z.string(), uri: z.string() }),
    refusals: ['password.wrong', 'password.locked', 'authenticator.exists'],
  },
  authenticatorConfirm: {
    method: 'PUT',
    path: '/wps/member/authenticator',
    module: 'PASS3',
    audience: 'member',
    about: 'Enables the authenticator with its first code, and returns the recovery codes.',
    sealed: true,
    limits: slow,
    request: z.strictObject({ code: authenticatorCode }),
    response: recoveryCodes,
    refusals: [
      'authenticator.missing',
      'authenticator.exists',
      'factor.code_wrong',
      'factor.locked',
    ],
  },
  authenticatorRemove: {
    method: 'POST',
    path: '/wps/member/authenticator/off',
    module: 'PASS3',
    audience: 'member',
    about: 'Disables the authenticator; needs the password and a code of it or a recovery code.',
    sealed: true,
    limits: slow,
    request: z.strictObject({ code, password: typedPassword }),
    response: nothing,
    refusals: [
      'password.wrong',
      'password.locked',
      'authenticator.missing',
      'factor.code_wrong',
      'factor.locked',
    ],
  },
  recoveryCodesRenew: {
    method: 'POST',
    path: '/wps/member/recoveryCodes',
    module: 'PASS3',
    audience: 'member',
    about: 'Creates ten new recovery codes in place of the earlier ones, after a code of the app.',
    sealed: true,
    limits: slow,
    request: z.strictObject({ code: authenticatorCode }),
    response: recoveryCodes,
    refusals: ['authenticator.missing', 'factor.code_wrong', 'factor.locked'],
  },
  contactCode: {
    method: 'POST',
    path: '/wps/member/contact/code',
    module: 'VERIFICATION3',
    audience: 'member',
    about: 'Sends a code to a mobile number or mail address that the caller wants to verify.',
    noTransaction: true,
    limits: slow,
    request: z.strictObject({
      kind: contactKind,
      to: z.string().trim().min(4).max(120),
      countryDialingCode: dialingCode,
      ...humanField,
    }),
    response: sent,
    refusals: [...SEND_REFUSALS, ...HUMAN_REFUSALS, 'contact.invalid', 'contact.same'],
  },
  contactProofCode: {
    method: 'POST',
    path: '/wps/member/contact/proof',
    module: 'VERIFICATION3',
    audience: 'member',
    about: 'Sends a code to the verified number or address that is to be replaced.',
    limits: slow,
    request: z.strictObject({ kind: contactKind }),
    response: sent,
    refusals: [...SEND_REFUSALS, 'contact.invalid'],
  },
  contactBind: {
    method: 'PUT',
    path: '/wps/member/contact',
    module: 'VERIFICATION3',
    audience: 'member',
    about:
      'Verifies a number or address by its code and the password; replacing a verified one, or ' +
      'having an authenticator on, needs a second proof.',
    sealed: true,
    limits: slow,
    request: z.strictObject({
      kind: contactKind,
      to: z.string().trim().min(4).max(120),
      countryDialingCode: dialingCode,
      code,
      password: typedPassword,
      proof: z
        .strictObject({ kind: z.enum(['mobile', 'email', 'authenticator', 'recovery']), code })
        .optional(),
    }),
    response: z.object({ payoutHeldUntil: wireInstant.nullable() }),
    refusals: [
      ...CODE_REFUSALS,
      'mobile.invalid',
      'contact.invalid',
      'contact.same',
      'contact.taken',
      'contact.proof_required',
      'password.wrong',
      'password.locked',
      'factor.code_wrong',
      'factor.locked',
    ],
  },
  devices: {
    method: 'GET',
    path: '/wps/member/devices',
    module: 'COMM3',
    audience: 'member',
    about: 'The browsers that the account knows.',
    limits: reading,
    request: noRequest,
    response: z.object({
      list: z.array(
        z.object({
          id: z.string(),
          device: z.string(),
          current: z.boolean(),
          firstSeenAt: wireInstant,
          lastSeenAt: wireInstant,
          /** Until when the authenticator is skipped in it. */
          trustedUntil: wireInstant.nullable(),
        }),
      ),
    }),
    refusals: [],
  },
  deviceForget: {
    method: 'DELETE',
    path: '/wps/member/devices/:id',
    module: 'COMM3',
    audience: 'member',
    about: 'Forgets a browser: its sessions and remembered logins end, and it counts as new.',
    limits: reading,
    request: z.strictObject({ id: z.string().regex(/^[0-9a-f]{24}$/) }),
    response: nothing,
    refusals: [],
  },
  realNameSet: {
    method: 'POST',
    path: '/wps/member/realName',
    module: 'COMM3',
    audience: 'member',
    about: 'Sets the real name, once; every account for withdrawals must carry it.',
    sealed: true,
    limits: slow,
    request: z.strictObject({ realName: z.string().trim().min(2).max(120) }),
    response: nothing,
    refusals: ['realName.set', 'realName.invalid'],
  },
} as const satisfies CallTable;
