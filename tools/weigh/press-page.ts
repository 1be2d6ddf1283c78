// Presses "Log in" on the first page as soon as it is visible on a slow phone, and measures when
// the dialog is there.
import type { Browser } from '@playwright/test';
import { onSlowPhone } from './paint-page.ts';

const PATIENCE_MS = 20_000;
const BUTTON = 'header button';
const LABEL = 'Log in';

export interface PressTimes {
  /** The press, in milliseconds after the request; the dialog, or undefined if it never came. */
  readonly pressedAt: number;
  readonly dialogAt: number | undefined;
}

/** Opens `url`, whose page has the button from its first paint on. */
export function pressPage(browser: Browser, url: string): Promise<PressTimes> {
  return onSlowPhone(browser, async (page) => {
    await page.addInitScript(watchDialog);
    await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    const { x, y } = await page.evaluate(findButton, { selector: BUTTON, label: LABEL });
    const pressedAt = await page.evaluate(() => performance.now());
    await page.mouse.click(x, y);
    await page
      .waitForFunction(() => window.dialogAt !== undefined, undefined, { timeout: PATIENCE_MS })
      .catch(() => undefined);
    return { pressedAt, dialogAt: await page.evaluate(() => window.dialogAt) };
  });
}

declare global {
  interface Window {
    dialogAt: number | undefined;
  }
}

/** Runs in the page before its own code. */
function watchDialog(): void {
  window.dialogAt = undefined;
  new MutationObserver(() => {
    if (document.querySelector('[role=dialog]') !== null) window.dialogAt ??= performance.now();
  }).observe(document, { childList: true, subtree: true });
}

/** Runs in the page: the middle of the button. */
function findButton({ selector, label }: { selector: string; label: string }) {
  const buttons = [...document.querySelectorAll(selector)];
  const button = buttons.find(({ textContent }) => textContent === label);
  if (button === undefined) throw new Error(`no button ${label}`);
  const { x, y, width, height } = button.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
