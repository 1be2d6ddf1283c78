// A member's authentication factors beside the password, as the console sees and removes them.
import type { CallTable } from '../call.ts';
import { wireId, wireInstant } from '../wire.ts';
import * as z from 'zod';

const member = wireId('member');
const reason = z.string().trim().min(4).max(300);
const acting = [{ per: 'session', count: 20, seconds: 60 }] as const;

export const factorBackofficeCalls = {
  memberFactors: {
    method: 'GET',
    path: '/console/members/:id/factors',
    module: 'OPS_MEMBERS',
    audience: 'right:members.read',
    about: 'What one member can confirm a login with, verified contacts, and known devices.',
    limits: [{ per: 'session', count: 240, seconds: 60 }],
    request: z.strictObject({ id: member }),
    response: z.object({
      emailVerifiedAt: wireInstant.nullable(),
      mobileVerifiedAt: wireInstant.nullable(),
      authenticatorSince: wireInstant.nullable(),
      authenticatorLockedUntil: wireInstant.nullable(),
      recoveryCodes: z.number().int(),
      payoutHeldUntil: wireInstant.nullable(),
      trustedDevices: z.number().int(),
    }),
    refusals: [],
  },
  memberAuthenticatorReset: {
    method: 'POST',
    path: '/console/members/:id/authenticator/reset',
    module: 'OPS_MEMBERS',
    audience: 'right:members.edit',
    about:
      'Requests a second person’s approval to remove the authenticator of a member who has lost ' +
      'it.',
    limits: acting,
    request: z.strictObject({ id: member, reason }),
    response: z.object({ approval: wireId('approval') }),
    refusals: ['authenticator.missing'],
  },
  memberDevicesForget: {
    method: 'POST',
    path: '/console/members/:id/devices/forget',
    module: 'OPS_MEMBERS',
    audience: 'right:members.freeze',
    about:
      'Forgets every device of a member: all sessions end, and the next login on each counts as ' +
      'new.',
    limits: acting,
    request: z.strictObject({ id: member, reason }),
    response: z.object({ forgotten: z.number().int() }),
    refusals: [],
  },
} as const satisfies CallTable;
