// What tests and developers need stays with them: a house that is told of it is nobody else's, and
// what describes its inside is shown on its own machine.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requireThisMachine } from '../../edge/this-machine.ts';
import { readConfig } from '../../ground/config.ts';
import { openLog } from '../../ground/open-log.ts';
import { homeDirectory } from '../../home.ts';
import { serve } from '../../serve.ts';
import { openTestHouse, type TestHouse } from '../test-house.ts';

const OUTSIDE = { PUBLIC_ORIGIN: 'https://play.example', TRUSTED_PROXIES: '1' };
const FOR_TESTS: readonly Record<string, string>[] = [
  { LIMIT_SCALE: '1000' },
  { DRAND_KEY: 'ab'.repeat(48) },
  { FIREBASE_KEYS_URL: 'http://127.0.0.1:1/keys' },
  { PRIVATE_PEERS: '1' },
];

let test: TestHouse;

beforeAll(async () => {
  test = await openTestHouse({ laidOut: false });
});
afterAll(() => test.close());

/** What a server says that is started with all this and ends by itself. */
async function start(told: Readonly<Record<string, string>>): Promise<string> {
  const { databaseUrl, dataDirectory } = test.house.config;
  const entry = join(homeDirectory(), 'apps/server/src/main.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', entry], {
    cwd: homeDirectory(),
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDirectory,
      PORT: '0',
      CONSOLE_PORT: '0',
      ...told,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (bytes: Buffer) => (said += bytes.toString('utf8')));
  }
  await once(child, 'exit');
  return said;
}

it('a house that is told what only tests are told does not start for others', async () => {
  const all = Object.assign({}, ...FOR_TESTS) as Record<string, string>;
  const said = await start({ ...OUTSIDE, ...all });
  expect(said).toContain(`is told ${Object.keys(all).toSorted().join(', ')}, which is for tests`);
  for (const told of FOR_TESTS) {
    const environment = { DATABASE_URL: test.house.config.databaseUrl, ...told };
    const here = readConfig(environment);
    expect(here.forTests).toEqual(Object.keys(told));
    expect(() => requireThisMachine(here)).not.toThrow();
    expect(() => requireThisMachine(readConfig({ ...environment, ...OUTSIDE }))).toThrow(
      'for tests',
    );
  }
});

it('the log of a house goes to the machine that its operator names', async () => {
  let heard = '';
  const collector = createServer((socket) => {
    socket.on('data', (bytes) => (heard += bytes.toString('utf8')));
    socket.on('error', () => undefined);
  });
  await once(collector.listen(0, '127.0.0.1'), 'listening');
  const { port } = collector.address() as AddressInfo;
  const { config } = test.house;
  const { databaseUrl: DATABASE_URL } = config;
  const told = readConfig({ DATABASE_URL, LOG_COLLECTOR: `syslog://127.0.0.1:${port}` });
  const { log, close } = openLog(told);
  const served = await serve({ ...test.house, log }, { limitScale: 1000 });
  await fetch(`http://127.0.0.1:${served.sitePort}/wps/system/location`, {
    headers: { Merchant: 'nowhere' },
  });
  await expect.poll(() => heard).toMatch(/"call":"location","status":404/);
  await served.close();
  await close();
  collector.close();
});

it('the console describes its calls to its own machine alone', async () => {
  for (const path of ['/openapi.json', '/calls', '/calls.css', '/metrics']) {
    expect((await fetch(`${test.consoleOrigin}${path}`)).status, path).toBe(200);
    for (const headers of [{ 'x-forwarded-for': '198.51.100.7' }, { via: '1.1 proxy' }]) {
      const answer = await fetch(`${test.consoleOrigin}${path}`, { headers });
      expect(answer.status, path).toBe(404);
      expect(await answer.text()).not.toMatch(/console\/|# HELP/);
    }
  }
});

it('what the site tells of itself is what the players’ clients need, and no call of the desk', async () => {
  const answer = await fetch(`${test.origin}/openapi.json`, {
    headers: { 'x-forwarded-for': '198.51.100.7' },
  });
  const { paths } = (await answer.json()) as { paths: Record<string, unknown> };
  expect(Object.keys(paths).length).toBeGreaterThan(80);
  expect(Object.keys(paths).filter((path) => path.startsWith('/console'))).toEqual([]);
  for (const path of ['/console/members', '/console/session/login']) {
    expect((await fetch(`${test.origin}${path}`, { headers: { Merchant: 'x' } })).status).toBe(404);
  }
});

it('nothing is served that tells how it was written or tested', async () => {
  const sources = ['/src/main.ts', '/docs/operate.md', '/demo/cast.ts', '/node_modules/zod'];
  for (const path of [...sources, '/assets/index.js.map', '/testing', '/sandbox', '/debug']) {
    for (const origin of [test.origin, test.consoleOrigin]) {
      const answer = await fetch(`${origin}${path}`);
      const text = await answer.text();
      expect([404, 503], path).toContain(answer.status);
      expect(text).not.toMatch(/\bimport |PASSWORD|"sources"/);
    }
  }
});
