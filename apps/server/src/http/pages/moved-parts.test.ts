import { fastify } from 'fastify';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importMoved, mountMovedParts } from './moved-parts.ts';

const SOURCE = 'import{a}from"./menu-1.js";import"./base-2.js";const b=()=>import(`./Deep-3.js`);';
const directory = mkdtempSync(join(tmpdir(), 'moved-parts-'));
const listener = fastify();

beforeAll(() => {
  mkdirSync(join(directory, 'assets'));
  writeFileSync(join(directory, 'assets', 'Page-0.js'), SOURCE);
  mountMovedParts(listener, directory);
  listener.get('/*', (_request, reply) => reply.status(404).send('not moved'));
});

afterAll(async () => {
  await listener.close();
  rmSync(directory, { recursive: true });
});

test('each import of a moved file has the address of its latest round', () => {
  expect(importMoved(SOURCE, 'menu-1,Page-0~Deep-3~Page-0')).toBe(
    'import{a}from"./menu-1.js?moved=menu-1,Page-0";import"./base-2.js";' +
      'const b=()=>import(`./Deep-3.js?moved=menu-1,Page-0~Deep-3`);',
  );
});

test('a moved script is served from its file with a script’s content type', async () => {
  const answer = await listener.inject('/assets/Page-0.js?moved=menu-1');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(answer.body).toBe(SOURCE.replace('menu-1.js', 'menu-1.js?moved=menu-1'));
});

test.each([
  '/assets/Page-0.js?moved=%22;alert(1)//',
  '/assets/Page-0.js?moved=a"b',
  '/assets/../secret.js?moved=a',
  '/assets/none.js?moved=a',
  `/assets/Page-0.js?moved=${'a'.repeat(6001)}`,
])('%s is not a valid moved address', async (url) => {
  const answer = await listener.inject(url);
  expect([404, 400]).toContain(answer.statusCode);
});
