// A sandbox: two trial members who exist for one run, and the means to set up what a case needs.
// Their money is of the trial book, which never meets the real one.
import { amount, assert, HOUR_MS, plus, type Id, type Instant } from '@fairhouse/values';
import { randomInt } from 'node:crypto';
import { currencyOf, mainAccount, worldAccount } from '../../../accounts.ts';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import { createMember, setBettingSuspended } from '../../members/index.ts';
import { issueToken, markAnswered } from '../sessions/index.ts';
import {
  changeSandboxMember,
  endMemberSessions,
  findSandboxRound,
  insertSandboxMember,
  listSandboxMembers,
  type SandboxFault,
  type SandboxRoundRow,
} from './store.ts';

const VALID_MS = 72 * HOUR_MS;
const NAME_TRIES = 5;
const PLACES = [1, 2] as const;

export interface Sandbox {
  readonly app: AppContext;
  readonly merchant: Merchant;
  readonly vendor: string;
  readonly run: string;
  /** The member who plays. */
  readonly member: Id<'member'>;
  /** Somebody else. */
  readonly other: Id<'member'>;
}

/** The sandbox of a run; its members are made in the caller's transaction the first time. */
export async function openSandbox(
  { app, sql, merchant, now }: { app: AppContext; sql: Sql; merchant: Merchant; now: Instant },
  { run, vendor }: { readonly run: string; readonly vendor: string },
): Promise<Sandbox> {
  const members = await listSandboxMembers(sql, merchant.id, run);
  for (const place of PLACES.slice(members.length)) {
    const member = await makeMember({ app, sql, merchant, now });
    await insertSandboxMember(sql, merchant.id, { member, run, vendor, place });
    members.push(member);
  }
  const [member, other] = members;
  assert(member !== undefined && other !== undefined, 'a sandbox has two members');
  return { app, merchant, vendor, run, member, other };
}

async function makeMember({
  app,
  sql,
  merchant,
  now,
}: {
  app: AppContext;
  sql: Sql;
  merchant: Merchant;
  now: Instant;
}): Promise<Id<'member'>> {
  for (let tries = 0; tries < NAME_TRIES; tries++) {
    const id = await createMember(sql, app, merchant, {
      username: `guest${randomInt(10_000_000, 100_000_000)}`,
      kind: 'member',
      group: 'trial',
      language: 'EN',
      address: '127.0.0.1',
      method: 'TRIAL',
      now,
      trialEndsAt: plus(now, VALID_MS),
    });
    if (id !== undefined) return id;
  }
  throw new Error('no free name for a member of a sandbox');
}

/** Both members as a case finds them: nothing goes wrong, and the first has `units`. */
export async function resetSandbox(sandbox: Sandbox, units: bigint): Promise<void> {
  const { app, merchant, member, other } = sandbox;
  for (const each of [member, other]) {
    const change = { switchedOff: false, records: false, fault: null };
    await changeSandboxMember(app.pool, merchant.id, each, change);
  }
  await setPlayable(sandbox, true);
  const held = await readSandboxBalance(sandbox);
  if (held === units) return;
  const [mint, main] = [worldAccount('trial', 'mint'), mainAccount('trial', member)];
  const outcome = await app.ledger.book({
    merchant: merchant.id,
    id: app.newId<'entry'>(),
    currency: currencyOf(merchant.currency),
    code: 'trial_grant',
    reference: member,
    legs: [
      held < units
        ? { debit: mint, credit: main, amount: amount(units - held) }
        : { debit: main, credit: mint, amount: amount(held - units) },
    ],
  });
  assert(outcome.status === 'booked', 'the play money of a sandbox is set');
}

/** What the ledger says that the first member has. */
export function readSandboxBalance({ app, merchant, member }: Sandbox): Promise<bigint> {
  const currency = currencyOf(merchant.currency);
  return app.ledger.balance(merchant.id, currency, mainAccount('trial', member));
}

export function readSandboxRound(
  { app, merchant, vendor, member }: Sandbox,
  round: string,
): Promise<SandboxRoundRow | undefined> {
  return findSandboxRound(app.pool, merchant.id, { vendor, member, round });
}

export interface TokenTerms {
  readonly node: bigint;
  /** For whom; the first member where it is missing. */
  readonly member?: Id<'member'>;
  /** How long ago it was issued. */
  readonly ageMs?: number;
  readonly vendor?: string;
}

/** A token as a launch issues it. */
export async function giveToken(
  { app, merchant, vendor, member, run }: Sandbox,
  terms: TokenTerms,
): Promise<string> {
  const now = (app.clock.now() - (terms.ageMs ?? 0)) as Instant;
  const { token, tokenHash } = await issueToken(app, {
    merchant,
    member: terms.member ?? member,
    vendor: terms.vendor ?? vendor,
    node: terms.node,
    trial: true,
    device: 'WEB',
    // No login at the site: the session ends by itself, or by the lab.
    login: run as Id<string> as Id<'session'>,
    now,
  });
  await markAnswered(app.pool, merchant.id, tokenHash, now);
  return token;
}

export async function endSessions({ app, merchant, member }: Sandbox): Promise<void> {
  await endMemberSessions(app.pool, merchant.id, member);
}

/** Whether the member may bet, as an operator decides for members. */
export async function setPlayable({ app, merchant, member }: Sandbox, may: boolean): Promise<void> {
  await setBettingSuspended(app.pool, merchant.id, { member, suspended: !may, reason: 'lab' });
}

export async function setSwitchedOff(
  { app, merchant, member }: Sandbox,
  switchedOff: boolean,
): Promise<void> {
  await changeSandboxMember(app.pool, merchant.id, member, { switchedOff });
}

export async function setRecording(
  { app, merchant, member }: Sandbox,
  records: boolean,
): Promise<void> {
  await changeSandboxMember(app.pool, merchant.id, member, { records });
}

export async function armFault(
  { app, merchant, member }: Sandbox,
  fault: SandboxFault | null,
): Promise<void> {
  await changeSandboxMember(app.pool, merchant.id, member, { fault });
}
