import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outsideFetch, publicLookup } from './outside-fetch.ts';
import { isPrivateAddress } from './private-address.ts';

let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/moved') response.writeHead(302, { location: '/' }).end();
    else if (request.url === '/silent') return;
    else if (request.url === '/long') response.end('x'.repeat(300_000));
    else response.end('in');
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', () => done());
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

test.each([
  ['8.8.8.8', false],
  ['2606:4700::1111', false],
  ['10.1.2.3', true],
  ['100.64.0.1', true],
  ['127.0.0.1', true],
  ['169.254.169.254', true],
  ['172.31.255.255', true],
  ['172.32.0.1', false],
  ['192.168.0.1', true],
  ['0.0.0.0', true],
  ['255.255.255.255', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['::ffff:8.8.8.8', true],
  ['64:ff9b::7f00:1', true],
  ['fd00::1', true],
  ['fe80::1%eth0', true],
])('%s is private: %s', (address, is) => {
  expect(isPrivateAddress(address)).toBe(is);
});

const outside = outsideFetch({ privatePeers: false });

test.each([
  'http://example.com/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://2130706433/',
  'https://localhost/',
  'ftp://example.com/',
  'file:///etc/passwd',
])('no request is sent to %s', async (url) => {
  await expect(outside(url)).rejects.toThrow();
});

test('a name that resolves to this machine is refused before connecting', async () => {
  const found = new Promise((settle) => {
    publicLookup('localhost', { all: true }, (error) => settle(error?.code));
  });
  expect(await found).toBe('EPRIVATE');
});

const own = outsideFetch({ privatePeers: true });

test('tests can reach their own machine; redirects are not followed and long answers are cut off', async () => {
  expect(await (await own(`${origin}/`)).text()).toBe('in');
  expect((await own(`${origin}/moved`)).status).toBe(302);
  await expect(own(`${origin}/long`)).rejects.toThrow('too long');
});

test('a silent server is left in time, whatever is collected meanwhile', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const patient = AbortSignal.timeout(60_000);
  const asked = outsideFetch({ privatePeers: true, timeoutMs: 300 });
  const answer = asked(`${origin}/silent`, { signal: patient }).then(
    () => 'an answer',
    (error: unknown) => (error as Error).name,
  );
  for (let times = 0; times < 4; times += 1) {
    await wait(30);
    collect();
  }
  expect(await answer).toBe('AbortError');
});
