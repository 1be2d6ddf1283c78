// A merchant: two operators create it, its site is served at its own host, and it is closed.
import { expect, test } from '@playwright/test';
import { CONSOLE_URL, PORTS } from '../addresses.ts';
import { confirmAct, approve } from '../pages/console/approve.ts';
import { approveWaiting } from '../pages/console/backoffice-client.ts';
import { openConsole, openConsoleLogin, openMenu } from '../pages/console/console.ts';

const CODE = 'harbour';
const HOST = `${CODE}.localhost`;
const SITE = `http://${HOST}:${PORTS.PORT}`;

test('two operators create a merchant, which has a site and an owner, and close it', async ({
  browser,
}) => {
  const owner = await openConsole(browser, 'owner');
  const partner = await openConsole(browser, 'partner');

  await test.step('one requests it, and invalid input is refused', async () => {
    await openMenu(owner, 'Merchants');
    await owner.getByRole('button', { name: 'New merchant' }).click();
    const form = owner.getByRole('dialog', { name: 'New merchant' });
    const choose = async (label: string | RegExp, option: string) => {
      await form.getByLabel(label).click();
      await owner.getByRole('option', { name: option, exact: true }).click();
    };
    await form.getByLabel('Code').fill(CODE);
    await form.getByLabel('Name of the site').fill('Harbour Lights');
    await form.getByLabel('Hosts').fill(`*.${HOST}`);
    await form.getByLabel('Currency').fill('php');
    await form.getByRole('combobox', { name: 'Time zone' }).fill('Asia/Manila');
    await owner.getByRole('option', { name: 'Asia/Manila' }).click();
    await choose(/^Languages/, 'English');
    await form.getByLabel('Countries').fill('PH');
    await form.getByRole('combobox', { name: 'Lotteries that are sold' }).fill('SSC 1 minute');
    await owner.getByRole('option', { name: 'SSC 1 minute', exact: true }).click();
    await form.getByLabel('Login name of the first owner').fill('harbourmaster');
    await form.getByLabel('The first owner’s name').fill('Hannah Berg');
    await form.getByLabel('Reason').fill('The harbour gets lights of its own.');
    await form.getByRole('button', { name: 'New merchant' }).click();
    await expect(form).toContainText(`write *.${HOST} without *`);
    await form.getByLabel('Hosts').fill(HOST);
    await form.getByRole('button', { name: 'New merchant' }).click();
    await expect(form).toBeHidden();
  });

  await test.step('another approves, and is shown the link of the first owner', async () => {
    await approve(partner, /Makes the merchant harbour/);
    await partner.getByRole('combobox', { name: 'State' }).click();
    await partner.getByRole('option', { name: 'Approved' }).click();
    const request = partner.getByRole('row').filter({ hasText: 'Makes the merchant harbour' });
    await request.getByRole('button', { name: 'Show the secret, once' }).click();
    const link = await partner.getByTestId('revealed-secret').innerText();
    expect(link).toContain('/#/enrol/');
    const loginPage = await openConsoleLogin(browser);
    await loginPage.goto(link.replace(/^https?:\/\/[^/]+/, CONSOLE_URL));
    await expect(loginPage.getByText('Hannah Berg')).toBeVisible();
    await loginPage.context().close();
  });

  const visitor = await browser.newPage();
  await test.step('its site is served at its own host', async () => {
    await visitor.goto(SITE);
    await expect(visitor).toHaveTitle(/Harbour Lights/);
  });

  await test.step('two operators close it, and its site says so', async () => {
    const rows = owner.getByRole('row').filter({ hasText: HOST });
    await owner.reload();
    await openMenu(owner, 'Merchants');
    await rows.getByRole('button', { name: 'Close', exact: true }).click();
    await confirmAct(owner, 'Close: harbour', 'Close');
    await approveWaiting('act.merchantState', /harbour/);
    await expect(visitor.getByText('This site is closed').first()).toBeVisible();
  });
  for (const page of [owner, partner, visitor]) await page.context().close();
});
