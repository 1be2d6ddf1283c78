// The run without faults: a copy of the database, whose agents are paid in this process.
import { amount, HOUR_MS, type Id } from '@fairhouse/values';
import { directoryOf } from '../../apps/server/src/modules/settings/index.ts';
import type { App } from '../../apps/server/src/open-app.ts';
import { serve } from '../../apps/server/src/serve.ts';
import { clickAll, openPayers } from './click-to-pay.ts';
import { ofDatabase, turnClock, withClient, type Databases } from './databases.ts';
import { POOR_UPLINES } from './lines-of-agents.ts';
import { compareSnapshots, readPaySnapshot, type PaySnapshot } from './pay-snapshot.ts';
import { creditOf, openIdleApp, runJobs, type PlayedDays } from './play-days.ts';

/** What all poor uplines but the first receive in the end: more than they owe. */
const LATE_CREDIT = amount(10_000_000n);
const UNDISTURBED = 'undisturbed';
const PAY_JOBS = [
  'agent-figures',
  'contract-bills',
  'contract-pay',
  'contract-debts',
  'contract-realtime',
];

/** A part of the payments, and what begins it. */
export interface Phase {
  readonly name: 'due periods' | 'clicks' | 'debts';
  /** The share of the kills. */
  readonly share: number;
}

export const PHASES: readonly Phase[] = [
  // Bills and slots of every day are due at once; the platform and uplines pay the salaries.
  { name: 'due periods', share: 0.6 },
  // Dividends of downlines wait until their payers click; who cannot pay owes from then on.
  { name: 'clicks', share: 0.25 },
  // Most of those who owe receive money, and one of them nothing.
  { name: 'debts', share: 0.15 },
];

/** Daily salaries and dividends are due from a quarter past two on. */
export const AFTER_LAST_DAY_MS = 3 * HOUR_MS;

/** Bills of the platform need no operator, and no draw follows. */
const PREPARE = `
  update lottery.lottery set enabled = false;
  insert into contracts.kind_rule (merchant_id, kind, rules)
    select merchant_id, 'dividend', '{"approvesPlatform": true}' from settings.merchant
    on conflict (merchant_id, kind) do update set rules = excluded.rules;`;

/** Copies the database and pays the copy in this process; what was paid after each phase. */
export async function payUndisturbed(
  databases: Databases,
  played: PlayedDays,
): Promise<Map<string, PaySnapshot>> {
  await withClient(databases.ownerUrl, (db) => db.query(PREPARE));
  const name = new URL(databases.url).pathname.slice(1);
  await withClient(ofDatabase(databases.superuserUrl, '/postgres'), (db) =>
    db.query(`create database ${UNDISTURBED} template ${name} owner ${name}`),
  );
  const copy: Databases = {
    ...databases,
    url: ofDatabase(databases.url, `/${UNDISTURBED}`),
    ownerUrl: ofDatabase(databases.ownerUrl, `/${UNDISTURBED}`),
    superuserUrl: ofDatabase(databases.superuserUrl, `/${UNDISTURBED}`),
  };
  await turnClock(copy.superuserUrl, played.endsAt + AFTER_LAST_DAY_MS);
  const app = await openIdleApp(copy);
  const served = await serve(app, { limitScale: 1000 });
  const found = new Map<string, PaySnapshot>();
  try {
    for (const { name: phase } of PHASES) {
      if (phase === 'clicks') {
        const origin = `http://127.0.0.1:${served.sitePort}`;
        await clickAll(await openPayers(copy, origin), () => false);
      }
      if (phase === 'debts') await creditPoor(copy);
      found.set(phase, await payAll(app, copy, played));
    }
  } finally {
    await served.close();
    await app.close();
  }
  return found;
}

/** Runs the jobs until nothing changes any more. */
async function payAll(app: App, copy: Databases, { endsAt }: PlayedDays): Promise<PaySnapshot> {
  let before: PaySnapshot | undefined;
  for (;;) {
    await runJobs(app, ...PAY_JOBS);
    const now = await withClient(copy.ownerUrl, (db) => readPaySnapshot(db, endsAt));
    if (before !== undefined && compareSnapshots(before, now).length === 0) return now;
    before = now;
  }
}

/** Credits the uplines that owe, except one, by an app of this process. */
export async function creditPoor(databases: Databases): Promise<void> {
  const app = await openIdleApp(databases);
  try {
    const { merchants } = await directoryOf(app);
    const [merchant] = merchants;
    if (merchant === undefined) throw new Error('the demo has a merchant');
    const { rows } = await app.pool.query<{ member_id: Id<'member'> }>(
      'select member_id from members.member where merchant_id = $1 and username = any($2)',
      [merchant.id, POOR_UPLINES.slice(1)],
    );
    await app.ledger.bookMany(
      rows.map(({ member_id: member }) => creditOf(app, merchant, member, LATE_CREDIT)),
    );
  } finally {
    await app.close();
  }
}
