// Statements on the public log of shared rounds, and on the heads of it that a witness signed.
import {
  isFlat,
  type RoundLogKind,
  type RoundLogLine,
  type WitnessHead,
} from '@fairhouse/rules/fair';
import type { Sql } from '../../database/open-database.ts';

/** A number of our own among PostgreSQL's advisory locks: lines are appended one by one. */
const LOG_LOCK = 7_210_115;
const LOCK = `select pg_advisory_xact_lock($1)::text as locked`;

interface LineRow {
  seq: bigint;
  at: bigint;
  kind: RoundLogKind;
  body: unknown;
  prev: string;
  hash: string;
  signature: string;
}

function lineOf({ seq, at, body, ...line }: LineRow): RoundLogLine {
  if (!isFlat(body)) throw new Error(`line ${seq} of the log is not flat`);
  return { ...line, body, seq: Number(seq), at: Number(at) };
}

const LAST = `select seq, at, hash from studio.log_line order by seq desc limit 1`;

/** Locks the log, and returns its last line. */
export async function lockLog(
  sql: Sql,
): Promise<{ seq: number; at: number; hash: string } | undefined> {
  await sql.query<{ locked: string | null }>(LOCK, [LOG_LOCK]);
  const { rows } = await sql.query<{ seq: bigint; at: bigint; hash: string }>(LAST);
  return rows[0] && { ...rows[0], seq: Number(rows[0].seq), at: Number(rows[0].at) };
}

const INSERT = `
  insert into studio.log_line (seq, at, kind, body, prev, hash, signature)
  select (given->>'seq')::bigint, (given->>'at')::bigint, given->>'kind', given->'body',
         given->>'prev', given->>'hash', given->>'signature'
    from (select $1::json as given) as one`;

export async function insertLine(sql: Sql, line: RoundLogLine): Promise<void> {
  await sql.query(INSERT, [JSON.stringify(line)]);
}

const AFTER = `
  select seq, at, kind, body, prev, hash, signature from studio.log_line
   where seq > $1 order by seq limit $2`;

export async function listLinesAfter(sql: Sql, seq: number, most: number): Promise<RoundLogLine[]> {
  return (await sql.query<LineRow>(AFTER, [seq, most])).rows.map(lineOf);
}

const OF_SEQS = `
  select seq, at, kind, body, prev, hash, signature from studio.log_line
   where seq = any($1::bigint[]) order by seq`;

export async function listLines(
  sql: Sql,
  seqs: readonly (number | bigint)[],
): Promise<RoundLogLine[]> {
  return (await sql.query<LineRow>(OF_SEQS, [seqs])).rows.map(lineOf);
}

interface HeadRow {
  seq: bigint;
  party: string;
  public_key: string;
  hash: string;
  at: bigint;
  signature: string;
}

const SAVE_HEAD = `
  insert into studio.log_head (seq, party, public_key, hash, at, signature)
  select (given->>'seq')::bigint, given->>'party', given->>'publicKey', given->>'hash',
         (given->>'at')::bigint, given->>'signature'
    from json_array_elements($1::json) as given
  on conflict do nothing`;

export async function saveHeads(sql: Sql, heads: readonly WitnessHead[]): Promise<void> {
  await sql.query(SAVE_HEAD, [JSON.stringify(heads)]);
}

const NEWEST_HEAD = `
  select coalesce(max(seq), 0)::bigint as seq from studio.log_head where party = $1`;

/** The last line that a witness has signed for; 0 without one. */
export async function findWitnessedSeq(sql: Sql, party: string): Promise<number> {
  const { rows } = await sql.query<{ seq: bigint }>(NEWEST_HEAD, [party]);
  return Number(rows[0]?.seq ?? 0n);
}

const HEADS = `
  select seq, party, public_key, hash, at, signature from studio.log_head
   where seq = any($1::bigint[]) order by seq, party`;

/** The heads that were signed at lines of the log. */
export async function listHeads(
  sql: Sql,
  log: string,
  seqs: readonly (number | bigint)[],
): Promise<WitnessHead[]> {
  const { rows } = await sql.query<HeadRow>(HEADS, [seqs]);
  return rows.map(({ public_key: publicKey, seq, at, ...head }) => ({
    ...head,
    publicKey,
    log,
    seq: Number(seq),
    at: Number(at),
  }));
}
