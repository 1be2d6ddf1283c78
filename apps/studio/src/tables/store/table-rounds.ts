// Statements on tables and their shared rounds.
import type { Sql } from '../../database/open-database.ts';

export type TablePhase = 'OPEN' | 'ROOTED' | 'RUNNING' | 'ENDED' | 'CRASHED' | 'VOID';

export interface TableRoundRow {
  draw_id: string;
  chain_id: string;
  place: number;
  table_code: string;
  phase: TablePhase;
  opens_at: bigint;
  closes_at: bigint;
  open_seq: bigint;
  root: string | null;
  count: number | null;
  root_seq: bigint | null;
  rooted_at: Date | null;
  reveal: string | null;
  reveal_signature: string | null;
  ran_ms: number;
  point: number | null;
  end_seq: bigint | null;
}

const COLUMNS = `
  draw_id, chain_id, place, table_code, phase, opens_at, closes_at, open_seq, root, count, root_seq,
  rooted_at, reveal, reveal_signature, ran_ms, point, end_seq`;

const ADD_TABLE = `insert into studio.game_table (code) values ($1) on conflict do nothing`;

export async function addTable(sql: Sql, code: string): Promise<void> {
  await sql.query(ADD_TABLE, [code]);
}

const IS_CLOSED = `select closed_at from studio.game_table where code = $1`;

/** Since when a table is closed; null while it is open. */
export async function findClosing(sql: Sql, code: string): Promise<Date | null> {
  return (
    (await sql.query<{ closed_at: Date | null }>(IS_CLOSED, [code])).rows[0]?.closed_at ?? null
  );
}

const COUNT_VOID = `
  update studio.game_table
     set voids_in_row = voids_in_row + 1,
         closed_at = case when voids_in_row + 1 >= 3 then $2::timestamptz else closed_at end
   where code = $1
  returning voids_in_row as voids`;

/** Counts a void round; the third in a row closes the table. */
export async function countVoid(sql: Sql, code: string, now: Date): Promise<number> {
  return (await sql.query<{ voids: number }>(COUNT_VOID, [code, now])).rows[0]?.voids ?? 0;
}

const END_VOIDS = `update studio.game_table set voids_in_row = 0 where code = $1 and voids_in_row > 0`;

export async function endVoids(sql: Sql, code: string): Promise<void> {
  await sql.query(END_VOIDS, [code]);
}

const REOPEN = `
  update studio.game_table set voids_in_row = 0, closed_at = null
   where code = $1 and closed_at is not null`;

/** Opens a closed table; false if it is open, or no table. */
export async function reopenTable(sql: Sql, code: string): Promise<boolean> {
  return (await sql.query(REOPEN, [code])).rowCount === 1;
}

const OPEN = `
  insert into studio.table_round (draw_id, chain_id, place, table_code, phase, opens_at, closes_at,
                                  open_seq)
  select given->>'drawId', given->>'chainId', (given->>'place')::integer, given->>'tableCode',
         'OPEN', (given->>'opensAt')::bigint, (given->>'closesAt')::bigint,
         (given->>'openSeq')::bigint
    from (select $1::json as given) as one`;

export interface NewTableRound {
  readonly drawId: string;
  readonly chainId: string;
  readonly place: number;
  readonly tableCode: string;
  readonly opensAt: number;
  readonly closesAt: number;
  readonly openSeq: number;
}

export async function insertTableRound(sql: Sql, round: NewTableRound): Promise<void> {
  await sql.query(OPEN, [JSON.stringify(round)]);
}

/** The round of a table that is not over; there is at most one. */
const UNFINISHED = `
  select ${COLUMNS} from studio.table_round
   where table_code = $1 and phase not in ('CRASHED', 'VOID')
   order by opens_at desc limit 1`;

export async function findUnfinished(
  sql: Sql,
  tableCode: string,
): Promise<TableRoundRow | undefined> {
  return (await sql.query<TableRoundRow>(UNFINISHED, [tableCode])).rows[0];
}

const FIND = `select ${COLUMNS} from studio.table_round where draw_id = $1`;

export async function findTableRound(sql: Sql, drawId: string): Promise<TableRoundRow | undefined> {
  return (await sql.query<TableRoundRow>(FIND, [drawId])).rows[0];
}

/** Locks a round of a table. */
const LOCK = `select phase from studio.table_round where draw_id = $1 for update`;

export async function lockTableRound(sql: Sql, drawId: string): Promise<TablePhase | undefined> {
  return (await sql.query<{ phase: TablePhase }>(LOCK, [drawId])).rows[0]?.phase;
}

const ROOT = `
  update studio.table_round
     set phase = 'ROOTED', root = $2, count = $3, root_seq = $4, rooted_at = now()
   where draw_id = $1`;

export async function saveRoot(
  sql: Sql,
  saved: { drawId: string; root: string; count: number; rootSeq: number },
): Promise<void> {
  await sql.query(ROOT, [saved.drawId, saved.root, saved.count, saved.rootSeq]);
}

const REVEAL = `
  update studio.table_round set phase = 'RUNNING', reveal = $2, reveal_signature = $3
   where draw_id = $1 and phase = 'ROOTED'`;

export async function saveReveal(
  sql: Sql,
  saved: { drawId: string; reveal: string; signature: string },
): Promise<void> {
  await sql.query(REVEAL, [saved.drawId, saved.reveal, saved.signature]);
}

const RAN = `
  update studio.table_round set ran_ms = $2
   where draw_id = $1 and phase = 'RUNNING' and ran_ms < $2`;

export async function saveRan(sql: Sql, drawId: string, ms: number): Promise<void> {
  await sql.query(RAN, [drawId, ms]);
}

const ENDED = `
  update studio.table_round set phase = 'ENDED', point = $2
   where draw_id = $1 and phase = 'RUNNING'`;

export async function saveEnd(sql: Sql, drawId: string, point: number): Promise<void> {
  await sql.query(ENDED, [drawId, point]);
}

const FINISH = `
  update studio.table_round set phase = $2, end_seq = $3, ended_at = $4 where draw_id = $1`;

export async function finishTableRound(
  sql: Sql,
  done: { drawId: string; phase: 'CRASHED' | 'VOID'; endSeq: number; now: Date },
): Promise<void> {
  await sql.query(FINISH, [done.drawId, done.phase, done.endSeq, done.now]);
}

/** The last rounds of a table, the latest first. */
const LATEST = `
  select draw_id, point, count from studio.table_round
   where table_code = $1 and phase = 'CRASHED' order by opens_at desc limit $2`;

export interface PastRound {
  draw_id: string;
  point: number | null;
  count: number | null;
}

export async function listPastRounds(
  sql: Sql,
  tableCode: string,
  most: number,
): Promise<PastRound[]> {
  return (await sql.query<PastRound>(LATEST, [tableCode, most])).rows;
}
