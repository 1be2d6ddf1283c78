import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { agree } from '../../../testing/agree.ts';
import { logInOperator } from '../../../testing/log-in-operator.ts';
import {
  betOf,
  drawOnSale,
  logInPlayer,
  openLotteryApp,
  runLottery,
  turnTo,
  valueOf,
  type LotteryApp,
} from '../../../testing/lottery-app.ts';
import { transaction } from '../../../platform/sql.ts';
import { CATALOGUE, provisionLotteries } from '../catalogue/index.ts';

const reason = 'the new version has it';

let app: LotteryApp;
let backoffice: ReturnType<LotteryApp['backoffice']>;

beforeAll(async () => {
  app = await openLotteryApp();
  backoffice = app.backoffice({ token: await logInOperator(app, 'owner') });
});
afterAll(() => app.close());

const codeOf = (answer: { ok: boolean; refusal?: { code: string } }): string =>
  answer.ok ? 'ok' : (answer.refusal?.code ?? '');

const codesOf = (list: readonly { readonly code: string }[]) => list.map(({ code }) => code);
const newCodes = async () => codesOf(valueOf(await backoffice.call('newLotteries', {})).list);
const ownLotteries = async () => valueOf(await backoffice.call('lotteryList', {})).list;

test('a merchant is offered exactly the lotteries of the installation that it lacks', async () => {
  const own = codesOf(await ownLotteries());
  const offered = await newCodes();
  expect(offered.length).toBeGreaterThan(0);
  expect([...own, ...offered].toSorted()).toEqual(CATALOGUE.map(({ code }) => code).toSorted());
});

test('an added lottery waits for a second person, then sells draws, and is offered no more', async () => {
  expect(await newCodes()).toContain('KENOSSC');
  const waits = await backoffice.call('lotteryAdd', { code: 'KENOSSC', reason });
  expect(codesOf(await ownLotteries())).not.toContain('KENOSSC');
  await agree(app, waits);
  expect((await ownLotteries()).find(({ code }) => code === 'KENOSSC')).toMatchObject({
    enabled: true,
    family: 'SSC',
    groupMax: 1930,
  });
  expect(await newCodes()).not.toContain('KENOSSC');
  await runLottery(app);
  await turnTo(app, app.context.clock.now() + 120_000);
  await runLottery(app);
  const draw = await drawOnSale(app, 'KENOSSC');
  const player = await logInPlayer(app, 'player1', '100');
  const bets = [betOf({ play: 'FixedPlace', pick: '7||||', group: 1930 })];
  expect(codeOf(await player.client.call('placeBets', { issue: draw.issue, bets }))).toBe('ok');
});

test('of two requests for a lottery one adds it, and the other is refused', async () => {
  const asked = await Promise.all([
    backoffice.call('lotteryAdd', { code: 'HASHPK10', reason }),
    backoffice.call('lotteryAdd', { code: 'HASHPK10', reason }),
  ]);
  const partner = app.backoffice({ token: await logInOperator(app, 'partner') });
  const decided = await Promise.all(
    asked.map((each) =>
      partner.call('approvalDecide', {
        id: valueOf(each).approvalId ?? '',
        decision: 'approve',
        reason,
      }),
    ),
  );
  expect(decided.map(codeOf).toSorted()).toEqual(['approval.failed', 'ok']);
  expect(codeOf(await backoffice.call('lotteryAdd', { code: 'HASHPK10', reason }))).toBe(
    'lottery.exists',
  );
  expect(codeOf(await backoffice.call('lotteryAdd', { code: 'NOSUCH', reason }))).toBe(
    'lottery.unknown',
  );
});

test('a lottery that needs a feed is added off sale, and cannot be switched on without one', async () => {
  await agree(app, await backoffice.call('lotteryAdd', { code: 'VLKENO', reason }));
  const added = (await ownLotteries()).find(({ code }) => code === 'VLKENO');
  expect(added).toMatchObject({ enabled: false, needs: 'feed' });
  const switched = await backoffice.call('lotteryEdit', switchOn(added));
  expect(codeOf(switched)).toBe('lottery.feed_missing');
  await app.context.pool.query(
    `update lottery.lottery set feed = 'https://results.example/v1' where code = 'VLKENO'`,
  );
  const fed = (await ownLotteries()).find(({ code }) => code === 'VLKENO');
  expect(fed?.needs).toBeUndefined();
  expect(valueOf(await backoffice.call('lotteryEdit', switchOn(fed)))).toMatchObject({
    enabled: true,
  });
});

function switchOn(lottery: Awaited<ReturnType<typeof ownLotteries>>[number] | undefined) {
  if (lottery === undefined) throw new Error('VLKENO was added');
  const {
    family: _family,
    groupCode: _group,
    mode: _mode,
    schedule: _schedule,
    closeLeadSeconds: _lead,
    voidAfterSeconds: _patience,
    feed: _feed,
    needs: _needs,
    unitBase: _base,
    oddsVersion: _odds,
    changedAt: _at,
    changedBy: _by,
    current: _current,
    last: _last,
    ...terms
  } = lottery;
  return { ...terms, enabled: true, reason };
}

test('a play that a lottery has never sold is shown as new, and provisioning does not sell it', async () => {
  const { pool } = app.context;
  // As the owner of the tables: the server itself cannot delete odds.
  const owner = new pg.Client({ connectionString: app.databaseUrl });
  await owner.connect();
  await owner.query(`delete from lottery.odds where lottery = 'SSC1' and play = 'TotalBSOE'`);
  await owner.end();
  const isNew = async () => {
    const { plays } = valueOf(await backoffice.call('oddsTable', { code: 'SSC1' }));
    return plays.filter((each) => each.isNew).map(({ play }) => play);
  };
  expect(await isNew()).toEqual(['TotalBSOE']);
  await transaction(pool, async (sql) => {
    await provisionLotteries(sql, app.merchant, { has: () => true, sells: () => true });
    return { commit: true, value: undefined };
  });
  expect(await isNew()).toEqual(['TotalBSOE']);
});
