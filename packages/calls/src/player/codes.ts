// Codes by SMS, and what they open: a login, a registration by mobile number, a new password.
import { defineCalls } from '../call.ts';
import { humanField } from './human-field.ts';
import { loginAnswer } from './identity.ts';
import { dialingCode, typedMobile } from './phone-fields.ts';
import { registerFields, REGISTER_REFUSALS } from './registration.ts';
import * as z from 'zod';

/** What may stop a code from being sent; every row that sends one declares them. */
export const SEND_REFUSALS = [
  'mobile.invalid',
  'code.country',
  'code.too_soon',
  'code.too_many',
  'code.paused',
] as const;

/** What may stop a code from being taken. */
export const CODE_REFUSALS = ['code.wrong', 'code.ended'] as const;

const sent = z.object({
  /** Another can be asked for after so long. */
  expiredMinutes: z.number().int(),
});

const sendLimits = [
  { per: 'address', count: 20, seconds: 60 },
  { per: 'address', count: 120, seconds: 3600 },
] as const;

const request = { mobileNum: typedMobile, countryDialingCode: dialingCode, ...humanField };

export const codeCalls = defineCalls({
  loginCode: {
    method: 'POST',
    path: '/wps/verification/sms/noLogin',
    module: 'VERIFICATION3',
    audience: 'visitor',
    about: 'Sends a code to log in with. A number that nobody has is answered like any other.',
    limits: sendLimits,
    request: z.strictObject(request),
    response: sent,
    refusals: [...SEND_REFUSALS],
  },
  registerSms: {
    method: 'POST',
    path: '/wps/verification/sms/register',
    module: 'REGMOBVERF3',
    audience: 'visitor',
    about: 'Sends a code that proves the number of a registration, by username or by mobile.',
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
    refusals: [...SEND_REFUSALS],
  },
  registerMobile: {
    method: 'PUT',
    path: '/wps/member/register/mobile',
    module: 'MOBILENUMREG3',
    audience: 'visitor',
    about: 'Registers a member whose username is the proven mobile number, and opens a session.',
    sealed: true,
    loose: true,
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
    about: 'Sends a code to set a new password with. An unknown number is answered the same.',
    limits: sendLimits,
    request: z.strictObject(request),
    response: sent,
    refusals: [...SEND_REFUSALS],
  },
});
