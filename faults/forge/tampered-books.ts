// A dishonest house's changes to its own database: it removes entries with everything that follows
// from them, reseals and recloses days, and rewrites its public log from the beginning.
import {
  FIRST_PREVIOUS,
  hexBytes,
  logHash,
  LOG_START,
  rootLineHash,
  sealLineHash,
  toHex,
  type FlatObject,
  type LogKind,
} from '@fairhouse/rules/fair';
import { publishDailyRoot, sealBatches } from '@fairhouse/ledger';
import { instant, nameParameters, valuesOf, type Day, type MerchantId } from '@fairhouse/values';
import type pg from 'pg';
import { HASHES, type Signer } from './resign-proof.ts';
import { LATER_MS } from './forge-fixture.ts';

/** A copy of the database that the house can change. */
export interface TamperedBooks {
  readonly client: pg.Client;
  readonly signer: Signer;
  readonly merchant: number;
}

export interface Line {
  at: number;
  kind: LogKind;
  draw: string;
  body: FlatObject;
}

const INSERT_LINE = nameParameters(`
  insert into lottery.log (merchant_id, seq, at, kind, draw_id, body, prev, hash, signature)
  values ($merchant, $seq, to_timestamp($at / 1000.0), $kind, $draw, $body,
          decode($prev, 'hex'), decode($hash, 'hex'), decode($signature, 'hex'))`);

interface Leg {
  readonly amount: string;
  readonly batch: string;
  readonly debit_id: string;
  readonly credit_id: string;
  readonly debit_sequence: string | null;
  readonly credit_sequence: string | null;
}

/** Removes an entry and corrects every balance and number, as if it had never been booked. */
export async function removeEntry(
  { client, merchant }: TamperedBooks,
  entry: string,
): Promise<void> {
  const { rows } = await client.query<Leg>(
    `delete from ledger.movement where merchant_id = $1 and entry_id = $2
     returning amount, batch, debit_id, credit_id, debit_sequence, credit_sequence`,
    [merchant, entry],
  );
  if (rows.length === 0) throw new Error(`no entry ${entry} to remove`);
  for (const leg of rows) {
    await revertLeg(
      client,
      merchant,
      { ...leg, account: leg.debit_id, sequence: leg.debit_sequence },
      1n,
    );
    await revertLeg(
      client,
      merchant,
      { ...leg, account: leg.credit_id, sequence: leg.credit_sequence },
      -1n,
    );
  }
}

async function revertLeg(
  client: pg.Client,
  merchant: number,
  { account, sequence, amount, batch }: Leg & { account: string; sequence: string | null },
  sign: bigint,
): Promise<void> {
  const change = String(sign * BigInt(amount));
  if (sequence === null) {
    // The house's side: the delta of the batch, and the sum of the rolled-up deltas.
    await client.query(
      `update ledger.house_delta set change = change + $4
        where merchant_id = $1 and account_id = $2 and batch = $3`,
      [merchant, account, batch, change],
    );
    await client.query('delete from ledger.house_delta where change = 0');
    await client.query(
      `update ledger.house_balance set balance = balance + $3
        where merchant_id = $1 and account_id = $2 and upto > $4`,
      [merchant, account, change, batch],
    );
    return;
  }
  await client.query(
    `update ledger.balance set balance = balance + $3, version = version - 1
      where merchant_id = $1 and account_id = $2`,
    [merchant, account, change],
  );
  for (const side of ['debit', 'credit']) {
    // Sequentially: at every moment each number is unique.
    const later = await client.query<{ entry_id: string; leg: number }>(
      `select entry_id, leg from ledger.movement
        where merchant_id = $1 and ${side}_id = $2 and ${side}_sequence > $3
        order by ${side}_sequence`,
      [merchant, account, sequence],
    );
    for (const { entry_id, leg } of later.rows) {
      await client.query(
        `update ledger.movement
            set ${side}_sequence = ${side}_sequence - 1, ${side}_balance = ${side}_balance + $4
          where merchant_id = $1 and entry_id = $2 and leg = $3`,
        [merchant, entry_id, leg, change],
      );
    }
  }
}

/** Deletes the seals from the first batch of an entry on; returns what `resealBooks` needs. */
export async function unsealBooks(
  { client, merchant }: TamperedBooks,
  entry: string,
): Promise<readonly Day[]> {
  const { rows } = await client.query<{ number: string }>(
    `select min(number) as number from ledger.seal s
      where s.merchant_id = $1 and s.to_batch > (
        select min(batch) from ledger.movement where merchant_id = $1 and entry_id = $2)`,
    [merchant, entry],
  );
  const from = rows[0]?.number ?? '1';
  const days = await client.query<{ day: Day }>(
    `delete from ledger.root_leaves l using ledger.daily_root r
      where r.merchant_id = $1 and r.seal_number >= $2
        and l.merchant_id = r.merchant_id and l.day = r.day
     returning to_char(r.day, 'YYYY-MM-DD') as day`,
    [merchant, from],
  );
  await client.query('delete from ledger.daily_root where merchant_id = $1 and seal_number >= $2', [
    merchant,
    from,
  ]);
  await client.query('delete from ledger.seal where merchant_id = $1 and number >= $2', [
    merchant,
    from,
  ]);
  return [...new Set(days.rows.map(({ day }) => day))];
}

/** Seals all unsealed batches with the house's key, and closes the days again. */
export async function resealBooks(
  { client, signer, merchant }: TamperedBooks,
  days: readonly Day[],
): Promise<void> {
  const signHash = (hash: Uint8Array) => Buffer.from(signer.sign(hash));
  const { rows } = await client.query<{ now: string }>(
    'select (extract(epoch from max(booked_at)) * 1000)::bigint as now from ledger.movement',
  );
  const now = instant(Number(rows[0]?.now ?? 0) + LATER_MS);
  await client.query('begin');
  while ((await sealBatches(client, { signer: signHash, now })) > 0);
  for (const day of days) {
    await publishDailyRoot(client, {
      merchant: merchant as MerchantId,
      day,
      signer: signHash,
      now,
    });
  }
  await client.query('commit');
}

/** Rewrites the whole public log after `edit` has changed its lines. */
export async function rewriteLog(
  { client, signer, merchant }: TamperedBooks,
  edit: (lines: Line[]) => Line[],
): Promise<void> {
  const { rows } = await client.query<Line>(
    `delete from lottery.log where merchant_id = $1
     returning seq, (extract(epoch from at) * 1000)::bigint::float8 as at, kind, draw_id as draw,
               body`,
    [merchant],
  );
  const inOrder = (rows as (Line & { seq: string })[]).sort(
    (left, right) => Number(left.seq) - Number(right.seq),
  );
  const lines = edit(inOrder.map(({ at, kind, draw, body }) => ({ at, kind, draw, body })));
  let prev = LOG_START;
  for (const [index, { at, kind, draw, body }] of lines.entries()) {
    const seq = index + 1;
    const hash = logHash(HASHES, { seq, at, kind, body, prev });
    const signature = toHex(signer.sign(hexBytes(hash)));
    await client.query(
      INSERT_LINE.text,
      valuesOf(INSERT_LINE, {
        merchant,
        seq,
        at,
        kind,
        draw,
        body: JSON.stringify(body),
        prev,
        hash,
        signature,
      }),
    );
    prev = hash;
  }
}

/** Signs every seal again from the first on, with its current content. */
export async function resignSeals({ client, signer, merchant }: TamperedBooks): Promise<void> {
  const { rows } = await client.query<Record<string, string>>(
    `select number, from_batch, to_batch, entries, encode(leaves_hash, 'hex') as leaves_hash
       from ledger.seal where merchant_id = $1 order by number`,
    [merchant],
  );
  let previous = FIRST_PREVIOUS;
  for (const [index, row] of rows.entries()) {
    const words = {
      number: String(index + 1),
      fromBatch: row['from_batch'] ?? '',
      toBatch: row['to_batch'] ?? '',
      entries: Number(row['entries']),
      leavesHash: row['leaves_hash'] ?? '',
      previous,
    };
    const hash = sealLineHash(HASHES, merchant, { ...words, hash: '', signature: '', at: 0 });
    await client.query(
      `update ledger.seal
          set number = $3, previous = decode($4, 'hex'), hash = decode($5, 'hex'),
              signature = decode($6, 'hex')
        where merchant_id = $1 and number = $2`,
      [merchant, row['number'], words.number, previous, hash, toHex(signer.sign(hexBytes(hash)))],
    );
    previous = hash;
  }
}

/** Publishes another root of a day over the balances, signed by the house. */
export async function signRoot(
  { client, signer, merchant }: TamperedBooks,
  root: string,
): Promise<void> {
  const { rows } = await client.query<Record<string, string>>(
    `select to_char(day, 'YYYY-MM-DD') as day, seal_number, to_batch, accounts
       from ledger.daily_root where merchant_id = $1 limit 1`,
    [merchant],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('a day was closed');
  const { day = '', seal_number: sealNumber = '', to_batch: toBatch = '' } = row;
  const accounts = Number(row['accounts']);
  const words = { day, sealNumber, toBatch, accounts, root, signature: '', at: 0 };
  const hash = rootLineHash(HASHES, merchant, words);
  await client.query(
    `update ledger.daily_root set root = decode($3, 'hex'), signature = decode($4, 'hex')
      where merchant_id = $1 and day = $2`,
    [merchant, day, root, toHex(signer.sign(hexBytes(hash)))],
  );
}
