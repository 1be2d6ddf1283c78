import fastify from 'fastify';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../ground/config.ts';
import { serve, type Served } from '../serve.ts';
import { openTestHouse, type TestHouse } from '../testing/index.ts';
import { isOnThisMachine, requireThisMachine } from './this-machine.ts';

let demo: TestHouse;
let served: Served;

beforeAll(async () => {
  demo = await openTestHouse();
  served = await serve(demo.house, { limitScale: 1000, thisMachineOnly: true });
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

it('a house with published passwords answers names of this machine, on both listeners', async () => {
  for (const port of [served.sitePort, served.consolePort]) {
    for (const host of HERE) expect(await statusOf(port, { host }), host).not.toBe(421);
    const local = { host: 'localhost', 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '::1' };
    expect(await statusOf(port, local)).not.toBe(421);
  }
});

it('it answers no other name and nobody from elsewhere, directly or through a proxy', async () => {
  for (const port of [served.sitePort, served.consolePort]) {
    for (const headers of ELSEWHERE) {
      expect(await statusOf(port, headers), JSON.stringify(headers)).toBe(421);
    }
  }
});

it('says why in the language of the browser, whichever of the five it is', async () => {
  const told = async (accept: string) => {
    const answer = await textOf(served.sitePort, {
      host: 'play.example',
      'accept-language': accept,
    });
    expect(answer.status).toBe(421);
    return answer.text;
  };
  const texts = await Promise.all(['en-GB', 'zh-Hans-CN', 'id', 'th-TH', 'vi'].map(told));
  expect(new Set(texts).size).toBe(5);
  for (const text of texts) expect(text).toContain('npm run setup');
  expect(await told('fr, de;q=0.9')).toBe(texts[0]);
  expect(await told('')).toBe(texts[0]);
  expect(await told('fr;q=0.9, en;q=0.1, VI-vn;q=0.8')).toBe(texts[4]);
});

it('believes a proxy of a test house only in networks in which nobody has a machine', async () => {
  const config = { ...demo.house.config, privatePeers: true };
  const test = await serve({ ...demo.house, config }, { limitScale: 1000, thisMachineOnly: true });
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

it('it does not start where it is told to serve others', () => {
  const told = (environment: Record<string, string>) =>
    readConfig({ DATABASE_URL: 'postgres://x', ...environment });
  expect(() => requireThisMachine(told({}))).not.toThrow();
  for (const wrong of [
    { HOST: '0.0.0.0', PLAIN_HTTP: '1' },
    { PUBLIC_ORIGIN: 'http://play.example' },
    { TRUSTED_PROXIES: '1' },
  ]) {
    expect(() => requireThisMachine(told(wrong)), JSON.stringify(wrong)).toThrow('npm run setup');
  }
});

it('a caller is on this machine only by a connection from it', async () => {
  const app = fastify();
  app.get('/', (asked, reply) => reply.send(isOnThisMachine(asked)));
  const told = async (remoteAddress: string) =>
    (await app.inject({ url: '/', remoteAddress, headers: { host: 'localhost' } })).json<boolean>();
  for (const near of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect(await told(near)).toBe(true);
  for (const far of ['192.168.1.9', '2001:db8::1', '::ffff:10.0.0.1']) {
    expect(await told(far)).toBe(false);
  }
  await app.close();
});
