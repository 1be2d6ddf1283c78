// Windows that the browser blocks, and unsafe addresses.
import { sealSupportLink } from '@fairhouse/calls';
import { expect, test, type Page } from '@playwright/test';
import { startAsMember } from '../pages/site/start-as-member.ts';
import { startDeposit } from '../pages/site/cashier.ts';
import { createNewMember, openLogin } from '../pages/site/entry.ts';
import { openCentre } from '../pages/site/member-centre.ts';
import { createVisitor } from '../pages/site/visitor.ts';

const SERVICE = '**/wps/relay/WPSCORE_getCustomerServiceScript*';

test('a payment page that the browser blocks opens by a link, and the deposit arrives', async ({
  page,
}) => {
  await page.addInitScript(() => Object.assign(window, { open: () => null }));
  const visitor = createVisitor(page, 'EN');
  const { say, button, dialog } = visitor;
  await startAsMember(visitor, createNewMember());
  const cashier = await openCentre(visitor, 'deposit');
  await startDeposit(visitor, cashier, '100');
  const blocked = dialog(say('states', 'popup.title'));
  await expect(blocked).toContainText(say('states', 'popup.text'));

  await test.step('closed, the dialog opens again with the next press', async () => {
    await button(say('ui', 'close'), blocked).click();
    await expect(blocked).toBeHidden();
    await button(say('cashier', 'openPaymentPage'), cashier).click();
  });

  await test.step('the link is not a popup, and opens', async () => {
    const opening = page.context().waitForEvent('page');
    await blocked.getByRole('link', { name: say('states', 'popup.open') }).click();
    const bank = await opening;
    expect(await bank.evaluate(() => window.opener === null)).toBe(true);
    await bank.getByRole('button').first().click();
    await expect(bank.getByRole('status')).toBeVisible();
    await bank.close();
    await expect(blocked).toBeHidden();
    const arrived = new RegExp(say('cashier', 'depositDone', { amount: '.*' }));
    await expect(cashier.getByText(arrived)).toBeVisible({ timeout: 30_000 });
  });
});

// Each kind of unsafe address is in open-window.test.ts.
test('customer service at an unsafe address is not opened, and an error is shown', async ({
  page,
}) => {
  const visitor = createVisitor(page, 'EN');
  const { say, button, dialog } = visitor;
  const version = { pathList: [{ type: '1', path: 'javascript:alert(1)' }] };
  await answerWith(page, SERVICE, { version });
  const opened: unknown[] = [];
  page.on('popup', (popup) => opened.push(popup));
  await visitor.open('/');
  await button(say('identity', 'forgot'), await openLogin(visitor)).click();
  const forgot = dialog(say('identity', 'forgotTitle'));
  await button(say('identity', 'contactService'), forgot).click();
  const warning = dialog(say('states', 'unsafe.title'));
  await expect(warning).toContainText(say('states', 'unsafe.text'));
  expect(opened).toEqual([]);
  await warning.getByRole('link', { name: say('states', 'contact') }).click();
  await expect(page).toHaveURL(/\/help#contact$/);
  await expect(dialog()).toHaveCount(0);
});

for (const [hosts, opens] of [
  [['chat.example'], true],
  [['help.example'], false],
] as const) {
  test(`a sealed link to customer service ${opens ? 'opens' : 'does not open'} where the merchant allows ${hosts[0]}`, async ({
    page,
    context,
  }) => {
    const visitor = createVisitor(page, 'EN');
    const { say, button, dialog } = visitor;
    const path = await sealSupportLink('https://chat.example/room');
    await answerWith(page, SERVICE, { version: { pathList: [{ type: '3', path }] } });
    await answerWith(page, '**/wps/system/whitelabel*', { supportHosts: hosts });
    await context.route('https://chat.example/room', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>How can we help?</h1>' }),
    );
    await visitor.open('/');
    await button(say('identity', 'forgot'), await openLogin(visitor)).click();
    const opening = opens ? page.waitForEvent('popup') : undefined;
    const forgot = dialog(say('identity', 'forgotTitle'));
    await button(say('identity', 'contactService'), forgot).click();
    if (opening === undefined) {
      await expect(dialog(say('states', 'unsafe.title'))).toBeVisible();
      expect(context.pages()).toEqual([page]);
      return;
    }
    const chat = await opening;
    await expect(chat.getByRole('heading')).toHaveText('How can we help?');
    expect(await chat.evaluate(() => window.opener === null)).toBe(true);
  });
}

/** Forwards the request, and replaces values in the server's answer. */
async function answerWith(page: Page, url: string, change: object): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { value: object };
    await route.fulfill({ response, json: { ...answer, value: { ...answer.value, ...change } } });
  });
}

test('the browser’s Back closes a dialog, and the page below it stays', async ({ page }) => {
  const { open, button, dialog, say } = createVisitor(page, 'EN');
  await open('/help');
  await page.getByRole('contentinfo').locator('a[href="/verify"]').click();
  await expect(page).toHaveURL(/\/verify$/);
  const logIn = button(say('shell', 'login'), page.getByRole('banner'));
  // After a reload the site still knows which of its entries is the current one.
  for (const isReloaded of [false, true]) {
    if (isReloaded) await page.reload();
    await logIn.click();
    await expect(dialog()).toBeVisible();
    await page.goBack();
    await expect(dialog()).toHaveCount(0);
    await expect(page).toHaveURL(/\/verify$/);
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/help$/);
  await logIn.click();
  await expect(dialog()).toBeVisible();
  await page.goForward();
  await expect(dialog()).toHaveCount(0);
  await expect(page).toHaveURL(/\/help$/);
  await page.goForward();
  await expect(page).toHaveURL(/\/verify$/);
});
