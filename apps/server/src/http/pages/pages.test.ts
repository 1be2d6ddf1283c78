import { fastify } from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mountPage, mountSecurityHeaders } from './pages.ts';

const directory = mkdtempSync(join(tmpdir(), 'pages-'));
const listener = fastify();

beforeAll(async () => {
  mkdirSync(join(directory, 'assets'));
  writeFileSync(join(directory, 'index.html'), '<!doctype html><title>Site</title>');
  writeFileSync(join(directory, 'assets', 'site-1.js'), 'export {};');
  writeFileSync(
    join(directory, 'paths.json'),
    JSON.stringify(['/', '/help', '/lottery', '/by-iframe/help']),
  );
  mountSecurityHeaders(listener, { secure: true, opensWindows: true });
  await mountPage(listener, {
    directory,
    frameSources: [],
    inlineStyleAttributes: false,
    outsideSourcesOf: async ({ hostname }) => ({
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
  await listener.close();
  rmSync(directory, { recursive: true });
});

test.each([
  ['/', 200],
  ['/help', 200],
  ['/lottery?game=ssc1m', 200],
  ['/no/such/place', 404],
  ['/Help', 404],
])('%s answers the page with %i', async (url, status) => {
  const answer = await listener.inject(url);
  expect(answer.statusCode).toBe(status);
  expect(answer.body).toContain('<title>Site</title>');
});

test.each(['/', '/help', '/no/such/place', '/assets/site-1.js', '/assets/none.js', '/paths.json'])(
  'HEAD %s has the headers of GET',
  async (url) => {
    const [head, get] = [
      await listener.inject({ method: 'HEAD', url }),
      await listener.inject(url),
    ];
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
])('a page at %s may connect only to its own host', async (host, sources) => {
  const { headers } = await listener.inject({ url: '/', headers: { host } });
  expect(policyOf(headers)['connect-src']).toBe(sources);
});

test('no source in a page’s policy is a scheme or a host pattern', async () => {
  const { headers } = await listener.inject({ url: '/', headers: { host: 'play.example' } });
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

test('the list of paths is not served as a file', async () => {
  expect((await listener.inject('/paths.json')).statusCode).toBe(404);
});

const framing = async (url: string, host = 'named.example') => {
  const { headers } = await listener.inject({ url, headers: { host } });
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
])('%s of %s cannot be framed', async (url, host) => {
  const { ancestors = "'none'", older } = await framing(url, host);
  expect([ancestors, older]).toEqual(["'none'", 'DENY']);
});

test('an additional image host is allowed for images only', async () => {
  const { headers } = await listener.inject('/');
  const rules = String(headers['content-security-policy']).split('; ');
  const naming = rules.filter((rule) => rule.includes('https://images.example'));
  expect(naming).toEqual([expect.stringMatching(/^img-src /)]);
});
