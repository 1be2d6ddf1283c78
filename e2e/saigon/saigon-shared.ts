// Two members may give the same unverified number; an operator finds both by it. Called by
// saigon.spec.ts: at the second merchant the form asks for nothing else.
import { expect, test, type Browser, type Page } from '@playwright/test';
import { SAIGON_URL } from '../addresses.ts';
import { chooseMerchant, openConsole, openMenu } from '../pages/console/console.ts';
import { createNewMember, register, type NewMember } from '../pages/site/entry.ts';
import { expectMember, listRows } from '../pages/console/member-backoffice.ts';
import { createPhone } from '../pages/site/phone-forms.ts';
import {
  chooseKind,
  findRow,
  SHARED_BY_ALL,
  SHARED_BY_ONE,
} from '../pages/console/shared-backoffice.ts';
import { openSetting, saveSetting } from '../pages/console/site-settings.ts';
import { moveToOwnNetwork, createVisitor } from '../pages/site/visitor.ts';

export function defineSharedNumberTests(): void {
  test('an operator finds two accounts that share only a number', async ({ page, browser }) => {
    const phone = createPhone('VN');
    const first = { ...createNewMember(), more: { mobileNum: phone.typed } };
    const second = { ...createNewMember(), more: { mobileNum: phone.kept } };
    const pair = [first.username, second.username];
    const owner = await openConsole(browser, 'owner');
    await chooseMerchant(owner, 'saigon');
    await askForNumber(owner, true);

    await test.step('two members in two browsers give it, in different notations', async () => {
      await verifyPhoneNumber(page, first);
      const away = await openAway(browser, page);
      await verifyPhoneNumber(away, second);
      await away.context().close();
    });

    await test.step('finds both by the masked number', async () => {
      await openMenu(owner, 'Shared');
      await chooseKind(owner, 'Mobile number');
      const line = findRow(owner, SHARED_BY_ALL, pair);
      await expect(line).toHaveCount(1);
      await expect(line).toContainText(`*${phone.kept.slice(-4)}`);
      await expect(line).not.toContainText(phone.kept.slice(-5));
    });

    await test.step('opens one of them, which shares nothing else', async () => {
      await findRow(owner, SHARED_BY_ALL, pair)
        .getByRole('button', { name: second.username })
        .click();
      await expectMember(owner, second.username);
      await expect(listRows(owner, SHARED_BY_ONE)).toHaveCount(1);
      const only = findRow(owner, SHARED_BY_ONE, ['Mobile number', first.username]);
      await only.getByRole('button', { name: first.username }).click();
      await expectMember(owner, first.username);
    });

    await test.step('after the setting is reverted, the form asks for no number', async () => {
      await askForNumber(owner, false);
    });
    await owner.context().close();
  });
}

/** Sets whether the form asks for a number, which then does not need verification. */
async function askForNumber(owner: Page, on: boolean): Promise<void> {
  const rules = await openSetting(owner, 'Registration', 'Registration');
  await rules.getByRole('checkbox', { name: 'Mobile number: Shown' }).setChecked(on);
  await saveSetting(owner, rules, 'Registration');
}

/** Registers from a network of its own, once the form asks for the number. */
async function verifyPhoneNumber(page: Page, member: NewMember): Promise<void> {
  const visitor = createVisitor(page, 'EN', SAIGON_URL);
  await moveToOwnNetwork(visitor);
  await expect(async () => {
    await visitor.open('/register');
    await expect(page.locator('input[name=mobileNum]')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await visitor.open('/');
  await register(visitor, member);
}

/** A new browser context of the same size. */
async function openAway(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ viewport: page.viewportSize() });
  return context.newPage();
}
