// Plays histories in a house of their own and compares all pages afterwards.
import pg from 'pg';
import { logInOperator, type TestHouse } from '../../apps/server/src/testing/index.ts';
import { openLotteryHouse } from '../../apps/server/src/testing/lottery-house.ts';
import { auditBets } from '../../apps/server/src/modules/lottery/store/audit-bets.ts';
import { compareDraws, compareHouse, comparePages, type Sums } from './pages.ts';
import { openPerson, type Person } from './people.ts';
import { addLottery, each, playHistories } from './play.ts';

export interface HistoriesAsked {
  /** How many members play; each is a history of its own. */
  readonly histories: number;
  readonly draws: number;
  readonly seed: number;
}

export interface Compared {
  readonly acts: ReadonlyMap<string, number>;
  readonly movements: number;
  readonly problems: readonly string[];
}

/** Opens a house, plays, compares and closes it. */
export async function compareHistories(asked: HistoriesAsked): Promise<Compared> {
  const test = await openLotteryHouse();
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

async function compareAll(test: TestHouse, people: readonly Person[]) {
  const desk = test.desk({ token: await logInOperator(test, 'auditor') });
  const all: Sums[] = [];
  const problems: string[] = [];
  await each(people, async (person) => {
    const compared = await comparePages(test, desk, person);
    all.push(compared.sums);
    problems.push(...compared.problems);
  });
  problems.push(...(await compareHouse(test, desk, all)));
  const { pool } = test.house;
  const { rows: draws } = await pool.query<{ issue: string }>(
    `select distinct d.issue from lottery.draw d
     join lottery.bet_order o using (merchant_id, draw_id) where merchant_id = $1`,
    [test.merchant.id],
  );
  const issues = draws.map(({ issue }) => issue);
  problems.push(...(await compareDraws(desk, issues, all)));
  const { rows: moved } = await pool.query<{ movements: bigint }>(
    'select count(*) as movements from ledger.movement where merchant_id = $1 and refused is null',
    [test.merchant.id],
  );
  for (const { row, problem } of await auditAll(test)) problems.push(`audit: ${row} ${problem}`);
  return { problems, movements: Number(moved[0]?.movements ?? 0n) };
}

/** Every bet against its movements. */
async function auditAll(test: TestHouse) {
  const client = new pg.Client({ connectionString: test.databaseUrl });
  await client.connect();
  try {
    return await auditBets(client);
  } finally {
    await client.end();
  }
}

/** The dashboard counts what is finished; a transaction elsewhere in the cluster may be older. */
async function countAll(test: TestHouse): Promise<void> {
  for (let tries = 0; tries < 2000; tries += 1) {
    await test.runJobs('count-movements');
    const { rows } = await test.house.pool.query<{ done: boolean }>(
      `select (select coalesce(max(batch), 0) from ledger.movement) < upto as done
       from reports.counted`,
    );
    if (rows[0]?.done === true) return;
  }
  throw new Error('the movements are never counted');
}
