// Settings for tests and development are refused in production, and internals are described on the
// own machine only.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requireThisMachine } from '../../http/this-machine.ts';
import { readConfig } from '../../platform/config.ts';
import { openLog } from '../../platform/logs/open-log.ts';
import { homeDirectory } from '../../home.ts';
import { serve } from '../../serve.ts';
import { programOf } from '../program-of.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

const OUTSIDE = { PUBLIC_ORIGIN: 'https://play.example', TRUSTED_PROXIES: '1' };
const FOR_TESTS: readonly Record<string, string>[] = [
  { LIMIT_SCALE: '1000' },
  { PASSWORD_COST: 'least' },
  { DRAND_KEY: 'ab'.repeat(48) },
  { FIREBASE_KEYS_URL: 'http://127.0.0.1:1/keys' },
  { PRIVATE_PEERS: '1' },
];

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp({ provisioned: false });
});
afterAll(() => test.close());

/** The output of a server that is started with these settings and exits. */
async function start(variables: Readonly<Record<string, string>>): Promise<string> {
  const { databaseUrl, dataDirectory } = test.context.config;
  const child = spawn(process.execPath, programOf('apps/server/src/main.ts'), {
    cwd: homeDirectory(),
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDirectory,
      PORT: '0',
      CONSOLE_PORT: '0',
      ...variables,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (bytes: Buffer) => (said += bytes.toString('utf8')));
  }
  await once(child, 'exit');
  return said;
}

it('a server with settings for tests does not start for other machines', async () => {
  const all = Object.assign({}, ...FOR_TESTS) as Record<string, string>;
  const said = await start({ ...OUTSIDE, ...all });
  expect(said).toContain(
    `is configured with ${Object.keys(all).toSorted().join(', ')}, which is for tests`,
  );
  for (const variables of FOR_TESTS) {
    const environment = { DATABASE_URL: test.context.config.databaseUrl, ...variables };
    const here = readConfig(environment);
    expect(here.forTests).toEqual(Object.keys(variables));
    expect(() => requireThisMachine(here)).not.toThrow();
    expect(() => requireThisMachine(readConfig({ ...environment, ...OUTSIDE }))).toThrow(
      'for tests',
    );
  }
});

it('the log is sent to the machine that the operator names', async () => {
  let heard = '';
  const collector = createServer((socket) => {
    socket.on('data', (bytes) => (heard += bytes.toString('utf8')));
    socket.on('error', () => undefined);
  });
  await once(collector.listen(0, '127.0.0.1'), 'listening');
  const { port } = collector.address() as AddressInfo;
  const { config } = test.context;
  const { databaseUrl: DATABASE_URL } = config;
  const variables = readConfig({ DATABASE_URL, LOG_COLLECTOR: `syslog://127.0.0.1:${port}` });
  const { log, close } = openLog(variables);
  const served = await serve({ ...test.context, log }, { limitScale: 1000 });
  await fetch(`http://127.0.0.1:${served.sitePort}/wps/system/location`, {
    headers: { Merchant: 'nowhere' },
  });
  await expect.poll(() => heard).toMatch(/"call":"location","status":404/);
  await served.close();
  await close();
  collector.close();
});

it('the console serves the description of its calls to its own machine only', async () => {
  for (const path of ['/openapi.json', '/calls', '/calls.css', '/metrics']) {
    expect((await fetch(`${test.consoleOrigin}${path}`)).status, path).toBe(200);
    for (const headers of [{ 'x-forwarded-for': '198.51.100.7' }, { via: '1.1 proxy' }]) {
      const answer = await fetch(`${test.consoleOrigin}${path}`, { headers });
      expect(answer.status, path).toBe(404);
      expect(await answer.text()).not.toMatch(/console\/|# HELP/);
    }
  }
});

it('the site’s description contains the players’ calls and none of the back office', async () => {
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

it('no sources, documents or test files are served', async () => {
  const sources = [
    '/src/main.ts',
    '/docs/operate.md',
    '/demo/demo-members.ts',
    '/node_modules/zod',
  ];
  for (const path of [...sources, '/assets/index.js.map', '/testing', '/sandbox', '/debug']) {
    for (const origin of [test.origin, test.consoleOrigin]) {
      const answer = await fetch(`${origin}${path}`);
      const text = await answer.text();
      expect([404, 503], path).toContain(answer.status);
      expect(text).not.toMatch(/\bimport |PASSWORD|"sources"/);
    }
  }
});
