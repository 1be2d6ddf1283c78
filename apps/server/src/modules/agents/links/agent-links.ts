// An agent's own registration links (agency.md 1.5).
import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { findOpeningProblem, linkStateAt } from '@fairhouse/rules/agency';
import { assert, DAY_MS, ok, plus, type Instant } from '@fairhouse/values';
import { randomInt } from 'node:crypto';
import type { CallOf } from '../../../platform/call-context.ts';
import { lockMember } from '../../members/index.ts';
import {
  agentTermsOf,
  readAccount,
  readPermissions,
  shareTree,
  withoutZero,
} from '../accounts/index.ts';
import { readQuotas } from '../quotas/index.ts';
import {
  countDirects,
  countLiveLinks,
  groupLimitsOf,
  mayAct,
  openingRefusal,
} from '../tree/index.ts';
import { disableLink, findLink, insertLink, listLinksOf, type Link } from './store.ts';

type List = PlayerCalls['agentLinks'];
type Create = PlayerCalls['agentLinkCreate'];
type End = PlayerCalls['agentLinkEnd'];

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';
const CODE_LENGTH = 20;

/** The caller's links, the live ones first. */
export async function readLinks(call: CallOf<List>): Promise<Answer<List>> {
  const { sql, merchant, session, now } = call;
  const links = await listLinksOf(sql, merchant.id, session.member);
  return ok({ list: links.map((link) => showLink(link, now)) });
}

/**
 * Makes a link. Its preset passes the checks of an opening now, and is clamped at a registration if
 * it no longer does.
 */
export async function createLink(call: CallOf<Create>): Promise<Answer<Create>> {
  const { sql, merchant, app, input, session, now } = call;
  await shareTree(sql, merchant.id);
  const agent = await lockMember(sql, merchant.id, session.member);
  assert(agent !== undefined, 'the caller exists');
  if (!mayAct(agent)) return refuse('agent.frozen');
  const permissions = await readPermissions(call, agent);
  const { kind, group, days } = input;
  const mayOpen = kind === 'agent' ? permissions.opensAgents : permissions.opensMembers;
  if (!mayOpen || !permissions.createsLinks) return refuse('agent.not_permitted');
  const terms = await agentTermsOf(app, merchant);
  const account = await readAccount(call, terms, agent.id);
  const quotas = await readQuotas(call, terms, agent.id);
  const problem = findOpeningProblem({
    ...groupLimitsOf(terms, account.group),
    group,
    rates: input.rates,
    ownRates: account.rates,
    quota: quotas.at(group),
    ownDepth: agent.path.length + 1,
    directs: await countDirects(sql, merchant.id, agent.id),
    // The limit of addresses is that of the new member.
    fromAddress: 0,
    limits: terms.limits,
  });
  if (problem !== undefined) return openingRefusal(problem, group);
  const live = await countLiveLinks(sql, merchant.id, { agent: agent.id, now });
  if (live >= terms.linksMax)
    return refuse('agent.links_limit', { params: { max: terms.linksMax } });
  const id = app.newId<'agent_link'>();
  await insertLink(sql, merchant.id, {
    ...input,
    id,
    agent: agent.id,
    rates: withoutZero(input.rates),
    code: makeCode(),
    expiresAt: days === 0 ? undefined : plus(now, days * DAY_MS),
    now,
  });
  const link = await findLink(sql, merchant.id, id);
  assert(link !== undefined, 'the link was written');
  return ok(showLink(link, now));
}

/** Ends a link of the caller; one that has ended stays ended. */
export async function endLink(call: CallOf<End>): Promise<Answer<End>> {
  const { sql, merchant, input, session, now } = call;
  const link = await findLink(sql, merchant.id, input.id);
  if (link === undefined || link.agent !== session.member) return refuse('agent.link_unknown');
  await disableLink(sql, merchant.id, { id: link.id, by: session.username, now });
  return ok(null);
}

/** A link on the wire, with its state at a time. */
export function showLink(link: Link, now: Instant) {
  const { agent: _agent, username: _username, isDisabled: _isDisabled, ...rest } = link;
  return { ...rest, expiresAt: link.expiresAt ?? null, state: linkStateAt(link, now) };
}

function makeCode(): string {
  const places = Array.from({ length: CODE_LENGTH }, () => randomInt(LETTERS.length));
  return places.map((at) => LETTERS[at]).join('');
}
