import fastify from 'fastify';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../platform/config.ts';
import { serve, type Served } from '../serve.ts';
import { openTestApp, type TestApp } from '../testing/index.ts';
import { isOnThisMachine, requireThisMachine } from './this-machine.ts';

let demo: TestApp;
let served: Served;

beforeAll(async () => {
  demo = await openTestApp();
  served = await serve(demo.context, { limitScale: 1000, thisMachineOnly: true });
});
afterAll(async () => {
  await served.close();
  await demo.close();
});

async function statusOf(port: number, headers: Record<string, string>): Promise<number> {
  return (await textOf(port, headers)).status;
}

function textOf(
  port: number,
  headers: Record<string, string>,
): Promise<{ readonly status: number; readonly text: string }> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path: '/', headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    asked.once('error', reject);
    asked.end();
  });
}

const HERE = ['localhost', 'localhost:8080', 'manila.localhost', '127.0.0.1:1', '[::1]:8080'];
const ELSEWHERE: readonly Record<string, string>[] = [
  { host: 'play.example' },
  { host: 'localhost.play.example' },
  { host: '192.168.1.4:8080' },
  { host: 'localhost', 'x-forwarded-host': 'play.example' },
  { host: 'localhost', 'x-forwarded-host': 'localhost, play.example' },
  { host: 'localhost', 'x-forwarded-for': '203.0.113.5' },
  { host: 'localhost', 'x-forwarded-for': '127.0.0.1, 203.0.113.5' },
  { host: 'localhost', 'x-real-ip': '2001:db8::1' },
  { host: 'localhost', forwarded: 'for=203.0.113.5;host=localhost' },
  { host: 'localhost', forwarded: 'for="[2001:db8::1]:80"' },
  { host: 'localhost', forwarded: 'host=play.example' },
];

it('an installation with published passwords answers to this machine’s names, on both listeners', async () => {
  for (const port of [served.sitePort, served.consolePort]) {
    for (const host of HERE) expect(await statusOf(port, { host }), host).not.toBe(421);
    const local = { host: 'localhost', 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '::1' };
    expect(await statusOf(port, local)).not.toBe(421);
  }
});

it('it answers no other host name and no other machine, directly or through a proxy', async () => {
  for (const port of [served.sitePort, served.consolePort]) {
    for (const headers of ELSEWHERE) {
      expect(await statusOf(port, headers), JSON.stringify(headers)).toBe(421);
    }
  }
});

it('explains why in the browser’s language, for all five languages', async () => {
  const refusalText = async (accept: string) => {
    const answer = await textOf(served.sitePort, {
      host: 'play.example',
      'accept-language': accept,
    });
    expect(answer.status).toBe(421);
    return answer.text;
  };
  const texts = await Promise.all(['en-GB', 'zh-Hans-CN', 'id', 'th-TH', 'vi'].map(refusalText));
  expect(new Set(texts).size).toBe(5);
  for (const text of texts) expect(text).toContain('npm run setup');
  expect(await refusalText('fr, de;q=0.9')).toBe(texts[0]);
  expect(await refusalText('')).toBe(texts[0]);
  expect(await refusalText('fr;q=0.9, en;q=0.1, VI-vn;q=0.8')).toBe(texts[4]);
});

it('trusts a proxy in tests only for networks without real machines', async () => {
  const config = { ...demo.context.config, privatePeers: true };
  const test = await serve(
    { ...demo.context, config },
    { limitScale: 1000, thisMachineOnly: true },
  );
  try {
    const from = (address: string) =>
      statusOf(test.sitePort, { host: 'localhost', 'x-forwarded-for': address });
    expect(await from('198.18.4.20')).not.toBe(421);
    expect(await from('198.19.255.1, 127.0.0.1')).not.toBe(421);
    for (const address of ['8.8.8.8', '198.20.0.1', '192.168.1.4', '198.18.4.20, 8.8.8.8', 'x']) {
      expect(await from(address), address).toBe(421);
    }
  } finally {
    await test.close();
  }
});

it('it does not start with a configuration that serves other machines', () => {
  const refusalText = (environment: Record<string, string>) =>
    readConfig({ DATABASE_URL: 'postgres://x', ...environment });
  expect(() => requireThisMachine(refusalText({}))).not.toThrow();
  for (const wrong of [
    { HOST: '0.0.0.0', PLAIN_HTTP: '1' },
    { PUBLIC_ORIGIN: 'http://play.example' },
    { TRUSTED_PROXIES: '1' },
  ]) {
    expect(() => requireThisMachine(refusalText(wrong)), JSON.stringify(wrong)).toThrow(
      'npm run setup',
    );
  }
});

it('a caller counts as local only by its connection', async () => {
  const listener = fastify();
  listener.get('/', (asked, reply) => reply.send(isOnThisMachine(asked)));
  const refusalText = async (remoteAddress: string) =>
    (
      await listener.inject({ url: '/', remoteAddress, headers: { host: 'localhost' } })
    ).json<boolean>();
  for (const near of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
    expect(await refusalText(near)).toBe(true);
  for (const far of ['192.168.1.9', '2001:db8::1', '::ffff:10.0.0.1']) {
    expect(await refusalText(far)).toBe(false);
  }
  await listener.close();
});
