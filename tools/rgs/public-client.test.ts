// A client written from the public shape alone plays harbour-lights in a browser, over TLS and from
// another path than ours: authenticate, play, bonus, end round, reload in the middle, resume.
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CHROMIUM_FLAGS, findChromium } from '../browser/chromium.ts';
import { nextFreePort } from '../installation/ports.mjs';
import { openRgs, type RunningRgs } from './open-rgs.ts';
import { writeOwnCertificate } from './own-certificate.ts';

let rgs: RunningRgs;
let browser: Browser;
let page: Page;
const tls = writeOwnCertificate();
const problems: string[] = [];

beforeAll(async () => {
  const clientFolder = join(import.meta.dirname, 'public-client');
  const port = await nextFreePort(18_443, new Set());
  rgs = await openRgs({ port, tls: tls.files, clientFolder });
  browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...CHROMIUM_FLAGS],
  });
  page = await browser.newPage({ ignoreHTTPSErrors: true });
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
}, 180_000);
afterAll(async () => {
  await browser.close();
  await rgs.close();
  tls.remove();
}, 60_000);

const read = (id: string): Promise<string> => page.locator(`#${id}`).innerText();
const untilIdle = () => page.locator('#state', { hasText: /^idle$/ }).waitFor({ timeout: 60_000 });

it('plays, is paid, and goes on after a reload in the middle of a bonus', async () => {
  const address = await rgs.launch('harbour-lights');
  address.pathname = '/client/index.html';
  address.searchParams.set('pace', '15');
  await page.goto(address.href);
  await untilIdle();
  expect(await read('balance')).toBe('10000.00');
  for (let round = 0; round < 6; round += 1) {
    await page.click('#spin');
    await untilIdle();
  }
  const spun = [...rgs.house.booked.values()];
  expect(spun.filter(({ kind }) => kind === 'bet')).toHaveLength(6);
  address.searchParams.set('pace', '400');
  await page.goto(address.href);
  await untilIdle();
  await page.click('#bonus');
  await page.locator('#log li', { hasText: 'updateFreeSpin' }).nth(1).waitFor({ timeout: 60_000 });
  await page.locator('#log li', { hasText: 'reveal' }).nth(2).waitFor({ timeout: 60_000 });
  address.searchParams.set('pace', '5');
  await page.goto(address.href);
  await page.locator('#log li', { hasText: 'resume at' }).waitFor();
  expect(await page.locator('#log li').first().innerText()).not.toBe('resume at ');
  await untilIdle();
  expect(await page.locator('#log li').last().innerText()).toMatch(/finalWin$/);
  const booked = [...rgs.house.booked.values()];
  const rounds = new Set(booked.map(({ round }) => round));
  expect(rounds.size).toBe(7);
  const net = booked.reduce(
    (sum, { kind, amount }) => sum + (kind === 'bet' ? -amount : amount),
    0n,
  );
  const balance = 100_000_000n + net;
  expect(await read('balance')).toBe(
    `${balance / 10_000n}.${String((balance % 10_000n) / 100n).padStart(2, '0')}`,
  );
  expect(problems).toEqual([]);
}, 180_000);
