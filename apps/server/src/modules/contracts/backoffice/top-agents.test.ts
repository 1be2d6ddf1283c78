import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  dailyTerms,
  openContractApp,
  signHouse,
  tier,
  type ContractApp,
} from '../../../testing/lines/contract-app.ts';
import { logInOperator } from '../../../testing/log-in-operator.ts';
import { valueOf } from '../../../testing/lottery-app.ts';

let app: ContractApp;

beforeAll(async () => {
  app = await openContractApp();
  await signHouse(app, dailyTerms(tier(8000n)));
}, 120_000);
afterAll(() => app.close());

test('top agents are found by a part of their names, with what each has of the kind', async () => {
  const console = app.test.backoffice({ token: await logInOperator(app.test, 'owner') });
  const find = async (kind: 'DAILY_SALARY' | 'DIVIDEND', search: string) =>
    valueOf(await console.call('contractTopAgents', { kind, search })).list;
  const house = { id: app.idOf('house'), username: 'house', offered: false };
  expect(await find('DAILY_SALARY', 'OUS')).toEqual([{ ...house, agreed: true }]);
  expect(await find('DIVIDEND', 'house')).toEqual([{ ...house, agreed: false }]);
  // An agent below, a wildcard, and nobody.
  for (const search of ['upline', '%', 'nobody-here']) {
    expect(await find('DIVIDEND', search), search).toEqual([]);
  }
  expect((await find('DIVIDEND', '')).map(({ username }) => username)).toContain('house');
});
