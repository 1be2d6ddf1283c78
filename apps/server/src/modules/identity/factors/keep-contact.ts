import { refuse, type Refused } from '@fairhouse/calls';
import { HOUR_MS, ok, plus, type Instant, type Result } from '@fairhouse/values';
import type { CallContext } from '../../../ground/call-context.ts';
import { holdPayouts, proveEmail, proveMobile, type Member } from '../../members/index.ts';
import { putOutbox } from '../../messages/index.ts';
import { siteOf } from '../../settings/index.ts';
import { contactOf, isProven, type ContactKind } from './contact.ts';
import { SECURITY_NEWS } from './security-news.ts';
import { tellOfSecurity } from './tell-of-security.ts';

interface Contact {
  readonly kind: ContactKind;
  readonly to: string;
}

/**
 * Makes a number or address, whose code was right, the member's verified one. Whoever had the
 * account's codes so far is told, and withdrawals rest, until when the answer says. Refuses what is
 * another member's.
 */
export async function keepContact(
  call: CallContext,
  member: Member,
  { kind, to }: Contact,
): Promise<Result<{ payoutHeldUntil: Instant | null }, Refused<'contact.taken'>>> {
  const { sql, merchant, now } = call;
  const old = contactOf(member, kind);
  const isChange = old !== '' && old !== to;
  // Told before it is replaced: by mail to the address that is there now.
  if (isChange) await tellOldOne(call, member, { kind, to: old });
  const proof = { member: member.id, at: now };
  const isFree =
    kind === 'mobile'
      ? await proveMobile(sql, merchant.id, { ...proof, mobile: to })
      : await proveEmail(sql, merchant.id, { ...proof, email: to });
  if (!isFree) return refuse('contact.taken', { fields: { to: 'contact.taken' } });
  return ok({ payoutHeldUntil: isChange ? await hold(call, member) : null });
}

async function tellOldOne(call: CallContext, member: Member, { kind, to }: Contact): Promise<void> {
  const { sql, house, merchant } = call;
  await tellOfSecurity(call, sql, { member: member.id, what: 'contactChanged' });
  if (kind !== 'mobile' || !isProven(member, 'mobile')) return;
  const text = SECURITY_NEWS.contactChanged.titles[member.language];
  const { brand } = (await siteOf(house, merchant)).settings;
  await putOutbox(sql, house, { merchant, kind: 'sms', to, text: `${brand.name}: ${text}` });
}

async function hold(call: CallContext, member: Member): Promise<Instant | null> {
  const { sql, house, merchant, now } = call;
  const { payoutHoldHours } = (await siteOf(house, merchant)).settings.verification;
  if (payoutHoldHours === 0) return null;
  const until = plus(now, payoutHoldHours * HOUR_MS);
  await holdPayouts(sql, merchant.id, { member: member.id, until });
  return until;
}
