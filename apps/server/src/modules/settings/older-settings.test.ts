import { assert } from '@fairhouse/values';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp } from '../../open-app.ts';
import { logInOperator, openTestApp, type TestApp } from '../../testing/index.ts';
import { forgetSite, siteOf } from './site.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
  const { pool } = app.context;
  const at = 'where merchant_id = $1 and name = $2';
  const of = (name: string) => [app.merchant.id, name];
  await pool.query(
    `update settings.setting set value = value - 'chase' || '{"gone": true, "smsLogin": "yes"}' ${at}`,
    of('features'),
  );
  await pool.query(`update settings.setting set value = value - 'birthday' ${at}`, [
    ...of('registerRules'),
  ]);
  forgetSite(app.context, app.merchant.id);
});
afterAll(() => app.close());

const owner = async () => app.backoffice({ token: await logInOperator(app, 'owner') });

async function features() {
  const list = await (await owner()).call('settingList', {});
  assert(list.ok, 'the settings are read');
  const found = list.value.find(({ name }) => name === 'features');
  assert(found !== undefined, 'there are features');
  return found;
}

test('a site whose stored settings have an older shape is served, with defaults for new keys', async () => {
  const config = await app.client().call('whitelabel', {});
  assert(config.ok, 'the site answers');
  expect(config.value.features).toMatchObject({ chase: false, smsLogin: false, freePlay: true });
  const rules = await app.client().call('registerSettings', {});
  assert(rules.ok, 'the rules are read');
  expect(rules.value.fields.birthday).toMatchObject({ enabled: true, required: true });
});

test('unreadable values are logged once, and shown in the console until the setting is saved', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const second = await openApp(app.context.config, log);
  for (let turn = 0; turn < 2; turn += 1) {
    await siteOf(second, app.merchant);
    forgetSite(second, app.merchant.id);
  }
  await second.close();
  const logged = lines.map((line) => JSON.parse(line) as { settings?: unknown });
  expect(logged.map(({ settings }) => settings)).toEqual([{ features: ['smsLogin'] }]);
  const before = await features();
  expect(before.problems).toEqual(['smsLogin']);
  const { name, value, version } = before;
  const saved = await (
    await owner()
  ).call('settingChange', { name, value, version, reason: 'mended' });
  expect(saved).toMatchObject({ ok: true });
  expect((await features()).problems).toEqual([]);
});

test('a setting without a row has its default, and can be written', async () => {
  const backoffice = await owner();
  const db = app.context.pool;
  await db.query(
    `update settings.setting set name = 'about-old' where merchant_id = $1 and name = 'about'`,
    [app.merchant.id],
  );
  const list = await backoffice.call('settingList', {});
  assert(list.ok, 'the settings are read');
  expect(list.value.find(({ name }) => name === 'about')).toMatchObject({ version: 0 });
  const value = { body: { EN: 'We are here.' } };
  const asked = { name: 'about', value, version: 0, reason: 'a first text' };
  expect(await backoffice.call('settingChange', asked)).toMatchObject({ ok: true });
  expect(await backoffice.call('settingChange', asked)).toMatchObject({
    refusal: { code: 'setting.changed' },
  });
});
