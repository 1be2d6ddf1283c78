import { refuse, type Refused } from '@fairhouse/calls';
import { ok, type Result } from '@fairhouse/values';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Member } from '../../members/index.ts';
import { siteOf } from '../../settings/index.ts';
import { readMobile } from './mobile-number.ts';

export type ContactKind = 'mobile' | 'email';

/** The member's contact of that kind, verified or not; empty if none. */
export function contactOf(member: Member, kind: ContactKind): string {
  return kind === 'mobile' ? member.mobile : member.email;
}

/** Whether the member has proven ownership of its contact of that kind. */
export function isProven(member: Member, kind: ContactKind): boolean {
  const at = kind === 'mobile' ? member.mobileVerifiedAt : member.emailVerifiedAt;
  return contactOf(member, kind) !== '' && at !== undefined;
}

/** Parses the typed contact: a number in international form, or an e-mail address. */
export async function readContact(
  call: Pick<CallContext, 'app' | 'merchant'>,
  given: { kind: ContactKind; to: string; countryDialingCode?: string | undefined },
): Promise<Result<string, Refused<'mobile.invalid' | 'contact.invalid'>>> {
  const { kind, to, countryDialingCode } = given;
  if (kind === 'email') {
    const fits = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(to);
    return fits ? ok(to) : refuse('contact.invalid', { fields: { to: 'contact.invalid' } });
  }
  const site = await siteOf(call.app, call.merchant);
  const number = readMobile(site, { mobileNum: to, countryDialingCode });
  if (number !== undefined) return ok(number.e164);
  return refuse('mobile.invalid', { fields: { to: 'mobile.invalid' } });
}
