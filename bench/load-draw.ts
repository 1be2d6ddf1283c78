// Fills a draw with tickets: rows in the lottery's tables, and a movement in the ledger for each
// order.
import { amount, type Id } from '@fairhouse/values';
import {
  currencyOf,
  houseAccount,
  mainAccount,
  worldAccount,
} from '../apps/server/src/accounts.ts';
import { transaction } from '../apps/server/src/platform/sql.ts';
import { closeDraw, lotteryJobs } from '../apps/server/src/modules/lottery/index.ts';
import { randomMixedBet } from './mixed-bet.ts';
import type { LotteryTestbed } from './lottery-testbed.ts';

export const MEMBERS = 10_000;
const BETS_PER_ORDER = 5;
/** The number of random bets from which the tickets are sampled. */
const KINDS = 50_000;

/** Creates the members, and the bets from which tickets are sampled. */
export async function prepareLoad({ superuser, app, merchant }: LotteryTestbed): Promise<void> {
  await superuser.query(`
    create table bench_member as
      select n, ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid as id
      from generate_series(0, ${MEMBERS - 1}) n`);
  const bets = Array.from({ length: KINDS }, randomMixedBet);
  await superuser.query(
    `create table bench_kind (n int primary key, play text, pick text, notes int, style text,
      terms text)`,
  );
  await superuser.query(
    `insert into bench_kind select * from unnest($1::int[], $2::text[], $3::text[], $4::int[],
      $5::text[], $6::text[])`,
    [
      bets.map((_, n) => n),
      bets.map((bet) => bet.play),
      bets.map((bet) => bet.pick),
      bets.map((bet) => bet.notes),
      bets.map((bet) => bet.style),
      bets.map((bet) => bet.terms),
    ],
  );
  await app.ledger.bookMany(
    Array.from({ length: MEMBERS }, (_, n) => ({
      merchant: merchant.id,
      id: app.newId<'entry'>(),
      currency: currencyOf(merchant.currency),
      code: 'deposit',
      reference: 'bench',
      legs: [
        {
          debit: worldAccount('real', 'bank'),
          credit: mainAccount('real', memberId(n)),
          amount: amount(100_000_000_000n),
        },
      ],
    })),
  );
}

const memberId = (n: number): Id<'member'> =>
  `00000000-0000-7000-8000-${String(n).padStart(12, '0')}` as Id<'member'>;

/**
 * Creates a draw with tickets, their orders, and one movement for each order; closes and draws it.
 */
export async function loadDraw(testbed: LotteryTestbed, tickets: number): Promise<bigint> {
  const { superuser, app, merchant } = testbed;
  await runJob(testbed, 'lottery-schedule');
  const { rows } = await superuser.query<{ draw_id: string; issue: string }>(
    `select draw_id, issue from lottery.draw
     where merchant_id = $1 and state = 'SCHEDULED' and lottery = 'SSC5' and bound_at is not null
     order by draw_at limit 1`,
    [merchant.id],
  );
  const draw = rows[0];
  if (draw === undefined) throw new Error('a draw is scheduled and bound');
  await superuser.query(
    `insert into lottery.ticket
     select $1, $2, s.seq, k.notes, s.multiple, case k.terms when '1900' then 56 else 0 end, false,
       b.id, 20000, 20000 * k.notes * s.multiple,
       case k.terms when '1900' then 20000 * k.notes * s.multiple * 56 / 2000 else 0 end,
       '\\x00112233445566778899aabbccddeeff', k.style, k.play, k.terms, k.pick
     from (
       select g as seq, floor(random() * ${KINDS})::int as kind,
         1 + floor(random() * 3)::int as multiple
       from generate_series(1, $3::int) g) s
     join bench_member b on b.n = (s.seq - 1) / ${BETS_PER_ORDER} % ${MEMBERS}
     join bench_kind k on k.n = s.kind
     order by s.seq`,
    [merchant.id, draw.draw_id, tickets],
  );
  await superuser.query(
    `insert into lottery.bet_order (merchant_id, order_id, member_id, username, trial, draw_id,
       first_seq, bets, stake, content_hash, placed_at, lottery)
     select $1, gen_random_uuid(), t.member_id, 'member', false, $2, min(t.seq), count(*),
       sum(t.stake),
       '\\x00', house_now(),
       (select d.lottery from lottery.draw d where d.merchant_id = $1 and d.draw_id = $2)
     from lottery.ticket t where t.merchant_id = $1 and t.draw_id = $2
     group by t.member_id, (t.seq - 1) / ${BETS_PER_ORDER}`,
    [merchant.id, draw.draw_id],
  );
  await superuser.query(
    `update lottery.draw_book b set leaf_count = s.count, total_stake = s.stake,
      total_rebate = s.rebate
     from (select count(*) as count, sum(stake) as stake, sum(rebate) as rebate from lottery.ticket
       where merchant_id = $1 and draw_id = $2) s
     where b.merchant_id = $1 and b.draw_id = $2`,
    [merchant.id, draw.draw_id],
  );
  await bookStakes(testbed, draw.draw_id, draw.issue);
  await superuser.query('vacuum analyze lottery.ticket');
  await superuser.query('vacuum analyze lottery.bet_order');
  await transaction(app.pool, async (sql) => {
    await closeDraw(sql, app, merchant.id, BigInt(draw.draw_id), true);
    return { commit: true, value: undefined };
  });
  await superuser.query(
    `update lottery.draw set opens_at = house_now() - interval '2 hours',
       closes_at = house_now() - interval '1 second', draw_at = house_now() - interval '1 second'
     where merchant_id = $1 and draw_id = $2`,
    [merchant.id, draw.draw_id],
  );
  await runJob(testbed, 'lottery-draw');
  return BigInt(draw.draw_id);
}

interface StakeRow {
  readonly order_id: string;
  readonly member_id: string;
  readonly stake: string;
}

/** Books the stakes page by page, to bound the memory of the process. */
async function bookStakes(testbed: LotteryTestbed, draw: string, issue: string): Promise<void> {
  const { superuser, app, merchant } = testbed;
  const page = async (after: string): Promise<StakeRow[]> => {
    const { rows } = await superuser.query<StakeRow>(
      `select order_id, member_id, stake from lottery.bet_order
       where merchant_id = $1 and draw_id = $2 and order_id > $3 order by order_id limit 2000`,
      [merchant.id, draw, after],
    );
    return rows;
  };
  let rows = await page('00000000-0000-0000-0000-000000000000');
  for (; rows.length > 0; rows = await page(rows.at(-1)?.order_id ?? '')) {
    await app.ledger.bookMany(
      rows.map((row) => ({
        merchant: merchant.id,
        id: row.order_id as Id<'entry'>,
        currency: currencyOf(merchant.currency),
        code: 'stake',
        reference: issue,
        legs: [
          {
            debit: mainAccount('real', row.member_id as Id<'member'>),
            credit: houseAccount('real', 'lottery'),
            amount: amount(BigInt(row.stake)),
          },
        ],
      })),
    );
  }
}

/** Runs one job of the lottery module once. */
export async function runJob({ app }: LotteryTestbed, name: string): Promise<void> {
  const job = lotteryJobs.find((each) => each.name === name);
  if (job === undefined) throw new Error(`no job ${name}`);
  await job.run(app, app.clock.now());
}
