// Statements on the numbers that players enter into a round.
import { nameParameters, valuesOf, type Id, type MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';

export interface EntryRow {
  seq: number;
  place: number;
  member_id: string;
  username: string;
  number: string;
  nonce: Buffer;
  at: Date;
}

/** Sequence numbers from `from` up to `upTo`, exclusive. */
export interface SeqSlice {
  readonly from: number;
  readonly upTo: number;
}

const COLUMNS = 'seq, place, member_id, username, number, nonce, at';

// Tree order is arrival order: the row of the draw's book was locked for each entry.
const ALL = `
  select ${COLUMNS} from lottery.entry where merchant_id = $1 and draw_id = $2 order by seq`;

const BETWEEN = `
  select ${COLUMNS} from lottery.entry
  where merchant_id = $1 and draw_id = $2 and seq >= $3 and seq < $4 order by seq`;

// Read under the lock of the draw's book, so that no entry comes in between.
const COUNT = `
  select coalesce(max(place), 0) as places,
    (count(*) filter (where member_id = $3))::int as own
  from lottery.entry where merchant_id = $1 and draw_id = $2`;

// Writes the entry and the updated tree in one statement; the draw's book is locked.
const PUT = nameParameters(`
  with book as (
    update lottery.draw_book set leaf_count = $seq, edge = $frontier
    where merchant_id = $merchant and draw_id = $draw)
  insert into lottery.entry
    (merchant_id, draw_id, seq, place, member_id, username, number, nonce, at)
  values ($merchant, $draw, $seq, $place, $member, $username, $number, $nonce,
    to_timestamp($at / 1000.0))`);

/** Every entry of a round, in arrival order. */
export async function listEntries(
  sql: Sql,
  merchant: MerchantId,
  draw: bigint,
): Promise<EntryRow[]> {
  return (await sql.query<EntryRow>(ALL, [merchant, draw])).rows;
}

/** The entries among a slice of the draw's leaves. */
export async function listEntriesBetween(
  sql: Sql,
  merchant: MerchantId,
  draw: bigint,
  { from, upTo }: SeqSlice,
): Promise<EntryRow[]> {
  return (await sql.query<EntryRow>(BETWEEN, [merchant, draw, from, upTo])).rows;
}

/** The number of entries of a round, and of a member in it. */
export async function countEntries(
  sql: Sql,
  entryKey: { readonly merchant: MerchantId; readonly draw: bigint; readonly member: Id<'member'> },
): Promise<{ places: number; own: number }> {
  const { rows } = await sql.query<{ places: number; own: number }>(COUNT, [
    entryKey.merchant,
    entryKey.draw,
    entryKey.member,
  ]);
  return rows[0] ?? { places: 0, own: 0 };
}

export interface NewEntry {
  readonly merchant: MerchantId;
  readonly draw: bigint;
  /** The leaf's number, which is the number of leaves including it. */
  readonly seq: number;
  readonly frontier: Buffer;
  readonly place: number;
  readonly member: Id<'member'>;
  readonly username: string;
  readonly number: string;
  readonly nonce: Buffer;
  readonly at: number;
}

/** Writes an entry and the draw's updated tree; the caller holds the lock of the draw's book. */
export async function createEntry(sql: Sql, entry: NewEntry): Promise<void> {
  const { merchant, draw, seq, frontier, place, member, username, number, nonce, at } = entry;
  await sql.query(
    PUT.text,
    valuesOf(PUT, { merchant, draw, seq, frontier, place, member, username, number, nonce, at }),
  );
}
