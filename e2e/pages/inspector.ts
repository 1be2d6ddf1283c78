// Observes a browser page: console errors, failed requests, overflow.
import { assert } from '@fairhouse/values';
import { expect, type Page, type Request } from '@playwright/test';
import { readScreen, type Screen } from './screen.ts';

const OVER_EDGE = 'reaches over the edge';

export interface Inspector {
  /** All findings so far, each with its place. */
  readonly findings: readonly string[];
  /** Waits until the page is idle, and checks it. */
  look(place: string, isForeign?: (text: string) => boolean): Promise<void>;
  /** Waits until no request is pending, nothing is loading and the page has painted. */
  rest(): Promise<void>;
}

/** Starts to observe a page; `place` in the findings names the page checked. */
export function inspect(page: Page): Inspector {
  const findings: string[] = [];
  const pending = watchRequests(page, findings);
  page.on('pageerror', (error) => findings.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') findings.push(`${page.url()}: console: ${message.text()}`);
  });
  const readWhenIdle = async (): Promise<Screen> => {
    const seen: { screen: Screen | null } = { screen: null };
    await expect(async () => {
      expect(pending.size).toBe(0);
      seen.screen = await page.evaluate<Screen | null>(READ_WHEN_IDLE);
      expect(seen.screen).not.toBeNull();
      expect(pending.size).toBe(0);
    }).toPass({ intervals: [20, 30, 50] });
    assert(seen.screen !== null, 'the page is idle');
    return seen.screen;
  };
  const readAgain = async (): Promise<Screen> => {
    await page.evaluate(() => new Promise((passed) => setTimeout(passed, 300)));
    return readWhenIdle();
  };
  return {
    findings,
    rest: async () => void (await readWhenIdle()),
    look: async (place, isForeign) => {
      const first = problemsOf(await readWhenIdle(), isForeign);
      const isEdge = (problem: string) => problem.endsWith(OVER_EDGE);
      // A resized page may be drawn once more: what stays over the edge is there at a second look.
      const again = first.some(isEdge) ? problemsOf(await readAgain(), isForeign) : [];
      const stay = first.filter((problem) => !isEdge(problem) || again.includes(problem));
      findings.push(...stay.map((problem) => `${place}: ${problem}`));
    },
  };
}

/** The pending requests; failed or refused ones become findings. */
function watchRequests(page: Page, findings: string[]): ReadonlySet<Request> {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => {
    pending.delete(request);
    const reason = request.failure()?.errorText ?? '';
    // Requests pending at a navigation are aborted.
    if (reason !== 'net::ERR_ABORTED') findings.push(`${request.url()}: ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) findings.push(`${response.url()}: ${response.status()}`);
  });
  return pending;
}

/** Runs in the page. */
async function isAtRest(): Promise<boolean> {
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  await frame();
  await frame();
  const loading =
    '#root[data-dehydrated], [aria-busy=true], [role=progressbar], [role=status]:has(.shimmering)';
  // The console's heading is empty for a moment between two pages.
  const heading = document.querySelector('h1')?.textContent ?? '';
  return heading !== '' && document.querySelector(loading) === null;
}

/**
 * Both checks run in one task of the page: between two tasks the next page may replace an idle one.
 */
const READ_WHEN_IDLE = `(${isAtRest})().then((isSo) => (isSo ? (${readScreen})() : null))`;

/**
 * An unknown catalogue key is shown raw, and so is a placeholder without a value; a host name is
 * neither.
 */
const RAW = [/^[a-z]\w*(\.\w+)+(?<!\.localhost)$/, /^[a-z]+([A-Z][a-z]+)+$/, /%?\{\w+\}/];

function problemsOf(screen: Screen, isForeign: (text: string) => boolean = () => false): string[] {
  const raw = screen.texts.filter((text) => RAW.some((form) => form.test(text)));
  return [
    ...(screen.title === '' ? ['has no title'] : []),
    ...(screen.heading === '' ? ['has no h1'] : []),
    ...screen.outside.map((name) => `${name} ${OVER_EDGE}`),
    ...raw.map((text) => `untranslated: ${text}`),
    ...screen.texts.filter(isForeign).map((text) => `in another language: ${text}`),
  ];
}
