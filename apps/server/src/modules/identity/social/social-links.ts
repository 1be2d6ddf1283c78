// The member's calls on its linked providers.
import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { assert, ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { transaction } from '../../../platform/sql.ts';
import {
  checkOwnPassword,
  findCredential,
  hasLapsed,
  lockCredential,
} from '../../members/index.ts';
import { verifyProviderCallback } from './verify-provider-callback.ts';
import { startProviderLogin } from './start-provider-login.ts';
import { deleteLink, insertLink, listLinks, lockLinks } from './store.ts';
import { sendLinkNotice } from './send-link-notice.ts';

type ListRow = PlayerCalls['socialLinks'];
type StartRow = PlayerCalls['socialLinkStart'];
type LinkRow = PlayerCalls['socialLink'];
type UnlinkRow = PlayerCalls['socialUnlink'];

export async function socialLinks(call: CallOf<ListRow>): Promise<Answer<ListRow>> {
  return ok({ list: await listLinks(call.sql, call.merchant.id, call.session.member) });
}

/** Starts linking a provider; the password proves that the member itself requests it. */
export async function socialLinkStart(call: CallOf<StartRow>): Promise<Answer<StartRow>> {
  const { app, merchant, session, input } = call;
  const { member } = session;
  const linked = await listLinks(app.pool, merchant.id, member);
  if (linked.some(({ provider }) => provider === input.provider)) return refuse('social.taken');
  const proven = await transaction(app.pool, async (sql) => {
    const credential = await lockCredential(sql, merchant.id, member);
    assert(credential !== undefined, 'a member has a credential');
    const value = await checkOwnPassword({ ...call, sql }, credential, input.password);
    return { commit: value.ok || value.problem.keep === true, value };
  });
  if (!proven.ok) return proven;
  return startProviderLogin(call, { provider: input.provider, origin: input.origin, member });
}

/**
 * Links the subject that the provider authenticated, if this member started the request in this
 * browser.
 */
export async function socialLink(call: CallOf<LinkRow>): Promise<Answer<LinkRow>> {
  const { app, merchant, session, now, input } = call;
  const { member } = session;
  const proven = await verifyProviderCallback(call, input, member);
  if (!proven.ok) return proven;
  const { provider } = proven.value;
  return transaction<Answer<LinkRow>>(app.pool, async (sql) => {
    const link = { ...proven.value, member, at: now };
    if (!(await insertLink(sql, merchant.id, link))) {
      return { commit: false, value: refuse('social.taken') };
    }
    await sendLinkNotice(call, sql, { member, provider, change: 'linked' });
    return { commit: true, value: ok(null) };
  });
}

/** Removes a link, unless it is the member's only way to log in. */
export async function socialUnlink(call: CallOf<UnlinkRow>): Promise<Answer<UnlinkRow>> {
  const { sql, merchant, session, now, input } = call;
  const { member } = session;
  const { provider } = input;
  const links = await lockLinks(sql, merchant.id, member);
  if (!links.some((each) => each.provider === provider)) return refuse('not.found');
  const credential = await findCredential(sql, merchant.id, member);
  const hasPassword = credential !== undefined && !hasLapsed(credential, now);
  if (!hasPassword && links.length === 1) return refuse('social.only_way');
  await deleteLink(sql, merchant.id, { member, provider });
  await sendLinkNotice(call, sql, { member, provider, change: 'unlinked' });
  return ok(null);
}
