// Lays out an installation whose agents have contracts, and plays some days in it: bets and settled
// draws, and nothing of what follows from them. All that agents are to be paid is due at its end.
import {
  assert,
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  SECOND_MS,
  amount,
  formatAmount,
} from '@fairhouse/values';
import { randomUUID } from 'node:crypto';
import type { EntryRequest } from '@fairhouse/ledger';
import pino from 'pino';
import { currencyOf, mainAccount, worldAccount } from '../../apps/server/src/accounts.ts';
import { JOBS } from '../../apps/server/src/jobs.ts';
import { directoryOf } from '../../apps/server/src/modules/settings/index.ts';
import { openApp, type App } from '../../apps/server/src/open-app.ts';
import type { Merchant } from '../../apps/server/src/platform/app-context.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { runOnce } from '../../apps/server/src/platform/run-jobs.ts';
import { serve } from '../../apps/server/src/serve.ts';
import { openCosigner } from '../../apps/server/src/testing/lottery-app.ts';
import { openHouseClock, type HouseClock } from '../../demo/history/clock-store.ts';
import { agreeContracts } from '../../demo/history/contracts.ts';
import {
  createPeople,
  openSession,
  type HistoryHouse,
  type Person,
  type PlayerClient,
} from '../../demo/history/people.ts';
import { provisionAll } from '../../demo/provision-all.ts';
import type { Chance } from '../chance.ts';
import { createOrderRequest, expectValue } from '../guest.ts';
import type { Databases } from './databases.ts';
import {
  betOfMember,
  type MemberBet,
  FIRST_CONTRACTS,
  REALTIME_CONTRACTS,
  TREE,
} from './lines-of-agents.ts';

/** Midnight in the merchant's zone before the first day of play. */
const FIRST_MIDNIGHT = Date.parse('2027-03-09T16:00:00Z');
const FIRST_DEPOSIT = amount(2_000_000_000n);
/** When members bet, from midnight on. */
const VISITS_MS = [13, 18, 21].map((hour) => hour * HOUR_MS + 10 * MINUTE_MS + SECOND_MS);
const GROUP = 1940;
/** A draw every five minutes, so that a slow machine places its bets in time. */
const LOTTERY = 'SSC5';
const DRAW_JOBS = ['lottery-close', 'lottery-draw', 'lottery-settle', 'lottery-schedule'];

export interface PlayedDays {
  /** Midnight after the last day. */
  readonly endsAt: number;
  readonly bets: number;
  readonly draws: number;
}

interface Play extends HistoryHouse {
  readonly app: App;
  readonly clock: HouseClock;
  readonly members: readonly Person[];
  readonly chance: Chance;
}

interface PlayOptions {
  readonly days: number;
  /** For how many hours at the end there are contracts of real-time salary. */
  readonly realtimeHours: number;
  readonly chance: Chance;
}

/** An app of this process on the database, whose jobs run only when they are asked to. */
export async function openIdleApp(
  { url, dataDir }: Pick<Databases, 'url' | 'dataDir'>,
  environment: Readonly<Record<string, string>> = {},
): Promise<App> {
  const config = readConfig({
    PORT: '0',
    CONSOLE_PORT: '0',
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    PASSWORD_COST: 'least',
    ...environment,
  });
  return openApp(config, pino({ level: process.env['LOG_LEVEL'] ?? 'fatal' }));
}

/** Plays the days in an empty, migrated database; the figures of agents are not counted. */
export async function playDays(
  databases: Databases,
  { days, realtimeHours, chance }: PlayOptions,
): Promise<PlayedDays> {
  const clock = await openHouseClock(databases.superuserUrl);
  const cosigner = await openCosigner();
  try {
    await clock.turnTo(FIRST_MIDNIGHT - 2 * HOUR_MS);
    const app = await openIdleApp(databases, cosigner.environment);
    try {
      await provisionAll(app, 'small');
      const { merchants } = await directoryOf(app);
      const [merchant] = merchants;
      assert(merchant !== undefined, 'the demo has a merchant');
      const served = await serve(app, { limitScale: 1000 });
      try {
        const origin = `http://127.0.0.1:${served.sitePort}`;
        const consoleOrigin = `http://127.0.0.1:${served.consolePort}`;
        const house = { app, merchant, origin, consoleOrigin };
        const { members } = await createPeople(app, merchant, TREE);
        await fund(app, merchant, members);
        await agreeContracts(house, FIRST_CONTRACTS);
        const endsAt = FIRST_MIDNIGHT + days * DAY_MS;
        const realtimeFrom = endsAt - realtimeHours * HOUR_MS;
        const play: Play = { ...house, clock, members, chance };
        const visits = Array.from({ length: days }, (_, day) =>
          VISITS_MS.map((after, draw) => ({ draw, at: FIRST_MIDNIGHT + day * DAY_MS + after })),
        ).flat();
        let isAgreed = false;
        let bets = 0;
        for (const { at, draw } of visits) {
          if (!isAgreed && at > realtimeFrom) {
            await moveTo(play, realtimeFrom);
            await agreeContracts(house, REALTIME_CONTRACTS);
            isAgreed = true;
          }
          bets += await playDraw(play, at, draw);
        }
        return { endsAt, bets, draws: visits.length };
      } finally {
        await served.close();
      }
    } finally {
      await app.close();
    }
  } finally {
    cosigner.stop();
    await clock.close();
  }
}

async function fund(app: App, merchant: Merchant, members: readonly Person[]): Promise<void> {
  await app.ledger.bookMany(
    members.map(({ member }) => creditOf(app, merchant, member, FIRST_DEPOSIT)),
  );
}

/** A deposit as the ledger books it for the bank. */
export const creditOf = (
  app: App,
  merchant: Merchant,
  member: Person['member'],
  value: typeof FIRST_DEPOSIT,
): EntryRequest => ({
  merchant: merchant.id,
  id: app.newId<'entry'>(),
  currency: currencyOf(merchant.currency),
  code: 'deposit',
  reference: 'kill test',
  legs: [
    { debit: worldAccount('real', 'bank'), credit: mainAccount('real', member), amount: value },
  ],
});

/** Members bet on the draw that is on sale then, and it is settled. Returns the bets. */
async function playDraw(play: Play, at: number, draw: number): Promise<number> {
  const { app, chance } = play;
  await moveTo(play, at);
  await runJobs(app, ...DRAW_JOBS);
  // A draw opens some seconds after it is scheduled, which a slow machine does for a while.
  await moveTo(play, app.clock.now() + 5 * SECOND_MS);
  const bets = play.members.flatMap((member) => {
    const chosen = betOfMember(member.username, draw, chance.pick);
    return chosen === undefined ? [] : [{ member, chosen }];
  });
  const clients = await Promise.all(bets.map(({ member }) => openSession(play, member)));
  const [first] = clients;
  assert(first !== undefined, 'somebody bets');
  const { current } = await expectValue(first.call('currentDraw', { gameCode: LOTTERY }));
  assert(current !== undefined, 'a draw is on sale');
  await Promise.all(
    bets.map(async ({ chosen }, index) => {
      const client = clients[index];
      if (client !== undefined) await bet(client, current.issue, chosen);
    }),
  );
  const { closesAt, issue } = current;
  for (const later of [SECOND_MS, 20 * SECOND_MS, MINUTE_MS]) {
    await moveTo(play, closesAt + later);
    await runJobs(app, ...DRAW_JOBS);
  }
  const { rows } = await app.pool.query<{ state: string }>(
    'select state from lottery.draw where merchant_id = $1 and issue = $2',
    [play.merchant.id, issue],
  );
  assert(rows[0]?.state === 'SETTLED', `draw ${issue} is ${rows[0]?.state}`);
  return bets.length;
}

async function bet(
  client: PlayerClient,
  issue: string,
  { digits, multiple }: MemberBet,
): Promise<void> {
  const unit = amount(20_000n);
  const notes = digits.length;
  const order = createOrderRequest(issue, [
    { play: 'FixedPlace', pick: `${digits}||||`, notes, unit },
  ]);
  const stake = amount(unit * BigInt(notes) * BigInt(multiple));
  const bets = order.bets.map((each) => ({
    ...each,
    multiple,
    group: GROUP,
    stake: formatAmount(stake),
  }));
  await expectValue(client.call('placeBets', { ...order, bets }, { idempotencyKey: randomUUID() }));
}

async function moveTo({ clock, app }: Pick<Play, 'clock' | 'app'>, ms: number): Promise<void> {
  await clock.turnTo(ms);
  await app.clock.refresh();
}

/** Runs jobs by their names, in the order of the server. */
export async function runJobs(app: App, ...names: readonly string[]): Promise<void> {
  for (const job of JOBS) if (names.includes(job.name)) await runOnce(app, job);
}
