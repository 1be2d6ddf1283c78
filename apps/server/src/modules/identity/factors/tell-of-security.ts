// What a member is told about its own account: in the inbox, and outside the site where there is an
// address.
import { assert, type Id, type Language } from '@fairhouse/values';
import type { CallContext } from '../../../ground/call-context.ts';
import type { Sql } from '../../../ground/sql.ts';
import { findMember } from '../../members/index.ts';
import { putInbox, putOutbox } from '../../messages/index.ts';
import { deviceName } from '../device.ts';
import { isProven } from './contact.ts';
import { SECURITY_NEWS, type SecurityNews } from './security-news.ts';

/**
 * Writes the news in the given transaction; the signal goes out after its commit. `(device)` and
 * `(address)` are where the caller came from.
 */
export async function tellOfSecurity(
  call: CallContext,
  sql: Sql,
  news: {
    readonly member: Id<'member'>;
    readonly what: SecurityNews;
    /** Where there is no mail address, an SMS to the proven number. */
    readonly bySms?: true;
  },
): Promise<void> {
  const { house, merchant, address, userAgent } = call;
  const fill = (text: string): string =>
    text.replace('(device)', deviceName(userAgent)).replace('(address)', address);
  const { titles, bodies: raw } = SECURITY_NEWS[news.what];
  const bodies: Record<Language, string> = {
    EN: fill(raw.EN),
    CN: fill(raw.CN),
    ID: fill(raw.ID),
    TH: fill(raw.TH),
    VI: fill(raw.VI),
  };
  const member = await findMember(sql, merchant.id, news.member);
  assert(member !== undefined, 'the member exists');
  await putInbox(sql, house, { merchant, member: member.id, titles, bodies });
  if (member.email === '' && news.bySms && isProven(member, 'mobile')) {
    const { mobile: to, language } = member;
    const text = `${titles[language]}. ${bodies[language]}`;
    await putOutbox(sql, house, { merchant, kind: 'sms', to, text, purpose: 'security' });
  }
  if (member.email !== '') {
    await putOutbox(sql, house, {
      merchant,
      kind: 'mail',
      to: member.email,
      subject: titles[member.language],
      text: bodies[member.language],
      purpose: 'security',
    });
  }
  call.after(() =>
    house.signals.send({ topic: 'inbox', merchant: merchant.id, member: member.id }),
  );
}
