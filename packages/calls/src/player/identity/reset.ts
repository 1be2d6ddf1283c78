// Password reset by mail: a link is requested, and a new password is set with it.
import type { CallTable } from '../../call.ts';
import { nothing } from '../../wire.ts';
import { humanFormField, HUMAN_REFUSALS } from './human-field.ts';
import { typedPassword, typedUsername } from './identity.ts';
import * as z from 'zod';

export const resetCalls = {
  forgotByEmail: {
    method: 'POST',
    path: '/wps/member/password/email',
    module: 'COMM3',
    audience: 'visitor',
    about:
      'Requests a link to set a new password. The answer is always the same; a mail is sent if ' +
      'the address is the member’s.',
    form: true,
    constantTime: true,
    limits: [
      { per: 'address', count: 10, seconds: 60 },
      { per: 'address', count: 40, seconds: 3600 },
    ],
    request: z.strictObject({
      username: typedUsername,
      email: z.string().trim().min(3).max(255),
      ...humanFormField,
    }),
    response: nothing,
    refusals: HUMAN_REFUSALS,
  },
  resetByLink: {
    method: 'POST',
    path: '/wps/member/password/link',
    module: 'COMM3',
    audience: 'visitor',
    about: 'Sets a new password with the link of a mail: once, within 30 minutes.',
    sealed: true,
    noTransaction: true,
    limits: [
      { per: 'address', count: 20, seconds: 60 },
      { per: 'address', count: 60, seconds: 3600 },
    ],
    request: z.strictObject({
      /** The part of the link after its `#`. */
      token: z.string().min(1).max(100),
      newPassword: typedPassword,
      confirmNewPassword: typedPassword,
    }),
    response: nothing,
    refusals: [
      'reset.link_ended',
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
