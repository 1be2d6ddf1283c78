// A minute of each game that can be tried, played by chance on a phone: a sheet of frames for each.
import type { Browser, FrameLocator, Page } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameToTry } from './open-sessions.ts';

export interface Recording {
  readonly browser: Browser;
  readonly folder: string;
  readonly siteUrl: string;
  readonly games: readonly GameToTry[];
  readonly log: (line: string) => void;
}

const FRAMES = 30;
const FRAME_MS = 2000;
const PHONE = { width: 390, height: 844 };
const LOADED_MS = 60_000;
const PRESS_MS = 1000;
/** Frames in a row of a sheet, and the width of each in pixels. */
const [ACROSS, FRAME_WIDTH] = [10, 156];
const QUALITY = 0.7;

/** What plays a game, by the beginning of its buttons' names in English. */
const PLAYS = (
  'Press to continue|Spin|Roll|Launch|Drop|Draw|Deal|Start|Hold|Place bet|Bet on the next round|' +
  'Heads|Tails|Higher|Lower|Choose a tile|Cash out'
).split('|');

/** What prepares a bet where nothing plays yet. */
const PREPARES = 'Quick pick';

/** Writes `NAME-minute.webp` for each game; returns the names of those that could not be played. */
export async function recordGames(recording: Recording): Promise<string[]> {
  const { browser, folder, siteUrl, games, log } = recording;
  mkdirSync(folder, { recursive: true });
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, locale: 'en-GB' });
  const sheets = await browser.newPage();
  const failed: string[] = [];
  for (const { nodeId, name } of games) {
    const page = await context.newPage();
    try {
      await page.goto(`${siteUrl}/game?g=${nodeId}&demo=1`);
      const { frames, presses } = await playMinute(page);
      const file = `${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}-minute.webp`;
      writeFileSync(join(folder, file), await joinFrames(sheets, frames));
      log(`${name}: ${presses} presses`);
      if (presses === 0) failed.push(name);
    } catch (error) {
      failed.push(name);
      log(`${name}: ${String(error).split('\n')[0]}`);
    } finally {
      await page.close();
    }
  }
  await context.close();
  await sheets.close();
  return failed;
}

async function playMinute(page: Page) {
  const game = page.frameLocator('iframe');
  await game.locator('button:visible').first().waitFor({ timeout: LOADED_MS });
  const frames: Buffer[] = [];
  let presses = 0;
  for (let frame = 0; frame < FRAMES; frame++) {
    const due = Date.now() + FRAME_MS;
    if (await pressByChance(game)) presses += 1;
    await page.waitForTimeout(Math.max(0, due - Date.now()));
    frames.push(await page.screenshot({ type: 'jpeg', quality: 80 }));
  }
  return { frames, presses };
}

/** Presses one of the buttons that play, if there is one. */
async function pressByChance(game: FrameLocator): Promise<boolean> {
  const buttons = game.locator('button:enabled:visible');
  const names = await buttons.evaluateAll((all) =>
    all.map((each) => (each.getAttribute('aria-label') ?? each.textContent).trim()),
  );
  const isPlayed = (name: string): boolean => PLAYS.some((play) => name.startsWith(play));
  const played = names.flatMap((name, at) => (isPlayed(name) ? [at] : []));
  const choices =
    played.length > 0 ? played : names.flatMap((n, at) => (n === PREPARES ? [at] : []));
  if (choices.length === 0) return false;
  const chosen = choices[randomInt(choices.length)] ?? 0;
  // What moved away meanwhile is pressed at the next frame.
  return buttons
    .nth(chosen)
    .click({ timeout: PRESS_MS })
    .then(
      () => true,
      () => false,
    );
}

/** One picture of all frames, in rows. */
async function joinFrames(sheets: Page, frames: readonly Buffer[]): Promise<Buffer> {
  const url = await sheets.evaluate(
    async ({ all, across, width, quality }) => {
      const images = await Promise.all(
        all.map(async (base64) => {
          const image = new Image();
          image.src = `data:image/jpeg;base64,${base64}`;
          await image.decode();
          return image;
        }),
      );
      const [first] = images;
      if (first === undefined) throw new Error('no frame was taken');
      const height = Math.round((first.height / first.width) * width);
      const canvas = document.createElement('canvas');
      canvas.width = width * across;
      canvas.height = height * Math.ceil(images.length / across);
      const pen = canvas.getContext('2d');
      if (pen !== null) pen.imageSmoothingQuality = 'high';
      for (const [at, image] of images.entries()) {
        const [column, row] = [at % across, Math.floor(at / across)];
        pen?.drawImage(image, column * width, row * height, width, height);
      }
      return canvas.toDataURL('image/webp', quality);
    },
    {
      all: frames.map((frame) => frame.toString('base64')),
      across: ACROSS,
      width: FRAME_WIDTH,
      quality: QUALITY,
    },
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}
