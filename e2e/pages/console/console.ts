// An operator at the console, with an authenticator and a session that all journeys of a run share.
import { expect, type Browser, type Page } from '@playwright/test';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_OPERATOR_PASSWORD } from '../../../demo/operators.ts';
import { authenticatorCode } from '../../../tools/browser/authenticator.ts';
import { readWallClock } from '../../../tools/browser/wall-clock.ts';
import { CONSOLE_URL, DATA_DIR } from '../../addresses.ts';

/** A code works once: afterwards the next one has to be waited for. */
const NEXT_CODE_MS = 90_000;

/** The console's session as stored by the browser, under its own key. */
const TOKEN = 'console.token';

const kept = (what: 'authenticators' | 'sessions', name: string): string =>
  join(DATA_DIR, what, name);

/**
 * A console page in a context of its own for an operator that `operators.setup.ts` has logged in,
 * on a desktop even if the player is on a phone. Closing its context closes it.
 */
export async function openConsole(browser: Browser, name: string): Promise<Page> {
  const page = await openConsoleLogin(browser);
  const token = readFileSync(kept('sessions', name), 'utf8');
  await enterConsole(page, { origin: CONSOLE_URL, token });
  return page;
}

/** Opens a console in a session that was opened before. */
export async function enterConsole(
  page: Page,
  { origin, token }: { readonly origin: string; readonly token: string },
): Promise<void> {
  const entry = [TOKEN, token] as const;
  await page.addInitScript(([key, value]) => sessionStorage.setItem(key, value), entry);
  await page.goto(origin);
  await expectInConsole(page);
}

/** The console without a session. */
export async function openConsoleLogin(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    isMobile: false,
    hasTouch: false,
  });
  return context.newPage();
}

/**
 * Logs in and saves the session for `openConsole`; the first login enrols an authenticator and
 * saves the recovery codes.
 */
export async function logInOperator(page: Page, name: string): Promise<void> {
  for (const what of ['authenticators', 'sessions']) {
    mkdirSync(join(DATA_DIR, what), { recursive: true });
  }
  await page.goto(CONSOLE_URL);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill(DEMO_OPERATOR_PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  const first = page.getByLabel('First code from the app');
  const later = page.getByLabel('Code of your authenticator app');
  await expect(first.or(later)).toBeVisible();
  if (await first.isVisible()) await enrol(page, name);
  else await enterCode(page, name);
  await expectInConsole(page);
  const token = await page.evaluate((key) => sessionStorage.getItem(key), TOKEN);
  writeFileSync(kept('sessions', name), token ?? '');
}

async function expectInConsole(page: Page): Promise<void> {
  await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeVisible();
}

async function enrol(page: Page, name: string): Promise<void> {
  writeFileSync(kept('authenticators', name), await keepAuthenticator(page));
}

/** Enters the first code of the secret shown, saves the recovery codes and continues. */
async function keepAuthenticator(page: Page): Promise<string> {
  const key = await page.getByText(/^[A-Z2-7]{32}$/).innerText();
  await page.getByLabel('First code from the app').fill(authenticatorCode(key, readWallClock()));
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('checkbox', { name: 'I have kept the codes' }).check();
  await page.getByRole('button', { name: 'Log in' }).click();
  return key;
}

/** Completes an enrolment link: chooses a password and enrols an authenticator. */
export async function enrolByLink(page: Page, password: string): Promise<void> {
  await page.getByLabel(/^New password(?! once)/).fill(password);
  await page.getByLabel('New password once more').fill(password);
  await keepAuthenticator(page);
  await expectInConsole(page);
}

async function enterCode(page: Page, name: string): Promise<void> {
  const file = kept('authenticators', name);
  if (!existsSync(file)) throw new Error(`the secret of ${name}’s authenticator is unknown`);
  const key = readFileSync(file, 'utf8');
  const code = page.getByLabel('Code of your authenticator app');
  await expect(async () => {
    await code.fill(authenticatorCode(key, readWallClock()));
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(code).toBeHidden({ timeout: 5000 });
  }).toPass({ timeout: NEXT_CODE_MS, intervals: [10_000] });
}

/** Opens a page by its name in the menu. */
export async function openMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('menuitem', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
}

/** Switches to another merchant's back office. */
export async function chooseMerchant(page: Page, code: string): Promise<void> {
  const choice = page.getByRole('combobox', { name: 'Merchant' });
  await choice.click();
  await page.getByRole('option', { name: new RegExp(`^${code}`) }).click();
  await expect(choice).toContainText(code);
}

/** Finds a withdrawal in the queue and claims it. */
async function claimWithdrawal(page: Page, number: string): Promise<void> {
  await openMenu(page, 'Withdrawals');
  await page.getByRole('cell', { name: number, exact: true }).click();
  await page.getByRole('button', { name: 'Claim', exact: true }).click();
}

/** Lets one operator approve a withdrawal and another pay it. */
export async function payWithdrawal(
  { judge, payer }: { readonly judge: Page; readonly payer: Page },
  number: string,
): Promise<void> {
  await approveWithdrawal(judge, number);
  await sendWithdrawal(payer, number);
}

async function approveWithdrawal(page: Page, number: string): Promise<void> {
  await claimWithdrawal(page, number);
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  const judgement = page.getByRole('dialog');
  await judgement.getByLabel('Reason').fill('The turnover is reached and the name is the same.');
  await judgement.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(judgement).toBeHidden();
}

async function sendWithdrawal(page: Page, number: string): Promise<void> {
  await claimWithdrawal(page, number);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  const payment = page.getByRole('dialog');
  await payment.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(payment).toBeHidden();
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible({ timeout: 60_000 });
}
