// The invariants after an evening with faults, checked in the database with the owner's role and
// numbered as in docs/operate.md.
import { readBet, settleBet, prepareDraw, SSC } from '@fairhouse/rules/lottery';
import { auditLedger } from '@fairhouse/ledger';
import { findViolations } from '@fairhouse/ledger/testing';
import { assert, type MerchantId } from '@fairhouse/values';
import type { KeyObject } from 'node:crypto';
import { auditBets } from '../apps/server/src/modules/lottery/audits/index.ts';
import type pg from 'pg';
import { callId } from '../apps/server/src/platform/keys/keyed-ids.ts';
import type { Keys } from '../apps/server/src/platform/keys/keys.ts';
import type { RecordedRequest } from './request-history.ts';

export interface Breach {
  readonly invariant: string;
  readonly detail: string;
}

type Check = (db: pg.Client, asked: readonly RecordedRequest[], keys: Keys) => Promise<Breach[]>;

/** I1 to I5: the books themselves. */
const books: Check = async (db) => {
  const breaches = await findViolations(db);
  return breaches.map((each) => ({ invariant: 'I1-I5', detail: JSON.stringify(each, bigints) }));
};

/** I15 for the books: the complete audit, with seals and roots, and bets against movements. */
async function audited(db: pg.Client, publicKey: KeyObject): Promise<Breach[]> {
  const { findings } = await auditLedger(db, { publicKey });
  return [...findings, ...(await auditBets(db))].map(({ row, problem }) => ({
    invariant: 'audit',
    detail: `${row}: ${problem}`,
  }));
}

/** I6 and I7: an acknowledged request is stored once, a refused one is not. */
const acknowledged: Check = async (db, asked, keys) => {
  const orders = await ordersOf(db, asked, keys);
  const { rows } = await db.query<{ order_id: string; moved: string }>(
    `select o.order_id, count(m.entry_id) as moved from lottery.bet_order o
     left join ledger.movement m
       on m.merchant_id = o.merchant_id and m.entry_id = o.order_id and m.refused is null
     group by o.order_id`,
  );
  const there = new Map(rows.map((row) => [row.order_id, Number(row.moved)]));
  return orders.flatMap(({ id, outcome }) => {
    const moved = there.get(id);
    if (outcome === 'ok' && moved !== 1)
      return [{ invariant: 'I6', detail: `order ${id}: ${moved}` }];
    if (outcome === 'refused' && moved !== undefined)
      return [{ invariant: 'I7', detail: `order ${id}` }];
    return [];
  });
};

/** The requested bets, by the ids that the server derives from the requests. */
async function ordersOf(db: pg.Client, asked: readonly RecordedRequest[], keys: Keys) {
  const { rows } = await db.query<{ merchant_id: number; member_id: string; username: string }>(
    'select merchant_id, member_id, username from members.member',
  );
  const callers = new Map(rows.map((row) => [row.username, row]));
  return asked
    .filter(({ kind }) => kind === 'bet')
    .map(({ id: key, detail, outcome }) => {
      const caller = callers.get(detail['username'] as string);
      assert(caller !== undefined, 'the bettor is a member');
      const merchant = caller.merchant_id as MerchantId;
      const id = callId(keys, { merchant, caller: `member:${caller.member_id}`, key });
      return { id: id as string, outcome };
    });
}

/** I8: every request has an outcome; every unknown outcome was resolved by a retry. */
const resolved: Check = (_db, asked) =>
  Promise.resolve(
    asked
      .filter(({ outcome }) => outcome === 'unknown')
      .map(({ id, kind }) => ({ invariant: 'I8', detail: `${kind} ${id} has no answer` })),
  );

/** I9: every draw that closed more than a minute ago is settled or void. */
const settled: Check = async (db) => {
  const { rows } = await db.query<{ issue: string; state: string }>(
    `select issue, state from lottery.draw
     where draw_at < house_now() - interval '60 seconds' and state not in ('SETTLED', 'VOID')`,
  );
  return rows.map((row) => ({ invariant: 'I9', detail: `${row.issue} is ${row.state}` }));
};

interface TicketRow {
  draw_id: string;
  numbers: string;
  seq: number;
  play: string;
  pick: string;
  unit: string;
  multiple: number;
  style: 'GROUP' | 'FIXED' | 'ZY';
  terms: string;
  prize: string;
  capped: string;
}

const TICKETS = `
  select t.draw_id, d.numbers, t.seq, t.play, t.pick, t.unit, t.multiple, t.style, t.terms,
    coalesce(o.prize, 0) as prize, coalesce(o.capped, 0) as capped
  from lottery.ticket t
  join lottery.draw d on d.merchant_id = t.merchant_id and d.draw_id = t.draw_id
  left join lottery.outcome o on o.merchant_id = t.merchant_id and o.draw_id = t.draw_id
    and o.seq = t.seq and o.version = d.result_version
  left join lottery.cancellation c on c.merchant_id = t.merchant_id and c.draw_id = t.draw_id
    and c.cancels = t.seq
  where d.state = 'SETTLED' and c.seq is null and t.style = 'GROUP'`;

/** I10: the paid prizes equal those of the rules, recomputed ticket by ticket. */
const paid: Check = async (db) => {
  const { rows } = await db.query<TicketRow>(TICKETS);
  return rows.flatMap((row) => {
    const bet = readBet(SSC, row.play, row.pick);
    const draw = prepareDraw(SSC, row.numbers);
    if (!bet.ok || draw === undefined) {
      return [{ invariant: 'I10', detail: `ticket ${row.draw_id}/${row.seq} cannot be read` }];
    }
    const ask = {
      unit: BigInt(row.unit) as never,
      multiple: row.multiple,
      terms: { style: 'GROUP' as const, group: Number(row.terms) },
    };
    const { payout } = settleBet({ ...bet.value, ...ask }, draw);
    const booked = BigInt(row.prize) + BigInt(row.capped);
    if (payout === booked) return [];
    return [{ invariant: 'I10', detail: `${row.draw_id}/${row.seq}: ${payout} but ${booked}` }];
  });
};

/**
 * I10: the ledger has paid the outcomes of all settled draws, and none beyond the outcomes: a draw
 * that is being settled has its outcomes before they are paid, and is settled after.
 */
const paidInBooks: Check = async (db) => {
  const { rows } = await db.query<{ settled: string; outcomes: string; moved: string }>(
    `select
       (select coalesce(sum(o.prize), 0) from lottery.outcome o
        join lottery.draw d on d.merchant_id = o.merchant_id and d.draw_id = o.draw_id
          and d.result_version = o.version and d.state = 'SETTLED') as settled,
       (select coalesce(sum(o.prize), 0) from lottery.outcome o
        join lottery.draw d on d.merchant_id = o.merchant_id and d.draw_id = o.draw_id
          and d.result_version = o.version) as outcomes,
       (select coalesce(sum(amount), 0) from ledger.movement
        where code = 6 and refused is null) as moved`,
  );
  const [row] = rows;
  const [settled, outcomes, moved] = [row?.settled, row?.outcomes, row?.moved].map((sum) =>
    BigInt(sum ?? -1),
  ) as [bigint, bigint, bigint];
  if (settled <= moved && moved <= outcomes) return [];
  const detail = `settled ${settled}, outcomes ${outcomes}, paid ${moved}`;
  return [{ invariant: 'I10', detail }];
};

/** I11: a withdrawal is held once, and paid or returned at most once, as its state says. */
const withdrawals: Check = async (db) => {
  const { rows } = await db.query<{ number: string; state: string; holds: string; ends: string }>(
    `select w.number, w.state,
       (select count(*) from ledger.movement m where m.merchant_id = w.merchant_id
          and m.entry_id = w.withdrawal_id and m.refused is null) as holds,
       (select count(distinct m.entry_id) from ledger.movement m
          where m.merchant_id = w.merchant_id and m.entry_id = w.end_entry
          and m.refused is null) as ends
     from cashier.withdrawal w`,
  );
  const ended = ['SUCCESS', 'REJECTED', 'RETURNED'];
  return rows
    .filter((row) => row.holds !== '1' || row.ends !== (ended.includes(row.state) ? '1' : '0'))
    .map((row) => ({ invariant: 'I11', detail: JSON.stringify(row) }));
};

/** I13: no ticket was taken after its draw closed. */
const inTime: Check = async (db) => {
  const { rows } = await db.query<{ order_id: string }>(
    `select o.order_id from lottery.bet_order o
     join lottery.draw d on d.merchant_id = o.merchant_id and d.draw_id = o.draw_id
     where o.placed_at >= d.closes_at`,
  );
  return rows.map((row) => ({ invariant: 'I13', detail: `order ${row.order_id}` }));
};

const CHECKS = [
  books,
  acknowledged,
  resolved,
  settled,
  paid,
  paidInBooks,
  withdrawals,
  inTime,
] as const;

/** All violated invariants; must be empty. */
export async function checkEvening(
  db: pg.Client,
  asked: readonly RecordedRequest[],
  keys: Keys,
): Promise<Breach[]> {
  const found: Breach[] = await audited(db, keys.verifyingKey);
  for (const check of CHECKS) found.push(...(await check(db, asked, keys)));
  return found;
}

function bigints(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value;
}
