// A merchant of the house: two operators make it, its site stands at its own host, and closes.
import { expect, test } from '@playwright/test';
import { CONSOLE_URL, PORTS } from './addresses.ts';
import { actFor, approve } from './pages/approvals.ts';
import { agreeToWaiting } from './pages/desk-client.ts';
import { openDesk, openDeskDoor, openMenu } from './pages/desk.ts';

const CODE = 'harbour';
const HOST = `${CODE}.localhost`;
const SITE = `http://${HOST}:${PORTS.PORT}`;

test('two operators make a merchant, which has a site and an owner, and close it', async ({
  browser,
}) => {
  const owner = await openDesk(browser, 'owner');
  const partner = await openDesk(browser, 'partner');

  await test.step('one asks, and is told what cannot be', async () => {
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

  await test.step('another agrees, and is shown the link of the first owner', async () => {
    await approve(partner, /Makes the merchant harbour/);
    await partner.getByRole('combobox', { name: 'State' }).click();
    await partner.getByRole('option', { name: 'Approved' }).click();
    const request = partner.getByRole('row').filter({ hasText: 'Makes the merchant harbour' });
    await request.getByRole('button', { name: 'Show the secret, once' }).click();
    const link = await partner.getByTestId('revealed-secret').innerText();
    expect(link).toContain('/#/enrol/');
    const door = await openDeskDoor(browser);
    await door.goto(link.replace(/^https?:\/\/[^/]+/, CONSOLE_URL));
    await expect(door.getByText('Hannah Berg')).toBeVisible();
    await door.context().close();
  });

  const visitor = await browser.newPage();
  await test.step('its site stands at its own host', async () => {
    await visitor.goto(SITE);
    await expect(visitor).toHaveTitle(/Harbour Lights/);
  });

  await test.step('two close it, and its site says so', async () => {
    const rows = owner.getByRole('row').filter({ hasText: HOST });
    await owner.reload();
    await openMenu(owner, 'Merchants');
    await rows.getByRole('button', { name: 'Close', exact: true }).click();
    await actFor(owner, 'Close: harbour', 'Close');
    await agreeToWaiting('act.merchantState', /harbour/);
    await expect(visitor.getByText('This site is closed').first()).toBeVisible();
  });
  for (const page of [owner, partner, visitor]) await page.context().close();
});
