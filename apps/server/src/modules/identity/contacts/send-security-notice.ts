// Security notices to a member: in the inbox, and by mail or SMS if a contact is known.
import { assert, fillText, type Id, type Language } from '@fairhouse/values';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import { findMember } from '../../members/index.ts';
import { putInbox, putOutbox } from '../../messages/index.ts';
import { deviceName } from '../devices/index.ts';
import { isProven } from './contact.ts';
import { SECURITY_NOTICES, type SecurityNotice } from './security-notices.ts';

/**
 * Writes the notice in the given transaction and signals it after the commit. `{device}` and
 * `{address}` are filled from the call.
 */
export async function sendSecurityNotice(
  call: CallContext,
  sql: Sql,
  notice: {
    readonly member: Id<'member'>;
    readonly kind: SecurityNotice;
    /** Sends an SMS to the proven number if there is no mail address. */
    readonly bySms?: true;
  },
): Promise<void> {
  const { app, merchant, address, userAgent } = call;
  const fill = (text: string): string => fillText(text, { device: deviceName(userAgent), address });
  const { titles, bodies: raw } = SECURITY_NOTICES[notice.kind];
  const bodies: Record<Language, string> = {
    EN: fill(raw.EN),
    CN: fill(raw.CN),
    ID: fill(raw.ID),
    TH: fill(raw.TH),
    VI: fill(raw.VI),
  };
  const member = await findMember(sql, merchant.id, notice.member);
  assert(member !== undefined, 'the member exists');
  await putInbox(sql, app, { merchant, member: member.id, titles, bodies });
  if (member.email === '' && notice.bySms && isProven(member, 'mobile')) {
    const { mobile: to, language } = member;
    const text = `${titles[language]}. ${bodies[language]}`;
    await putOutbox(sql, app, { merchant, kind: 'sms', to, text, purpose: 'security' });
  }
  if (member.email !== '') {
    await putOutbox(sql, app, {
      merchant,
      kind: 'mail',
      to: member.email,
      subject: titles[member.language],
      text: bodies[member.language],
      purpose: 'security',
    });
  }
  call.after(() => app.signals.send({ topic: 'inbox', merchant: merchant.id, member: member.id }));
}
