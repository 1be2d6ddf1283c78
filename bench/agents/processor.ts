// Seconds of a core that this process and PostgreSQL take: on a machine that others use as well
// they say more than the time on the clock. Linux alone has the figures of other processes.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

const TICKS_A_SECOND = 100;

/** Seconds on the clock, and of a core. */
export interface Cost {
  readonly seconds: number;
  readonly core: number;
}

export const sumCosts = (costs: readonly Cost[]): Cost => ({
  seconds: costs.reduce((sum, { seconds }) => sum + seconds, 0),
  core: costs.reduce((sum, { core }) => sum + core, 0),
});

/** Measures work; `database` is any connection to the server that does it. */
export async function measureCost(database: pg.Pool, work: () => Promise<unknown>): Promise<Cost> {
  const { rows } = await database.query<{ data_directory: string }>('show data_directory');
  const postmaster = Number(
    readFileSync(join(rows[0]?.data_directory ?? '', 'postmaster.pid'), 'utf8').split('\n')[0],
  );
  const [began, used, ofServer] = [
    performance.now(),
    process.cpuUsage(),
    serverSeconds(postmaster),
  ];
  await work();
  const own = process.cpuUsage(used);
  return {
    seconds: (performance.now() - began) / 1000,
    core: (own.user + own.system) / 1e6 + serverSeconds(postmaster) - ofServer,
  };
}

/** Of the postmaster with its processes, those that have ended included. */
function serverSeconds(postmaster: number): number {
  let ticks = 0;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const fields = readFields(name);
    const [parent, ...times] = [3, 13, 14, 15, 16].map((at) => Number(fields[at - 2] ?? 0));
    const isPostmaster = Number(name) === postmaster;
    if (!isPostmaster && parent !== postmaster) continue;
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = times;
    ticks += user + system + (isPostmaster ? endedUser + endedSystem : 0);
  }
  return ticks / TICKS_A_SECOND;
}

/** The fields of a process after its name, which can contain blanks. */
function readFields(process: string): string[] {
  try {
    return readFileSync(`/proc/${process}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  } catch {
    // It has ended since.
    return [];
  }
}
