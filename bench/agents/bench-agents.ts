// Measures what agents cost a day: the rebates of settled bets and the sums of members and teams,
// salaries and dividends, as multiples of a plain UPDATE of that day's bets in the same run, and
// the pages of a large team.
import { periodAt, plusDays, businessDayAt } from '@fairhouse/rules/agency';
import { DAY_MS, HOUR_MS, instant, type Id } from '@fairhouse/values';
import { agentsJobs } from '../../apps/server/src/modules/agents/index.ts';
import { agentReportOperations } from '../../apps/server/src/modules/agents/reports/index.ts';
import { contractJobs } from '../../apps/server/src/modules/contracts/index.ts';
import type { Job } from '../../apps/server/src/platform/jobs.ts';
import { openLotteryTestbed, type LotteryTestbed } from '../lottery-testbed.ts';
import { setAutovacuum } from '../set-autovacuum.ts';
import type { AgentsFigures, DayFigures } from './describe-agents.ts';
import { fillDays, leaveBills, loadContracts } from './load-contracts.ts';
import { loadDay, loadTeam, type TeamSize } from './load-team.ts';
import { measureCost, sumCosts, type Cost } from './processor.ts';

export interface AgentsBench {
  /** The superuser's address of a server with fsync and synchronous_commit on. */
  readonly server: string;
  readonly size: TeamSize;
  /** Of the larger day; the other ones have a tenth. */
  readonly bets: number;
  readonly log: (line: string) => void;
}

/** Periods are settled some hours after their end. */
const SETTLED_MS = 6 * HOUR_MS;

export async function benchAgents(options: AgentsBench): Promise<AgentsFigures> {
  const testbed = await openLotteryTestbed(options.server);
  const peak = watchMemory();
  const { app, merchant, superuser } = testbed;
  try {
    await setAutovacuum(superuser, 'off');
    await scheduleDraws(testbed);
    await loadTeam(testbed, options.size);
    // The last days of the half month that is over: its dividend is due.
    const settled = instant(app.clock.now() - SETTLED_MS);
    const { begin: end } = periodAt('half_month', merchant, settled);
    const tenth = options.bets / 10;
    const bench = { ...options, testbed };
    const { size, bets } = options;
    const one = await measureDay(bench, { bets: tenth, begin: end - 4 * DAY_MS, isByDraw: true });
    const few = await measureDay(bench, { bets: tenth, begin: end - 3 * DAY_MS });
    const many = await measureDay(bench, { bets, begin: end - 2 * DAY_MS });
    const due = await measureDay(bench, { bets, begin: end - DAY_MS, isDividendDue: true });
    const pages = await measurePages(testbed, end);
    return { size, one, few, many, due, ...pages, residentMiB: peak.stop() };
  } finally {
    peak.stop();
    await setAutovacuum(superuser, 'on');
    await testbed.close();
  }
}

interface Bench extends AgentsBench {
  readonly testbed: LotteryTestbed;
}

const shown = ({ seconds, core }: Cost): string =>
  `${seconds.toFixed(2)} s (${core.toFixed(2)} s of a core)`;

async function scheduleDraws({ app }: LotteryTestbed): Promise<void> {
  const { lotteryJobs } = await import('../../apps/server/src/modules/lottery/index.ts');
  await lotteryJobs.find(({ name }) => name === 'lottery-schedule')?.run(app, app.clock.now());
}

const runJob = ({ app }: LotteryTestbed, job: Job): Promise<unknown> =>
  app.leases.run(job.name, () => job.run(app, app.clock.now()));

/** Runs jobs of which each needs what the one before it did. */
async function runInOrder(testbed: LotteryTestbed, jobs: readonly Job[]): Promise<void> {
  for (const job of jobs) await runJob(testbed, job);
}

/** Runs the figures and the teams as the server does: at the same time. */
async function runAgents(testbed: LotteryTestbed): Promise<void> {
  await Promise.all(agentsJobs.map((job) => runJob(testbed, job)));
}

interface MeasuredDay {
  readonly bets: number;
  readonly begin: number;
  /** Draws are counted one after the other, not all at once. */
  readonly isByDraw?: boolean;
  /** The day ends a half month of days like it, whose dividend is due with the salary. */
  readonly isDividendDue?: boolean;
}

/**
 * A day of draws: what settling them adds, and the contracts that are due, with the sums of what
 * they paid. All draws are due at once, as after a night in which the job did not run, or one after
 * the other.
 */
async function measureDay({ testbed, size, log }: Bench, day: MeasuredDay): Promise<DayFigures> {
  const { superuser } = testbed;
  const end = day.begin + DAY_MS;
  await superuser.query('vacuum analyze');
  const draws = await loadDay(testbed, size, day.bets, day.begin);
  await loadContracts(testbed, 'daily_salary', { begin: day.begin, end });
  const measure = async (work: () => Promise<unknown>) => {
    await superuser.query('checkpoint');
    return measureCost(superuser, work);
  };
  const figures = await measure(async () => {
    if (day.isByDraw === true) await runByDraw(testbed, draws);
    else await runAgents(testbed);
  });
  await refuseLeft(testbed, 'select count(*)::text as left from agents.draw_due');
  const isDividendDue = day.isDividendDue === true;
  if (isDividendDue) await prepareDividend(testbed, end);
  const work = async () => {
    await runInOrder(testbed, contractJobs);
    await runAgents(testbed);
  };
  const costs = [await measure(work)];
  if (isDividendDue) {
    await leaveBills(testbed);
    costs.push(await measureCost(superuser, work));
  }
  const contracts = sumCosts(costs);
  await refuseUnpaid(testbed, size, isDividendDue ? 2 : 1);
  await preparePlain(testbed, draws);
  const update = await measure(() =>
    superuser.query('update bench_plain set status = 5, payout = 0'),
  );
  log(
    `${day.bets} bets: rebates and sums ${shown(figures)}, contracts ${shown(contracts)}, ` +
      `update ${shown(update)}`,
  );
  return { bets: day.bets, figures, contracts, update };
}

/** The job runs after each draw, as it does when draws are settled through the day. */
async function runByDraw(testbed: LotteryTestbed, draws: readonly string[]): Promise<void> {
  const { superuser, merchant } = testbed;
  const { rows } = await superuser.query<{ draw_id: string; settled_at: Date }>(
    'delete from agents.draw_due where merchant_id = $1 returning draw_id::text, settled_at',
    [merchant.id],
  );
  for (const draw of draws) {
    const due = rows.find(({ draw_id: id }) => id === draw);
    await superuser.query('insert into agents.draw_due values ($1, $2, 1, $3)', [
      merchant.id,
      draw,
      due?.settled_at,
    ]);
    await runAgents(testbed);
  }
}

/** Every agent has a paid bill of each of the newest runs. */
async function refuseUnpaid(testbed: LotteryTestbed, size: TeamSize, runs: number): Promise<void> {
  await refuseLeft(
    testbed,
    `select (${size.agents * runs} - count(*) filter (where b.received = b.due))::text as left
     from contracts.bill b
     where (b.kind, b.period_key) in (select r.kind, r.period_key from contracts.run r
       where r.bills > 0 order by r.computed_at desc limit ${runs})`,
  );
}

async function refuseLeft({ superuser }: LotteryTestbed, query: string): Promise<void> {
  const { rows } = await superuser.query<{ left: string }>(query);
  if (rows[0]?.left !== '0') throw new Error(`something is left to do: ${query}`);
}

async function preparePlain(
  { superuser, merchant }: LotteryTestbed,
  draws: readonly string[],
): Promise<void> {
  await superuser.query('drop table if exists bench_plain');
  await superuser.query(
    `create table bench_plain as select *, 2::smallint as status, 0::bigint as payout
     from lottery.ticket where merchant_id = $1 and draw_id = any($2::bigint[])`,
    [merchant.id, draws],
  );
  await superuser.query('alter table bench_plain add primary key (merchant_id, draw_id, seq)');
  await superuser.query('vacuum analyze bench_plain');
}

/** A half month of days like its last one, and a contract of it for every agent. */
async function prepareDividend(testbed: LotteryTestbed, end: number): Promise<void> {
  const { merchant } = testbed;
  const { begin } = periodAt('half_month', merchant, instant(end - 1));
  const dayOf = (at: number) => businessDayAt(merchant, instant(at));
  await fillDays(testbed, { first: dayOf(begin), last: dayOf(end - 1), like: dayOf(end - 1) });
  await loadContracts(testbed, 'dividend', { begin, end });
}

const READS = 100;
/** The longest span that a page can ask for. */
const SPAN_DAYS = 35;

/** The top agent's overview: its figures, and the people of its team. */
async function measurePages(
  testbed: LotteryTestbed,
  end: number,
): Promise<Pick<AgentsFigures, 'overviewP95' | 'peopleFirst' | 'peopleP95' | 'personsP95'>> {
  const { app, merchant, superuser } = testbed;
  const { rows } = await superuser.query<{ id: string }>('select bench_id(1) as id');
  const to = businessDayAt(merchant, instant(end - 1));
  const input = { from: plusDays(to, 1 - SPAN_DAYS), to };
  const session = { member: rows[0]?.id as Id<'member'> };
  const call = { app, merchant, sql: app.pool, session, now: app.clock.now(), input };
  const figures = await readMany(() => agentReportOperations.agentTeamFigures(call as never));
  const [first = 0, ...others] = await readMany(() =>
    agentReportOperations.agentTeamPeople(call as never),
  );
  const idle = { ...call, input: { ...input, who: 'idle3' } };
  const persons = await readMany(() => agentReportOperations.agentTeamPersons(idle as never));
  return {
    overviewP95: p95(figures),
    peopleFirst: first,
    peopleP95: p95(others),
    personsP95: p95(persons),
  };
}

async function readMany(read: () => Promise<{ readonly ok: boolean }>): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < READS; at += 1) {
    const began = performance.now();
    const answer = await read();
    times.push(performance.now() - began);
    if (!answer.ok) throw new Error('the page is answered');
  }
  return times;
}

const p95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;

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
