import { refuse, type Refused } from '@fairhouse/calls';
import { ok, type Id, type Result } from '@fairhouse/values';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import { hashText } from '../../../platform/keys/random-text.ts';
import { boundBrowser } from './bound-browser.ts';
import { insertLink, takeTicket } from './store.ts';
import { sendLinkNotice } from './send-link-notice.ts';

/**
 * Links a ticket's subject to a member who has just registered or logged in by password, in the
 * caller's transaction: a rollback restores the ticket. Does nothing without a ticket.
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
  await sendLinkNotice(call, sql, { member, provider: subject.provider, change: 'linked' });
  return ok(null);
}
