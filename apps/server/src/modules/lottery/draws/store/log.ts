// Statements on the public log, one chain for each merchant.
import type { FlatObject, LogKind, LogLine } from '@fairhouse/rules/fair';
import { assert, nameParameters, valuesOf, type MerchantId } from '@fairhouse/values';
import { parseColumns, type Unparsed } from '../../../../platform/parse-columns.ts';
import { planOnce } from '../../../../platform/database/planned-statements.ts';
import type { Sql } from '../../../../platform/sql.ts';
import { FLAT_OBJECT } from './draw-json.ts';

// One writer at a time for each merchant's chain, until the transaction ends.
const LOCK = `select pg_advisory_xact_lock(4713, $1)`;

// The end of the chain and the current time, both read under the lock.
const LAST = `
  select house_now() as now, l.seq, l.at, l.hash from (select 1) as here
  left join lateral (
    select seq, at, hash from lottery.log where merchant_id = $1 order by seq desc limit 1) l on
      true`;

const APPEND = nameParameters(`
  insert into lottery.log (merchant_id, seq, at, kind, draw_id, body, prev, hash, signature)
  select $merchant, l.seq, to_timestamp(l.at / 1000.0), l.kind, l.draw, l.body, l.prev, l.hash,
    l.signature
  from unnest($seqs::bigint[], $ats::bigint[], $kinds::text[], $draws::bigint[], $bodies::jsonb[],
      $prevs::bytea[], $hashes::bytea[], $signatures::bytea[])
    as l (seq, at, kind, draw, body, prev, hash, signature)`);

const OF_DRAW = `
  select seq, at, kind, body, prev, hash, signature from lottery.log
  where merchant_id = $1 and draw_id = $2 order by seq`;

const PAGE = `
  select seq, at, kind, body, prev, hash, signature from lottery.log
  where merchant_id = $1 and seq >= $2 order by seq limit $3`;

const LAST_SEQ = `
  select seq from lottery.log where merchant_id = $1 order by seq desc limit 1`;

planOnce(LAST, APPEND.text, OF_DRAW, PAGE);

interface LogRow {
  seq: bigint;
  at: Date;
  kind: LogKind;
  body: FlatObject;
  prev: Buffer;
  hash: Buffer;
  signature: Buffer;
}

type StoredLine = Unparsed<LogRow, 'body'>;

const JSON_COLUMNS = { body: FLAT_OBJECT };

export interface LogEnd {
  readonly now: number;
  readonly last: { readonly seq: number; readonly at: number; readonly hash: string } | undefined;
}

/** Locks the merchant's log for appending, and returns the end of the chain. */
export async function lockLog(sql: Sql, merchant: MerchantId): Promise<LogEnd> {
  await sql.query(LOCK, [merchant]);
  const { rows } = await sql.query<{
    now: Date;
    seq: bigint | null;
    at: Date | null;
    hash: Buffer | null;
  }>(LAST, [merchant]);
  const [row] = rows;
  assert(row !== undefined, 'the clock is always read');
  const { now, seq, at, hash } = row;
  const isBegun = seq !== null && at !== null && hash !== null;
  const last = isBegun
    ? { seq: Number(seq), at: at.getTime(), hash: hash.toString('hex') }
    : undefined;
  return { now: now.getTime(), last };
}

/** Appends lines, each with its draw, in one statement. */
export async function appendLines(
  sql: Sql,
  merchant: MerchantId,
  lines: readonly (LogLine & { readonly draw: bigint })[],
): Promise<void> {
  const bytes = (part: 'prev' | 'hash' | 'signature'): Buffer[] =>
    lines.map((line) => Buffer.from(line[part], 'hex'));
  await sql.query(
    APPEND.text,
    valuesOf(APPEND, {
      merchant,
      seqs: lines.map(({ seq }) => seq),
      ats: lines.map(({ at }) => at),
      kinds: lines.map(({ kind }) => kind),
      draws: lines.map(({ draw }) => draw),
      bodies: lines.map(({ body }) => JSON.stringify(body)),
      prevs: bytes('prev'),
      hashes: bytes('hash'),
      signatures: bytes('signature'),
    }),
  );
}

export async function listLinesOfDraw(
  sql: Sql,
  merchant: MerchantId,
  draw: bigint,
): Promise<LogLine[]> {
  const { rows } = await sql.query<StoredLine>(OF_DRAW, [merchant, draw]);
  return parseColumns(rows, JSON_COLUMNS).map(readLine);
}

export async function listLines(
  sql: Sql,
  merchant: MerchantId,
  from: number,
  limit: number,
): Promise<LogLine[]> {
  const { rows } = await sql.query<StoredLine>(PAGE, [merchant, from, limit]);
  return parseColumns(rows, JSON_COLUMNS).map(readLine);
}

/** The number of the newest line; 0 for an empty log. */
export async function findLastLine(sql: Sql, merchant: MerchantId): Promise<number> {
  return Number((await sql.query<{ seq: bigint }>(LAST_SEQ, [merchant])).rows[0]?.seq ?? 0n);
}

function readLine(row: LogRow): LogLine {
  return {
    seq: Number(row.seq),
    at: row.at.getTime(),
    kind: row.kind,
    body: row.body,
    prev: row.prev.toString('hex'),
    hash: row.hash.toString('hex'),
    signature: row.signature.toString('hex'),
  };
}
