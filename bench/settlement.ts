// Measures the settlement of a draw of a million tickets, compared with a plain UPDATE and a COPY
// of the same number of rows on the same server in the same run. The tickets are rows of the
// lottery's tables, and their stakes are booked in the ledger.
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { openLotteryTestbed, type LotteryTestbed } from './lottery-testbed.ts';
import { median } from './pgbench.ts';
import { startProgram } from './processes/start-program.ts';
import { loadDraw, MEMBERS, prepareLoad } from './load-draw.ts';

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
  /** The peak resident memory of the settling process, in MiB. */
  readonly residentMiB: number;
}

/** Settles a new draw and runs both comparisons in each round; returns the medians. */
export async function benchSettlement(options: SettlementBench): Promise<SettlementFigures> {
  const testbed = await openLotteryTestbed(options.server);
  try {
    return await rounds(testbed, options);
  } finally {
    await testbed.close();
  }
}

async function rounds(
  testbed: LotteryTestbed,
  options: SettlementBench,
): Promise<SettlementFigures> {
  const { tickets, log } = options;
  await prepareLoad(testbed);
  const settle: number[] = [];
  const update: number[] = [];
  const copy: number[] = [];
  let [winners, residentMiB] = [0, 0];
  for (let round = 1; round <= options.rounds; round++) {
    const draw = await loadDraw(testbed, tickets);
    await testbed.superuser.query('checkpoint');
    const settled = await settleAll(testbed);
    settle.push(settled.seconds);
    residentMiB = Math.max(residentMiB, settled.residentMiB);
    winners = await checkSettlement(testbed, draw);
    await testbed.superuser.query('checkpoint');
    update.push(await plainUpdate(testbed, draw));
    await testbed.superuser.query('checkpoint');
    copy.push(await plainCopy(testbed));
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

interface SettleResult {
  readonly seconds: number;
  readonly residentMiB: number;
}

/** Settles the due draw in a process that is built and started as the server is. */
async function settleAll({ environment }: LotteryTestbed): Promise<SettleResult> {
  const child = await startProgram('bench/settle-process.ts', { env: environment });
  await once(child, 'message');
  child.send('settle');
  const [settled] = (await once(child, 'message')) as [SettleResult];
  return settled;
}

/** Checks that the draw is settled and the total payout equals its outcomes. */
async function checkSettlement(
  { superuser, merchant }: LotteryTestbed,
  draw: bigint,
): Promise<number> {
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

/** The UPDATE of a system that stores the outcome in the ticket row. */
async function plainUpdate({ superuser, merchant }: LotteryTestbed, draw: bigint): Promise<number> {
  await superuser.query('drop table if exists bench_plain');
  await superuser.query(
    `create table bench_plain as select *, 2::smallint as status, 0::bigint as payout
     from lottery.ticket where merchant_id = $1 and draw_id = $2`,
    [merchant.id, draw],
  );
  await superuser.query('alter table bench_plain add primary key (merchant_id, draw_id, seq)');
  await superuser.query('vacuum analyze bench_plain');
  await superuser.query('checkpoint');
  return measureSeconds(() =>
    superuser.query('update bench_plain set status = 5, payout = 0 where draw_id = $1', [draw]),
  );
}

async function plainCopy({ superuser }: LotteryTestbed): Promise<number> {
  const { rows } = await superuser.query<{ path: string }>(
    `select current_setting('data_directory') || '/bench.copy' as path`,
  );
  const path = rows[0]?.path ?? '';
  await superuser.query(`copy bench_plain to '${path}' (format binary)`);
  await superuser.query('drop table if exists bench_copy');
  await superuser.query('create table bench_copy (like bench_plain including all)');
  await superuser.query('checkpoint');
  return measureSeconds(() => superuser.query(`copy bench_copy from '${path}' (format binary)`));
}

async function measureSeconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

/** Formats the figures and their comparison. */
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
