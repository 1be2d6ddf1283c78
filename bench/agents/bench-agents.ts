// Measures what agents cost a day: the rebates of settled bets and the sums of members and teams,
// as multiples of a plain UPDATE of that day's bets in the same run, and the page of a team.
import type { Id } from '@fairhouse/values';
import { performance } from 'node:perf_hooks';
import { agentsJobs } from '../../apps/server/src/modules/agents/index.ts';
import { listTeamFlow, listTeamPlay } from '../../apps/server/src/modules/agents/figures/index.ts';
import { openLotteryTestbed, type LotteryTestbed } from '../lottery-testbed.ts';
import { loadDay, loadTeam, type TeamSize } from './load-team.ts';

export interface AgentsBench {
  /** The superuser's address of a server with fsync and synchronous_commit on. */
  readonly server: string;
  readonly size: TeamSize;
  /** Of the larger day; the other one has a tenth. */
  readonly bets: number;
  readonly log: (line: string) => void;
}

export interface DayFigures {
  readonly bets: number;
  /** Seconds. */
  readonly work: number;
  readonly update: number;
  readonly fold: number;
}

export interface AgentsFigures {
  readonly size: TeamSize;
  readonly days: readonly DayFigures[];
  /** Milliseconds of the 95th of 100 reads of the top agent's overview. */
  readonly overviewP95: number;
  readonly residentMiB: number;
}

const DAY_MS = 86_400_000;

export async function benchAgents(options: AgentsBench): Promise<AgentsFigures> {
  const testbed = await openLotteryTestbed(options.server);
  const peak = watchMemory();
  try {
    await scheduleDraws(testbed);
    await loadTeam(testbed, options.size);
    const days: DayFigures[] = [];
    const begin = Math.floor(testbed.app.clock.now() / DAY_MS) * DAY_MS - 10 * DAY_MS;
    for (const [at, bets] of [options.bets / 10, options.bets].entries()) {
      const day = await measureDay(testbed, options.size, bets, begin + at * DAY_MS);
      const { work, update, fold } = day;
      options.log(
        `${day.bets} bets: work ${work.toFixed(2)} s, days ${fold.toFixed(2)} s, ` +
          `update ${update.toFixed(2)} s`,
      );
      days.push(day);
    }
    const overviewP95 = await measureOverview(testbed);
    return { size: options.size, days, overviewP95, residentMiB: peak.stop() };
  } finally {
    peak.stop();
    await testbed.close();
  }
}

async function scheduleDraws({ app }: LotteryTestbed): Promise<void> {
  const { lotteryJobs } = await import('../../apps/server/src/modules/lottery/index.ts');
  await lotteryJobs.find(({ name }) => name === 'lottery-schedule')?.run(app, app.clock.now());
}

/** Runs the jobs of agents as the server does. */
async function runJobs({ app }: LotteryTestbed): Promise<void> {
  for (const job of agentsJobs) {
    await app.leases.run(job.name, () => job.run(app, app.clock.now()));
  }
}

/** The day's days of members are made at the end of the same run; they are part of the work. */
async function measureDay(
  testbed: LotteryTestbed,
  size: TeamSize,
  bets: number,
  begin: number,
): Promise<DayFigures> {
  const draws = await loadDay(testbed, size, bets, begin);
  await testbed.superuser.query('checkpoint');
  const work = await secondsOf(() => runJobs(testbed));
  const fold = await secondsOf(() => runJobs(testbed));
  const { rows } = await testbed.superuser.query<{ left: string }>(
    'select count(*)::text as left from agents.draw_due',
  );
  if (rows[0]?.left !== '0') throw new Error('every draw of the day is counted and paid');
  return { bets, work, fold, update: await plainUpdate(testbed, draws) };
}

async function plainUpdate(
  { superuser, merchant }: LotteryTestbed,
  draws: readonly string[],
): Promise<number> {
  await superuser.query('drop table if exists bench_plain');
  await superuser.query(
    `create table bench_plain as select *, 2::smallint as status, 0::bigint as payout
     from lottery.ticket where merchant_id = $1 and draw_id = any($2::bigint[])`,
    [merchant.id, draws],
  );
  await superuser.query('alter table bench_plain add primary key (merchant_id, draw_id, seq)');
  await superuser.query('vacuum analyze bench_plain');
  await superuser.query('checkpoint');
  return secondsOf(() => superuser.query('update bench_plain set status = 5, payout = 0'));
}

const READS = 100;

async function measureOverview({ app, superuser, merchant }: LotteryTestbed): Promise<number> {
  const { rows } = await superuser.query<{ id: string; day: string }>(
    `select bench_id(1) as id, max(day)::text as day from agents.team_day where merchant_id = $1`,
    [merchant.id],
  );
  const of = rows[0]?.id as Id<'member'>;
  const to = rows[0]?.day as Parameters<typeof listTeamPlay>[1]['to'];
  const from = new Date(Date.parse(to) - 34 * DAY_MS).toISOString().slice(0, 10) as typeof to;
  const times: number[] = [];
  for (let at = 0; at < READS; at += 1) {
    const days = { merchant: merchant.id, of, from, to };
    const seconds = await secondsOf(async () => {
      await listTeamPlay(app.pool, days);
      await listTeamFlow(app.pool, days);
    });
    times.push(seconds * 1000);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(READS * 0.95)] ?? 0;
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

const WATCH_MS = 50;

function watchMemory(): { stop(): number } {
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, WATCH_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return Math.round(most / 1024 ** 2);
    },
  };
}

/** The figures as lines; multiples are of the plain UPDATE of the same bets. */
export function describeAgents(figures: AgentsFigures): string[] {
  const { size, days, overviewP95, residentMiB } = figures;
  const [small, large] = days;
  const times = ({ work, update }: DayFigures) => (work / update).toFixed(2);
  return [
    `${size.members} members below ${size.agents} agents`,
    ...days.map(
      (day) => `rebates and sums of ${day.bets} bets: ${times(day)} of a plain UPDATE of them`,
    ),
    small === undefined || large === undefined
      ? ''
      : `ten times the bets cost ${(large.work / small.work).toFixed(1)} times as much`,
    `overview of the top agent: ${overviewP95.toFixed(1)} ms at the 95th percentile`,
    `${residentMiB} MiB of memory`,
  ];
}
