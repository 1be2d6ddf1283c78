import { MINUTE_MS } from '@fairhouse/values';
import { wireTerms } from '@fairhouse/calls/player';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { demoMemberId } from '../../../../../../demo/demo-members.ts';
import { agree } from '../../../testing/agree.ts';
import { realtimeTerms, tier } from '../../../testing/lines/contract-app.ts';
import { logInOperator } from '../../../testing/log-in-operator.ts';
import {
  balanceOf,
  betOf,
  freshDraw,
  logInPlayer,
  openLotteryApp,
  runLottery,
  turnTo,
  valueOf,
  type LotteryApp,
} from '../../../testing/lottery-app.ts';
import {
  enterNumbers,
  provisionEnteredLottery,
} from '../../../testing/provision-entered-lottery.ts';

let app: LotteryApp;
let superuser: pg.Client;
const reason = 'because the test says so';

beforeAll(async () => {
  app = await openLotteryApp();
  superuser = new pg.Client({ connectionString: app.databaseUrl });
  await superuser.connect();
  await provisionEnteredLottery(app, 'CQPAY');
  await runLottery(app);
  // The house gives 1 %, and of it its downline 0.6 %.
  const [own, below] = [10_000n, 6000n].map(
    (rate) => z.encode(wireTerms, realtimeTerms(tier(rate))) as never,
  );
  const owner = app.backoffice({ token: await logInOperator(app, 'owner') });
  const asked = { username: 'house', terms: own as never, reason };
  await agree(app, await owner.call('contractHouseOffer', asked));
  const [house, upline] = [
    await logInPlayer(app, 'house', '0'),
    await logInPlayer(app, 'upline', '0'),
  ];
  const mine = valueOf(await house.client.call('agentContracts', {}));
  const offered = mine.items.find(({ kind }) => kind === 'REALTIME_SALARY')?.offered;
  valueOf(await house.client.call('agentContractAccept', { id: offered?.id as never }));
  const made = valueOf(
    await house.client.call('agentContractOffer', { username: 'upline', terms: below as never }),
  );
  valueOf(await upline.client.call('agentContractAccept', { id: made.contract.id }));
  await app.turnClock(6 * MINUTE_MS);
});
afterAll(async () => {
  await superuser.end();
  await app.close();
});

/** A member of the team stakes 1000, the draw is settled, and the slot is paid. */
async function playAndPay(): Promise<string> {
  const player = await logInPlayer(app, 'downline1', '10000');
  const draw = await freshDraw(app, 'CQPAY');
  const bet = betOf({ play: 'FixedPlace', pick: '0|1|2|3|4', unit: '2', multiple: 100 });
  valueOf(await player.client.call('placeBets', { issue: draw.issue, bets: [bet] }));
  await turnTo(app, draw.drawAt);
  await runLottery(app);
  await enterNumbers(app, draw.issue, '99999');
  await paySlots();
  return draw.issue;
}

/** Two minutes after the slot, and once more than needed. */
async function paySlots(): Promise<void> {
  await app.turnClock(8 * MINUTE_MS);
  await app.runJobs('contract-realtime');
  await app.runJobs('contract-realtime');
}

/** Two operators agree, who have been at work while the clock was turned. */
async function approved(call: 'drawVoid' | 'drawCorrect', input: object): Promise<void> {
  await superuser.query(
    'update operators.session set seen_at = house_now(), created_at = house_now()',
  );
  const owner = app.backoffice({ token: await logInOperator(app, 'owner') });
  await agree(app, await owner.call(call, { ...input, reason } as never));
  await app.runJobs('lottery-settle');
  await paySlots();
}

const balances = async () =>
  Promise.all(
    (['upline', 'house'] as const).map((name) => balanceOf(app, demoMemberId(app.merchant, name))),
  );

test('each agent gets its rate of the stake less the highest below it, once', async () => {
  await playAndPay();
  expect(await balances()).toEqual(['6.0000', '4.0000']);
  await paySlots();
  expect(await balances()).toEqual(['6.0000', '4.0000']);
});

test('a void draw takes nothing from a wallet: it is carried, and the next slots make up for it', async () => {
  const issue = await playAndPay();
  expect(await balances()).toEqual(['12.0000', '8.0000']);
  await approved('drawVoid', { issue });
  expect(await balances()).toEqual(['12.0000', '8.0000']);
  await playAndPay();
  expect(await balances()).toEqual(['12.0000', '8.0000']);
  await playAndPay();
  expect(await balances()).toEqual(['18.0000', '12.0000']);
});

test('a corrected result whose stakes stand changes nothing', async () => {
  const before = await balances();
  const issue = await playAndPay();
  const paid = await balances();
  expect(paid).not.toEqual(before);
  await approved('drawCorrect', { issue, numbers: '88888' });
  expect(await balances()).toEqual(paid);
});

test('the money of a frozen agent waits for the end of the freeze', async () => {
  const [before] = await balances();
  const freeze = (level: number) =>
    app.context.pool.query(
      `update members.member set state = $3, freeze_level = $4
       where merchant_id = $1 and member_id = $2`,
      [
        app.merchant.id,
        demoMemberId(app.merchant, 'upline'),
        level > 0 ? 'frozen' : 'active',
        level,
      ],
    );
  await freeze(2);
  await playAndPay();
  expect((await balances())[0]).toBe(before);
  await freeze(0);
  await app.runJobs('contract-realtime');
  expect(Number((await balances())[0])).toBeCloseTo(Number(before) + 6, 4);
});
