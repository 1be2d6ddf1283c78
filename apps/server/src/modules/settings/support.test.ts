import { openSupportLink } from '@fairhouse/calls/client';
import { assert } from '@fairhouse/values';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeSetting, openTestApp, type TestApp } from '../../testing/index.ts';
import { SETTINGS } from './shapes.ts';

const CHAT = 'https://chat.example.com/room?brand=manila';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('a link of type 3 is sent sealed, and the page gets the hosts that it may lead to', async () => {
  const hosts = ['chat.example.com'];
  await changeSetting(app, 'customerService', { type: '3', url: CHAT, hosts });
  const answer = await app.client().call('customerService', {});
  assert(answer.ok, 'everybody may ask');
  const [first] = answer.value.version.pathList;
  assert(first !== undefined, 'there is a link');
  expect(first.type).toBe('3');
  expect(first.path).not.toContain('chat');
  expect(await openSupportLink(first.path)).toBe(CHAT);
  const site = await app.client().call('whitelabel', {});
  expect(site.ok && site.value.supportHosts).toEqual(hosts);
  const status = await app.client().call('permission', {});
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
])('a sealed link to %s is accepted or refused', (_what, url, hosts, taken) => {
  const { success } = SETTINGS.customerService.safeParse({ type: '3', url, hosts });
  expect(success).toBe(taken);
});
