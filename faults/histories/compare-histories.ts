// Plays random histories on a server of its own and compares all pages afterwards.
import pg from 'pg';
import { logInOperator, type TestApp } from '../../apps/server/src/testing/index.ts';
import { openLotteryApp } from '../../apps/server/src/testing/lottery-app.ts';
import { auditBets } from '../../apps/server/src/modules/lottery/audits/index.ts';
import { compareDraws, compareHouseAccounts, comparePages, type Sums } from './compare-pages.ts';
import { openPerson, type Person } from './person.ts';
import { addLottery, each, playHistories } from './play-histories.ts';

export interface HistoriesOptions {
  /** The number of members; each plays a history of its own. */
  readonly histories: number;
  readonly draws: number;
  readonly seed: number;
}

export interface HistoriesComparison {
  readonly acts: ReadonlyMap<string, number>;
  readonly movements: number;
  readonly problems: readonly string[];
}

/** Opens a server, plays, compares and closes it. */
export async function compareHistories(asked: HistoriesOptions): Promise<HistoriesComparison> {
  const test = await openLotteryApp();
  try {
    await addLottery(test);
    const people: Person[] = [];
    const indexes = Array.from({ length: asked.histories }, (_, index) => index);
    await each(indexes, async (index) => {
      people.push(await openPerson(test, index));
    });
    people.sort((one, other) => (one.member < other.member ? -1 : 1));
    const { acts } = await playHistories(test, people, asked);
    await countAll(test);
    return { acts, ...(await compareAll(test, people)) };
  } finally {
    await test.close();
  }
}

async function compareAll(test: TestApp, people: readonly Person[]) {
  const backoffice = test.backoffice({ token: await logInOperator(test, 'auditor') });
  const all: Sums[] = [];
  const problems: string[] = [];
  await each(people, async (person) => {
    const compared = await comparePages(test, backoffice, person);
    all.push(compared.sums);
    problems.push(...compared.problems);
  });
  problems.push(...(await compareHouseAccounts(test, backoffice, all)));
  const { pool } = test.context;
  const { rows: draws } = await pool.query<{ issue: string }>(
    `select distinct d.issue from lottery.draw d
     join lottery.bet_order o using (merchant_id, draw_id) where merchant_id = $1`,
    [test.merchant.id],
  );
  const issues = draws.map(({ issue }) => issue);
  problems.push(...(await compareDraws(backoffice, issues, all)));
  const { rows: moved } = await pool.query<{ movements: bigint }>(
    'select count(*) as movements from ledger.movement where merchant_id = $1 and refused is null',
    [test.merchant.id],
  );
  for (const { row, problem } of await auditAll(test)) problems.push(`audit: ${row} ${problem}`);
  return { problems, movements: Number(moved[0]?.movements ?? 0n) };
}

/** Every bet against its movements. */
async function auditAll(test: TestApp) {
  const client = new pg.Client({ connectionString: test.databaseUrl });
  await client.connect();
  try {
    return await auditBets(client);
  } finally {
    await client.end();
  }
}

/**
 * The dashboard counts finished transactions; an older one elsewhere in the cluster may be open.
 */
async function countAll(test: TestApp): Promise<void> {
  for (let tries = 0; tries < 2000; tries += 1) {
    await test.runJobs('count-movements');
    const { rows } = await test.context.pool.query<{ done: boolean }>(
      `select (select coalesce(max(batch), 0) from ledger.movement) < upto as done
       from reports.counted`,
    );
    if (rows[0]?.done === true) return;
  }
  throw new Error('the movements are never counted');
}
