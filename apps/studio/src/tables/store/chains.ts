// Statements on chains of seeds.
import { isFlat, type FlatObject } from '@fairhouse/rules/fair';
import type { Sql } from '../../database/open-database.ts';

export type TableMode = 'cosign' | 'house';

export interface ChainRow extends Omit<StoredChain, 'rules'> {
  rules: FlatObject;
}

interface StoredChain {
  id: string;
  table_code: string;
  mode: TableMode;
  party: string;
  rules: unknown;
  rules_hash: string;
  length: number;
  sealed_seeds: Buffer;
  sealed_own_seeds: Buffer | null;
  head: string;
  party_head: string;
  party_key: string;
  party_signature: string;
  line_seq: bigint;
  last_place: number;
}

function chainOf(row: StoredChain): ChainRow {
  const { rules } = row;
  if (!isFlat(rules)) throw new Error(`the rules of ${row.id} are not flat`);
  return { ...row, rules };
}

const COLUMNS = `
  id, table_code, mode, party, rules, rules_hash, length, sealed_seeds, sealed_own_seeds, head,
  party_head, party_key, party_signature, line_seq, last_place`;

const INSERT = `
  insert into studio.chain (id, table_code, mode, party, rules, rules_hash, length, sealed_seeds,
                            sealed_own_seeds, head, party_head, line_seq, created_at)
  select given->>'id', given->>'tableCode', given->>'mode', given->>'party', given->'rules',
         given->>'rulesHash', (given->>'length')::integer, $1, $2, given->>'head',
         given->>'partyHead', (given->>'lineSeq')::bigint, $3
    from (select $4::json as given) as one`;

export interface NewChain {
  readonly id: string;
  readonly tableCode: string;
  readonly mode: TableMode;
  readonly party: string;
  readonly rules: FlatObject;
  readonly rulesHash: string;
  readonly length: number;
  readonly head: string;
  readonly partyHead: string;
  readonly lineSeq: number;
}

export async function insertChain(
  sql: Sql,
  {
    sealedSeeds,
    sealedOwnSeeds,
    now,
    ...chain
  }: NewChain & { sealedSeeds: Buffer; sealedOwnSeeds: Buffer | null; now: Date },
): Promise<void> {
  await sql.query(INSERT, [sealedSeeds, sealedOwnSeeds, now, JSON.stringify(chain)]);
}

/** Chains of a table that have rounds left, the oldest first. */
const LEFT = `
  select ${COLUMNS} from studio.chain
   where table_code = $1 and last_place < length order by number`;

export async function listChainsLeft(sql: Sql, tableCode: string): Promise<ChainRow[]> {
  return (await sql.query<StoredChain>(LEFT, [tableCode])).rows.map(chainOf);
}

const FIND = `select ${COLUMNS} from studio.chain where id = $1`;

export async function findChain(sql: Sql, id: string): Promise<ChainRow | undefined> {
  const [row] = (await sql.query<StoredChain>(FIND, [id])).rows;
  return row && chainOf(row);
}

const SIGN = `
  update studio.chain set party_head = $2, party_key = $3, party_signature = $4
   where id = $1 and party_signature = ''`;

/** Stores what the other party said of its chain, once. */
export async function saveCommitment(
  sql: Sql,
  { id, head, key, signature }: { id: string; head: string; key: string; signature: string },
): Promise<void> {
  await sql.query(SIGN, [id, head, key, signature]);
}

/** Locks the chain's row: each place is taken once. */
const TAKE_PLACE = `
  update studio.chain set last_place = last_place + 1 where id = $1 and last_place < length
  returning last_place as place`;

export async function takePlace(sql: Sql, id: string): Promise<number | undefined> {
  return (await sql.query<{ place: number }>(TAKE_PLACE, [id])).rows[0]?.place;
}
