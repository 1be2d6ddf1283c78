// Statements on free rounds. A round's row is locked before that of its grant.
import type { FreeRoundState } from '@fairhouse/calls/vendor';
import type { Amount } from '@fairhouse/values';
import type { Sql } from '../database/open-database.ts';

/** Free rounds of a player in one game. */
export interface FreeGrant {
  readonly rewardId: string;
  readonly operator: string;
  readonly playerId: string;
  readonly game: string;
  readonly currency: string;
  readonly count: number;
  readonly value: Amount;
  readonly state: FreeRoundState;
  readonly used: number;
  readonly won: Amount;
  readonly startsAt: Date;
  readonly expiresAt: Date;
}

interface GrantRow {
  reward_id: string;
  operator: string;
  player_id: string;
  game: string;
  currency: string;
  count: number;
  value: bigint;
  state: FreeRoundState;
  used: number;
  won: bigint;
  starts_at: Date;
  expires_at: Date;
}

const COLUMNS = `
  reward_id, operator, player_id, game, currency, count, value, used, won, starts_at, expires_at,
  case when state = 'CANCELLED' then state when used = count then 'USED'
       when expires_at <= $1::timestamptz then 'EXPIRED' else state end as state`;

function grantOf(row: GrantRow): FreeGrant {
  return {
    rewardId: row.reward_id,
    operator: row.operator,
    playerId: row.player_id,
    game: row.game,
    currency: row.currency,
    count: row.count,
    value: row.value as Amount,
    state: row.state,
    used: row.used,
    won: row.won as Amount,
    startsAt: row.starts_at,
    expiresAt: row.expires_at,
  };
}

const INSERT = `
  insert into studio.free_grant (reward_id, operator, player_id, game, currency, count, value,
                                 state, starts_at, expires_at, created_at)
  select (given->>'rewardId')::uuid, given->>'operator', (given->>'playerId')::uuid,
         given->>'game', given->>'currency', (given->>'count')::integer,
         (given->>'value')::bigint, 'OFFERED', (given->>'startsAt')::timestamptz,
         (given->>'expiresAt')::timestamptz, $1
    from (select $2::json as given) as one
  on conflict (reward_id) do nothing`;

export type NewGrant = Omit<FreeGrant, 'state' | 'used' | 'won'>;

/** Stores a grant; nothing where its id is taken. */
export async function insertGrant(sql: Sql, grant: NewGrant, now: Date): Promise<void> {
  await sql.query(INSERT, [now, JSON.stringify({ ...grant, value: String(grant.value) })]);
}

const FIND = `select ${COLUMNS} from studio.free_grant where reward_id = $2`;

export async function findGrant(
  sql: Sql,
  rewardId: string,
  now: Date,
): Promise<FreeGrant | undefined> {
  const { rows } = await sql.query<GrantRow>(FIND, [now, rewardId]);
  return rows[0] && grantOf(rows[0]);
}

const LIST = `
  select ${COLUMNS} from studio.free_grant
   where operator = $2 and reward_id = any($3::uuid[]) order by reward_id`;

/** The grants of an operator among these. */
export async function listGrants(
  sql: Sql,
  asked: { readonly operator: string; readonly rewards: readonly string[]; readonly now: Date },
): Promise<FreeGrant[]> {
  const { rows } = await sql.query<GrantRow>(LIST, [asked.now, asked.operator, asked.rewards]);
  return rows.map(grantOf);
}

const USABLE = `
  state in ('OFFERED', 'ACTIVE') and used < count
  and starts_at <= $1::timestamptz and expires_at > $1::timestamptz`;

/** An accepted grant goes first, then the one that ends first. */
const NEXT = `
  select ${COLUMNS} from studio.free_grant
   where player_id = $2 and game = $3 and currency = $4 and ${USABLE}
   order by state = 'ACTIVE' desc, expires_at, reward_id limit 1`;

/** The grant that a player may accept or play with next in a game. */
export async function findNextGrant(
  sql: Sql,
  of: { readonly playerId: string; readonly game: string; readonly currency: string },
  now: Date,
): Promise<FreeGrant | undefined> {
  const { rows } = await sql.query<GrantRow>(NEXT, [now, of.playerId, of.game, of.currency]);
  return rows[0] && grantOf(rows[0]);
}

const ACCEPT = `
  update studio.free_grant
     set state = 'ACTIVE', accepted_at = coalesce(accepted_at, $1::timestamptz)
   where reward_id = $2 and player_id = $3 and game = $4 and ${USABLE}`;

/** Accepts a grant, also again; false where none can be played with. */
export async function acceptGrant(
  sql: Sql,
  of: { readonly rewardId: string; readonly playerId: string; readonly game: string },
  now: Date,
): Promise<boolean> {
  return (await sql.query(ACCEPT, [now, of.rewardId, of.playerId, of.game])).rowCount === 1;
}

const TAKE = `
  update studio.free_grant set used = used + 1
   where reward_id = $2 and state = 'ACTIVE' and ${USABLE}`;

/** Takes a round of an accepted grant; false where none is left, it has ended or was cancelled. */
export async function takeFreeRound(sql: Sql, rewardId: string, now: Date): Promise<boolean> {
  return (await sql.query(TAKE, [now, rewardId])).rowCount === 1;
}

const RETURN = `update studio.free_grant set used = used - 1 where reward_id = $1`;

/** Gives a round back that was refused or refunded; its grant may have ended meanwhile. */
export async function returnFreeRound(sql: Sql, rewardId: string): Promise<void> {
  await sql.query(RETURN, [rewardId]);
}

const WON = `update studio.free_grant set won = won + $2 where reward_id = $1`;

export async function noteFreeWin(sql: Sql, rewardId: string, won: Amount): Promise<void> {
  if (won > 0n) await sql.query(WON, [rewardId, won]);
}

/** What has ended in another way stays as it is. */
const CANCEL = `
  update studio.free_grant set state = 'CANCELLED', cancelled_at = $1
   where reward_id = $2 and operator = $3 and state <> 'CANCELLED' and used < count
     and expires_at > $1::timestamptz`;

export async function cancelGrant(
  sql: Sql,
  of: { readonly rewardId: string; readonly operator: string },
  now: Date,
): Promise<void> {
  await sql.query(CANCEL, [now, of.rewardId, of.operator]);
}
