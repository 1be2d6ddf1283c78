// Plays the demo's past in an empty installation, as a step of `npm start -- --history` before the
// servers start: the last sixty days of a tree of agents, under a turned clock. It prints a line
// for each day; in an installation that holds something already it does nothing.
import pino from 'pino';
import { assert, DAY_MS, HOUR_MS, instant } from '@fairhouse/values';
import { openApp } from '../apps/server/src/open-app.ts';
import { directoryOf, readInstallation } from '../apps/server/src/modules/settings/index.ts';
import { readConfig } from '../apps/server/src/platform/config.ts';
import { serve } from '../apps/server/src/serve.ts';
import { openHouseClock } from './history/clock-store.ts';
import { contractsOf } from './history/contracts-of.ts';
import { agreeContracts } from './history/contracts.ts';
import { depositFloat } from './history/deposits.ts';
import { leaveDebt } from './history/leave-debt.ts';
import { createPeople } from './history/people.ts';
import { playDay } from './history/play-day.ts';
import { listAgents, listMembers } from './history/tree.ts';
import { provisionDemo } from './provision-demo.ts';

const MERCHANT = 'manila';
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const address = process.env['CLOCK_DATABASE_URL'];
assert(address !== undefined, 'CLOCK_DATABASE_URL names the database for its superuser');
const days = Number(process.env['HISTORY_DAYS'] ?? '60');
const config = readConfig({ ...process.env, PORT: '0', CONSOLE_PORT: '0' });
const log = pino({ base: null, level: 'warn' }, pino.destination(2));
const began = Date.now();

const clock = await openHouseClock(address);
try {
  const midnight = lastMidnight(began);
  // The draws of the first morning are announced a while before their sale.
  await clock.turnTo(midnight - days * DAY_MS + 8 * HOUR_MS);
  const app = await openApp(config, log);
  try {
    if ((await readInstallation(app.pool)) === undefined) await playHistory(app, midnight);
    else say('there is a demo already: its past stays as it is');
  } finally {
    await app.close();
  }
} finally {
  await clock.restore();
  await clock.close();
}

async function playHistory(app: Awaited<ReturnType<typeof openApp>>, midnight: number) {
  await provisionDemo(app, 'past');
  const { merchants } = await directoryOf(app);
  const merchant = merchants.find(({ code }) => code === MERCHANT);
  assert(merchant !== undefined, `${MERCHANT} is a merchant of the demo`);
  const served = await serve(app, { limitScale: 1000 });
  try {
    const house = {
      app,
      merchant,
      origin: `http://127.0.0.1:${served.sitePort}`,
      consoleOrigin: `http://127.0.0.1:${served.consolePort}`,
    };
    const agents = listAgents();
    const people = await createPeople(app, merchant, { agents, members: listMembers(agents) });
    await agreeContracts(
      house,
      agents.flatMap(({ username, depth }) =>
        contractsOf(depth).map((terms) => ({ username, terms })),
      ),
    );
    await depositFloat(house, people.agents);
    const play = {
      ...house,
      clock,
      agents: people.agents,
      players: people.members,
      tastes: new Map(),
      boards: new Map(),
    };
    for (let at = midnight - days * DAY_MS; at < Date.now(); at += DAY_MS) {
      const { rounds, orders } = await playDay(play, at);
      const date = new Date(instant(at + DAY_MS / 2)).toISOString().slice(0, 10);
      say(`${date}: ${rounds} rounds, ${orders} orders`);
    }
    const debtor = await leaveDebt(house, people.agents);
    say(debtor === undefined ? 'no dividend waits for an agent' : `${debtor} owes a dividend`);
  } finally {
    await served.close();
  }
}

/** Midnight of the machine's day in the merchant's zone, which has no summer time. */
function lastMidnight(now: number): number {
  const MANILA_AHEAD_MS = 8 * 3_600_000;
  return Math.floor((now + MANILA_AHEAD_MS) / DAY_MS) * DAY_MS - MANILA_AHEAD_MS;
}
