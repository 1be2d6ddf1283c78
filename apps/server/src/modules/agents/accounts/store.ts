// Every statement on the accounts of agents, their rates and the changes of both.
import type { AgentPermissions, CategoryRates } from '@fairhouse/rules/agency';
import {
  nameParameters,
  rate,
  valuesOf,
  type Id,
  type Instant,
  type MerchantId,
} from '@fairhouse/values';
import * as z from 'zod';
import { parseColumns } from '../../../platform/parse-columns.ts';
import type { Sql } from '../../../platform/sql.ts';

const flag = z.boolean().exactOptional();

/** Permissions as they are stored: only those that are set. */
const storedPermissions = z.object({
  opensAgents: flag,
  opensMembers: flag,
  createsLinks: flag,
  raisesDownlines: flag,
  transferDown: z.enum(['none', 'direct', 'descendants']).exactOptional(),
  transfersUp: flag,
  offersDividend: flag,
  offersDailySalary: flag,
  offersHourSalary: flag,
  offersRealtimeSalary: flag,
  viewsContacts: flag,
  viewsDescendantBets: flag,
  viewsDescendantLedger: flag,
  promotesMembers: flag,
  suspendsBetting: flag,
  messagesDirects: flag,
});

/** Rates as they are stored in JSON: parts per million by category. */
const storedRates = z.record(z.string(), z.number().int().min(0));

// The row of each of the given members, with its rates. Takes no lock.
const FIND = `
  select m.member_id, a.prize_group, coalesce(a.permissions, '{}') as permissions,
    coalesce(a.remark, '') as remark, coalesce(a.accepts_transfers, true) as accepts_transfers,
    a.suspended_by,
    coalesce((select jsonb_object_agg(r.category, r.rate) from agents.category_rate r
      where r.merchant_id = $1 and r.member_id = m.member_id), '{}') as rates
  from members.member m
  left join agents.account a on a.merchant_id = m.merchant_id and a.member_id = m.member_id
  where m.merchant_id = $1 and m.member_id = any($2::uuid[])`;

interface AccountRow {
  member_id: Id<'member'>;
  prize_group: number | null;
  permissions: unknown;
  remark: string;
  accepts_transfers: boolean;
  suspended_by: Id<'member'> | null;
  rates: unknown;
}

export interface StoredAccount {
  readonly member: Id<'member'>;
  /** Undefined for a member for whom nobody set a group. */
  readonly group: number | undefined;
  readonly rates: CategoryRates;
  /** Only those that are set for this member. */
  readonly permissions: Partial<AgentPermissions>;
  readonly remark: string;
  readonly acceptsTransfers: boolean;
  readonly suspendedBy: Id<'member'> | undefined;
}

export async function findAccounts(
  sql: Sql,
  merchant: MerchantId,
  members: readonly Id<'member'>[],
): Promise<StoredAccount[]> {
  const { rows } = await sql.query<AccountRow>(FIND, [merchant, members]);
  const columns = { permissions: storedPermissions, rates: storedRates };
  return parseColumns(rows, columns).map((row) => ({
    member: row.member_id,
    group: row.prize_group ?? undefined,
    rates: ratesOfJson(row.rates),
    permissions: row.permissions,
    remark: row.remark,
    acceptsTransfers: row.accepts_transfers,
    suspendedBy: row.suspended_by ?? undefined,
  }));
}

/** Rates of parts per million, as they are stored in JSON. */
export function ratesOfJson(json: unknown): CategoryRates {
  const entries = Object.entries(storedRates.parse(json));
  return Object.fromEntries(entries.map(([name, ppm]) => [name, rate(BigInt(ppm))]));
}

/** The JSON of rates: parts per million by category. */
export function ratesToJson(rates: CategoryRates): string {
  return JSON.stringify(
    Object.fromEntries(Object.entries(rates).map(([name, value]) => [name, Number(value)])),
  );
}

// Locks the row of the account, which it creates where there is none.
const SET_GROUP = `
  insert into agents.account (merchant_id, member_id, prize_group) values ($1, $2, $3)
  on conflict (merchant_id, member_id) do update set prize_group = excluded.prize_group`;
const CLEAR_RATES = 'delete from agents.category_rate where merchant_id = $1 and member_id = $2';
const SET_RATES = `
  insert into agents.category_rate (merchant_id, member_id, category, rate)
  select $1, $2, category, rate from unnest($3::text[], $4::integer[]) as given (category, rate)`;

/** Sets group and rates of a member; the caller holds the lock of the tree. */
export async function saveTerms(
  sql: Sql,
  merchant: MerchantId,
  terms: { readonly member: Id<'member'>; readonly group: number; readonly rates: CategoryRates },
): Promise<void> {
  const { member, group, rates } = terms;
  await sql.query(SET_GROUP, [merchant, member, group]);
  await sql.query(CLEAR_RATES, [merchant, member]);
  const given = Object.entries(rates).filter(([, value]) => value > 0n);
  if (given.length === 0) return;
  const values = given.map(([, value]) => Number(value));
  await sql.query(SET_RATES, [merchant, member, given.map(([name]) => name), values]);
}

const SET_OWN = nameParameters(`
  insert into agents.account
    (merchant_id, member_id, prize_group, permissions, remark, accepts_transfers, suspended_by)
  values ($merchant, $member, $standard, coalesce($permissions::jsonb, '{}'),
    coalesce($remark, ''), coalesce($accepts::boolean, true), $suspendedBy::uuid)
  on conflict (merchant_id, member_id) do update set
    permissions = coalesce($permissions::jsonb, account.permissions),
    remark = coalesce($remark, account.remark),
    accepts_transfers = coalesce($accepts::boolean, account.accepts_transfers),
    suspended_by = case when $setsSuspension then $suspendedBy::uuid
      else account.suspended_by end`);

export interface AccountChange {
  readonly member: Id<'member'>;
  /** The group of a row that has to be created. */
  readonly standard: number;
  readonly permissions?: Partial<AgentPermissions>;
  readonly remark?: string;
  readonly acceptsTransfers?: boolean;
  /** The upline that suspends its betting; null ends that. */
  readonly suspendedBy?: Id<'member'> | null;
}

/** Changes what is given of an account; the rest stays. */
export async function saveAccount(
  sql: Sql,
  merchant: MerchantId,
  change: AccountChange,
): Promise<void> {
  const { member, standard, permissions, remark, acceptsTransfers, suspendedBy } = change;
  await sql.query(
    SET_OWN.text,
    valuesOf(SET_OWN, {
      merchant,
      member,
      standard,
      permissions: permissions === undefined ? null : JSON.stringify(permissions),
      remark: remark ?? null,
      accepts: acceptsTransfers ?? null,
      suspendedBy: suspendedBy ?? null,
      setsSuspension: suspendedBy !== undefined,
    }),
  );
}

const ADD_CHANGE = nameParameters(`
  insert into agents.terms_change (merchant_id, change_id, member_id, cause, old_group, new_group,
    old_rates, new_rates, by_name, reason, at)
  values ($merchant, $id, $member, $cause, $oldGroup, $newGroup, $oldRates, $newRates, $by,
    $reason, to_timestamp($now / 1000.0))`);

export type TermsCause =
  | 'opened'
  | 'link'
  | 'raised'
  | 'set'
  | 'clamped'
  | 'appointed'
  | 'promoted';

export interface TermsChange {
  readonly id: Id<'terms_change'>;
  readonly member: Id<'member'>;
  readonly cause: TermsCause;
  readonly oldGroup: number | undefined;
  readonly newGroup: number;
  readonly oldRates: CategoryRates;
  readonly newRates: CategoryRates;
  readonly by: string;
  readonly reason: string;
  readonly now: Instant;
}

export async function insertTermsChange(
  sql: Sql,
  merchant: MerchantId,
  change: TermsChange,
): Promise<void> {
  const { oldRates, newRates, oldGroup, ...rest } = change;
  await sql.query(
    ADD_CHANGE.text,
    valuesOf(ADD_CHANGE, {
      ...rest,
      merchant,
      oldGroup: oldGroup ?? null,
      oldRates: ratesToJson(oldRates),
      newRates: ratesToJson(newRates),
    }),
  );
}

const CHANGES = `
  select cause, old_group, new_group, old_rates, new_rates, by_name, reason, at
  from agents.terms_change where merchant_id = $1 and member_id = $2
  order by at desc, change_id desc limit 100`;

interface ChangeRow {
  cause: TermsCause;
  old_group: number | null;
  new_group: number;
  old_rates: unknown;
  new_rates: unknown;
  by_name: string;
  reason: string;
  at: Date;
}

/** The newest changes of a member's terms, at most a hundred. */
export async function listTermsChanges(sql: Sql, merchant: MerchantId, member: Id<'member'>) {
  const { rows } = await sql.query<ChangeRow>(CHANGES, [merchant, member]);
  return rows;
}

// Openings and moves of one merchant's tree: many openings at a time, or one move alone.
const SHARE_TREE = `select pg_advisory_xact_lock_shared(hashtext('agents.tree'), $1)`;
const LOCK_TREE = `select pg_advisory_xact_lock(hashtext('agents.tree'), $1)`;

/** No line of the merchant moves until the transaction ends. Taken before any row is read. */
export async function shareTree(sql: Sql, merchant: MerchantId): Promise<void> {
  await sql.query(SHARE_TREE, [merchant]);
}

/** Nobody joins or moves in the merchant's tree until the transaction ends. */
export async function lockTree(sql: Sql, merchant: MerchantId): Promise<void> {
  await sql.query(LOCK_TREE, [merchant]);
}
