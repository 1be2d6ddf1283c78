// Codes by SMS and their uses: a login, a registration by mobile number, a new password.
import type { CallTable } from '../../call.ts';
import { HUMAN_REFUSALS, humanField } from './human-field.ts';
import { loginAnswer, typedPassword } from './identity.ts';
import { dialingCode, phoneProof, typedMobile } from './phone-fields.ts';
import { registerFields, REGISTER_REFUSALS } from './registration.ts';
import * as z from 'zod';

/** The refusals of sending a code; every row that sends one declares them. */
export const SEND_REFUSALS = [
  'mobile.invalid',
  'code.country',
  'code.too_soon',
  'code.too_many',
  'code.paused',
] as const;

/** The refusals of accepting a code. */
export const CODE_REFUSALS = ['code.wrong', 'code.ended'] as const;

const sent = z.object({
  /** How long until another code can be requested. */
  expiredMinutes: z.number().int(),
});

const sendLimits = [
  { per: 'address', count: 20, seconds: 60 },
  { per: 'address', count: 120, seconds: 3600 },
] as const;

const request = { mobileNum: typedMobile, countryDialingCode: dialingCode, ...humanField };

export const codeCalls = {
  loginCode: {
    method: 'POST',
    path: '/wps/verification/sms/noLogin',
    module: 'VERIFICATION3',
    audience: 'visitor',
    feature: 'smsLogin',
    about: 'Sends a code to log in with. The answer is the same for a number without a member.',
    noTransaction: true,
    constantTime: true,
    limits: sendLimits,
    request: z.strictObject(request),
    response: sent,
    refusals: [...SEND_REFUSALS, ...HUMAN_REFUSALS],
  },
  registerSms: {
    method: 'POST',
    path: '/wps/verification/sms/register',
    module: 'REGMOBVERF3',
    audience: 'visitor',
    about: 'Sends a code that proves the number of a registration, by username or by mobile.',
    noTransaction: true,
    constantTime: true,
    limits: sendLimits,
    request: z
      .strictObject({
        ...request,
        mobileNum: typedMobile.optional(),
        mobileNo: typedMobile.optional(),
      })
      .refine((given) => (given.mobileNum ?? given.mobileNo) !== undefined, {
        path: ['mobileNum'],
      }),
    response: sent,
    refusals: [...SEND_REFUSALS, ...HUMAN_REFUSALS],
  },
  registerMobile: {
    method: 'PUT',
    path: '/wps/member/register/mobile',
    module: 'MOBILENUMREG3',
    audience: 'visitor',
    feature: 'mobileRegister',
    about: 'Registers a member whose username is the proven mobile number, and opens a session.',
    sealed: true,
    noTransaction: true,
    limits: [
      { per: 'address', count: 20, seconds: 60 },
      { per: 'address', count: 60, seconds: 3600 },
    ],
    request: z.strictObject({ ...registerFields, mobileNum: typedMobile }),
    response: loginAnswer,
    refusals: REGISTER_REFUSALS,
  },
  forgotSms: {
    method: 'POST',
    path: '/wps/member/password/sms',
    module: 'PWRESETSMS3',
    audience: 'visitor',
    feature: 'phoneReset',
    about: 'Sends a code to set a new password with. The answer is the same for an unknown number.',
    noTransaction: true,
    constantTime: true,
    limits: sendLimits,
    request: z.strictObject(request),
    response: sent,
    refusals: [...SEND_REFUSALS, ...HUMAN_REFUSALS],
  },
  resetByPhone: {
    method: 'POST',
    path: '/wps/member/password/verification',
    module: 'CHNGPASSVERIF3',
    audience: 'visitor',
    feature: 'phoneReset',
    about:
      'Sets a new password with the code sent to the member’s number and opens a session; a ' +
      'member with payout details needs a second factor.',
    sealed: true,
    noTransaction: true,
    limits: [
      { per: 'address', count: 20, seconds: 60 },
      { per: 'address', count: 120, seconds: 3600 },
    ],
    request: z.strictObject({
      mobileNum: typedMobile,
      countryDialingCode: dialingCode,
      newPassword: typedPassword,
      confirmNewPassword: typedPassword.optional(),
      ...phoneProof,
      /** From the refusal `reset.second_factor`: the number has already been proven. */
      ticket: z.string().max(100).optional(),
      factor: z.enum(['authenticator', 'recovery', 'email']).optional(),
      /** Omitted to have the code of the factor `email` sent. */
      factorCode: z.string().trim().max(40).optional(),
    }),
    response: loginAnswer,
    refusals: [
      ...SEND_REFUSALS,
      ...CODE_REFUSALS,
      'firebase.invalid',
      'mobile.unknown',
      'reset.second_factor',
      'reset.no_factor',
      'reset.ended',
      'login.frozen',
      'login.disabled',
      'password.length',
      'password.common',
      'password.breached',
      'password.context',
      'password.mismatch',
      'password.same',
      'request.invalid',
    ],
  },
} as const satisfies CallTable;
