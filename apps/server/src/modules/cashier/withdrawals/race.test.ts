import { assert } from '@fairhouse/values';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  bindCard,
  openCashierApp,
  logInPayer,
  type CashierApp,
} from '../../../testing/cashier-app.ts';
import { withdrawalRacer } from '../../../testing/withdrawal-racer.ts';
import { checkOrders } from '../order-check/index.ts';

let test: CashierApp;

beforeAll(async () => {
  test = await openCashierApp();
  await test.sql(
    `update cashier.setting set value = jsonb_set(jsonb_set(value, '{withdrawCountMax}', '1000'),
     '{withdrawDayLimit}', '"900000000.0000"')`,
  );
});
afterAll(async () => {
  const wrong = await checkOrders(test.context.pool, test.merchant.id);
  assert(wrong.length === 0, wrong.join('; '));
  await test.close();
});

const PARALLEL = 20;
/** More rounds find rarer races: `RACE_ROUNDS=200 npx vitest run race.test`. */
const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? '40');
const PATIENCE_MS = 60_000 + ROUNDS * 5_000;

it(
  'of twenty concurrent withdrawals of the whole balance one succeeds, every time',
  async () => {
    const payer = await logInPayer(test, 'player1');
    const card = await bindCard(payer, '0012345678', 'Pia Reyes');
    const racer = withdrawalRacer(test, payer, card);
    for (let round = 1; round <= ROUNDS; round += 1) {
      await racer.fill('250.0000');
      const all = Array.from({ length: PARALLEL }, () => racer.withdraw('250.0000'));
      const taken = (await Promise.all(all)).filter(Boolean);
      expect(taken).toHaveLength(1);
      expect(await racer.funds()).toEqual({ main: '0.0000', locked: `${250 * round}.0000` });
    }
  },
  PATIENCE_MS,
);
