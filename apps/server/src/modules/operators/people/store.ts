import type { Id, Instant, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';

export interface PersonRow {
  operator_id: Id<'operator'>;
  name: string;
  display_name: string;
  state: 'active' | 'disabled';
  roles: string[];
  enrolled: boolean;
  seen_at: Date | null;
  created_at: Date;
  /** Whether the operator is a steward. */
  steward: boolean;
}

// Operators who have a post at this merchant, were requested here, or have one where the caller
// manages operators: those of other merchants are not disclosed.
const LIST = `
  select o.operator_id, o.name, o.display_name, o.state, o.created_at,
    o.totp_sealed is not null as enrolled,
    exists (select 1 from operators.steward h where h.operator_id = o.operator_id) as steward,
    array(select p.role from operators.post p
      where p.merchant_id = $1 and p.operator_id = o.operator_id order by p.role) as roles,
    (select max(s.seen_at) from operators.session s
      where s.operator_id = o.operator_id) as seen_at
  from operators.operator o
  where exists (select 1 from operators.approval a
      where a.merchant_id = $1 and a.kind = 'operators.create'
        and a.payload ->> 'operator' = o.operator_id::text)
    or exists (
      select 1 from operators.post p where p.operator_id = o.operator_id
        and (p.merchant_id = $1 or p.merchant_id in (
          select m.merchant_id from operators.post m
          join operators.role r on r.merchant_id = m.merchant_id and r.code = m.role
          where m.operator_id = $2 and 'operators.edit' = any (r.rights))))
  order by o.name`;

export async function listPeople(
  sql: Sql,
  merchant: MerchantId,
  caller: Id<'operator'>,
): Promise<readonly PersonRow[]> {
  return (await sql.query<PersonRow>(LIST, [merchant, caller])).rows;
}

// Locked, so that changes of one operator are serialised.
const LOCK = `
  select o.operator_id, o.name, o.display_name, o.state, o.created_at,
    o.totp_sealed is not null as enrolled, null::timestamptz as seen_at,
    exists (select 1 from operators.steward h where h.operator_id = o.operator_id) as steward,
    array(select p.role from operators.post p
      where p.merchant_id = $1 and p.operator_id = o.operator_id order by p.role) as roles
  from operators.operator o where o.operator_id = $2 for update of o`;

export async function lockPerson(
  sql: Sql,
  merchant: MerchantId,
  id: Id<'operator'>,
): Promise<PersonRow | undefined> {
  return (await sql.query<PersonRow>(LOCK, [merchant, id])).rows[0];
}

const INSERT = `
  -- every merchant: an operator belongs to the installation
  insert into operators.operator
    (operator_id, name, display_name, password_hash, must_change, password_until, created_at)
  values ($1, $2, $3, $4, $5::bigint is not null, to_timestamp($5::bigint / 1000.0),
    to_timestamp($6 / 1000.0))
  on conflict (name) do nothing`;

/** Writes an operator without posts; false when the name is taken. */
export async function insertPerson(
  sql: Sql,
  person: {
    readonly id: Id<'operator'>;
    readonly name: string;
    readonly displayName: string;
    readonly passwordHash: string;
    /** Until when an initial password works; null for a permanent one. */
    readonly passwordUntil: Instant | null;
    readonly now: Instant;
  },
): Promise<boolean> {
  const { id, name, displayName, passwordHash, passwordUntil, now } = person;
  const values = [id, name, displayName, passwordHash, passwordUntil, now];
  return (await sql.query(INSERT, values)).rowCount === 1;
}

const DROP_POSTS = 'delete from operators.post where merchant_id = $1 and operator_id = $2';
const PUT_POSTS = `
  insert into operators.post (merchant_id, operator_id, role)
  select $1, $2, role from unnest($3::text[]) as role on conflict do nothing`;

/** Replaces an operator's roles at this merchant. */
export async function replacePosts(
  sql: Sql,
  merchant: MerchantId,
  id: Id<'operator'>,
  roles: readonly string[],
): Promise<void> {
  await sql.query(DROP_POSTS, [merchant, id]);
  await sql.query(PUT_POSTS, [merchant, id, roles]);
}

/** Adds a post unless it exists; for provisioning. */
export async function addPost(
  sql: Sql,
  merchant: MerchantId,
  id: Id<'operator'>,
  role: string,
): Promise<void> {
  await sql.query(PUT_POSTS, [merchant, id, [role]]);
}

const ANY_POST = `
  -- every merchant: whether an operator has a post anywhere
  select 1 from operators.post where operator_id = $1 limit 1`;

/** Whether an operator has a post at any merchant. */
export async function hasPost(sql: Sql, id: Id<'operator'>): Promise<boolean> {
  return (await sql.query(ANY_POST, [id])).rows.length > 0;
}

const STATE = `
  -- every merchant: an operator belongs to the installation
  update operators.operator set state = $2 where operator_id = $1`;

export async function changeState(
  sql: Sql,
  id: Id<'operator'>,
  state: 'active' | 'disabled',
): Promise<void> {
  await sql.query(STATE, [id, state]);
}

const RESET = `
  -- every merchant: an operator belongs to the installation
  update operators.operator
  set password_hash = $2, must_change = false, password_until = null, totp_sealed = null
  where operator_id = $1`;

/** Replaces the password by an unknown one and removes the authenticator. */
export async function resetAccess(sql: Sql, id: Id<'operator'>, hash: string): Promise<void> {
  await sql.query(RESET, [id, hash]);
}

// Locks the active owners, so that two of them are not disabled concurrently.
const OTHER_OWNERS = `
  select o.operator_id from operators.post p join operators.operator o using (operator_id)
  where p.merchant_id = $1 and p.role = 'owner' and o.state = 'active' and o.operator_id <> $2
  order by o.operator_id for update of o`;

/** The number of other owners of this merchant who can log in. */
export async function countOtherOwners(
  sql: Sql,
  merchant: MerchantId,
  id: Id<'operator'>,
): Promise<number> {
  return (await sql.query(OTHER_OWNERS, [merchant, id])).rows.length;
}

export interface RoleRow {
  code: string;
  name: string;
  built_in: boolean;
  rights: string[];
  operators: bigint;
}

const ROLES = `
  select r.code, r.name, r.built_in, r.rights,
    (select count(*) from operators.post p
      where p.merchant_id = r.merchant_id and p.role = r.code) as operators
  from operators.role r where r.merchant_id = $1 order by not r.built_in, r.code`;

export async function listRoles(sql: Sql, merchant: MerchantId): Promise<readonly RoleRow[]> {
  return (await sql.query<RoleRow>(ROLES, [merchant])).rows;
}

const SAVE_ROLE = `
  insert into operators.role (merchant_id, code, name, built_in, rights)
  values ($1, $2, $3, false, $4)
  on conflict (merchant_id, code) do update set name = excluded.name, rights = excluded.rights`;

export async function saveRole(
  sql: Sql,
  merchant: MerchantId,
  role: { readonly code: string; readonly name: string; readonly rights: readonly string[] },
): Promise<void> {
  await sql.query(SAVE_ROLE, [merchant, role.code, role.name, role.rights]);
}

// Keeps what an operator changed; only the owner role follows the list of rights.
const PROVISION_ROLE = `
  insert into operators.role (merchant_id, code, name, built_in, rights)
  values ($1, $2, $2, true, $3)
  on conflict (merchant_id, code) do update set rights = excluded.rights where role.code = 'owner'`;

export async function provisionRole(
  sql: Sql,
  merchant: MerchantId,
  code: string,
  rights: readonly string[],
): Promise<void> {
  await sql.query(PROVISION_ROLE, [merchant, code, rights]);
}
