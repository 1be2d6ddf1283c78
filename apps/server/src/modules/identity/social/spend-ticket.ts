import { refuse, type Refused } from '@fairhouse/calls';
import { ok, type Id, type Result } from '@fairhouse/values';
import type { CallContext } from '../../../ground/call-context.ts';
import type { Sql } from '../../../ground/sql.ts';
import { hashText } from '../secret-text.ts';
import { boundBrowser } from './bound-browser.ts';
import { insertLink, takeTicket } from './store.ts';
import { tellOfLink } from './tell-of-link.ts';

/**
 * Links whom a ticket stands for to a member who was just registered or whose password was just
 * right, in the caller's transaction: rolled back, the ticket is good again. Without a ticket there
 * is nothing to do.
 */
export async function spendSocialTicket(
  call: CallContext,
  sql: Sql,
  given: { ticket: string | undefined; member: Id<'member'> },
): Promise<Result<null, Refused<'social.ticket_ended' | 'social.taken'>>> {
  const { merchant, now, cookies } = call;
  const { ticket, member } = given;
  if (ticket === undefined) return ok(null);
  const deviceHash = boundBrowser(cookies);
  const subject =
    deviceHash === undefined
      ? undefined
      : await takeTicket(sql, merchant.id, { hash: hashText(ticket), deviceHash }, now);
  if (subject === undefined) return refuse('social.ticket_ended');
  const linked = await insertLink(sql, merchant.id, { ...subject, member, at: now });
  if (!linked) return refuse('social.taken');
  await tellOfLink(call, sql, { member, provider: subject.provider, news: 'linked' });
  return ok(null);
}
