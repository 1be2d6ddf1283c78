// The simulation of a real-time salary with a stop limit is what its slots paid.
import { businessDayAt, dayBegins, plusDays, type ContractTerms } from '@fairhouse/rules/agency';
import { HOUR_MS, MINUTE_MS, parseAmount, amount, type Day } from '@fairhouse/values';
import { wireTerms } from '@fairhouse/calls/player';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { agree } from '../../../testing/agree.ts';
import { realtimeTerms, tier } from '../../../testing/lines/contract-app.ts';
import { logInOperator } from '../../../testing/log-in-operator.ts';
import {
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

/** A rate that ends for the day when the team has bet as much as the limit. */
const limited = (rate: bigint, limit: string): ContractTerms =>
  ({ ...realtimeTerms(tier(rate)), stopLimit: parseAmount(limit) ?? amount(0n) }) as ContractTerms;
const wire = (terms: ContractTerms) => z.encode(wireTerms, terms) as never;

beforeAll(async () => {
  app = await openLotteryApp();
  superuser = new pg.Client({ connectionString: app.databaseUrl });
  await superuser.connect();
  await provisionEnteredLottery(app, 'CQPAY');
  await runLottery(app);
  const owner = app.backoffice({ token: await logInOperator(app, 'owner') });
  const asked = { username: 'house', terms: wire(limited(10_000n, '2000')), reason };
  await agree(app, await owner.call('contractHouseOffer', asked));
  const [house, upline] = [
    await logInPlayer(app, 'house', '0'),
    await logInPlayer(app, 'upline', '0'),
  ];
  const mine = valueOf(await house.client.call('agentContracts', {}));
  const offered = mine.items.find(({ kind }) => kind === 'REALTIME_SALARY')?.offered;
  valueOf(await house.client.call('agentContractAccept', { id: offered?.id as never }));
  const terms = wire(limited(6000n, '1000'));
  const made = valueOf(
    await house.client.call('agentContractOffer', { username: 'upline', terms }),
  );
  valueOf(await upline.client.call('agentContractAccept', { id: made.contract.id }));
  await app.turnClock(6 * MINUTE_MS);
});
afterAll(async () => {
  await superuser.end();
  await app.close();
});

const today = (): Day => businessDayAt(app.merchant, app.context.clock.now());

/** A member of the team stakes 1000, and the draw is settled. */
async function play(): Promise<void> {
  const player = await logInPlayer(app, 'downline1', '10000');
  const draw = await freshDraw(app, 'CQPAY');
  const bet = betOf({ play: 'FixedPlace', pick: '0|1|2|3|4', unit: '2', multiple: 100 });
  valueOf(await player.client.call('placeBets', { issue: draw.issue, bets: [bet] }));
  await turnTo(app, draw.drawAt);
  await runLottery(app);
  await enterNumbers(app, draw.issue, '99999');
  await app.turnClock(8 * MINUTE_MS);
}

/** The figures first: a slot waits for what was settled before it. */
async function paySlots(): Promise<void> {
  for (let run = 0; run < 4; run += 1) await app.runJobs('agent-figures', 'contract-realtime');
}

/** What the slots of a day paid an agent, and what its contract would have paid. */
async function compare(name: 'house' | 'upline', day: Day, terms?: ContractTerms) {
  const { client } = await logInPlayer(app, name, '0');
  const mine = valueOf(await client.call('agentContracts', {}));
  const id = mine.items.find(({ kind }) => kind === 'REALTIME_SALARY')?.agreed?.id;
  const imagined = terms === undefined ? { id } : { terms: wire(terms) };
  const asked = { ...imagined, from: day, to: day };
  const simulated = valueOf(await client.call('agentContractSimulate', asked as never));
  const { paid } = valueOf(await client.call('agentRealtime', { day }));
  return [simulated.gross, paid];
}

test('each slot is paid until the limit was reached before it, and simulated alike', async () => {
  for (let count = 0; count < 3; count += 1) {
    await play();
    await paySlots();
  }
  // The slot in which a limit is reached is paid; the upline keeps its place after its own.
  expect(await compare('upline', today())).toEqual(['6.0000', '6.0000']);
  expect(await compare('house', today())).toEqual(['8.0000', '8.0000']);
});

test('slots that are computed late are paid as those that were computed in time', async () => {
  const day = plusDays(today(), 1);
  await turnTo(app, dayBegins(app.merchant, day) + 10 * HOUR_MS);
  // The operators were at work while the clock was turned.
  await superuser.query(
    'update operators.session set seen_at = house_now(), created_at = house_now()',
  );
  await runLottery(app);
  for (let count = 0; count < 3; count += 1) await play();
  await paySlots();
  expect(await compare('upline', day)).toEqual(['6.0000', '6.0000']);
  expect(await compare('house', day)).toEqual(['8.0000', '8.0000']);
  // Imagined limits that were reached earlier, at the same time, and never.
  expect(await compare('house', day, limited(10_000n, '500'))).toEqual(['4.0000', '8.0000']);
  expect(await compare('house', day, limited(10_000n, '1000.0001'))).toEqual(['8.0000', '8.0000']);
  expect(await compare('house', day, limited(10_000n, '3000'))).toEqual(['12.0000', '8.0000']);
});
