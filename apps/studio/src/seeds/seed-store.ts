// Statements on pairs of seeds. To take a nonce or to rotate locks the row of the ACTIVE pair.
import type { Sql } from '../database/open-database.ts';

export interface PairRow {
  id: string;
  sealed_seed: Buffer;
  commitment: string;
  client_seed: string | null;
  nonce: number;
  activated_at: Date | null;
}

/** Locks the active pair of a player. */
const LOCK_ACTIVE = `
  select id, sealed_seed, commitment, client_seed, nonce, activated_at from studio.seed_pair
   where player_id = $1 and state = 'ACTIVE' for update`;

export async function lockActivePair(sql: Sql, playerId: string): Promise<PairRow | undefined> {
  return (await sql.query<PairRow>(LOCK_ACTIVE, [playerId])).rows[0];
}

/** The active and the next pair, without a lock. */
const SHOWN = `
  select id, sealed_seed, commitment, client_seed, nonce, activated_at, state
    from studio.seed_pair where player_id = $1 and state in ('ACTIVE', 'NEXT')`;

export async function findShownPairs(
  sql: Sql,
  playerId: string,
): Promise<(PairRow & { state: 'ACTIVE' | 'NEXT' | 'OPENED' })[]> {
  const { rows } = await sql.query<PairRow & { state: 'ACTIVE' | 'NEXT' | 'OPENED' }>(SHOWN, [
    playerId,
  ]);
  return rows;
}

/** A player's first pairs; of two that try at once the second does nothing. */
const CREATE = `
  insert into studio.seed_pair (id, player_id, state, sealed_seed, commitment, client_seed,
                                created_at, activated_at)
  select (given->>'id')::uuid, $1, given->>'state', $2, given->>'commitment', given->>'clientSeed',
         $3, case when given->>'state' = 'ACTIVE' then $3::timestamptz end
    from (select $4::json as given) as one
  on conflict do nothing`;

export interface NewPair {
  readonly id: string;
  readonly state: 'ACTIVE' | 'NEXT';
  readonly commitment: string;
  readonly clientSeed: string | null;
}

export async function createPair(
  sql: Sql,
  { playerId, sealed, now, ...given }: NewPair & { playerId: string; sealed: Buffer; now: Date },
): Promise<boolean> {
  const values = [playerId, sealed, now, JSON.stringify(given)];
  return (await sql.query(CREATE, values)).rowCount === 1;
}

/** Takes the next nonce of the active pair, unless it is worn out; the row is as it was before. */
const TAKE_ACTIVE = `
  update studio.seed_pair set nonce = nonce + 1
   where player_id = $1 and state = 'ACTIVE' and nonce < $2 and activated_at > $3
  returning id, sealed_seed, commitment, client_seed, nonce - 1 as nonce, activated_at`;

export async function takeActiveNonce(
  sql: Sql,
  { playerId, below, after }: { playerId: string; below: number; after: Date },
): Promise<PairRow | undefined> {
  return (await sql.query<PairRow>(TAKE_ACTIVE, [playerId, below, after])).rows[0];
}

/** Takes the next nonce of a pair whose row is locked. */
const TAKE_NONCE = `update studio.seed_pair set nonce = nonce + 1 where id = $1`;

export async function takeNonce(sql: Sql, pairId: string): Promise<void> {
  await sql.query(TAKE_NONCE, [pairId]);
}

const OPEN_PAIR = `update studio.seed_pair set state = 'OPENED', opened_at = $2 where id = $1`;
const ACTIVATE = `
  update studio.seed_pair set state = 'ACTIVE', client_seed = $2, activated_at = $3
   where player_id = $1 and state = 'NEXT'`;

/** Opens the active pair, whose row is locked, and makes the next one active. */
export async function rotatePairs(
  sql: Sql,
  rotated: { playerId: string; activeId: string; clientSeed: string; now: Date },
): Promise<void> {
  await sql.query(OPEN_PAIR, [rotated.activeId, rotated.now]);
  await sql.query(ACTIVATE, [rotated.playerId, rotated.clientSeed, rotated.now]);
}

/** A round of the player that is in play: its pair cannot be opened. */
const IN_PLAY = `
  select id, game from studio.round
   where player_id = $1 and state in ('STAKING', 'OPEN') order by number limit 1`;

export async function findRoundInPlay(
  sql: Sql,
  playerId: string,
): Promise<{ id: string; game: string } | undefined> {
  return (await sql.query<{ id: string; game: string }>(IN_PLAY, [playerId])).rows[0];
}

/** A pair by id, with whether it is opened. */
const FIND = `
  select id, sealed_seed, commitment, client_seed, nonce, activated_at, state
    from studio.seed_pair where id = $1`;

export async function findPair(
  sql: Sql,
  pairId: string,
): Promise<(PairRow & { state: 'ACTIVE' | 'NEXT' | 'OPENED' }) | undefined> {
  const { rows } = await sql.query<PairRow & { state: 'ACTIVE' | 'NEXT' | 'OPENED' }>(FIND, [
    pairId,
  ]);
  return rows[0];
}

const HAS_OPEN = `select 1 as one from studio.round where pair_id = $1 and state = 'OPEN' limit 1`;

/** Whether a round of a pair is open, so that its seed cannot be shown. */
export async function hasOpenRound(sql: Sql, pairId: string): Promise<boolean> {
  return (await sql.query<{ one: number }>(HAS_OPEN, [pairId])).rows.length > 0;
}
