// Watches a page of a browser: what it complains about, what it asks in vain, what does not fit.
import { assert } from '@fairhouse/values';
import { expect, type Page, type Request } from '@playwright/test';
import { readScreen, type Screen } from './screen.ts';

export interface Inspector {
  /** Everything found so far, each with the place where it was found. */
  readonly findings: readonly string[];
  /** Waits until the page is at rest, and looks at it. */
  look(place: string, strange?: (text: string) => boolean): Promise<void>;
  /** Waits until nothing is asked of the server, nothing is loading, and it has been drawn. */
  rest(): Promise<void>;
}

/** Begins to watch; `place` names what is looked at in what is found. */
export function inspect(page: Page): Inspector {
  const findings: string[] = [];
  const asked = watchRequests(page, findings);
  page.on('pageerror', (error) => findings.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') findings.push(`${page.url()}: console: ${message.text()}`);
  });
  const readAtRest = async (): Promise<Screen> => {
    const seen: { screen: Screen | null } = { screen: null };
    await expect(async () => {
      expect(asked.size).toBe(0);
      seen.screen = await page.evaluate<Screen | null>(READ_AT_REST);
      expect(seen.screen).not.toBeNull();
      expect(asked.size).toBe(0);
    }).toPass({ intervals: [20, 30, 50] });
    assert(seen.screen !== null, 'the page is at rest');
    return seen.screen;
  };
  return {
    findings,
    rest: async () => void (await readAtRest()),
    look: async (place, strange) => {
      const screen = await readAtRest();
      findings.push(...problemsOf(screen, strange).map((problem) => `${place}: ${problem}`));
    },
  };
}

/** The requests on their way; what fails or is refused is found. */
function watchRequests(page: Page, findings: string[]): ReadonlySet<Request> {
  const asked = new Set<Request>();
  page.on('request', (request) => asked.add(request));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => {
    asked.delete(request);
    const reason = request.failure()?.errorText ?? '';
    // What is on its way when the page is left is given up.
    if (reason !== 'net::ERR_ABORTED') findings.push(`${request.url()}: ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) findings.push(`${response.url()}: ${response.status()}`);
  });
  return asked;
}

/** Runs in the page. */
async function isAtRest(): Promise<boolean> {
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  await frame();
  await frame();
  const loading =
    '#root[inert], [aria-busy=true], [role=progressbar], [role=status]:has(.shimmering)';
  // The console's heading is empty for a moment between two pages.
  const heading = document.querySelector('h1')?.textContent ?? '';
  return heading !== '' && document.querySelector(loading) === null;
}

/** Both in one turn of the page: between two, the next page may take the place of one at rest. */
const READ_AT_REST = `(${isAtRest})().then((isSo) => (isSo ? (${readScreen})() : null))`;

/**
 * A key that no catalogue knows is shown as it is, and so is a name that nothing was given for; the
 * name of a host is none.
 */
const RAW = [/^[a-z]\w*(\.\w+)+(?<!\.localhost)$/, /^[a-z]+([A-Z][a-z]+)+$/, /%?\{\w+\}/];

function problemsOf(screen: Screen, strange: (text: string) => boolean = () => false): string[] {
  const raw = screen.texts.filter((text) => RAW.some((form) => form.test(text)));
  return [
    ...(screen.title === '' ? ['has no title'] : []),
    ...(screen.heading === '' ? ['has no h1'] : []),
    ...screen.outside.map((name) => `${name} reaches over the edge`),
    ...raw.map((text) => `untranslated: ${text}`),
    ...screen.texts.filter(strange).map((text) => `in another language: ${text}`),
  ];
}
