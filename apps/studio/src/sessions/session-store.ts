// Statements on players and sessions.
import type { Amount } from '@fairhouse/values';
import type { Sql } from '../database/open-database.ts';
import type { Session } from './session.ts';

/** Idle 30 minutes, at most 12 hours; first used within a minute of its launch (games.md 3.3). */
const ALIVE = `
  case when s.first_used_at is null then s.created_at > $2::timestamptz - interval '60 seconds'
       else s.last_used_at > $2::timestamptz - interval '30 minutes'
            and s.created_at > $2::timestamptz - interval '12 hours' end`;

interface SessionRow {
  token_hash: Buffer;
  player_id: string;
  username: string;
  operator: string;
  kind: 'REAL' | 'DEMO';
  wallet_token: Buffer;
  game: string;
  currency: string;
  language: string;
  country: string;
  lobby_url: string;
  demo_balance: bigint;
  min_bet: bigint | null;
  max_bet: bigint | null;
  max_win: bigint | null;
  alive: boolean;
  first_used_at: Date | null;
  last_used_at: Date | null;
  first_address: string | null;
}

export interface FoundSession {
  readonly session: Session;
  readonly isAlive: boolean;
  readonly firstUse: { readonly at: Date; readonly address: string | null } | undefined;
  readonly lastUsedAt: Date | null;
}

const COLUMNS = `
  s.token_hash, s.player_id, p.username, p.operator, s.kind, s.wallet_token, s.game, s.currency,
  s.language, s.country, s.lobby_url, s.demo_balance, s.min_bet, s.max_bet, s.max_win,
  s.first_used_at, s.last_used_at, s.first_address`;

/** Reads a session without a lock. */
const FIND = `
  select ${COLUMNS}, coalesce(${ALIVE}, false) as alive
    from studio.session s join studio.player p on p.id = s.player_id
   where s.token_hash = $1`;

export async function findSession(
  sql: Sql,
  hash: Buffer,
  now: Date,
): Promise<FoundSession | undefined> {
  const { rows } = await sql.query<SessionRow>(FIND, [hash, now]);
  const [row] = rows;
  if (row === undefined) return undefined;
  return {
    session: sessionOf(row),
    isAlive: row.alive,
    firstUse:
      row.first_used_at === null
        ? undefined
        : { at: row.first_used_at, address: row.first_address },
    lastUsedAt: row.last_used_at,
  };
}

function sessionOf(row: Omit<SessionRow, 'alive'>): Session {
  return {
    hash: row.token_hash,
    playerId: row.player_id,
    username: row.username,
    operator: row.operator,
    kind: row.kind,
    walletToken: row.wallet_token,
    game: row.game,
    currency: row.currency,
    language: row.language,
    country: row.country,
    lobbyUrl: row.lobby_url,
    demoBalance: row.demo_balance as Amount,
    minBet: row.min_bet as Amount | null,
    maxBet: row.max_bet as Amount | null,
    maxWin: row.max_win as Amount | null,
  };
}

/** Locks the session's row: the first of two first uses wins. Returns whether this one did. */
const FIRST_USE = `
  update studio.session set first_used_at = $2, last_used_at = $2, first_address = $3
   where token_hash = $1 and first_used_at is null`;

export async function beginSession(
  sql: Sql,
  { hash, now, address }: { hash: Buffer; now: Date; address: string },
): Promise<boolean> {
  return (await sql.query(FIRST_USE, [hash, now, address])).rowCount === 1;
}

const TOUCH = `
  update studio.session set last_used_at = $2 where token_hash = $1 and last_used_at < $2`;

export async function touchSession(sql: Sql, hash: Buffer, now: Date): Promise<void> {
  await sql.query(TOUCH, [hash, now]);
}

/** The player of a house; a conflict finds the one that is there. */
const PLAYER = `
  insert into studio.player (id, operator, username, created_at) values ($1, $2, $3, $4)
  on conflict (operator, username) do update set operator = excluded.operator
  returning id`;

export async function findOrCreatePlayer(
  sql: Sql,
  player: { id: string; operator: string; username: string; now: Date },
): Promise<string> {
  const { id, operator, username, now } = player;
  const { rows } = await sql.query<{ id: string }>(PLAYER, [id, operator, username, now]);
  return rows[0]?.id ?? id;
}

const CREATE = `
  insert into studio.session (token_hash, player_id, kind, wallet_token, game, currency, language,
                              country, lobby_url, created_at, demo_balance, min_bet, max_bet,
                              max_win)
  select $1, (given->>'player')::uuid, given->>'kind', $2, given->>'game', given->>'currency',
         given->>'language', given->>'country', given->>'lobbyUrl', $3,
         (given->>'demoBalance')::bigint, (given->>'minBet')::bigint,
         (given->>'maxBet')::bigint, (given->>'maxWin')::bigint
    from (select $4::json as given) as one`;

export interface NewSession {
  readonly player: string;
  readonly kind: 'REAL' | 'DEMO';
  readonly game: string;
  readonly currency: string;
  readonly language: string;
  readonly country: string;
  readonly lobbyUrl: string;
  /** Ten-thousandths, as text. */
  readonly demoBalance: string;
  readonly minBet: string | null;
  readonly maxBet: string | null;
  readonly maxWin: string | null;
}

export async function createSession(
  sql: Sql,
  {
    hash,
    walletToken,
    now,
    ...given
  }: NewSession & { hash: Buffer; walletToken: Buffer; now: Date },
): Promise<void> {
  await sql.query(CREATE, [hash, walletToken, now, JSON.stringify(given)]);
}

/** Reads a session by its hash, alive or not: for what is owed to its player. */
const OF_ROUND = `
  select ${COLUMNS}
    from studio.session s join studio.player p on p.id = s.player_id
   where s.token_hash = $1`;

export async function getSession(sql: Sql, hash: Buffer): Promise<Session> {
  const { rows } = await sql.query<Omit<SessionRow, 'alive'>>(OF_ROUND, [hash]);
  const [row] = rows;
  if (row === undefined) throw new Error('a round has a session');
  return sessionOf(row);
}

/** Locks the session's row; nothing is taken below zero. Returns the balance, or undefined. */
const MOVE_DEMO = `
  update studio.session set demo_balance = demo_balance + $2
   where token_hash = $1 and demo_balance + $2 >= 0
  returning demo_balance`;

export async function moveDemoBalance(
  sql: Sql,
  hash: Buffer,
  change: bigint,
): Promise<Amount | undefined> {
  const { rows } = await sql.query<{ demo_balance: bigint }>(MOVE_DEMO, [hash, change]);
  return rows[0]?.demo_balance as Amount | undefined;
}

/** A reload refills a demo, unless a round of it is in play. */
const REFILL_DEMO = `
  update studio.session s set demo_balance = $2
   where s.token_hash = $1 and s.kind = 'DEMO'
     and not exists (
       select from studio.round r
        where r.session_hash = s.token_hash
          and (r.state in ('STAKING', 'OPEN') or r.state = 'SETTLING' and r.payout > 0))`;

export async function refillDemo(sql: Sql, hash: Buffer, units: bigint): Promise<void> {
  await sql.query(REFILL_DEMO, [hash, units]);
}
