import { assert } from '@fairhouse/values';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse } from '../../open-house.ts';
import { logInOperator, openTestHouse, type TestHouse } from '../../testing/index.ts';
import { forgetSite, siteOf } from './site.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await openTestHouse();
  const { pool } = house.house;
  const at = 'where merchant_id = $1 and name = $2';
  const of = (name: string) => [house.merchant.id, name];
  await pool.query(
    `update settings.setting set value = value - 'chase' || '{"gone": true, "smsLogin": "yes"}' ${at}`,
    of('features'),
  );
  await pool.query(`update settings.setting set value = value - 'birthday' ${at}`, [
    ...of('registerRules'),
  ]);
  forgetSite(house.house, house.merchant.id);
});
afterAll(() => house.close());

const owner = async () => house.desk({ token: await logInOperator(house, 'owner') });

async function features() {
  const list = await (await owner()).call('settingList', {});
  assert(list.ok, 'the settings are read');
  const found = list.value.find(({ name }) => name === 'features');
  assert(found !== undefined, 'there are features');
  return found;
}

test('a site whose rows are of an older shape is served, with defaults for what is new', async () => {
  const config = await house.client().call('whitelabel', {});
  assert(config.ok, 'the site answers');
  expect(config.value.features).toMatchObject({ chase: false, smsLogin: false, freePlay: true });
  const rules = await house.client().call('registerSettings', {});
  assert(rules.ok, 'the rules are read');
  expect(rules.value.fields.birthday).toMatchObject({ enabled: true, required: true });
});

test('what could not be read is told in the log, once, and in the console until it is saved', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const second = await openHouse(house.house.config, log);
  for (let turn = 0; turn < 2; turn += 1) {
    await siteOf(second, house.merchant);
    forgetSite(second, house.merchant.id);
  }
  await second.close();
  const told = lines.map((line) => JSON.parse(line) as { settings?: unknown });
  expect(told.map(({ settings }) => settings)).toEqual([{ features: ['smsLogin'] }]);
  const before = await features();
  expect(before.problems).toEqual(['smsLogin']);
  const { name, value, version } = before;
  const saved = await (
    await owner()
  ).call('settingChange', { name, value, version, reason: 'mended' });
  expect(saved).toMatchObject({ ok: true });
  expect((await features()).problems).toEqual([]);
});

test('a setting that has no row yet is its default, and can be written', async () => {
  const desk = await owner();
  const db = house.house.pool;
  await db.query(
    `update settings.setting set name = 'about-old' where merchant_id = $1 and name = 'about'`,
    [house.merchant.id],
  );
  const list = await desk.call('settingList', {});
  assert(list.ok, 'the settings are read');
  expect(list.value.find(({ name }) => name === 'about')).toMatchObject({ version: 0 });
  const value = { body: { EN: 'We are here.' } };
  const asked = { name: 'about', value, version: 0, reason: 'a first text' };
  expect(await desk.call('settingChange', asked)).toMatchObject({ ok: true });
  expect(await desk.call('settingChange', asked)).toMatchObject({
    refusal: { code: 'setting.changed' },
  });
});
