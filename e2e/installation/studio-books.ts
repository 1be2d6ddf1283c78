// The two ledgers of a vendor's rounds: the house's, and the outbox of the studio.
import pg from 'pg';
import { openDatabase } from '../../tools/postgres/open-database.ts';
import { DATA_DIR } from '../addresses.ts';

export interface BookedCall {
  readonly id: string;
  readonly kind: string;
  /** In ten-thousandths. */
  readonly amount: string;
}

// What the ledger booked of a transaction, and what the transaction says of itself.
const HOUSE = `
  select t.transaction_id as id, t.kind,
    coalesce((select sum(m.amount) from ledger.movement m
      where m.merchant_id = t.merchant_id and m.entry_id = t.entry_id
        and m.refused is null), 0)::text as amount
  from vendors.transaction t
  where t.round_id = $1 and t.state = 'BOOKED' order by t.kind`;

const STUDIO = `
  select c.id, c.kind, c.amount::text from studio.wallet_call c
  join studio.round r on r.id = c.round_id
  where r.number = $1 and c.state = 'DONE' order by c.kind`;

const FIND = 'select id from studio.round where number = $1';

/** What both sides booked of a round, by its number at the studio, in the order of the kinds. */
export async function readBooks(
  number: string,
): Promise<{ readonly house: BookedCall[]; readonly studio: BookedCall[] }> {
  const { url, close } = await openDatabase(DATA_DIR);
  try {
    const studio = new URL(url);
    studio.pathname = '/studio';
    const [round] = await ask(studio.href, FIND, number);
    const booked = await ask(studio.href, STUDIO, number);
    return { house: await ask(url, HOUSE, round?.id ?? ''), studio: booked };
  } finally {
    await close();
  }
}

async function ask(url: string, text: string, round: string): Promise<BookedCall[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<BookedCall>(text, [round])).rows;
  } finally {
    await client.end();
  }
}
