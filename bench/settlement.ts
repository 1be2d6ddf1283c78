// Seconds to settle a draw of a million tickets, beside a plain UPDATE and a COPY of as many rows
// on the same server in the same run. The tickets lie in the lottery's own tables and their stakes
// in the ledger.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { SERVER_FLAGS } from '../tools/processes.mjs';
import { openLotteryBed, type LotteryBed } from './lottery-bed.ts';
import { median } from './pgbench.ts';
import { loadDraw, MEMBERS, prepare } from './settlement-load.ts';

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
    const settled = await settleAll(bed);
    settle.push(settled.seconds);
    residentMiB = Math.max(residentMiB, settled.residentMiB);
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

interface Settled {
  readonly seconds: number;
  readonly residentMiB: number;
}

/** Settles what is due in a process of its own, with the flags that the server runs under. */
async function settleAll({ environment }: LotteryBed): Promise<Settled> {
  const child = fork(join(import.meta.dirname, 'settle-process.ts'), {
    execArgv: ['--import', 'tsx', ...SERVER_FLAGS.split(' ')],
    env: { ...process.env, ...environment },
  });
  await once(child, 'message');
  child.send('settle');
  const [settled] = (await once(child, 'message')) as [Settled];
  return settled;
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
