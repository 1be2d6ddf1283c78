import fastify, { type FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mountAppManifest, type AppBrand } from './app-manifest.ts';

const RENDERER = `
export const renderIcon = ({ default: name, logo, ...theme }) =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="' +
  theme[name].accent + '"/></svg>';`;

const colours = { accentText: '#000000', surface: '#000000', raised: '#000000', line: '#000000' };
const rest = { text: '#000000', muted: '#000000', ...colours };

const brandOf = (name: string, accent: string): AppBrand => ({
  brand: { name, tagline: { EN: 'Fair draws', VI: 'Quay số công bằng' } },
  theme: {
    default: 'dark',
    logo: 'bay',
    radius: 8,
    dark: { accent, background: '#101010', ...rest },
    light: { accent: '#ffffff', background: '#ffffff', ...rest },
  },
});

const BRANDS: Readonly<Record<string, AppBrand>> = {
  'manila.example': brandOf('Manila', '#ff0000'),
  'saigon.example': brandOf('Saigon', '#00ff00'),
};

let folder: string;
let listener: FastifyInstance;
const get = (url: string, host: string, language = 'en') =>
  listener.inject({ url, headers: { host, 'accept-language': language } });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'app-manifest-'));
  const file = join(folder, 'first-page.mjs');
  writeFileSync(file, RENDERER);
  listener = fastify();
  await mountAppManifest(listener, { file, brandOf: async ({ hostname }) => BRANDS[hostname] });
});
afterEach(async () => {
  await listener.close();
  rmSync(folder, { recursive: true });
});

test('the manifest has the name of the merchant, and the language of the reader', async () => {
  const answer = await get('/app.webmanifest', 'saigon.example', 'vi');
  expect(answer.headers['content-type']).toContain('application/manifest+json');
  expect(answer.json()).toMatchObject({
    name: 'Saigon',
    description: 'Quay số công bằng',
    start_url: '/',
    display: 'standalone',
    background_color: '#101010',
  });
  expect((await get('/app.webmanifest', 'manila.example')).json()).toMatchObject({
    name: 'Manila',
    description: 'Fair draws',
  });
});

test('every icon of the manifest is a picture of its size in the colours of the merchant', async () => {
  const { icons } = (await get('/app.webmanifest', 'manila.example')).json<{
    icons: readonly { readonly src: string; readonly sizes: string }[];
  }>();
  expect(icons.length).toBeGreaterThan(0);
  for (const { src, sizes } of icons) {
    const picture = sharp((await get(src, 'manila.example')).rawPayload);
    const { width, height, format } = await picture.metadata();
    expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
    const { channels } = await picture.stats();
    expect(channels.slice(0, 3).map(({ mean }) => mean)).toEqual([255, 0, 0]);
  }
  const other = sharp((await get('/app-icon-192.png', 'saigon.example')).rawPayload);
  expect((await other.stats()).channels.slice(0, 3).map(({ mean }) => mean)).toEqual([0, 255, 0]);
});

test('a host without a merchant has no app', async () => {
  expect((await get('/app.webmanifest', 'nobody.example')).statusCode).toBe(404);
  expect((await get('/app-icon-512.png', 'nobody.example')).statusCode).toBe(404);
});
