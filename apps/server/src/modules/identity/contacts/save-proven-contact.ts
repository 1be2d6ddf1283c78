import { refuse, type Refused } from '@fairhouse/calls';
import { HOUR_MS, ok, plus, type Instant, type Result } from '@fairhouse/values';
import type { CallContext } from '../../../platform/call-context.ts';
import { holdPayouts, proveEmail, proveMobile, type Member } from '../../members/index.ts';
import { putOutbox } from '../../messages/index.ts';
import { siteOf } from '../../settings/index.ts';
import { contactOf, isProven, type ContactKind } from './contact.ts';
import { SECURITY_NOTICES } from './security-notices.ts';
import { sendSecurityNotice } from './send-security-notice.ts';

interface Contact {
  readonly kind: ContactKind;
  readonly to: string;
}

/**
 * Saves a number or address whose code was correct as the member's verified one. The holder of the
 * previous contact is notified, and withdrawals are held until the returned time. Refuses a contact
 * that another member has proven.
 */
export async function saveProvenContact(
  call: CallContext,
  member: Member,
  { kind, to }: Contact,
): Promise<Result<{ payoutHeldUntil: Instant | null }, Refused<'contact.taken'>>> {
  const { sql, merchant, now } = call;
  const old = contactOf(member, kind);
  const isChange = old !== '' && old !== to;
  // Notified before the replacement, so that the mail goes to the previous address.
  if (isChange) await notifyOldContact(call, member, { kind, to: old });
  const proof = { member: member.id, at: now };
  const isFree =
    kind === 'mobile'
      ? await proveMobile(sql, merchant.id, { ...proof, mobile: to })
      : await proveEmail(sql, merchant.id, { ...proof, email: to });
  if (!isFree) return refuse('contact.taken', { fields: { to: 'contact.taken' } });
  return ok({ payoutHeldUntil: isChange ? await holdPayoutsAfterChange(call, member) : null });
}

async function notifyOldContact(
  call: CallContext,
  member: Member,
  { kind, to }: Contact,
): Promise<void> {
  const { sql, app, merchant } = call;
  await sendSecurityNotice(call, sql, { member: member.id, kind: 'contactChanged' });
  if (kind !== 'mobile' || !isProven(member, 'mobile')) return;
  const text = SECURITY_NOTICES.contactChanged.titles[member.language];
  const { brand } = (await siteOf(app, merchant)).settings;
  await putOutbox(sql, app, { merchant, kind: 'sms', to, text: `${brand.name}: ${text}` });
}

async function holdPayoutsAfterChange(call: CallContext, member: Member): Promise<Instant | null> {
  const { sql, app, merchant, now } = call;
  const { payoutHoldHours } = (await siteOf(app, merchant)).settings.verification;
  if (payoutHoldHours === 0) return null;
  const until = plus(now, payoutHoldHours * HOUR_MS);
  await holdPayouts(sql, merchant.id, { member: member.id, until });
  return until;
}
