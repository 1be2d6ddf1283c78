// Statements on the bets of shared rounds, many rows at once. A bet is a round of its player, with
// its calls to the wallet; here is what it has beside them.
import type { Sql } from '../../database/open-database.ts';

export interface NewBet {
  readonly id: string;
  readonly callId: string;
  readonly playerId: string;
  /** Hex. */
  readonly sessionHash: string;
  readonly game: string;
  readonly currency: string;
  /** Ten-thousandths, as text. */
  readonly stake: string;
  readonly parameters: object;
  readonly playId: string;
}

/** Stores bets that wait for their stakes; one whose player has a round in play is left out. */
const PLACE = `
  with given as (
    select * from json_to_recordset($1::json) as t(
      "id" uuid, "callId" uuid, "playerId" uuid, "sessionHash" text, "game" text, "currency" text,
      "stake" bigint, "parameters" json, "playId" uuid)
  ), placed as (
    insert into studio.round (id, player_id, session_hash, game, mode, currency, stake, base_stake,
                              parameters, play_id, state, placed_at)
    select "id", "playerId", decode("sessionHash", 'hex'), "game", 'base', "currency", "stake",
           "stake", "parameters", "playId", 'STAKING', $2::timestamptz
      from given
    on conflict do nothing
    returning id
  )
  insert into studio.wallet_call (id, round_id, kind, amount, state, next_at, created_at)
  select g."callId", g."id", 'BET', g."stake", 'WAITING', $2::timestamptz + interval '9 seconds',
         $2::timestamptz
    from given g join placed p on p.id = g."id"
  returning round_id as id`;

export async function placeBets(sql: Sql, bets: readonly NewBet[], now: Date): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>(PLACE, [JSON.stringify(bets), now]);
  return rows.map(({ id }) => id);
}

/** Locks those of some rounds that still wait for their stakes. */
const LOCK_STAKING = `
  select id from studio.round where id = any($1::uuid[]) and state = 'STAKING' for update`;

export async function lockStaking(sql: Sql, ids: readonly string[]): Promise<string[]> {
  return (await sql.query<{ id: string }>(LOCK_STAKING, [ids])).rows.map(({ id }) => id);
}

export interface AcceptedBet {
  readonly id: string;
  readonly callId: string;
  readonly drawId: string;
  readonly seq: number;
  readonly leaf: object;
  readonly leafHash: string;
  readonly receiptAt: number;
  readonly receipt: string;
  readonly auto: number | null;
  readonly outcome: object;
  /** What the wallet answered: ten-thousandths, as text. */
  readonly balance: string;
}

/** Stores bets of locked rounds whose stakes are booked: they are of the shared round now. */
const ACCEPT = `
  with given as (
    select * from json_to_recordset($1::json) as t(
      "id" uuid, "callId" uuid, "drawId" text, "seq" integer, "leaf" json, "leafHash" text,
      "receiptAt" bigint, "receipt" text, "auto" integer, "outcome" json, "balance" bigint)
  ), opened as (
    update studio.round r
       set state = 'OPEN', outcome = g."outcome", multiplier = 0, decided_at = $2::timestamptz
      from given g where r.id = g."id"
  ), booked as (
    update studio.wallet_call c
       set state = 'DONE', status = 'RS_OK', balance = g."balance", attempts = c.attempts + 1,
           done_at = $2::timestamptz
      from given g where c.id = g."callId"
  )
  insert into studio.table_bet (round_id, draw_id, seq, bet_call_id, leaf, leaf_hash, receipt_at,
                                receipt, auto)
  select "id", "drawId", "seq", "callId", "leaf", "leafHash", "receiptAt", "receipt", "auto"
    from given`;

export async function acceptBets(sql: Sql, bets: readonly AcceptedBet[], now: Date): Promise<void> {
  await sql.query(ACCEPT, [JSON.stringify(bets), now]);
}

/** Ends locked rounds whose stakes the wallet refused. */
const REFUSE = `
  with given as (
    select * from json_to_recordset($1::json) as t(
      "id" uuid, "callId" uuid, "status" text, "balance" bigint)
  ), ended as (
    update studio.round r set state = 'REFUSED', refusal = g."status", ended_at = $2::timestamptz
      from given g where r.id = g."id"
  )
  update studio.wallet_call c
     set state = 'REFUSED', status = g."status", balance = g."balance", attempts = c.attempts + 1,
         done_at = $2::timestamptz
    from given g where c.id = g."callId"`;

export interface RefusedBet {
  readonly id: string;
  readonly callId: string;
  readonly status: string;
  readonly balance: string | null;
}

export async function refuseBets(sql: Sql, bets: readonly RefusedBet[], now: Date): Promise<void> {
  await sql.query(REFUSE, [JSON.stringify(bets), now]);
}

export interface SavedCashOut {
  readonly id: string;
  readonly callId: string;
  readonly winId: string;
  readonly x100: number;
  readonly kind: 'AUTO' | 'MANUAL';
  readonly ms: number;
  readonly signature: string;
  /** Ten-thousandths, as text. */
  readonly payout: string;
  readonly outcome: object;
}

/** Closes open bets with what they won; the wins wait to be sent. Returns the bets it closed. */
const CASH_OUT = `
  with given as (
    select * from json_to_recordset($1::json) as t(
      "id" uuid, "callId" uuid, "winId" uuid, "x100" integer, "kind" text, "ms" integer,
      "signature" text, "payout" bigint, "outcome" json)
  ), closed as (
    update studio.round r
       set state = 'SETTLING', payout = g."payout", multiplier = g."x100"::bigint * 100,
           outcome = g."outcome"
      from given g where r.id = g."id" and r.state = 'OPEN'
    returning r.id
  ), marked as (
    update studio.table_bet b
       set cash_out = g."x100", cash_kind = g."kind", cash_ms = g."ms",
           cash_signature = g."signature"
      from given g join closed c on c.id = g."id" where b.round_id = g."id"
  )
  insert into studio.wallet_call (id, round_id, kind, reference, amount, state, next_at, created_at)
  select g."winId", g."id", 'WIN', g."callId", g."payout", 'WAITING',
         $2::timestamptz + interval '10 seconds', $2::timestamptz
    from given g join closed c on c.id = g."id"
  on conflict (round_id, kind, level) do nothing
  returning round_id as id`;

export async function saveCashOuts(
  sql: Sql,
  cashOuts: readonly SavedCashOut[],
  now: Date,
): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>(CASH_OUT, [JSON.stringify(cashOuts), now]);
  return rows.map(({ id }) => id);
}

/** Closes the open bets of a round that has ended with nothing; returns the calls that say so. */
const LOSE = `
  with closed as (
    update studio.round r
       set state = 'SETTLING', payout = 0, multiplier = 0,
           outcome = json_build_object('drawId', b.draw_id, 'seq', b.seq, 'point', $2::integer,
                                       'cashOut', null, 'kind', null, 'ms', null)
      from studio.table_bet b
     where b.draw_id = $1 and b.round_id = r.id and r.state = 'OPEN'
    returning r.id, b.bet_call_id
  )
  insert into studio.wallet_call (id, round_id, kind, reference, amount, state, next_at, created_at)
  select gen_random_uuid(), id, 'WIN', bet_call_id, 0, 'WAITING',
         $3::timestamptz + interval '20 seconds', $3::timestamptz
    from closed
  on conflict (round_id, kind, level) do nothing
  returning id, round_id, reference`;

export interface ClosingRow {
  id: string;
  round_id: string;
  reference: string | null;
}

export async function loseOpenBets(
  sql: Sql,
  { drawId, point, now }: { drawId: string; point: number; now: Date },
): Promise<ClosingRow[]> {
  return (await sql.query<ClosingRow>(LOSE, [drawId, point, now])).rows;
}

/** Writes the point of a round into what its winners are shown of it. */
const TELL_POINT = `
  update studio.round r
     set outcome = json_build_object('drawId', b.draw_id, 'seq', b.seq, 'point', $2::integer,
                                     'cashOut', b.cash_out, 'kind', b.cash_kind, 'ms', b.cash_ms)
    from studio.table_bet b
   where b.draw_id = $1 and b.round_id = r.id and b.cash_out is not null`;

export async function tellPoint(sql: Sql, drawId: string, point: number): Promise<void> {
  await sql.query(TELL_POINT, [drawId, point]);
}

/** Gives back the stakes of the open bets of a void round. */
const REFUND = `
  with closed as (
    update studio.round r set state = 'REFUNDING'
      from studio.table_bet b
     where b.draw_id = $1 and b.round_id = r.id and r.state = 'OPEN'
    returning r.id, r.stake, b.bet_call_id
  )
  insert into studio.wallet_call (id, round_id, kind, reference, amount, state, next_at, created_at)
  select gen_random_uuid(), id, 'ROLLBACK', bet_call_id, stake, 'WAITING', $2::timestamptz,
         $2::timestamptz
    from closed
  on conflict (round_id, kind, level) do nothing`;

export async function refundOpenBets(sql: Sql, drawId: string, now: Date): Promise<void> {
  await sql.query(REFUND, [drawId, now]);
}

/** Stores what the wallet answered to wins: their rounds are settled. */
const SETTLE = `
  with given as (
    select * from json_to_recordset($1::json) as t("winId" uuid, "id" uuid, "balance" bigint)
  ), locked as (
    select r.id from studio.round r join given g on g."id" = r.id
     where r.state = 'SETTLING' order by r.id for update of r
  ), settled as (
    update studio.round r set state = 'SETTLED', ended_at = $2::timestamptz
      from locked l where r.id = l.id
  )
  update studio.wallet_call c
     set state = 'DONE', status = 'RS_OK', balance = g."balance", attempts = c.attempts + 1,
         done_at = $2::timestamptz
    from given g join locked l on l.id = g."id"
   where c.id = g."winId" and c.state = 'WAITING'`;

export interface SettledWin {
  readonly winId: string;
  readonly id: string;
  readonly balance: string;
}

export async function settleWins(sql: Sql, wins: readonly SettledWin[], now: Date): Promise<void> {
  await sql.query(SETTLE, [JSON.stringify(wins), now]);
}

export interface BetRow {
  round_id: string;
  seq: number;
  bet_call_id: string;
  leaf: unknown;
  leaf_hash: string;
  receipt_at: bigint;
  receipt: string;
  auto: number | null;
  cash_out: number | null;
  cash_kind: 'AUTO' | 'MANUAL' | null;
  cash_ms: number | null;
  player_id: string;
  session_hash: Buffer;
  stake: bigint;
}

/** The bets of a round in order. */
const OF_ROUND = `
  select b.round_id, b.seq, b.bet_call_id, b.leaf, b.leaf_hash, b.receipt_at, b.receipt, b.auto,
         b.cash_out, b.cash_kind, b.cash_ms, r.player_id, r.session_hash, r.stake
    from studio.table_bet b join studio.round r on r.id = b.round_id
   where b.draw_id = $1 order by b.seq`;

export async function listBets(sql: Sql, drawId: string): Promise<BetRow[]> {
  return (await sql.query<BetRow>(OF_ROUND, [drawId])).rows;
}

/** A player's bet with all that its file holds. */
const FIND = `
  select round_id, draw_id, seq, leaf, leaf_hash, receipt_at, receipt, auto, cash_out, cash_kind,
         cash_ms, cash_signature
    from studio.table_bet where round_id = $1`;

export interface StoredBet {
  round_id: string;
  draw_id: string;
  seq: number;
  leaf: unknown;
  leaf_hash: string;
  receipt_at: bigint;
  receipt: string;
  auto: number | null;
  cash_out: number | null;
  cash_kind: 'AUTO' | 'MANUAL' | null;
  cash_ms: number | null;
  cash_signature: string | null;
}

export async function findBet(sql: Sql, roundId: string): Promise<StoredBet | undefined> {
  return (await sql.query<StoredBet>(FIND, [roundId])).rows[0];
}

/** The leaves of a round in order. */
const LEAVES = `select leaf from studio.table_bet where draw_id = $1 order by seq`;

export async function listLeaves(sql: Sql, drawId: string): Promise<unknown[]> {
  return (await sql.query<{ leaf: unknown }>(LEAVES, [drawId])).rows.map(({ leaf }) => leaf);
}
