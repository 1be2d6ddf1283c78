// Statements on calls to the wallet: the outbox of the studio. A call keeps its id at each attempt.
import type { JackpotLevelName } from '@fairhouse/rules/games';
import { nameParameters, valuesOf, type Amount } from '@fairhouse/values';
import type { Sql } from '../database/open-database.ts';
import type { RoundState } from './round.ts';

/** A JACKPOT claims a level that the round has won. */
export type CallKind = 'BET' | 'WIN' | 'ROLLBACK' | 'JACKPOT';
export type CallState = 'WAITING' | 'DONE' | 'REFUSED' | 'ABANDONED';

export interface WalletCall {
  readonly id: string;
  readonly roundId: string;
  readonly kind: CallKind;
  readonly level: JackpotLevelName | null;
  readonly reference: string | null;
  readonly amount: Amount;
  readonly state: CallState;
  readonly unanswered: boolean;
  readonly status: string | null;
  readonly balance: Amount | null;
  readonly attempts: number;
}

interface CallRow {
  id: string;
  round_id: string;
  kind: CallKind;
  level: JackpotLevelName | null;
  reference: string | null;
  amount: bigint;
  state: CallState;
  unanswered: boolean;
  status: string | null;
  balance: bigint | null;
  attempts: number;
}

const COLUMNS = `
  id, round_id, kind, level, reference, amount, state, unanswered, status, balance, attempts`;

function callOf(row: CallRow): WalletCall {
  return {
    id: row.id,
    roundId: row.round_id,
    kind: row.kind,
    level: row.level,
    reference: row.reference,
    amount: row.amount as Amount,
    state: row.state,
    unanswered: row.unanswered,
    status: row.status,
    balance: row.balance as Amount | null,
    attempts: row.attempts,
  };
}

/** A call that waits to be sent for the first time, as it is stored. */
export function newCall(
  call: Pick<WalletCall, 'id' | 'roundId' | 'kind' | 'reference' | 'amount'>,
): WalletCall {
  const untried = { unanswered: false, status: null, balance: null, attempts: 0 };
  return { ...call, ...untried, level: null, state: 'WAITING' };
}

/**
 * Stores a call, which the job leaves to its caller for 5 s. A round has one of each kind, and one
 * claim of each level.
 */
const INSERT = nameParameters(`
  insert into studio.wallet_call
    (id, round_id, kind, reference, amount, level, state, next_at, created_at)
  values ($id, $roundId, $kind, $reference, $amount, $level, 'WAITING',
    $now::timestamptz + interval '5 seconds', $now)
  on conflict (round_id, kind, level) do nothing`);

export async function insertCall(
  sql: Sql,
  call: Pick<WalletCall, 'id' | 'roundId' | 'kind' | 'reference' | 'amount'> & {
    readonly level?: JackpotLevelName | null;
    readonly now: Date;
  },
): Promise<void> {
  const { id, roundId, kind, reference, amount, now, level = null } = call;
  const values = valuesOf(INSERT, { id, roundId, kind, reference, amount, level, now });
  await sql.query(INSERT.text, values);
}

const FIND = `select ${COLUMNS} from studio.wallet_call where id = $1`;

export async function getCall(sql: Sql, id: string): Promise<WalletCall> {
  const { rows } = await sql.query<CallRow>(FIND, [id]);
  const [row] = rows;
  if (row === undefined) throw new Error('the call is stored');
  return callOf(row);
}

const OF_ROUND = `
  select ${COLUMNS} from studio.wallet_call where round_id = $1 order by created_at, kind <> 'BET'`;

export async function listCallsOfRound(sql: Sql, roundId: string): Promise<WalletCall[]> {
  const { rows } = await sql.query<CallRow>(OF_ROUND, [roundId]);
  return rows.map(callOf);
}

const FINISH = nameParameters(`
  update studio.wallet_call
     set state = $state, status = $status, balance = $balance, done_at = $now,
         attempts = attempts + 1, amount = coalesce($paid, amount)
   where id = $id and state = 'WAITING' and unanswered = $unanswered`);

/**
 * Ends a call that is as it was read; false where another attempt has ended it, or was left without
 * an answer.
 */
export async function finishCall(
  sql: Sql,
  done: {
    readonly id: string;
    /** As it was read. */
    readonly unanswered: boolean;
    readonly state: CallState;
    readonly status: string;
    readonly balance: Amount | null;
    /** Of a claim: what the house paid. */
    readonly paid?: Amount | undefined;
    readonly now: Date;
  },
): Promise<boolean> {
  const { id, unanswered, state, status, balance, now, paid = null } = done;
  const values = { id, unanswered, state, status, balance, now, paid };
  return (await sql.query(FINISH.text, valuesOf(FINISH, values))).rowCount === 1;
}

/** Gives a call up: it is not sent again, and an answer that still comes is not stored. */
const ABANDON = `
  update studio.wallet_call set state = 'ABANDONED' where id = $1 and state = 'WAITING'`;

export async function abandonCall(sql: Sql, id: string): Promise<void> {
  await sql.query(ABANDON, [id]);
}

/** The next attempt follows after twice as long as the last, at most after 15 s. */
const POSTPONE = `
  update studio.wallet_call
     set attempts = attempts + 1, unanswered = unanswered or $3, status = $4,
         next_at = $2::timestamptz + least(interval '15 seconds',
                                           interval '1 second' * power(2, least(attempts, 5)))
   where id = $1 and state = 'WAITING'`;

export async function postponeCall(
  sql: Sql,
  {
    id,
    now,
    isUnanswered,
    status,
  }: { id: string; now: Date; isUnanswered: boolean; status: string },
): Promise<void> {
  await sql.query(POSTPONE, [id, now, isUnanswered, status]);
}

/**
 * Claims due calls for ten seconds; rows that another process holds are skipped, so that any number
 * of processes may run the job.
 */
const CLAIM = `
  update studio.wallet_call set next_at = $1::timestamptz + interval '10 seconds'
   where id in (select id from studio.wallet_call
                 where state = 'WAITING' and next_at <= $1
                 order by next_at limit $2 for update skip locked)
  returning id`;

export async function claimDueCalls(sql: Sql, now: Date, most: number): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>(CLAIM, [now, most]);
  return rows.map(({ id }) => id);
}

/** Transactions of a span of time that the wallet may know, oldest first (vendors.md). */
const OF_SPAN = `
  select c.id, c.round_id, c.kind, c.level, c.reference, c.amount, c.state, c.status, c.created_at,
         r.game, r.currency, r.reward_id, r.state as round_state, p.username
    from studio.wallet_call c
    join studio.round r on r.id = c.round_id
    join studio.player p on p.id = r.player_id
   where p.operator = $1 and c.created_at >= $2 and c.created_at < $3
     and (c.created_at, c.id) > ($4::timestamptz, $5::uuid)
   order by c.created_at, c.id limit $6`;

export interface SpanCall {
  id: string;
  round_id: string;
  kind: CallKind;
  level: JackpotLevelName | null;
  reference: string | null;
  amount: bigint;
  state: CallState;
  status: string | null;
  created_at: Date;
  game: string;
  currency: string;
  reward_id: string | null;
  round_state: RoundState;
  username: string;
}

export async function listCallsOfSpan(
  sql: Sql,
  span: { operator: string; from: Date; to: Date; after: { at: Date; id: string }; most: number },
): Promise<SpanCall[]> {
  const { operator, from, to, after, most } = span;
  const values = [operator, from, to, after.at, after.id, most];
  return (await sql.query<SpanCall>(OF_SPAN, values)).rows;
}

/** The calls of a player's round, in the same form. */
const OF_PLAYER_ROUND = `
  select c.id, c.round_id, c.kind, c.level, c.reference, c.amount, c.state, c.status, c.created_at,
         r.game, r.currency, r.reward_id, r.state as round_state, p.username
    from studio.wallet_call c
    join studio.round r on r.id = c.round_id
    join studio.player p on p.id = r.player_id
   where p.operator = $1 and p.username = $2 and r.id = $3
   order by c.created_at, c.kind <> 'BET', c.id`;

export async function listCallsOfPlayerRound(
  sql: Sql,
  of: { operator: string; user: string; round: string },
): Promise<SpanCall[]> {
  return (await sql.query<SpanCall>(OF_PLAYER_ROUND, [of.operator, of.user, of.round])).rows;
}
