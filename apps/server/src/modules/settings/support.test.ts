import { openSupportLink } from '@fairhouse/calls/client';
import { assert } from '@fairhouse/values';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeSetting, openTestHouse, type TestHouse } from '../../testing/index.ts';
import { SETTINGS } from './shapes.ts';

const CHAT = 'https://chat.example.com/room?brand=manila';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

test('a link of type 3 goes out sealed, and the page is told where it may lead', async () => {
  const hosts = ['chat.example.com'];
  await changeSetting(house, 'customerService', { type: '3', url: CHAT, hosts });
  const answer = await house.client().call('customerService', {});
  assert(answer.ok, 'everybody may ask');
  const [first] = answer.value.version.pathList;
  assert(first !== undefined, 'there is a link');
  expect(first.type).toBe('3');
  expect(first.path).not.toContain('chat');
  expect(await openSupportLink(first.path)).toBe(CHAT);
  const site = await house.client().call('whitelabel', {});
  expect(site.ok && site.value.supportHosts).toEqual(hosts);
  const status = await house.client().call('permission', {});
  expect(status.ok && status.value.contactUrl).toBe('');
});

test.each([
  ['its host', CHAT, ['help.example.com', 'chat.example.com'], true],
  ['no host', CHAT, [], false],
  ['another host', CHAT, ['example.com'], false],
  ['http', CHAT.replace('https', 'http'), ['chat.example.com'], false],
  ['a script', 'javascript:alert(1)', ['chat.example.com'], false],
  ['a page of ours', '/help', ['chat.example.com'], false],
  ['a host that is none', CHAT, ['chat.example.com', 'https://chat.example.com'], false],
])('a sealed link to %s is taken, or not', (_what, url, hosts, taken) => {
  const { success } = SETTINGS.customerService.safeParse({ type: '3', url, hosts });
  expect(success).toBe(taken);
});
