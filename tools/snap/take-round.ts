// Takes the pictures of one theme and width, and writes them compressed.
import type { Language } from '@fairhouse/values';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Storage } from './open-sessions.ts';
import type { Shot, SessionKind } from './shots.ts';

export type Theme = 'dark' | 'light';

/** How the pictures of a round look. */
export interface Style {
  readonly theme: Theme;
  readonly width: number;
  readonly language: Language;
  /** What follows a shot's name in the name of its file. */
  readonly suffix: string;
  /** Of the picture, to the page in pixels of CSS. */
  readonly scale: number;
}

export interface Round extends Style {
  readonly browser: Browser;
  readonly folder: string;
  readonly siteUrl: string;
  readonly consoleUrl: string;
  readonly people: ReadonlyMap<SessionKind, Storage>;
  /** An older version may lack what a shot acts on: it is pictured as it opens. */
  readonly mayLackActs: boolean;
  readonly log: (line: string) => void;
}

const HEIGHTS: Readonly<Record<number, number>> = { 390: 844, 768: 1024, 1440: 900 };
const QUALITY = 0.62;
/** Longer than any page takes to load; after it the picture is taken regardless. */
const SETTLE_MS = 15_000;
/** A page that still loads after this is pictured as it is. */
const LOADED_MS = 15_000;

/** Takes the shots of a round; returns the failed ones, and continues. */
export async function takeRound(round: Round, shots: readonly Shot[]): Promise<string[]> {
  const failed: string[] = [];
  const encoder = await round.browser.newPage();
  for (const session of new Set(shots.map((shot) => shot.session))) {
    const storage = round.people.get(session);
    if (storage === undefined) continue;
    const context = await openContext(round, storage);
    for (const shot of shots.filter((each) => each.session === session)) {
      const file = `${shot.name}${round.suffix}.webp`;
      try {
        const png = await picture(context, round, shot);
        mkdirSync(round.folder, { recursive: true });
        writeFileSync(join(round.folder, file), await encode(encoder, png, round.scale));
      } catch (error) {
        failed.push(file);
        round.log(`${file}: ${String(error).split('\n')[0]}`);
      }
    }
    await context.close();
  }
  await encoder.close();
  return failed;
}

async function openContext(
  { browser, theme, width, language }: Round,
  storage: Storage,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHTS[width] ?? 900 },
    locale: 'en-GB',
    colorScheme: theme,
    reducedMotion: 'reduce',
    hasTouch: width < 768,
  });
  await context.addInitScript(
    ({ entries, theme: chosen, language: spoken }) => {
      localStorage.setItem('theme', chosen);
      for (const key of ['hisLang', 'lang', 'console.language']) localStorage.setItem(key, spoken);
      localStorage.setItem('RaStore.theme', JSON.stringify(chosen));
      for (const [key, value] of entries) sessionStorage.setItem(key, value);
    },
    { entries: Object.entries(storage), theme, language },
  );
  return context;
}

async function picture(
  context: BrowserContext,
  { siteUrl, consoleUrl, mayLackActs }: Round,
  shot: Shot,
): Promise<Buffer> {
  const page = await context.newPage();
  try {
    if (shot.status !== undefined) await pretendStatus(page, shot.status);
    await page.goto(`${shot.session === 'operator' ? consoleUrl : siteUrl}${shot.path}`);
    await settle(page);
    await shot.act?.(page).catch((error: unknown) => {
      if (!mayLackActs) throw error;
    });
    await settle(page);
    return await page.screenshot({ animations: 'disabled' });
  } finally {
    await page.close();
  }
}

/** Only this page gets another status: the server stays open. */
async function pretendStatus(page: Page, status: 1 | 2): Promise<void> {
  await page.route('**/wps/system/status*', async (route) => {
    const answer = await route.fetch();
    const envelope = (await answer.json()) as { value: Record<string, unknown> };
    await route.fulfill({
      response: answer,
      json: { ...envelope, value: { ...envelope.value, status } },
    });
  });
}

async function settle(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.body.innerText.trim().length > 0 &&
      document.querySelector('#root[data-dehydrated]') === null,
  );
  await page.waitForLoadState('networkidle', { timeout: SETTLE_MS }).catch(() => undefined);
  // What is still loaded has a place that shimmers.
  await page
    .waitForFunction(() => document.querySelector('.shimmering') === null, undefined, {
      timeout: LOADED_MS,
    })
    .catch(() => undefined);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** Encodes the picture as WebP in the browser. */
async function encode(encoder: Page, png: Buffer, scale: number): Promise<Buffer> {
  const url = await encoder.evaluate(
    async ({ base64, quality, scale }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = Math.round(image.width * scale);
      canvas.height = Math.round(image.height * scale);
      const pen = canvas.getContext('2d');
      if (pen !== null) pen.imageSmoothingQuality = 'high';
      pen?.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/webp', quality);
    },
    { base64: png.toString('base64'), quality: QUALITY, scale },
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}
