// Seals runs of finished batches: each seal is signed and contains the hash of the previous one.
import { assert, MINUTE_MS, nameParameters, valuesOf, type Instant } from '@fairhouse/values';
import type { SqlClient } from '../ledger.ts';
import { readBigint } from '../rows.ts';
import { entryLeaf } from './entry-leaf.ts';
import { groupEntries } from './group-entries.ts';
import { NO_SEAL, sealHash, type Seal, type Signer } from './seal.ts';
import { HASHED_ROWS } from './store.ts';
import { streamRows } from './stream-rows.ts';

/** A run is sealed when it has this many entries, or its oldest is this old (house.md 5). */
const ENTRIES_PER_SEAL = 1000;
const OLDEST_MS = MINUTE_MS;
/** Batches examined in one run: a job that is behind catches up in several runs. */
const BATCHES_PER_TURN = 20_000;

// every merchant: a skip scan over the first column of the accounts' key; no lock.
const MERCHANTS = `
  with recursive merchant (id) as (
    select min(merchant_id) from ledger.account
    union all
    select (select min(merchant_id) from ledger.account where merchant_id > merchant.id)
      from merchant where merchant.id is not null
  )
  select id from merchant where id is not null`;

// One process at a time seals a merchant; the lock is held until the transaction ends.
const TRY_LOCK = `select pg_try_advisory_xact_lock(hashtext('ledger.seal'), $1) as locked`;

const LAST_SEAL = `
  select number, to_batch, hash from ledger.seal
   where merchant_id = $1 order by number desc limit 1`;

// The finished batches after the last seal; nothing can be added to them any more. Takes no lock.
const UNSEALED = `
  select booked.batch, count(distinct booked.entry_id)::integer as entries,
         (extract(epoch from min(booked.booked_at)) * 1000)::bigint as at_ms,
         finished.upto
    from (select ledger.finished_batches() as upto) as finished
    left join ledger.movement as booked
      on booked.merchant_id = $1 and booked.batch >= $2 and booked.batch < finished.upto
   group by booked.batch, finished.upto
   order by booked.batch
   limit $3`;

const INSERT_SEAL = nameParameters(`
  insert into ledger.seal (merchant_id, number, from_batch, to_batch, entries, leaves, previous,
                           hash, signature, sealed_at)
  values ($merchant, $number, $fromBatch, $toBatch, $entries, $leaves, $previous, $hash, $signature,
    to_timestamp($now::double precision / 1000))`);

/**
 * A job in the caller's transaction (read committed): makes the seals that are due, for every
 * merchant. Returns their number. One run makes a bounded number: the caller repeats it until it
 * returns zero.
 */
export async function sealBatches(
  client: SqlClient,
  options: { readonly signer: Signer; readonly now: Instant },
): Promise<number> {
  const { rows } = await client.query(MERCHANTS);
  let made = 0;
  for (const row of rows) made += await sealMerchant(client, Number(row['id']), options);
  return made;
}

async function sealMerchant(
  client: SqlClient,
  merchant: number,
  { signer, now }: { readonly signer: Signer; readonly now: Instant },
): Promise<number> {
  const lock = await client.query(TRY_LOCK, [merchant]);
  if (lock.rows[0]?.['locked'] !== true) return 0;
  const last = (await client.query(LAST_SEAL, [merchant])).rows[0];
  let number = last === undefined ? 0n : readBigint(last['number']);
  let from = last === undefined ? 0n : readBigint(last['to_batch']);
  let previous = last === undefined ? NO_SEAL : (last['hash'] as Buffer);
  const runs = await dueRuns(client, { merchant, from, now });
  for (const toBatch of runs) {
    number += 1n;
    const leaves = await readLeaves(client, { merchant, from, toBatch });
    const seal: Seal = {
      merchant,
      number,
      fromBatch: from,
      toBatch,
      entries: leaves.length,
      leaves: Buffer.concat(leaves),
      previous,
    };
    previous = await insertSeal(client, seal, { signer, now });
    from = toBatch;
  }
  return runs.length;
}

/** The ends (exclusive) of the seals that are due. */
async function dueRuns(
  client: SqlClient,
  { merchant, from, now }: { merchant: number; from: bigint; now: Instant },
): Promise<bigint[]> {
  const { rows } = await client.query(UNSEALED, [merchant, String(from), BATCHES_PER_TURN]);
  const upto = rows[0]?.['upto'];
  assert(
    upto === undefined || readBigint(upto) >= from,
    'transactions are counted from the start again: add a row to ledger.lifetime (operate.md)',
  );
  const ends: bigint[] = [];
  let entries = 0;
  let oldest = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    if (row['batch'] === null) continue;
    entries += Number(row['entries']);
    oldest = Math.min(oldest, Number(row['at_ms']));
    const last = row === rows[rows.length - 1] && rows.length < BATCHES_PER_TURN;
    if (entries >= ENTRIES_PER_SEAL || (last && oldest <= now - OLDEST_MS)) {
      ends.push(readBigint(row['batch']) + 1n);
      entries = 0;
      oldest = Number.POSITIVE_INFINITY;
    }
  }
  return ends;
}

async function readLeaves(
  client: SqlClient,
  { merchant, from, toBatch }: { merchant: number; from: bigint; toBatch: bigint },
): Promise<Buffer[]> {
  const leaves: Buffer[] = [];
  const rows = streamRows(client, HASHED_ROWS, [merchant, String(from), String(toBatch)]);
  for await (const legs of groupEntries(rows)) leaves.push(entryLeaf(legs));
  return leaves;
}

async function insertSeal(
  client: SqlClient,
  seal: Seal,
  { signer, now }: { readonly signer: Signer; readonly now: Instant },
): Promise<Buffer> {
  const hash = sealHash(seal);
  await client.query(
    INSERT_SEAL.text,
    valuesOf(INSERT_SEAL, {
      ...seal,
      number: String(seal.number),
      fromBatch: String(seal.fromBatch),
      toBatch: String(seal.toBatch),
      hash,
      signature: Buffer.from(signer(hash)),
      now,
    }),
  );
  return hash;
}
