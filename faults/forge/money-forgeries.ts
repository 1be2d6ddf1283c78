// Forgeries in the books: payments, stakes, bets, prizes, seals and roots.
import { assert } from '@fairhouse/values';
import {
  removeEntry,
  resignSeals,
  resealBooks,
  signRoot,
  unsealBooks,
  type TamperedBooks,
} from './tampered-books.ts';
import type { BooksForgery } from './books-forgery.ts';
import { deriveBytes } from './resign-proof.ts';

const issueOf = (drawId: string): string => drawId.slice(drawId.indexOf('-') + 1);

/** The newest entry of the books: a payment into an account, sealed alone. */
async function newestEntry({ client, merchant }: TamperedBooks): Promise<string> {
  const { rows } = await client.query<{ entry_id: string }>(
    `select entry_id from ledger.movement where merchant_id = $1 and refused is null
      order by batch desc, entry_id limit 1`,
    [merchant],
  );
  const [row] = rows;
  assert(row !== undefined, 'something was booked');
  return row.entry_id;
}

/** Removes the order and its tickets from an open draw, as if it had never been placed. */
async function removeOrder({ client, merchant }: TamperedBooks, order: string): Promise<void> {
  const { rows } = await client.query<Record<string, string>>(
    `delete from lottery.bet_order where merchant_id = $1 and order_id = $2
     returning draw_id, first_seq, bets, stake`,
    [merchant, order],
  );
  const [row] = rows;
  assert(row !== undefined, 'the order was placed');
  const { draw_id: draw, first_seq: first, bets, stake } = row;
  await client.query(
    `delete from lottery.ticket where merchant_id = $1 and draw_id = $2
       and seq >= $3::int and seq < $3::int + $4::int`,
    [merchant, draw, first, bets],
  );
  await client.query(
    `update lottery.draw_book set leaf_count = leaf_count - $3::int, total_stake = total_stake - $4
      where merchant_id = $1 and draw_id = $2`,
    [merchant, draw, bets, stake],
  );
}

export const MONEY_FORGERIES: readonly BooksForgery[] = [
  {
    name: 'the end of the books cut off: the last payment with its seal',
    onlyWitness: true,
    found: /seal \d+: the witness saw it: it is gone/,
    apply: async (books) => {
      const entry = await newestEntry(books);
      await unsealBooks(books, entry);
      await removeEntry(books, entry);
    },
  },
  {
    name: 'the newest seal dropped, what it sealed left open to change',
    onlyWitness: true,
    found: /seal \d+: the witness saw it: it is gone/,
    apply: async (books) => void (await unsealBooks(books, await newestEntry(books))),
  },
  {
    name: 'a payment taken out of the books, sealed again',
    onlyWitness: true,
    found: /seal \d+: the witness saw (another one|it: it is gone)/,
    apply: async (books, { orders }) => {
      const entry = await newestEntry(books);
      const days = await unsealBooks(books, orders.open);
      await removeEntry(books, entry);
      await resealBooks(books, days);
    },
  },
  {
    name: 'a bet’s stake taken out of the books, sealed again',
    onlyWitness: false,
    found: /order .*: its stake is not in the books as it was bet/,
    apply: async (books, { orders }) => {
      const days = await unsealBooks(books, orders.open);
      await removeEntry(books, orders.open);
      await resealBooks(books, days);
    },
  },
  {
    name: 'a bet taken out whole, with stake, tickets and count, sealed again',
    onlyWitness: true,
    found: /seal \d+: the witness saw (another one|it: it is gone)/,
    apply: async (books, { orders }) => {
      const days = await unsealBooks(books, orders.open);
      await removeOrder(books, orders.open);
      await removeEntry(books, orders.open);
      await resealBooks(books, days);
    },
  },
  {
    name: 'a bet of a closed draw taken out whole, sealed again',
    onlyWitness: false,
    found: /draw .*: its leaves are not as many as its root counts/,
    apply: async (books, { orders }) => {
      const days = await unsealBooks(books, orders.won);
      await books.client.query(`delete from lottery.outcome where seq <= 4`);
      await removeOrder(books, orders.won);
      await removeEntry(books, orders.won);
      await resealBooks(books, days);
    },
  },
  {
    name: 'a ticket of a closed draw made cheaper, its order and movement too',
    onlyWitness: false,
    found: /draw .*: its tickets are not the stake that was closed with/,
    apply: async (books, { orders }) => {
      const { client } = books;
      const order = [orders.won];
      await client.query(
        `update lottery.ticket t set stake = t.stake - 10000 from lottery.bet_order o
          where o.order_id = $1 and t.draw_id = o.draw_id and t.seq = o.first_seq`,
        order,
      );
      await client.query(
        'update lottery.bet_order set stake = stake - 10000 where order_id = $1',
        order,
      );
      await client.query(
        'update ledger.movement set amount = amount - 10000 where entry_id = $1',
        order,
      );
    },
  },
  {
    name: 'a prize taken out of results and books, sealed again',
    onlyWitness: true,
    found: /seal \d+: the witness saw (another one|it: it is gone)/,
    apply: async (books, { proofs: { other } }) => {
      const { client } = books;
      const issue = issueOf(other.drawId);
      const { rows } = await client.query<{ entry_id: string }>(
        `select distinct m.entry_id from ledger.movement m
           join ledger.account a on a.merchant_id = m.merchant_id and a.account_id = m.debit_id
          where m.reference = $1 and a.address ~ 'house:lottery$'`,
        [issue],
      );
      assert(rows.length > 0, 'the other draw paid');
      for (const { entry_id } of rows) {
        const days = await unsealBooks(books, entry_id);
        await removeEntry(books, entry_id);
        await resealBooks(books, days);
      }
      await client.query(
        `delete from lottery.outcome x using lottery.draw d
          where d.draw_id = x.draw_id and d.proof_id = $1`,
        [other.drawId],
      );
    },
  },
  {
    name: 'a seal put in the middle of the chain, all after it numbered and signed again',
    onlyWitness: false,
    found: /seal \d+: the witness saw (another one|it: it is gone)/,
    apply: async (books) => {
      await books.client.query('delete from ledger.seal where merchant_id = $1 and number = 1', [
        books.merchant,
      ]);
      await resignSeals(books);
    },
  },
  {
    name: 'a day’s root over other balances, signed by the house',
    onlyWitness: false,
    found: /daily_root .*: the movements give another root/,
    apply: (books) => signRoot(books, deriveBytes('other balances')),
  },
];
