import { assert, type Instant } from '@fairhouse/values';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { transaction } from './ground/sql.ts';
import { hasPublishedPasswords } from './has-published-passwords.ts';
import { readChecks } from './modules/doctor/index.ts';
import { closeMerchant, directoryOf, forgetSite } from './modules/settings/index.ts';
import { setUp } from './set-up.ts';
import { codeOf, openTestHouse, type TestHouse } from './testing/index.ts';

const LINK_MS = 3_600_000;
const PLAN = {
  merchant: {
    code: 'north',
    name: 'North Lights',
    hosts: ['play.north.example'],
    currency: 'EUR',
    zone: 'Europe/Helsinki',
    cutHour: 6,
    languages: ['EN', 'VI'],
    theme: 'light',
    minimumAge: 18,
    dialCodes: ['FI'],
    lotteries: ['SSC1'],
  },
  owners: [
    { name: 'olga', displayName: 'Olga' },
    { name: 'petr', displayName: 'Petr' },
  ],
};

let own: TestHouse;
beforeAll(async () => {
  own = await openTestHouse({ laidOut: false });
});
afterAll(() => own.close());

const count = async (table: string): Promise<number> => {
  const { rows } = await own.house.pool.query<{ n: bigint }>(`select count(*) as n from ${table}`);
  return Number(rows[0]?.n);
};

it('refuses a plan that does not fit, and makes nothing of it', async () => {
  for (const wrong of [
    { ...PLAN, owners: [] },
    { ...PLAN, owners: [PLAN.owners[0], PLAN.owners[0]] },
    { ...PLAN, merchant: { ...PLAN.merchant, zone: 'Nowhere/City' } },
    { ...PLAN, merchant: { ...PLAN.merchant, lotteries: ['NONE'] } },
    { ...PLAN, merchant: { ...PLAN.merchant, hosts: ['play.example:80/x'] } },
  ]) {
    expect(await setUp(own.house, wrong, LINK_MS)).toMatchObject({ state: 'refused' });
  }
  expect(await count('settings.merchant')).toBe(0);
  expect(await count('operators.operator')).toBe(0);
  expect(await count('settings.installation')).toBe(0);
});

it('makes a whole house once: a second run says what is there and doubles nothing', async () => {
  const first = await setUp(own.house, PLAN, LINK_MS);
  expect(first).toMatchObject({ state: 'made', merchants: ['north'] });
  const before = await Promise.all(
    ['settings.merchant', 'operators.operator', 'lottery.lottery'].map(count),
  );
  forgetSite(own.house, 1 as never);
  const again = await setUp(own.house, { ...PLAN, merchant: { ...PLAN.merchant, code: 'x1' } }, 1);
  expect(again).toEqual({ state: 'there', merchants: ['north'], links: [] });
  const after = await Promise.all(
    ['settings.merchant', 'operators.operator', 'lottery.lottery'].map(count),
  );
  expect(after).toEqual(before);
  const { merchants } = await directoryOf(own.house);
  expect(merchants).toMatchObject([{ code: 'north', currency: 'EUR', cutHour: 6 }]);
  const sold = await own.house.pool.query<{ code: string }>(
    'select code from lottery.lottery where enabled',
  );
  expect(sold.rows.map(({ code }) => code)).toEqual(['SSC1']);
  expect(await hasPublishedPasswords(own.house)).toBe(false);
});

it('lets an owner in by the link alone, and gives another only to who never came in', async () => {
  const renewed = await setUp(own.house, { newLinks: ['olga'] }, LINK_MS);
  const [link] = 'links' in renewed ? renewed.links : [];
  const secret = link?.link.split('/').at(-1) ?? '';
  const desk = own.desk({ merchant: 'north' });
  const opened = await desk.call('consoleEnrolmentOpen', { link: secret });
  const code = opened.ok ? codeOf(own, opened.value.secret) : '';
  const entered = await desk.call('consoleEnrol', {
    link: secret,
    password: 'Calm-river-19x',
    code,
  });
  expect(entered.ok).toBe(true);
  const again = await setUp(own.house, { newLinks: ['olga'] }, LINK_MS);
  expect(again).toMatchObject({ state: 'refused' });
  const token = entered.ok ? entered.value.token : '';
  const me = await own.desk({ merchant: 'north', token }).call('consoleMe', {});
  expect(me).toMatchObject({ ok: true, value: { name: 'olga', roles: ['owner'] } });
  const asked = await own.desk({ merchant: 'north', token }).call('doctor', {});
  expect(asked).toMatchObject({ ok: true, value: { ready: false } });
});

it('tells what is missing to go live, from what is there', async () => {
  const { ready, checks } = await readChecks(own.house);
  const missing = checks.filter(({ state }) => state === 'missing').map(({ check }) => check);
  expect(ready).toBe(false);
  expect(missing).toEqual(expect.arrayContaining(['tls', 'owners', 'mail', 'channels']));
  const ok = checks.filter(({ state }) => state === 'ok').map(({ check }) => check);
  expect(ok).toEqual(
    expect.arrayContaining(['own_house', 'published_passwords', 'merchants', 'hosts', 'lotteries']),
  );
  expect(checks.find(({ check }) => check === 'owners')?.about).toEqual(['north: petr']);
});

it('asks nothing of a merchant that is closed', async () => {
  const [north] = (await directoryOf(own.house)).merchants;
  assert(north !== undefined, 'the merchant was made');
  const setClosed = (at: Instant | null) =>
    transaction(own.house.pool, async (sql) => {
      await closeMerchant(sql, north, at);
      return { commit: true, value: undefined };
    });
  await setClosed(own.house.clock.now());
  const { checks } = await readChecks(own.house);
  await setClosed(null);
  const about = Object.fromEntries(checks.map((each) => [each.check, each.about]));
  expect(about).toMatchObject({ owners: [], mail: [], channels: [] });
  expect(checks.find(({ check }) => check === 'merchants')?.state).toBe('missing');
});
