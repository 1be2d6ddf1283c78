// How a registration joins the tree: by an agent's link, or by an invitation code.
import { refuse } from '@fairhouse/calls';
import { linkStateAt } from '@fairhouse/rules/agency';
import { ok, type Id } from '@fairhouse/values';
import type { Invitation, InvitationLinks } from '../../identity/index.ts';
import { findMember, mayDo, type Member } from '../../members/index.ts';
import { putInbox } from '../../messages/index.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { agentTermsOf, readPermissions, shareTree } from '../accounts/index.ts';
import { admitOpening, clampedTexts, writeOpening, type Admission } from '../tree/index.ts';
import { countClick, findLinkByCode, lockLinkByCode, spendLink, type Link } from './store.ts';

const LINK_CODE = /^[A-Za-z0-9]{20}$/;

/** The registration links of agents, as a registration reads them. */
export const invitationLinks: InvitationLinks = {
  isCode: (code) => LINK_CODE.test(code),
  find: async (call, code) => {
    const found = await findLive(call, code);
    return found && { agent: found.agent, kind: found.link.kind };
  },
  countClick: async (call, code) => {
    const found = await findLive(call, code);
    if (found !== undefined) await countClick(call.sql, call.merchant.id, found.link.id);
  },
  join,
};

/** A link that can be used now, with its agent. */
async function findLive(call: Pick<CallContext, 'sql' | 'merchant' | 'now'>, code: string) {
  const { sql, merchant, now } = call;
  const link = await findLinkByCode(sql, merchant.id, code);
  if (link === undefined || linkStateAt(link, now) !== 'active') return undefined;
  const agent = await findMember(sql, merchant.id, link.agent);
  if (agent === undefined || !isOffering(agent)) return undefined;
  return (await isPermitted(call, agent, link)) ? { link, agent } : undefined;
}

/** Whether new members may join below this agent: not while it is frozen but for its betting. */
function isOffering(agent: Member): boolean {
  return mayDo(agent, 'login') && mayDo(agent, 'cash');
}

async function isPermitted(
  call: Pick<CallContext, 'sql' | 'merchant'>,
  agent: Member,
  { kind }: Link,
): Promise<boolean> {
  const permissions = await readPermissions(call, agent);
  const mayOpen = kind === 'agent' ? permissions.opensAgents : permissions.opensMembers;
  return permissions.createsLinks && mayOpen;
}

/**
 * Admits a registration below the inviting agent, in its transaction. The link is locked first, so
 * that no use is counted beyond its maximum; then the agent. A preset that no longer fits is
 * lowered, and both sides are notified.
 */
async function join(context: CallContext, invitation: Invitation) {
  const { app, merchant, sql, now } = context;
  await shareTree(sql, merchant.id);
  const { code } = invitation;
  const link = code === undefined ? undefined : await lockLinkByCode(sql, merchant.id, code);
  if (code !== undefined) {
    if (link === undefined || linkStateAt(link, now) !== 'active')
      return refuse('agent.link_ended');
    if (!(await isPermitted(context, invitation.agent, link))) return refuse('agent.link_ended');
  }
  const terms = await agentTermsOf(app, merchant);
  const wanted = { group: link?.group ?? terms.standardGroup, rates: link?.rates ?? {} };
  const admitted = await admitOpening(context, {
    ...wanted,
    agent: invitation.agent.id,
    clamps: true,
    invited: true,
    allowsFrozen: link === undefined,
  });
  if (!admitted.ok) {
    if (admitted.problem.code === 'AGENT') return refuse('agent.link_ended');
    return refuse('agent.line_full');
  }
  const admission = admitted.value;
  const kind = link?.kind ?? 'member';
  return ok({
    kind,
    upline: admission.agent,
    finish: async (member: Id<'member'>, username: string) => {
      await writeOpening(context, { member, kind, admission, cause: 'link' });
      if (link === undefined) return;
      await spendLink(sql, merchant.id, { id: link.id, member, now });
      if (admission.isClamped) {
        await tellBoth(context, { member, username, admission, wanted: link.group });
      }
    },
  });
}

async function tellBoth(
  { app, merchant, sql, after }: CallContext,
  clamped: {
    readonly member: Id<'member'>;
    readonly username: string;
    readonly admission: Admission;
    readonly wanted: number;
  },
): Promise<void> {
  const { member, username, admission, wanted } = clamped;
  const texts = clampedTexts({ name: username, wanted, group: admission.group });
  const agent = admission.agent.id;
  await putInbox(sql, app, { merchant, member, ...texts.member });
  await putInbox(sql, app, { merchant, member: agent, ...texts.agent });
  after(() => app.signals.send({ topic: 'inbox', merchant: merchant.id, member: agent }));
}
