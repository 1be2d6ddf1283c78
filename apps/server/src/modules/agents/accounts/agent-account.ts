// The account of a member in the tree: group, rates, permissions.
import {
  GAME_CATEGORIES,
  permissionsOf,
  type AgentPermissions,
  type CategoryRates,
} from '@fairhouse/rules/agency';
import { assert, type Id } from '@fairhouse/values';
import type { CallContext, Session } from '../../../platform/call-context.ts';
import { findMember, type Member } from '../../members/index.ts';
import { agentTermsOf, type AgentTerms } from './agent-terms.ts';
import {
  findAccounts,
  insertTermsChange,
  saveTerms,
  type StoredAccount,
  type TermsCause,
} from './store.ts';

/** A member's account; the group of one for whom nobody set any is the merchant's standard. */
export interface AgentAccount extends StoredAccount {
  readonly group: number;
}

type Context = Pick<CallContext, 'app' | 'merchant' | 'sql'>;

/** The accounts of members by id; an unknown id is missing. Takes no lock. */
export async function readAccounts(
  { sql, merchant }: Pick<Context, 'sql' | 'merchant'>,
  { standardGroup }: Pick<AgentTerms, 'standardGroup'>,
  members: readonly Id<'member'>[],
): Promise<ReadonlyMap<Id<'member'>, AgentAccount>> {
  const found = await findAccounts(sql, merchant.id, members);
  return new Map(
    found.map((each) => [each.member, { ...each, group: each.group ?? standardGroup }]),
  );
}

/** The account of a member that exists. */
export async function readAccount(
  context: Pick<Context, 'sql' | 'merchant'>,
  terms: Pick<AgentTerms, 'standardGroup'>,
  member: Id<'member'>,
): Promise<AgentAccount> {
  const account = (await readAccounts(context, terms, [member])).get(member);
  assert(account !== undefined, 'the member exists');
  return account;
}

/** What an agent may do: what is set for it, else for its nearest upline, else the default. */
export async function readPermissions(
  { sql, merchant }: Pick<Context, 'sql' | 'merchant'>,
  member: Pick<Member, 'id' | 'path'>,
): Promise<AgentPermissions> {
  const line = [member.id, ...member.path.toReversed()];
  const found = await findAccounts(sql, merchant.id, line);
  const byId = new Map(found.map((each) => [each.member, each.permissions]));
  return permissionsOf(line.map((id) => byId.get(id) ?? {}));
}

/** What the caller of an agent's call may do. */
export async function readOwnPermissions(
  call: Pick<Context, 'sql' | 'merchant'> & { readonly session: Pick<Session, 'member'> },
): Promise<AgentPermissions> {
  const member = await findMember(call.sql, call.merchant.id, call.session.member);
  assert(member !== undefined, 'a session has a member');
  return readPermissions(call, member);
}

interface NewTerms {
  readonly member: Id<'member'>;
  readonly group: number;
  readonly rates: CategoryRates;
  readonly cause: TermsCause;
  readonly by: string;
  readonly reason?: string;
}

/** Sets group and rates, with a line in the history; the caller holds the lock of the tree. */
export async function changeTerms(
  call: Pick<CallContext, 'app' | 'merchant' | 'sql' | 'now'>,
  wanted: NewTerms,
): Promise<void> {
  const { app, merchant, sql, now } = call;
  const { member, group, cause, by, reason = '' } = wanted;
  const rates = withoutZero(wanted.rates);
  const [before] = await findAccounts(sql, merchant.id, [member]);
  const terms = await agentTermsOf(app, merchant);
  const isNew = cause === 'opened' || cause === 'link';
  await saveTerms(sql, merchant.id, { member, group, rates });
  await insertTermsChange(sql, merchant.id, {
    id: app.newId<'terms_change'>(),
    member,
    cause,
    oldGroup: isNew ? undefined : (before?.group ?? terms.standardGroup),
    newGroup: group,
    oldRates: before?.rates ?? {},
    newRates: rates,
    by,
    reason,
    now,
  });
}

/** Rates above zero, in the order of the categories. */
export function withoutZero(rates: CategoryRates): CategoryRates {
  const given = GAME_CATEGORIES.map((category) => [category, rates[category] ?? 0n] as const);
  return Object.fromEntries(given.filter(([, value]) => value > 0n));
}
