import { fastify } from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mountPage, mountSecurityHeaders } from './pages.ts';

const directory = mkdtempSync(join(tmpdir(), 'pages-'));
const app = fastify();

beforeAll(async () => {
  mkdirSync(join(directory, 'assets'));
  writeFileSync(join(directory, 'index.html'), '<!doctype html><title>Site</title>');
  writeFileSync(join(directory, 'assets', 'site-1.js'), 'export {};');
  writeFileSync(
    join(directory, 'paths.json'),
    JSON.stringify(['/', '/help', '/lottery', '/by-iframe/help']),
  );
  mountSecurityHeaders(app, { secure: true, opensWindows: true });
  await mountPage(app, {
    directory,
    frameSources: [],
    inlineStyleAttributes: false,
    sourcesOf: async ({ hostname }) => ({
      scripts: [],
      connects: [],
      frames: [],
      images: ['https://images.example'],
      styles: [],
      embedders: hostname === 'named.example' ? ['https://portal.example'] : [],
    }),
    scriptPolicies: [],
  });
});

afterAll(async () => {
  await app.close();
  rmSync(directory, { recursive: true });
});

test.each([
  ['/', 200],
  ['/help', 200],
  ['/lottery?game=ssc1m', 200],
  ['/no/such/place', 404],
  ['/Help', 404],
])('%s answers the page with %i', async (url, status) => {
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(status);
  expect(answer.body).toContain('<title>Site</title>');
});

test.each(['/', '/help', '/no/such/place', '/assets/site-1.js', '/assets/none.js', '/paths.json'])(
  'HEAD says of %s what GET says',
  async (url) => {
    const [head, get] = [await app.inject({ method: 'HEAD', url }), await app.inject(url)];
    const said = ({ statusCode, headers }: typeof get) => ({
      statusCode,
      type: headers['content-type'],
      cache: headers['cache-control'],
      length: headers['content-length'],
    });
    expect(said(head)).toEqual(said(get));
    expect(head.body).toBe('');
  },
);

test.each([
  ['play.example:8443', "'self' ws://play.example:8443 wss://play.example:8443"],
  ['[::1]:8080', "'self' ws://[::1]:8080 wss://[::1]:8080"],
  ['play.example; script-src *', "'self'"],
  ['*', "'self'"],
])('a page at %s speaks to itself alone', async (host, sources) => {
  const { headers } = await app.inject({ url: '/', headers: { host } });
  expect(policyOf(headers)['connect-src']).toBe(sources);
});

test('no source of a page is a scheme or a pattern of hosts', async () => {
  const { headers } = await app.inject({ url: '/', headers: { host: 'play.example' } });
  const sources = Object.values(policyOf(headers)).join(' ').split(' ');
  const wide = sources.filter((each) => each.includes('*') || /^(https?|wss?):$/.test(each));
  expect(wide).toEqual([]);
});

function policyOf(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  const rules = String(headers['content-security-policy']).split('; ');
  return Object.fromEntries(
    rules.map((rule) => {
      const [name = '', ...sources] = rule.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

test('the list of paths is no file of the site', async () => {
  expect((await app.inject('/paths.json')).statusCode).toBe(404);
});

const framing = async (url: string, host = 'named.example') => {
  const { headers } = await app.inject({ url, headers: { host } });
  const policy = String(headers['content-security-policy']);
  return {
    ancestors: /frame-ancestors ([^;]+)/.exec(policy)?.[1],
    older: headers['x-frame-options'],
  };
};

test('a page below /by-iframe may be framed by the hosts that the merchant names', async () => {
  const named = { ancestors: 'https://portal.example', older: undefined };
  expect(await framing('/by-iframe/help')).toEqual(named);
  expect(await framing('/by-iframe/help?topic=limits')).toEqual(named);
});

test.each([
  ['/help', 'named.example'],
  ['/', 'named.example'],
  ['/by-iframe/none', 'named.example'],
  ['/help?x=/by-iframe/help', 'named.example'],
  ['/by-iframe/help', 'nobody-named.example'],
  ['/assets/site-1.js', 'named.example'],
])('%s of %s is framed by nobody', async (url, host) => {
  const { ancestors = "'none'", older } = await framing(url, host);
  expect([ancestors, older]).toEqual(["'none'", 'DENY']);
});

test('another host for pictures brings pictures and nothing else', async () => {
  const { headers } = await app.inject('/');
  const rules = String(headers['content-security-policy']).split('; ');
  const naming = rules.filter((rule) => rule.includes('https://images.example'));
  expect(naming).toEqual([expect.stringMatching(/^img-src /)]);
});
