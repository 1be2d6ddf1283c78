import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Instant } from '@fairhouse/values';
import { INTERNAL_REQUEST, isInternalRequest } from '../internal-request.ts';
import { openFirstPage, type FirstPage } from './first-page.ts';
import { hostNameOf } from '../host-name.ts';

/** A renderer that prints its input, or fails at a given name. */
const DRAWER = `
export const firstLanguage = (spoken) => (spoken[0] === 'vi' ? 'VI' : 'EN');
export const renderFirstPage = async (language, answers, path) => {
  const { name } = answers.whitelabel;
  if (name === 'broken') throw new Error('broken');
  globalThis.drawnPages = (globalThis.drawnPages ?? 0) + 1;
  return { tag: 'en', theme: 'dark', head: path, variables: '', body: language + ' ' + name };
};`;

const MERCHANTS = { supported: ['EN', 'VI'], fallback: 'EN' };
const ADDRESS = '203.0.113.7';

let folder: string;
let listener: FastifyInstance;
let now: number;
let name: string;
let languages: { supported: string[]; fallback: string };
let closedFor: string;
let refused: string;
let limited: string;
let seen: { url: string; address: string; language: unknown; isInternal: boolean }[];
interface Visit {
  readonly path?: string;
  readonly host?: string;
  readonly address?: string;
}
let page: (accept?: string, visit?: Visit) => Promise<FirstPage | undefined>;

beforeEach(async () => {
  [now, name, closedFor, refused, limited] = [0, 'Manila', '', '', ''];
  [languages, seen] = [MERCHANTS, []];
  folder = mkdtempSync(join(tmpdir(), 'first-page-'));
  const file = join(folder, 'first-page.mjs');
  writeFileSync(file, DRAWER);
  listener = fastify();
  listener.get('/wps/*', answer);
  listener.get('/lgw/*', answer);
  const pageOf = await openFirstPage({
    listener,
    file,
    log: listener.log,
    clock: { now: () => now as Instant },
    merchantOf,
  });
  listener.setNotFoundHandler(async (request, reply) => {
    return reply.status(200).send({ page: await pageOf(request) });
  });
  page = async (accept = 'en', visit = {}) => {
    const { path = '/', host = 'manila.example', address = ADDRESS } = visit;
    const headers = { 'accept-language': accept, host };
    const said = await listener.inject({ url: path, headers, remoteAddress: address });
    return said.json<{ page?: FirstPage }>().page;
  };
});
afterEach(async () => {
  await listener.close();
  rmSync(folder, { recursive: true });
});

const merchantOf = async (request: FastifyRequest): Promise<string | undefined> =>
  hostNameOf(request).endsWith('.example') ? 'manila' : undefined;

function answer({ url, ip, headers }: FastifyRequest, reply: FastifyReply): unknown {
  const isInternal = isInternalRequest(headers);
  seen.push({ url, address: ip, language: headers['language'], isInternal });
  if (ip === limited && !isInternal) return reply.status(429).send({});
  if (refused !== '' && url.startsWith(refused)) return reply.status(429).send({});
  return { success: true, value: valueOf(url, ip) };
}

function valueOf(url: string, address: string): unknown {
  if (url.startsWith('/wps/system/status')) return { status: address === closedFor ? 1 : 0 };
  return { merchantCode: 'manila', name, languages };
}

test('a first page shows the calls’ answers to this visitor, and contains the answers', async () => {
  const drawn = await page('vi;q=0.4, en;q=0.9');
  expect(drawn).toMatchObject({ body: 'EN Manila', language: 'EN', merchant: 'manila' });
  const answers = JSON.parse(drawn?.answers ?? '') as Record<string, string>;
  expect(Object.keys(answers).toSorted()).toEqual(seen.map(({ url }) => url).toSorted());
  expect(seen).toHaveLength(6);
  expect(new Set(seen.map(({ address }) => address))).toEqual(new Set([ADDRESS]));
  expect(new Set(seen.map(({ language }) => language))).toEqual(new Set(['EN']));
  expect((await page('vi'))?.body).toBe('VI Manila');
});

test('no text in the answers can close their script element', async () => {
  name = '</script><script>alert(1)</script>';
  const { answers = '' } = (await page()) ?? {};
  expect(answers).not.toContain('<');
  const [first] = Object.values(JSON.parse(answers) as Record<string, string>);
  expect(first).toContain(name);
});

test('one rendering serves all visitors within a second; the site status is checked for each', async () => {
  const before = drawings();
  await Promise.all([page(), page(), page()]);
  now = 999;
  await page();
  expect(drawings() - before).toBe(1);
  expect(seen.filter(({ url }) => url.startsWith('/wps/system/status'))).toHaveLength(4);
  now = 1001;
  name = 'Manila anew';
  expect((await page())?.body).toBe('EN Manila anew');
});

test('no page is rendered for a visitor to whom the site is closed, while others get it', async () => {
  expect(await page()).toBeDefined();
  closedFor = ADDRESS;
  expect(await page()).toBeUndefined();
});

test.each([
  ['a call is refused', () => (refused = '/lgw/')],
  ['the status is refused', () => (refused = '/wps/system/status')],
  ['the merchant does not speak the language', () => (languages = { ...MERCHANTS, supported: [] })],
  ['the drawing fails', () => (name = 'broken')],
])('the document goes out without a page when %s', async (_what, happen) => {
  happen();
  expect(await page()).toBeUndefined();
});

test('a visitor over the limit loses the first page alone, and does not affect other visitors', async () => {
  limited = '198.51.100.9';
  for (let turn = 0; turn < 5; turn += 1) {
    now += 1001;
    const [theirs, ours] = await Promise.all([page('en', { address: limited }), page()]);
    expect(theirs).toBeUndefined();
    expect(ours?.body).toBe('EN Manila');
  }
  // Shared answers are requested internally; the site status is requested as the visitor.
  const alike = seen.filter(({ url }) => !url.startsWith('/wps/system/status'));
  expect(alike.every(({ isInternal }) => isInternal)).toBe(true);
  expect(seen.filter(({ isInternal }) => !isInternal)).toHaveLength(10);
});

test('no request from outside counts as an internal one', () => {
  for (const mark of [
    '',
    'ff'.repeat(32),
    'zz'.repeat(32),
    '0',
    INTERNAL_REQUEST['asked-by-house'],
  ]) {
    const isOurs = mark === INTERNAL_REQUEST['asked-by-house'];
    expect(isInternalRequest({ 'asked-by-house': mark })).toBe(isOurs);
  }
  expect(isInternalRequest({})).toBe(false);
});

test('all spellings of a host share one page, and an unknown host has none', async () => {
  const before = drawings();
  const ways = ['manila.example', 'MANILA.example', 'Manila.Example.', 'manila.example:81'];
  const ports = Array.from({ length: 200 }, (_, at) => `manila.example:${at + 1}`);
  for (const host of [...ways, ...ports]) expect(await page('en', { host })).toBeDefined();
  for (let at = 0; at < 50; at += 1) {
    expect(await page('en', { host: `shop${at}.example` })).toBeDefined();
  }
  expect(drawings() - before).toBe(1);
  expect(await page('en', { host: 'nobody.test' })).toBeUndefined();
});

test('each path of the first page has a rendering of its own', async () => {
  const before = drawings();
  for (const path of ['/', '/home', '/index.html', '/home?utm=a', '/home?utm=b']) {
    expect((await page('en', { path }))?.head).toBe(path.split('?')[0]);
  }
  expect(drawings() - before).toBe(3);
});

test('other pages, and a site that is not built, have no first page', async () => {
  expect(await page('en', { path: '/help' })).toBeUndefined();
  expect(seen).toEqual([]);
  const file = join(folder, 'nothing.mjs');
  const pageOf = await openFirstPage({
    listener,
    file,
    log: listener.log,
    clock: { now: () => now as Instant },
    merchantOf,
  });
  expect(await pageOf({ url: '/' } as Parameters<typeof pageOf>[0])).toBeUndefined();
});

function drawings(): number {
  return (globalThis as { drawnPages?: number }).drawnPages ?? 0;
}
