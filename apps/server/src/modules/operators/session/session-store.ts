import type { Id, Instant, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';

const OPEN_SESSION = `
  -- every merchant: an operator belongs to the installation
  insert into operators.session
    (token_hash, session_id, operator_id, address, user_agent, created_at, seen_at)
  values ($1, $2, $3, $4, $5, to_timestamp($6 / 1000.0), to_timestamp($6 / 1000.0))`;

export async function insertSession(
  sql: Sql,
  session: {
    readonly hash: Buffer;
    readonly id: Id<'operator_session'>;
    readonly operator: Id<'operator'>;
    readonly address: string;
    readonly userAgent: string;
    readonly now: Instant;
  },
): Promise<void> {
  const { hash, id, operator, address, userAgent, now } = session;
  await sql.query(OPEN_SESSION, [hash, id, operator, address, userAgent, now]);
}

export interface SessionRow {
  session_id: Id<'operator_session'>;
  operator_id: Id<'operator'>;
  name: string;
  must_change: boolean;
  seen_at: Date;
  roles: string[];
  rights: string[];
  /** Whether the operator is a steward and has a post at this merchant. */
  steward: boolean;
}

// Without a lock: a concurrent logout or change of roles takes effect with the next call.
const FIND_SESSION = `
  select s.session_id, s.operator_id, o.name, o.must_change, s.seen_at,
    coalesce(array_agg(distinct r.code) filter (where r.code is not null), '{}') as roles,
    coalesce(array_agg(distinct one) filter (where one is not null), '{}') as rights,
    bool_or(p.role is not null and h.operator_id is not null) as steward
  from operators.session s
  join operators.operator o using (operator_id)
  left join operators.steward h on h.operator_id = o.operator_id
  left join operators.post p on p.operator_id = o.operator_id and p.merchant_id = $2
  left join operators.role r on r.merchant_id = p.merchant_id and r.code = p.role
  left join unnest(r.rights) as one on true
  where s.token_hash = $1 and s.ended_at is null and o.state = 'active'
    and s.seen_at > to_timestamp($3 / 1000.0) - interval '30 minutes'
    and s.created_at > to_timestamp($3 / 1000.0) - interval '12 hours'
  group by s.session_id, s.operator_id, o.name, o.must_change, s.seen_at`;

export async function findSession(
  sql: Sql,
  hash: Buffer,
  merchant: MerchantId,
  now: Instant,
): Promise<SessionRow | undefined> {
  return (await sql.query<SessionRow>(FIND_SESSION, [hash, merchant, now])).rows[0];
}

const TOUCH = `
  -- every merchant: a session belongs to the installation
  update operators.session set seen_at = to_timestamp($2 / 1000.0)
  where token_hash = $1 and ended_at is null`;

export async function touchSession(sql: Sql, hash: Buffer, now: Instant): Promise<void> {
  await sql.query(TOUCH, [hash, now]);
}

// Ends the sessions of an operator, except for one if it is given.
const END = `
  -- every merchant: a session belongs to the installation
  update operators.session set ended_at = to_timestamp($2 / 1000.0)
  where operator_id = $1 and ended_at is null and session_id is distinct from $3`;

export async function endSessions(
  sql: Sql,
  operator: Id<'operator'>,
  now: Instant,
  spare: Id<'operator_session'> | null,
): Promise<void> {
  await sql.query(END, [operator, now, spare]);
}

const END_ONE = `
  -- every merchant: a session belongs to the installation
  update operators.session set ended_at = to_timestamp($2 / 1000.0)
  where session_id = $1 and ended_at is null`;

export async function endSession(
  sql: Sql,
  session: Id<'operator_session'>,
  now: Instant,
): Promise<void> {
  await sql.query(END_ONE, [session, now]);
}

const STANDING = `
  -- every merchant: the merchants at which an operator has a post
  select o.display_name, o.must_change,
    array(select distinct p.merchant_id from operators.post p
      where p.operator_id = o.operator_id) as merchants,
    (select count(*) from operators.recovery_code c
      where c.operator_id = o.operator_id and c.used_at is null) as codes
  from operators.operator o where o.operator_id = $1`;

export interface StandingRow {
  display_name: string;
  must_change: boolean;
  merchants: number[];
  codes: bigint;
}

export async function readStanding(
  sql: Sql,
  operator: Id<'operator'>,
): Promise<StandingRow | undefined> {
  return (await sql.query<StandingRow>(STANDING, [operator])).rows[0];
}
