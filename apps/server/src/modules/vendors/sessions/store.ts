// Game sessions. A session's row is written by its launch, by its first use and by its end.
import {
  nameParameters,
  valuesOf,
  type Id,
  type Instant,
  type MerchantId,
} from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';

export interface GameSessionRow {
  token_hash: Buffer;
  session_id: string;
  member_id: Id<'member'>;
  vendor: string;
  node_id: bigint;
  trial: boolean;
  issued_at: Date;
  answered_at: Date | null;
  first_used_at: Date | null;
  first_address: string | null;
  last_used_at: Date;
  ends_at: Date;
  ended_at: Date | null;
}

// A session that ended at the site has ended here.
const FIND = `
  select g.token_hash, g.session_id, g.member_id, g.vendor, g.node_id, g.trial, g.issued_at,
    g.answered_at, g.first_used_at, g.first_address, g.last_used_at, g.ends_at,
    coalesce(g.ended_at, l.ended_at) as ended_at
  from vendors.game_session g
  left join vendors.login l on l.merchant_id = g.merchant_id and l.session_id = g.login_id
  where g.merchant_id = $1 and g.token_hash = any($2::bytea[])`;

/** The sessions of these tokens, in no order; unknown tokens have none. */
export async function listGameSessions(
  sql: Sql,
  merchant: MerchantId,
  tokenHashes: readonly Buffer[],
): Promise<GameSessionRow[]> {
  return (await sql.query<GameSessionRow>(FIND, [merchant, tokenHashes])).rows;
}

// Locks the row; of two first uses one gets it.
const USE_FIRST = `
  update vendors.game_session
  set first_used_at = to_timestamp($3 / 1000.0), first_address = $4,
    last_used_at = to_timestamp($3 / 1000.0)
  where merchant_id = $1 and token_hash = $2 and first_used_at is null and ended_at is null`;

/** False if the token was used before. */
export async function markFirstUse(
  sql: Sql,
  merchant: MerchantId,
  tokenHash: Buffer,
  { now, address }: { readonly now: Instant; readonly address: string },
): Promise<boolean> {
  return (await sql.query(USE_FIRST, [merchant, tokenHash, now, address])).rowCount === 1;
}

// The rows are locked in the order of their keys, in every process.
const TOUCH = `
  with used as (
    select g.token_hash, u.at
    from unnest($2::bytea[], $3::bigint[]) as u (token_hash, at)
    join vendors.game_session g on g.merchant_id = $1 and g.token_hash = u.token_hash
    order by g.token_hash for no key update of g)
  update vendors.game_session g set last_used_at = to_timestamp(used.at / 1000.0)
  from used
  where g.merchant_id = $1 and g.token_hash = used.token_hash
    and g.last_used_at < to_timestamp(used.at / 1000.0)`;

/** Notes when sessions were used; a session is among them once. */
export async function touchGameSessions(
  sql: Sql,
  merchant: MerchantId,
  uses: readonly { readonly tokenHash: Buffer; readonly at: Instant }[],
): Promise<void> {
  await sql.query(TOUCH, [
    merchant,
    uses.map(({ tokenHash }) => tokenHash),
    uses.map(({ at }) => at),
  ]);
}

const INSERT = nameParameters(`
  insert into vendors.game_session
    (merchant_id, token_hash, session_id, member_id, vendor, node_id, trial, device, login_id,
     issued_at, last_used_at, ends_at)
  values ($merchant, $tokenHash, $id, $member, $vendor, $node, $trial, $device, $login,
    to_timestamp($now / 1000.0), to_timestamp($now / 1000.0), to_timestamp($ends / 1000.0))`);

export interface NewGameSession {
  readonly merchant: MerchantId;
  readonly tokenHash: Buffer;
  readonly id: string;
  readonly member: Id<'member'>;
  readonly vendor: string;
  readonly node: bigint;
  readonly trial: boolean;
  readonly device: string;
  readonly login: string;
  readonly now: Instant;
  readonly ends: number;
}

export async function insertGameSession(sql: Sql, session: NewGameSession): Promise<void> {
  await sql.query(INSERT.text, valuesOf(INSERT, { ...session }));
}

const ANSWERED = `
  update vendors.game_session set answered_at = to_timestamp($3 / 1000.0)
  where merchant_id = $1 and token_hash = $2`;

export async function markAnswered(
  sql: Sql,
  merchant: MerchantId,
  tokenHash: Buffer,
  now: Instant,
): Promise<void> {
  await sql.query(ANSWERED, [merchant, tokenHash, now]);
}

const END = `
  update vendors.game_session set ended_at = to_timestamp($4 / 1000.0), end_reason = $3
  where merchant_id = $1 and token_hash = $2 and ended_at is null`;

/** Ends a session whose launch failed. */
export async function endGameSession(
  sql: Sql,
  merchant: MerchantId,
  tokenHash: Buffer,
  { reason, now }: { readonly reason: string; readonly now: Instant },
): Promise<void> {
  await sql.query(END, [merchant, tokenHash, reason, now]);
}

const LIST_RECENT = `
  select g.node_id
  from (
    select node_id, issued_at from vendors.game_session
    where merchant_id = $1 and member_id = $2 and first_used_at is not null
    order by issued_at desc limit 500) g
  group by g.node_id order by max(g.issued_at) desc limit $3`;

/** The games that a member played last, the latest first. */
export async function listRecentNodes(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
  limit: number,
): Promise<bigint[]> {
  const { rows } = await sql.query<{ node_id: bigint }>(LIST_RECENT, [merchant, member, limit]);
  return rows.map(({ node_id }) => node_id);
}
