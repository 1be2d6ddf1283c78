// What a member does about the providers that are linked to the account.
import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { assert, ok } from '@fairhouse/values';
import type { CallOf } from '../../../ground/call-context.ts';
import { transaction } from '../../../ground/sql.ts';
import {
  checkOwnPassword,
  findCredential,
  hasLapsed,
  lockCredential,
} from '../../members/index.ts';
import { comeBack } from './come-back.ts';
import { setOut } from './set-out.ts';
import { deleteLink, insertLink, listLinks, lockLinks } from './store.ts';
import { tellOfLink } from './tell-of-link.ts';

type ListRow = PlayerCalls['socialLinks'];
type StartRow = PlayerCalls['socialLinkStart'];
type LinkRow = PlayerCalls['socialLink'];
type UnlinkRow = PlayerCalls['socialUnlink'];

export async function socialLinks(call: CallOf<ListRow>): Promise<Answer<ListRow>> {
  return ok({ list: await listLinks(call.sql, call.merchant.id, call.session.member) });
}

/** The password proves that the member itself asks for another way into the account. */
export async function socialLinkStart(call: CallOf<StartRow>): Promise<Answer<StartRow>> {
  const { house, merchant, session, input } = call;
  const { member } = session;
  const linked = await listLinks(house.pool, merchant.id, member);
  if (linked.some(({ provider }) => provider === input.provider)) return refuse('social.taken');
  const proven = await transaction(house.pool, async (sql) => {
    const credential = await lockCredential(sql, merchant.id, member);
    assert(credential !== undefined, 'a member has a credential');
    const value = await checkOwnPassword({ ...call, sql }, credential, input.password);
    return { commit: value.ok || value.problem.keep === true, value };
  });
  if (!proven.ok) return proven;
  return setOut(call, { provider: input.provider, origin: input.origin, member });
}

/** Links whom the provider vouched for, if this member set out to do so in this browser. */
export async function socialLink(call: CallOf<LinkRow>): Promise<Answer<LinkRow>> {
  const { house, merchant, session, now, input } = call;
  const { member } = session;
  const proven = await comeBack(call, input, member);
  if (!proven.ok) return proven;
  const { provider } = proven.value;
  return transaction<Answer<LinkRow>>(house.pool, async (sql) => {
    const link = { ...proven.value, member, at: now };
    if (!(await insertLink(sql, merchant.id, link))) {
      return { commit: false, value: refuse('social.taken') };
    }
    await tellOfLink(call, sql, { member, provider, news: 'linked' });
    return { commit: true, value: ok(null) };
  });
}

/** Takes a link away, as long as a password or another link still lets the member in. */
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
  await tellOfLink(call, sql, { member, provider, news: 'unlinked' });
  return ok(null);
}
