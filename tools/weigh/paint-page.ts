// Opens a page as a slow phone on a slow network does, and measures its rendering.
import type { Browser, Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { watchScripts, type FetchedScript } from './watch-scripts.ts';

export interface PaintTimes {
  /** The first byte of the document, in milliseconds after the request. */
  readonly answered: number;
  /** First and largest contentful paint, in milliseconds after the request. */
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
  /** Tasks over 50 ms: their number, the longest, and the sum of the time over 50 ms. */
  readonly longTasks: number;
  readonly longest: number;
  readonly blocking: number;
  readonly scripts: readonly FetchedScript[];
  /** The compressed size of the document, in bytes. */
  readonly documentBytes: number;
}

/** A phone four times slower than this machine, on "slow 4G". */
const SLOWER = 4;
const NETWORK = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

/** Long enough after the last request for late rendering. */
const QUIET_MS = 1000;

/** Opens `url` in a browser with an empty cache. */
export function paintPage(browser: Browser, url: string): Promise<PaintTimes> {
  return onSlowPhone(browser, async (page) => {
    const scripts = watchScripts(page);
    await page.addInitScript(observe);
    const response = await page.goto(url, { timeout: 60_000 });
    await page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => undefined);
    await page.waitForTimeout(QUIET_MS);
    const seen = await page.evaluate(() => window.paintSeen);
    const answered = await page.evaluate(
      () =>
        (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming)
          .responseStart,
    );
    const documentBytes = gzipSync((await response?.body()) ?? '').length;
    return { ...seen, answered, scripts: await scripts(), documentBytes };
  });
}

/** Gives a page of its own, with the processor and the network of a slow phone. */
export async function onSlowPhone<Result>(
  browser: Browser,
  act: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    locale: 'en-GB',
    hasTouch: true,
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    await slowDown(page);
    return await act(page);
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

interface Seen extends Omit<PaintTimes, 'answered' | 'scripts' | 'documentBytes'> {}

declare global {
  interface Window {
    paintSeen: { -readonly [Key in keyof Seen]: Seen[Key] };
  }
}

/** Runs in the page before its own code; it cannot use names from outside. */
function observe(): void {
  window.paintSeen = { fcp: 0, lcp: 0, cls: 0, longTasks: 0, longest: 0, blocking: 0 };
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask']) {
    new PerformanceObserver((list) => {
      const seen = window.paintSeen;
      for (const entry of list.getEntries()) {
        if (type === 'paint') {
          if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
        } else if (type === 'largest-contentful-paint') seen.lcp = entry.startTime;
        else if (type === 'layout-shift') seen.cls += (entry as unknown as { value: number }).value;
        else {
          seen.longTasks += 1;
          seen.longest = Math.max(seen.longest, entry.duration);
          seen.blocking += entry.duration - 50;
        }
      }
    }).observe({ type, buffered: true });
  }
}
