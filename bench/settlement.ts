// Seconds to settle a draw of a million tickets, beside a plain UPDATE and a COPY of as many rows on the same
// server in the same run. The tickets lie in the lottery's own tables and their stakes in the ledger.
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { amount, type Id } from '@fairhouse/values';
import {
  currencyOf,
  houseAccount,
  mainAccount,
  worldAccount,
} from '../apps/server/src/accounts.ts';
import { transaction } from '../apps/server/src/ground/sql.ts';
import { closeDraw, lotteryJobs } from '../apps/server/src/modules/lottery/index.ts';
import { anyBet } from './bet-mix.ts';
import { openLotteryBed, type LotteryBed } from './lottery-bed.ts';
import { median } from './pgbench.ts';

export interface SettlementBench {
  /** The superuser's address of a server with fsync and synchronous_commit on. */
  readonly server: string;
  readonly rounds: number;
  readonly tickets: number;
  readonly log: (line: string) => void;
}

export interface SettlementFigures {
  readonly tickets: number;
  readonly winners: number;
  readonly members: number;
  /** Medians in seconds. */
  readonly settle: number;
  readonly update: number;
  readonly copy: number;
  /** The most memory that the settling process held, in MiB. */
  readonly residentMiB: number;
}

const MEMBERS = 10_000;
const BETS_PER_ORDER = 5;
/** Different bets that the tickets are taken from; each bet of the mix is drawn anew. */
const KINDS = 50_000;

/** Settles a fresh draw in each round, then the two comparisons; gives the medians. */
export async function benchSettlement(options: SettlementBench): Promise<SettlementFigures> {
  const bed = await openLotteryBed(options.server);
  try {
    return await rounds(bed, options);
  } finally {
    await bed.close();
  }
}

async function rounds(bed: LotteryBed, options: SettlementBench): Promise<SettlementFigures> {
  const { tickets, log } = options;
  await prepare(bed);
  const settle: number[] = [];
  const update: number[] = [];
  const copy: number[] = [];
  let [winners, residentMiB] = [0, 0];
  for (let round = 1; round <= options.rounds; round++) {
    const draw = await loadDraw(bed, tickets);
    await bed.superuser.query('checkpoint');
    const watch = setInterval(() => {
      residentMiB = Math.max(residentMiB, process.memoryUsage.rss() / 2 ** 20);
    }, 20);
    settle.push(await timed(() => settleAll(bed)));
    clearInterval(watch);
    winners = await checkSettled(bed, draw);
    await bed.superuser.query('checkpoint');
    update.push(await plainUpdate(bed, draw));
    await bed.superuser.query('checkpoint');
    copy.push(await plainCopy(bed));
    log(
      `round ${round}: settle ${settle.at(-1)?.toFixed(2)} s, ` +
        `update ${update.at(-1)?.toFixed(2)} s, copy ${copy.at(-1)?.toFixed(2)} s`,
    );
  }
  return {
    tickets,
    winners,
    members: MEMBERS,
    settle: median(settle),
    update: median(update),
    copy: median(copy),
    residentMiB,
  };
}

/** Members, and the kinds of bets that tickets are taken from. */
async function prepare({ superuser, house, merchant }: LotteryBed): Promise<void> {
  await superuser.query(`
    create table bench_member as
      select n, ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid as id
      from generate_series(0, ${MEMBERS - 1}) n`);
  const bets = Array.from({ length: KINDS }, anyBet);
  await superuser.query(
    `create table bench_kind (n int primary key, play text, pick text, notes int, style text, terms text)`,
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
  await house.ledger.bookMany(
    Array.from({ length: MEMBERS }, (_, n) => ({
      merchant: merchant.id,
      id: house.newId<'entry'>(),
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

/** A draw with its tickets, their orders, and one movement of money for each order; closed and drawn. */
async function loadDraw(bed: LotteryBed, tickets: number): Promise<bigint> {
  const { superuser, house, merchant } = bed;
  await runJob(bed, 'lottery-schedule');
  const { rows } = await superuser.query<{ draw_id: string; issue: string }>(
    `select draw_id, issue from lottery.draw
     where merchant_id = $1 and state = 'SCHEDULED' and lottery = 'SSC5' order by draw_at limit 1`,
    [merchant.id],
  );
  const found = rows[0];
  if (found === undefined) throw new Error('a draw is scheduled');
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
    [merchant.id, found.draw_id, tickets],
  );
  await superuser.query(
    `insert into lottery.bet_order
     select $1, gen_random_uuid(), t.member_id, 'member', false, $2, min(t.seq), count(*), sum(t.stake),
       '\\x00', house_now()
     from lottery.ticket t where t.merchant_id = $1 and t.draw_id = $2
     group by t.member_id, (t.seq - 1) / ${BETS_PER_ORDER}`,
    [merchant.id, found.draw_id],
  );
  await superuser.query(
    `update lottery.draw_book b set leaf_count = s.count, total_stake = s.stake, total_rebate = s.rebate
     from (select count(*) as count, sum(stake) as stake, sum(rebate) as rebate from lottery.ticket
       where merchant_id = $1 and draw_id = $2) s
     where b.merchant_id = $1 and b.draw_id = $2`,
    [merchant.id, found.draw_id],
  );
  await bookStakes(bed, found.draw_id, found.issue);
  await superuser.query('vacuum analyze lottery.ticket');
  await superuser.query('vacuum analyze lottery.bet_order');
  await transaction(house.pool, async (sql) => {
    await closeDraw(sql, house, merchant.id, BigInt(found.draw_id), true);
    return { commit: true, value: undefined };
  });
  await superuser.query(
    `update lottery.draw set opens_at = house_now() - interval '2 hours',
       closes_at = house_now() - interval '1 hour', draw_at = house_now() - interval '1 hour'
     where merchant_id = $1 and draw_id = $2`,
    [merchant.id, found.draw_id],
  );
  await runJob(bed, 'lottery-draw');
  return BigInt(found.draw_id);
}

async function bookStakes(bed: LotteryBed, draw: string, issue: string): Promise<void> {
  const { superuser, house, merchant } = bed;
  const { rows } = await superuser.query<{ order_id: string; member_id: string; stake: string }>(
    `select order_id, member_id, stake from lottery.bet_order where merchant_id = $1 and draw_id = $2`,
    [merchant.id, draw],
  );
  for (let at = 0; at < rows.length; at += 2000) {
    await house.ledger.bookMany(
      rows.slice(at, at + 2000).map((row) => ({
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

async function settleAll(bed: LotteryBed): Promise<void> {
  await runJob(bed, 'lottery-settle');
}

async function runJob({ house }: LotteryBed, name: string): Promise<void> {
  const job = lotteryJobs.find((each) => each.name === name);
  if (job === undefined) throw new Error(`no job ${name}`);
  await job.run(house, house.clock.now());
}

/** The draw is settled, and what was paid is what its outcomes say. */
async function checkSettled({ superuser, merchant }: LotteryBed, draw: bigint): Promise<number> {
  const { rows } = await superuser.query<{ state: string; winners: number; right: boolean }>(
    `select d.state, count(o.seq)::int as winners,
       coalesce(sum(o.prize), 0) = (select prize from lottery.draw_total t
         where t.merchant_id = $1 and t.draw_id = $2 and not t.trial) as right
     from lottery.draw d
     left join lottery.outcome o on o.merchant_id = d.merchant_id and o.draw_id = d.draw_id
     where d.merchant_id = $1 and d.draw_id = $2 group by d.state`,
    [merchant.id, draw],
  );
  const row = rows[0];
  if (row?.state !== 'SETTLED' || !row.right) throw new Error('the draw did not settle');
  return row.winners;
}

/** What a system does that writes each ticket's end into the ticket. */
async function plainUpdate({ superuser, merchant }: LotteryBed, draw: bigint): Promise<number> {
  await superuser.query('drop table if exists bench_plain');
  await superuser.query(
    `create table bench_plain as select *, 2::smallint as status, 0::bigint as payout
     from lottery.ticket where merchant_id = $1 and draw_id = $2`,
    [merchant.id, draw],
  );
  await superuser.query('alter table bench_plain add primary key (merchant_id, draw_id, seq)');
  await superuser.query('vacuum analyze bench_plain');
  await superuser.query('checkpoint');
  return timed(() =>
    superuser.query('update bench_plain set status = 5, payout = 0 where draw_id = $1', [draw]),
  );
}

async function plainCopy({ superuser }: LotteryBed): Promise<number> {
  const { rows } = await superuser.query<{ path: string }>(
    `select current_setting('data_directory') || '/bench.copy' as path`,
  );
  const path = rows[0]?.path ?? '';
  await superuser.query(`copy bench_plain to '${path}' (format binary)`);
  await superuser.query('drop table if exists bench_copy');
  await superuser.query('create table bench_copy (like bench_plain including all)');
  await superuser.query('checkpoint');
  return timed(() => superuser.query(`copy bench_copy from '${path}' (format binary)`));
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

/** Says what was measured and how it compares. */
export function describeSettlement(figures: SettlementFigures): readonly string[] {
  const { tickets, winners, settle, update, copy, residentMiB } = figures;
  return [
    `settling ${tickets} tickets (${winners} won)        ${settle.toFixed(2)} s  ` +
      `${(settle / update).toFixed(2)} x plain UPDATE  ${(settle / copy).toFixed(2)} x COPY`,
    `plain UPDATE of as many rows            ${update.toFixed(2)} s`,
    `COPY of as many rows                    ${copy.toFixed(2)} s`,
    `the settling process held at most       ${Math.round(residentMiB)} MiB`,
  ];
}

async function main(): Promise<void> {
  const server = process.env['DATABASE_URL'];
  if (server === undefined) throw new Error('DATABASE_URL names the server to measure on');
  const [count = '3', tickets = '1000000'] = process.argv.slice(2);
  const log = (text: string): void => void process.stdout.write(`${text}\n`);
  const figures = await benchSettlement({
    server,
    rounds: Number(count),
    tickets: Number(tickets),
    log,
  });
  for (const text of describeSettlement(figures)) log(text);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
