import { afterAll, beforeAll, expect, test } from 'vitest';
import { agree, logInOperator, openTestApp, type TestApp } from '../../testing/index.ts';
import { outsideSources } from './outside-sources.ts';
import { siteOf } from '../settings/index.ts';

let home: TestApp;
const reason = 'because the test says so';

beforeAll(async () => {
  home = await openTestApp();
});
afterAll(() => home.close());

const ask = async (name: string, value: unknown) => {
  const backoffice = home.backoffice({ token: await logInOperator(home, 'ops') });
  return backoffice.call('settingChange', { name, value, version: 1, reason });
};
const DELIVERY = {
  imageCDNs: ['https://images.example', 'https://more.example:8443'],
  launchGameCDNs: ['https://games.example'],
};

test("a merchant's lists of hosts take effect once two operators agree", async () => {
  const lists = async () => {
    const answer = await home.client().call('settings', {});
    return answer.ok && [answer.value.imageCDNs, answer.value.launchGameCDNs];
  };
  expect(await lists()).toEqual([[], []]);
  const asked = await ask('delivery', DELIVERY);
  expect(asked).toMatchObject({ ok: true, value: { approvalId: expect.any(String) } });
  expect(await lists()).toEqual([[], []]);
  await agree(home, asked);
  await expect.poll(lists).toEqual([DELIVERY.imageCDNs, DELIVERY.launchGameCDNs]);
});

test('a page may load images from these hosts, but no scripts or frames', async () => {
  const site = await siteOf(home.context, home.merchant);
  expect(outsideSources(home.context, site)).toEqual({
    scripts: [],
    connects: [],
    frames: [],
    images: DELIVERY.imageCDNs,
    styles: [],
    embedders: [],
  });
});

test.each([
  ['delivery', { ...DELIVERY, imageCDNs: ['http://images.example'] }],
  ['delivery', { ...DELIVERY, imageCDNs: ['https://images.example/path'] }],
  ['delivery', { ...DELIVERY, imageCDNs: ["https://images.example; script-src 'unsafe-eval'"] }],
  ['delivery', { ...DELIVERY, imageCDNs: ['https://*.example'] }],
  ['delivery', { ...DELIVERY, launchGameCDNs: ['https://user@games.example'] }],
  ['embedding', { hosts: ['https://portal.example'] }],
  ['embedding', { hosts: ['*'] }],
  ['embedding', { hosts: ['*.example'] }],
  ['embedding', { hosts: ["portal.example 'self'"] }],
])('%s %j is refused', async (name, value) => {
  expect(await ask(name, value)).toMatchObject({
    ok: false,
    refusal: { code: 'setting.invalid' },
  });
});

test('a language can be requested by a label of the merchant', async () => {
  const tagline = async (language: string) => {
    const answer = await home.client({ language: language as 'EN' }).call('whitelabel', {});
    return answer.ok && answer.value.brand.tagline;
  };
  const [thai, english] = [await tagline('TH'), await tagline('EN')];
  expect(thai).not.toBe(english);
  expect(await tagline('TY')).toBe(thai);
  expect(await tagline('ty')).toBe(thai);
  expect(await tagline('XX')).toBe(english);
});

test('a label cannot redefine one of the five languages', async () => {
  const languages = { supported: ['EN', 'TH'], fallback: 'EN', labels: { CN: 'TH' } };
  expect(await ask('languages', languages)).toMatchObject({
    ok: false,
    refusal: { code: 'setting.invalid' },
  });
});
