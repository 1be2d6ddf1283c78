// An operator at the console, with an authenticator and a session that all journeys of a house
// share.
import { expect, type Browser, type Page } from '@playwright/test';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_OPERATOR_PASSWORD } from '../../demo/operators.ts';
import { authenticatorCode } from '../../tools/authenticator.ts';
import { wallNow } from '../../tools/wall-clock.ts';
import { CONSOLE_URL, DATA_DIR } from '../addresses.ts';

/** A code is good once: after it the next one has to be waited for. */
const NEXT_CODE_MS = 90_000;

/** What the console keeps for a session, under its own key. */
const TOKEN = 'console.token';

const kept = (what: 'authenticators' | 'sessions', name: string): string =>
  join(DATA_DIR, what, name);

/**
 * A desk of its own for an operator whom `operators.setup.ts` has let in, whatever device the
 * player holds. Closing its context closes it.
 */
export async function openDesk(browser: Browser, name: string): Promise<Page> {
  const page = await openDeskDoor(browser);
  const entry = [TOKEN, readFileSync(kept('sessions', name), 'utf8')] as const;
  await page.addInitScript(([key, token]) => sessionStorage.setItem(key, token), entry);
  await page.goto(CONSOLE_URL);
  await expectAtDesk(page);
  return page;
}

/** The console before anybody has logged in. */
export async function openDeskDoor(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    isMobile: false,
    hasTouch: false,
  });
  return context.newPage();
}

/**
 * Logs in and keeps the session for `openDesk`; the first time an authenticator is enrolled and
 * the recovery codes are kept.
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
  await expectAtDesk(page);
  const token = await page.evaluate((key) => sessionStorage.getItem(key), TOKEN);
  writeFileSync(kept('sessions', name), token ?? '');
}

async function expectAtDesk(page: Page): Promise<void> {
  await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeVisible();
}

async function enrol(page: Page, name: string): Promise<void> {
  writeFileSync(kept('authenticators', name), await keepAuthenticator(page));
}

/** Types the first code of the secret that is shown, keeps the recovery codes and goes on. */
async function keepAuthenticator(page: Page): Promise<string> {
  const key = await page.getByText(/^[A-Z2-7]{32}$/).innerText();
  await page.getByLabel('First code from the app').fill(authenticatorCode(key, wallNow()));
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('checkbox', { name: 'I have kept the codes' }).check();
  await page.getByRole('button', { name: 'Log in' }).click();
  return key;
}

/** Comes in where a link of enrolment has led: chooses a password and enrols an authenticator. */
export async function enrolByLink(page: Page, password: string): Promise<void> {
  await page.getByLabel(/^New password(?! once)/).fill(password);
  await page.getByLabel('New password once more').fill(password);
  await keepAuthenticator(page);
  await expectAtDesk(page);
}

async function enterCode(page: Page, name: string): Promise<void> {
  const file = kept('authenticators', name);
  if (!existsSync(file)) throw new Error(`${name} has an authenticator that nobody here knows`);
  const key = readFileSync(file, 'utf8');
  const code = page.getByLabel('Code of your authenticator app');
  await expect(async () => {
    await code.fill(authenticatorCode(key, wallNow()));
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(code).toBeHidden({ timeout: 5000 });
  }).toPass({ timeout: NEXT_CODE_MS, intervals: [10_000] });
}

/** Opens a page by its name in the menu. */
export async function openMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('menuitem', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
}

/** Shows another merchant's desk. */
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

/** Has a withdrawal approved by one operator and paid by another. */
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
