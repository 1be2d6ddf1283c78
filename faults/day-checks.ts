// The hourly checks of the day: books that balance and tickets that are settled once.
import { auditLedger } from '@fairhouse/ledger';
import { findViolations } from '@fairhouse/ledger/testing';
import type pg from 'pg';
import type { TestApp } from '../apps/server/src/testing/index.ts';
import type { Breach } from './check-evening.ts';

/** A draw that is settled or void. */
export interface SettledDraw {
  readonly issue: string;
  readonly family: string;
  readonly mode: string;
  readonly tickets: number;
}

/** The complete audit of the ledger, and its own invariants. */
export async function checkBooks(db: pg.Client, { context: app }: TestApp): Promise<Breach[]> {
  const publicKey = app.keys.verifyingKey;
  const { findings } = await auditLedger(db, { publicKey });
  const breaches = await findViolations(db);
  return [
    ...findings.map(({ row, problem }) => ({ invariant: 'audit', detail: `${row}: ${problem}` })),
    ...breaches.map((each) => ({ invariant: 'books', detail: String(Object.values(each)) })),
  ];
}

// Draws whose tickets do not end in one settlement: a cursor behind the tree, a result of several
// versions, outcomes of another version.
const UNSETTLED = `
  select d.issue, d.state from lottery.draw d
  join lottery.draw_book b on b.merchant_id = d.merchant_id and b.draw_id = d.draw_id
  where d.merchant_id = $1 and d.closes_at < house_now() - interval '30 minutes'
    and (d.state not in ('SETTLED', 'VOID')
      or d.state = 'SETTLED' and (d.settled_seq <> b.leaf_count or d.result_version <> 1
        or exists (select from lottery.outcome o where o.merchant_id = d.merchant_id
          and o.draw_id = d.draw_id and o.version <> 1)))`;

// The wins of the outcomes against the prizes that the ledger paid.
const PAID = `
  select (select coalesce(sum(prize), 0) from lottery.outcome) as won,
    (select coalesce(sum(amount), 0) from ledger.movement
      where code = 6 and refused is null) as paid,
    (select count(*) from lottery.draw where state = 'SETTLING') as under_way`;

/** Every ticket of every finished draw was settled, and its prize paid once. */
export async function checkSettled(db: pg.Client, { merchant }: TestApp): Promise<Breach[]> {
  const open = await db.query<{ issue: string; state: string }>(UNSETTLED, [merchant.id]);
  const { rows } = await db.query<{ won: string; paid: string }>(PAID);
  const [row] = rows;
  return [
    ...open.rows.map(({ issue, state }) => ({ invariant: 'settled', detail: `${issue} ${state}` })),
    ...(row?.won === row?.paid ? [] : [{ invariant: 'paid', detail: JSON.stringify(row) }]),
  ];
}

/** The draws that finished since, without those already known. */
export async function settledSince(
  db: pg.Client,
  test: TestApp,
  known: ReadonlyMap<string, unknown>,
) {
  const { rows } = await db.query<SettledDraw>(
    `select d.issue, l.family, d.mode, d.leaf_count as tickets from lottery.draw d
     join lottery.lottery l on l.merchant_id = d.merchant_id and l.code = d.lottery
     where d.merchant_id = $1 and d.state = 'SETTLED' order by d.draw_id`,
    [test.merchant.id],
  );
  return rows.filter(({ issue }) => !known.has(issue));
}
