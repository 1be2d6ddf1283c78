// Statements on heads that witnesses signed, and on draws that wait for a witness. Heads are only
// added.
import type { WitnessHead } from '@fairhouse/rules/fair';
import { nameParameters, valuesOf, type MerchantId } from '@fairhouse/values';
import { planOnce } from '../../../platform/database/planned-statements.ts';
import type { Sql } from '../../../platform/sql.ts';
import { DRAW_COLUMNS, parseDraws, type DrawRow, type StoredDraw } from '../draws/index.ts';

// The last line of a log that a witness signed, by an index range; no lock.
const LAST = `
  select seq, hash from lottery.witness_head
  where merchant_id = $1 and log = $2 and public_key = $3 order by seq desc limit 1`;

// Heads that another process has already written stay unchanged; no lock except on the new rows.
const PUT = nameParameters(`
  insert into lottery.witness_head
    (merchant_id, log, public_key, seq, party, hash, at, signature)
  select $merchant, $log, $publicKey, head.seq, $party, head.hash, head.at, head.signature
  from unnest($seqs::bigint[], $hashes::bytea[], $ats::bigint[], $signatures::bytea[])
    as head (seq, hash, at, signature)
  on conflict do nothing`);

// The heads of single lines, by primary key; no lock.
const AT = `
  select party, public_key, seq, hash, at, signature from lottery.witness_head
  where merchant_id = $1 and log = $2 and public_key = any($3::bytea[]) and seq = any($4::bigint[])
  order by seq`;

// All witnesses that ever signed heads of a log: one index lookup for each; no lock.
const WITNESSES = `
  with recursive witness as (
    (select public_key, party from lottery.witness_head
      where merchant_id = $1 and log = $2 order by public_key limit 1)
    union all
    select next.public_key, next.party
      from witness
     cross join lateral (
       select public_key, party from lottery.witness_head
        where merchant_id = $1 and log = $2 and public_key > witness.public_key
        order by public_key limit 1) as next)
  select party, encode(public_key, 'hex') as "publicKey" from witness`;

// Draws that are not bound and not yet open, soonest first; no lock.
const UNBOUND = `
  select ${DRAW_COLUMNS} from lottery.draw
  where merchant_id = $1 and state = 'SCHEDULED' and bound_at is null and opens_at > house_now()
  order by opens_at limit $2`;

// Draws that were not bound by their opening; no lock.
const MISSED = `
  select draw_id, issue, lottery from lottery.draw
  where merchant_id = $1 and state = 'SCHEDULED' and bound_at is null and opens_at <= house_now()
  order by opens_at`;

// Puts a draw on sale: creates its row for placing together with the bound mark. Only once, and not
// after its opening or its voiding.
const BIND = `
  with bound as (
    update lottery.draw set bound_at = house_now(), cosigners = $3
    where merchant_id = $1 and draw_id = $2 and bound_at is null and state = 'SCHEDULED'
      and opens_at > house_now()
    returning merchant_id, draw_id, opens_at, closes_at)
  insert into lottery.draw_book (merchant_id, draw_id, opens_at, closes_at)
  select merchant_id, draw_id, opens_at, closes_at from bound`;

planOnce(LAST, UNBOUND, MISSED);

/** A log and one of its witnesses. */
export interface WitnessedLog {
  readonly merchant: MerchantId;
  readonly log: string;
  /** The witness's key, hex. */
  readonly publicKey: string;
}

/** The number and hash of the newest line that the witness signed; undefined if there is none. */
export async function findLastHead(
  sql: Sql,
  { merchant, log, publicKey }: WitnessedLog,
): Promise<{ seq: number; hash: string } | undefined> {
  const values = [merchant, log, Buffer.from(publicKey, 'hex')];
  const { rows } = await sql.query<{ seq: bigint; hash: Buffer }>(LAST, values);
  const [row] = rows;
  return row && { seq: Number(row.seq), hash: row.hash.toString('hex') };
}

/** Saves heads of one log by one witness. */
export async function putHeads(
  sql: Sql,
  { merchant, log, publicKey }: WitnessedLog,
  heads: readonly WitnessHead[],
): Promise<void> {
  const [first] = heads;
  if (first === undefined) return;
  await sql.query(
    PUT.text,
    valuesOf(PUT, {
      merchant,
      log,
      publicKey: Buffer.from(publicKey, 'hex'),
      party: first.party,
      seqs: heads.map(({ seq }) => seq),
      hashes: heads.map(({ hash }) => Buffer.from(hash, 'hex')),
      ats: heads.map(({ at }) => at),
      signatures: heads.map(({ signature }) => Buffer.from(signature, 'hex')),
    }),
  );
}

/** The heads of single lines signed with these keys, oldest line first. */
export async function listHeads(
  sql: Sql,
  { merchant, log }: Pick<WitnessedLog, 'merchant' | 'log'>,
  publicKeys: readonly string[],
  seqs: readonly number[],
): Promise<WitnessHead[]> {
  interface Row {
    party: string;
    public_key: Buffer;
    seq: bigint;
    hash: Buffer;
    at: bigint;
    signature: Buffer;
  }
  const keys = publicKeys.map((key) => Buffer.from(key, 'hex'));
  const { rows } = await sql.query<Row>(AT, [merchant, log, keys, seqs]);
  return rows.map((row) => ({
    party: row.party,
    publicKey: row.public_key.toString('hex'),
    log,
    seq: Number(row.seq),
    hash: row.hash.toString('hex'),
    at: Number(row.at),
    signature: row.signature.toString('hex'),
  }));
}

/** All witnesses that a log ever had, with their keys in hex. */
export async function listWitnesses(
  sql: Sql,
  { merchant, log }: Pick<WitnessedLog, 'merchant' | 'log'>,
): Promise<{ party: string; publicKey: string }[]> {
  type Row = { party: string; publicKey: string };
  return (await sql.query<Row>(WITNESSES, [merchant, log])).rows;
}

export async function listUnboundDraws(
  sql: Sql,
  merchant: MerchantId,
  limit: number,
): Promise<DrawRow[]> {
  return parseDraws(await sql.query<StoredDraw>(UNBOUND, [merchant, limit]));
}

export async function listMissedDraws(
  sql: Sql,
  merchant: MerchantId,
): Promise<{ draw_id: bigint; issue: string; lottery: string }[]> {
  type Row = { draw_id: bigint; issue: string; lottery: string };
  return (await sql.query<Row>(MISSED, [merchant])).rows;
}

/** False if the draw is already bound, or may not be bound any more. */
export async function bindDraw(
  sql: Sql,
  merchant: MerchantId,
  draw: bigint,
  cosigners: readonly unknown[],
): Promise<boolean> {
  const values = [merchant, draw, JSON.stringify(cosigners)];
  return (await sql.query(BIND, values)).rowCount === 1;
}
