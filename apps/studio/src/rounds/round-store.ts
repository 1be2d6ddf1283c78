// Statements on rounds. A round's row is locked before those of its calls to the wallet.
import type { Multiplier } from '@fairhouse/rules/games';
import type { Amount } from '@fairhouse/values';
import * as z from 'zod';
import type { Sql } from '../database/open-database.ts';
import { STORED_JACKPOTS } from '../jackpots/round-jackpots.ts';
import type { Round, RoundState } from './round.ts';

interface RoundRow {
  id: string;
  number: bigint;
  player_id: string;
  session_hash: Buffer;
  game: string;
  mode: string;
  currency: string;
  stake: bigint;
  base_stake: bigint;
  reward_id: string | null;
  parameters: unknown;
  choices: unknown;
  state: RoundState;
  pair_id: string | null;
  nonce: number | null;
  outcome: unknown;
  multiplier: bigint | null;
  payout: bigint | null;
  event: string;
  jackpots: unknown;
  refusal: string | null;
  placed_at: Date;
  decided_at: Date | null;
  ended_at: Date | null;
}

const COLUMNS = `
  id, number, player_id, session_hash, game, mode, currency, stake, base_stake, reward_id,
  parameters, choices, state, pair_id, nonce, outcome, multiplier, payout, event, jackpots,
  refusal, placed_at, decided_at, ended_at`;

const CHOICES = z.array(z.object({ choice: z.unknown(), at: z.number() }));

function roundOf(row: RoundRow): Round {
  return {
    id: row.id,
    number: row.number,
    playerId: row.player_id,
    sessionHash: row.session_hash,
    game: row.game,
    mode: row.mode,
    currency: row.currency,
    stake: row.stake as Amount,
    baseStake: row.base_stake as Amount,
    rewardId: row.reward_id,
    parameters: row.parameters,
    choices: CHOICES.parse(row.choices),
    state: row.state,
    pairId: row.pair_id,
    nonce: row.nonce,
    outcome: row.outcome,
    multiplier: row.multiplier as Multiplier | null,
    payout: row.payout as Amount | null,
    event: row.event,
    jackpots: STORED_JACKPOTS.parse(row.jackpots),
    refusal: row.refusal,
    placedAt: row.placed_at,
    decidedAt: row.decided_at,
    endedAt: row.ended_at,
  };
}

export interface NewRound {
  readonly id: string;
  readonly playerId: string;
  readonly game: string;
  readonly mode: string;
  readonly currency: string;
  readonly stake: Amount;
  readonly baseStake: Amount;
  readonly rewardId: string | null;
  readonly parameters: unknown;
  readonly playId: string | null;
}

// One statement counts and inserts: of two at once the unique index on rounds in play refuses one,
// and the other sees the last. The job leaves the bet to its caller for 5 s.
const INSERT = `
  with placed as (
    insert into studio.round (id, player_id, session_hash, game, mode, currency, stake, base_stake,
                              reward_id, parameters, play_id, state, placed_at)
    select (given->>'id')::uuid, (given->>'playerId')::uuid, $1, given->>'game', given->>'mode',
           given->>'currency', (given->>'stake')::bigint, (given->>'baseStake')::bigint,
           (given->>'rewardId')::uuid,
           given->'parameters', (given->>'playId')::uuid, 'STAKING', $2::timestamptz
      from (select $3::json as given) as one
     where coalesce(
       (select last.placed_at <= $2::timestamptz - interval '1 millisecond' *
                 case when last.state = 'REFUSED' then least($4::integer, 250) else $4::integer end
          from studio.round last
         where last.player_id = (given->>'playerId')::uuid and last.game = given->>'game'
         order by last.number desc limit 1),
       true)
    returning id, stake)
  insert into studio.wallet_call (id, round_id, kind, amount, state, next_at, created_at)
  select $5, placed.id, 'BET', placed.stake, 'WAITING', $2::timestamptz + interval '5 seconds', $2
    from placed`;

/**
 * Inserts a round that waits for its stake, with the call that takes it; one in play of the same
 * game is a conflict. False where the last round of the game is younger than `restMs`, and nothing
 * is inserted.
 */
export async function insertRound(
  sql: Sql,
  {
    sessionHash,
    betId,
    now,
    restMs,
    ...round
  }: NewRound & { sessionHash: Buffer; betId: string; now: Date; restMs: number },
): Promise<boolean> {
  const given = { ...round, stake: String(round.stake), baseStake: String(round.baseStake) };
  const values = [sessionHash, now, JSON.stringify(given), restMs, betId];
  return (await sql.query(INSERT, values)).rowCount === 1;
}

const FIND = `select ${COLUMNS} from studio.round where id = $1`;

export async function findRound(sql: Sql, id: string): Promise<Round | undefined> {
  const { rows } = await sql.query<RoundRow>(FIND, [id]);
  return rows[0] && roundOf(rows[0]);
}

/** Locks a round. */
const LOCK = `select ${COLUMNS} from studio.round where id = $1 for update`;

export async function lockRound(sql: Sql, id: string): Promise<Round> {
  const { rows } = await sql.query<RoundRow>(LOCK, [id]);
  const [row] = rows;
  if (row === undefined) throw new Error('a call to the wallet has a round');
  return roundOf(row);
}

/** The round of a game that is in play. */
const IN_PLAY = `
  select ${COLUMNS} from studio.round
   where player_id = $1 and game = $2 and state in ('STAKING', 'OPEN')`;

export async function findInPlay(
  sql: Sql,
  { playerId, game }: { playerId: string; game: string },
): Promise<Round | undefined> {
  const { rows } = await sql.query<RoundRow>(IN_PLAY, [playerId, game]);
  return rows[0] && roundOf(rows[0]);
}

/** A player's round by the id that its client gave it. */
const BY_PLAY_ID = `select ${COLUMNS} from studio.round where player_id = $1 and play_id = $2`;

export async function findByPlayId(
  sql: Sql,
  { playerId, playId }: { playerId: string; playId: string },
): Promise<Round | undefined> {
  const { rows } = await sql.query<RoundRow>(BY_PLAY_ID, [playerId, playId]);
  return rows[0] && roundOf(rows[0]);
}

/** The last rounds of a player's game, the latest first. */
const LAST = `
  select ${COLUMNS} from studio.round
   where player_id = $1 and game = $2 and state in ('OPEN', 'SETTLING', 'SETTLED', 'REFUNDED')
     and outcome is not null
   order by number desc limit $3`;

export async function listLastRounds(
  sql: Sql,
  { playerId, game, count }: { playerId: string; game: string; count: number },
): Promise<Round[]> {
  const { rows } = await sql.query<RoundRow>(LAST, [playerId, game, count]);
  return rows.map(roundOf);
}

/** Stores what a locked round came to; a payout is absent while it is open. */
const DECIDE = `
  update studio.round
     set state = given->>'state', pair_id = (given->>'pairId')::uuid,
         nonce = (given->>'nonce')::integer, outcome = given->'outcome',
         multiplier = (given->>'multiplier')::bigint, payout = (given->>'payout')::bigint,
         decided_at = $2, end_by = $3
    from (select $4::json as given) as one
   where id = $1`;

export interface Decision {
  readonly state: 'OPEN' | 'SETTLING';
  readonly pairId: string;
  readonly nonce: number;
  readonly outcome: unknown;
  /** Ten-thousandths, and ten-thousandths of the currency, as text. */
  readonly multiplier: string;
  readonly payout: string | null;
}

export async function saveDecision(
  sql: Sql,
  { id, now, endBy, ...decision }: Decision & { id: string; now: Date; endBy: Date | null },
): Promise<void> {
  await sql.query(DECIDE, [id, now, endBy, JSON.stringify(decision)]);
}

const SAVE_CHOICES = `
  update studio.round set choices = $2, multiplier = $3 where id = $1 and state = 'OPEN'`;

export async function saveChoices(
  sql: Sql,
  saved: { id: string; choices: readonly unknown[]; multiplier: bigint },
): Promise<void> {
  await sql.query(SAVE_CHOICES, [saved.id, JSON.stringify(saved.choices), saved.multiplier]);
}

/** Ends a locked round with what it pays. */
const CLOSE = `
  update studio.round set state = 'SETTLING', payout = $2, multiplier = $3, end_by = null
   where id = $1`;

export async function closeRound(
  sql: Sql,
  closed: { id: string; payout: Amount; multiplier: bigint },
): Promise<void> {
  await sql.query(CLOSE, [closed.id, closed.payout, closed.multiplier]);
}

const SET_STATE = `
  update studio.round set state = $2, refusal = $3,
         ended_at = case when $2 in ('REFUSED', 'SETTLED', 'REFUNDED') then $4::timestamptz end
   where id = $1`;

export async function setRoundState(
  sql: Sql,
  {
    id,
    state,
    refusal = null,
    now,
  }: { id: string; state: RoundState; refusal?: string | null; now: Date },
): Promise<void> {
  await sql.query(SET_STATE, [id, state, refusal, now]);
}

const SAVE_EVENT = `
  update studio.round set event = $3 where player_id = $1 and game = $2 and state = 'OPEN'`;

/** Stores how far a client has shown a round; returns whether one is open. */
export async function saveEvent(
  sql: Sql,
  { playerId, game, event }: { playerId: string; game: string; event: string },
): Promise<boolean> {
  return (await sql.query(SAVE_EVENT, [playerId, game, event])).rowCount === 1;
}

/** Open rounds whose player has not come back in time. */
const OVERDUE = `
  select id from studio.round where state = 'OPEN' and end_by <= $1 order by end_by limit $2`;

export async function listOverdueRounds(sql: Sql, now: Date, most: number): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>(OVERDUE, [now, most]);
  return rows.map(({ id }) => id);
}

/** A round that could not be ended is tried again in a minute, behind the others. */
const POSTPONE_END = `
  update studio.round set end_by = $2::timestamptz + interval '1 minute'
   where id = $1 and state = 'OPEN'`;

export async function postponeEnd(sql: Sql, id: string, now: Date): Promise<void> {
  await sql.query(POSTPONE_END, [id, now]);
}

/** Rounds whose stake nobody could confirm in 20 seconds. */
const UNCONFIRMED = `
  select r.id from studio.wallet_call c join studio.round r on r.id = c.round_id
   where c.state = 'WAITING' and c.kind = 'BET' and r.state = 'STAKING'
     and c.created_at <= $1::timestamptz - interval '20 seconds'
   order by c.created_at limit $2`;

export async function listUnconfirmedRounds(sql: Sql, now: Date, most: number): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>(UNCONFIRMED, [now, most]);
  return rows.map(({ id }) => id);
}
