import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Instant } from '@fairhouse/values';
import { openFirstPage, type FirstPage } from './first-page.ts';

/** Draws what it was given, or fails at a name. */
const DRAWER = `
export const firstLanguage = (spoken) => (spoken[0] === 'vi' ? 'VI' : 'EN');
export const drawFirstPage = async (language, answers) => {
  const { name } = answers.whitelabel;
  if (name === 'broken') throw new Error('broken');
  globalThis.drawnPages = (globalThis.drawnPages ?? 0) + 1;
  return { tag: 'en', theme: 'dark', head: '', variables: '', body: language + ' ' + name };
};`;

const MERCHANTS = { supported: ['EN', 'VI'], fallback: 'EN' };
const ADDRESS = '203.0.113.7';

let folder: string;
let app: FastifyInstance;
let now: number;
let name: string;
let languages: { supported: string[]; fallback: string };
let closedFor: string;
let refused: string;
let seen: { url: string; address: string; language: unknown }[];
let page: (accept?: string, path?: string) => Promise<FirstPage | undefined>;

beforeEach(async () => {
  [now, name, closedFor, refused] = [0, 'Manila', '', ''];
  [languages, seen] = [MERCHANTS, []];
  folder = mkdtempSync(join(tmpdir(), 'first-page-'));
  const file = join(folder, 'first-page.mjs');
  writeFileSync(file, DRAWER);
  app = fastify();
  app.get('/wps/*', answer);
  app.get('/lgw/*', answer);
  const pageOf = await openFirstPage({
    app,
    file,
    log: app.log,
    clock: { now: () => now as Instant },
  });
  app.setNotFoundHandler(async (request, reply) => {
    return reply.status(200).send({ page: await pageOf(request) });
  });
  page = async (accept = 'en', path = '/') => {
    const headers = { 'accept-language': accept, host: 'manila.example' };
    const said = await app.inject({ url: path, headers, remoteAddress: ADDRESS });
    return said.json<{ page?: FirstPage }>().page;
  };
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

function answer({ url, ip, headers }: FastifyRequest, reply: FastifyReply): unknown {
  seen.push({ url, address: ip, language: headers['language'] });
  if (refused !== '' && url.startsWith(refused)) return reply.status(429).send({});
  return { success: true, value: valueOf(url, ip) };
}

function valueOf(url: string, address: string): unknown {
  if (url.startsWith('/wps/system/status')) return { status: address === closedFor ? 1 : 0 };
  return { merchantCode: 'manila', name, languages };
}

test('a page says what the calls answer to this visitor, and brings the answers along', async () => {
  const drawn = await page('vi;q=0.4, en;q=0.9');
  expect(drawn).toMatchObject({ body: 'EN Manila', language: 'EN', merchant: 'manila' });
  const answers = JSON.parse(drawn?.answers ?? '') as Record<string, string>;
  expect(Object.keys(answers).toSorted()).toEqual(seen.map(({ url }) => url).toSorted());
  expect(seen).toHaveLength(5);
  expect(new Set(seen.map(({ address }) => address))).toEqual(new Set([ADDRESS]));
  expect(new Set(seen.map(({ language }) => language))).toEqual(new Set(['EN']));
  expect((await page('vi'))?.body).toBe('VI Manila');
});

test('no text in the answers can close the script that holds them', async () => {
  name = '</script><script>alert(1)</script>';
  const { answers = '' } = (await page()) ?? {};
  expect(answers).not.toContain('<');
  const [first] = Object.values(JSON.parse(answers) as Record<string, string>);
  expect(first).toContain(name);
});

test('one drawing serves all who come within a second; each is asked for itself', async () => {
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

test('nothing is drawn for whom the site is closed, while others see it', async () => {
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

test('other pages, and a site that was not built, have none', async () => {
  expect(await page('en', '/help')).toBeUndefined();
  expect(seen).toEqual([]);
  const file = join(folder, 'nothing.mjs');
  const pageOf = await openFirstPage({
    app,
    file,
    log: app.log,
    clock: { now: () => now as Instant },
  });
  expect(await pageOf({ url: '/' } as Parameters<typeof pageOf>[0])).toBeUndefined();
});

function drawings(): number {
  return (globalThis as { drawnPages?: number }).drawnPages ?? 0;
}
