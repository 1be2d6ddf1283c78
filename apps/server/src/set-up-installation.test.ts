import { assert, type Instant } from '@fairhouse/values';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { transaction } from './platform/sql.ts';
import { hasPublishedPasswords } from './has-published-passwords.ts';
import { readChecks } from './modules/doctor/index.ts';
import { closeMerchant, directoryOf, forgetSite } from './modules/settings/index.ts';
import { setUpInstallation } from './set-up-installation.ts';
import { codeOf, openTestApp, type TestApp } from './testing/index.ts';

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

let own: TestApp;
beforeAll(async () => {
  own = await openTestApp({ provisioned: false });
});
afterAll(() => own.close());

const count = async (table: string): Promise<number> => {
  const { rows } = await own.context.pool.query<{ n: bigint }>(
    `select count(*) as n from ${table}`,
  );
  return Number(rows[0]?.n);
};

it('refuses an invalid plan and creates nothing', async () => {
  for (const wrong of [
    { ...PLAN, owners: [] },
    { ...PLAN, owners: [PLAN.owners[0], PLAN.owners[0]] },
    { ...PLAN, merchant: { ...PLAN.merchant, zone: 'Nowhere/City' } },
    { ...PLAN, merchant: { ...PLAN.merchant, lotteries: ['NONE'] } },
    { ...PLAN, merchant: { ...PLAN.merchant, hosts: ['play.example:80/x'] } },
  ]) {
    expect(await setUpInstallation(own.context, wrong, LINK_MS)).toMatchObject({
      state: 'refused',
    });
  }
  expect(await count('settings.merchant')).toBe(0);
  expect(await count('operators.operator')).toBe(0);
  expect(await count('settings.installation')).toBe(0);
});

it('creates an installation once: a second run reports it and creates nothing', async () => {
  const first = await setUpInstallation(own.context, PLAN, LINK_MS);
  expect(first).toMatchObject({ state: 'made', merchants: ['north'] });
  const before = await Promise.all(
    ['settings.merchant', 'operators.operator', 'lottery.lottery'].map(count),
  );
  forgetSite(own.context, 1 as never);
  const again = await setUpInstallation(
    own.context,
    { ...PLAN, merchant: { ...PLAN.merchant, code: 'x1' } },
    1,
  );
  expect(again).toEqual({ state: 'there', merchants: ['north'], links: [] });
  const after = await Promise.all(
    ['settings.merchant', 'operators.operator', 'lottery.lottery'].map(count),
  );
  expect(after).toEqual(before);
  const { merchants } = await directoryOf(own.context);
  expect(merchants).toMatchObject([{ code: 'north', currency: 'EUR', cutHour: 6 }]);
  const sold = await own.context.pool.query<{ code: string }>(
    'select code from lottery.lottery where enabled',
  );
  expect(sold.rows.map(({ code }) => code)).toEqual(['SSC1']);
  expect(await hasPublishedPasswords(own.context)).toBe(false);
});

it('an owner enrols only by the link, and gets another only before the first login', async () => {
  const renewed = await setUpInstallation(own.context, { newLinks: ['olga'] }, LINK_MS);
  const [link] = 'links' in renewed ? renewed.links : [];
  const secret = link?.link.split('/').at(-1) ?? '';
  const backoffice = own.backoffice({ merchant: 'north' });
  const opened = await backoffice.call('consoleEnrolmentOpen', { link: secret });
  const code = opened.ok ? codeOf(own, opened.value.secret) : '';
  const entered = await backoffice.call('consoleEnrol', {
    link: secret,
    password: 'Calm-river-19x',
    code,
  });
  expect(entered.ok).toBe(true);
  const again = await setUpInstallation(own.context, { newLinks: ['olga'] }, LINK_MS);
  expect(again).toMatchObject({ state: 'refused' });
  const token = entered.ok ? entered.value.token : '';
  const me = await own.backoffice({ merchant: 'north', token }).call('consoleMe', {});
  expect(me).toMatchObject({ ok: true, value: { name: 'olga', roles: ['owner'] } });
  const asked = await own.backoffice({ merchant: 'north', token }).call('doctor', {});
  expect(asked).toMatchObject({ ok: true, value: { ready: false } });
});

it('reports what is missing to go live', async () => {
  const { ready, checks } = await readChecks(own.context);
  const missing = checks.filter(({ state }) => state === 'missing').map(({ check }) => check);
  expect(ready).toBe(false);
  expect(missing).toEqual(expect.arrayContaining(['tls', 'owners', 'mail', 'channels']));
  const ok = checks.filter(({ state }) => state === 'ok').map(({ check }) => check);
  expect(ok).toEqual(
    expect.arrayContaining(['own_house', 'published_passwords', 'merchants', 'hosts', 'lotteries']),
  );
  expect(checks.find(({ check }) => check === 'owners')?.about).toEqual(['north: petr']);
});

it('requires nothing of a closed merchant', async () => {
  const [north] = (await directoryOf(own.context)).merchants;
  assert(north !== undefined, 'the merchant was made');
  const setClosed = (at: Instant | null) =>
    transaction(own.context.pool, async (sql) => {
      await closeMerchant(sql, north, at);
      return { commit: true, value: undefined };
    });
  await setClosed(own.context.clock.now());
  const { checks } = await readChecks(own.context);
  await setClosed(null);
  const about = Object.fromEntries(checks.map((each) => [each.check, each.about]));
  expect(about).toMatchObject({ owners: [], mail: [], channels: [] });
  expect(checks.find(({ check }) => check === 'merchants')?.state).toBe('missing');
});
