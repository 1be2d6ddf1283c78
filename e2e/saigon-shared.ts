// A number that nobody had to prove may be given by two members; who looks after multiple accounts
// finds both by it. Played by saigon.spec.ts: at the second merchant the form asks nothing else.
import { expect, test, type Browser, type Page } from '@playwright/test';
import { SAIGON_URL } from './addresses.ts';
import { chooseMerchant, openDesk, openMenu } from './pages/desk.ts';
import { makeNewMember, register, type NewMember } from './pages/entry.ts';
import { expectMember, linesOf } from './pages/member-desk.ts';
import { makePhone } from './pages/phone-forms.ts';
import { chooseKind, lineOf, SHARED_BY_ALL, SHARED_BY_ONE } from './pages/shared-desk.ts';
import { openSetting, saveSetting } from './pages/site-settings.ts';
import { leaveForOwnNetwork, seatVisitor } from './pages/visitor.ts';

export function playSharedNumber(): void {
  test('an operator finds two accounts that share nothing but a number', async ({
    page,
    browser,
  }) => {
    const phone = makePhone('VN');
    const first = { ...makeNewMember(), more: { mobileNum: phone.typed } };
    const second = { ...makeNewMember(), more: { mobileNum: phone.kept } };
    const pair = [first.username, second.username];
    const owner = await openDesk(browser, 'owner');
    await chooseMerchant(owner, 'saigon');
    await askForNumber(owner, true);

    await test.step('two people of two browsers give it, each written in another way', async () => {
      await giveNumber(page, first);
      const away = await openAway(browser, page);
      await giveNumber(away, second);
      await away.context().close();
    });

    await test.step('finds both by the number, which is masked', async () => {
      await openMenu(owner, 'Shared');
      await chooseKind(owner, 'Mobile number');
      const line = lineOf(owner, SHARED_BY_ALL, pair);
      await expect(line).toHaveCount(1);
      await expect(line).toContainText(`*${phone.kept.slice(-4)}`);
      await expect(line).not.toContainText(phone.kept.slice(-5));
    });

    await test.step('goes on to one of them, who shares nothing else', async () => {
      await lineOf(owner, SHARED_BY_ALL, pair)
        .getByRole('button', { name: second.username })
        .click();
      await expectMember(owner, second.username);
      await expect(linesOf(owner, SHARED_BY_ONE)).toHaveCount(1);
      const only = lineOf(owner, SHARED_BY_ONE, ['Mobile number', first.username]);
      await only.getByRole('button', { name: first.username }).click();
      await expectMember(owner, first.username);
    });

    await test.step('taken back as it was, the form asks for no number', async () => {
      await askForNumber(owner, false);
    });
    await owner.context().close();
  });
}

/** Whether the form asks for a number, which it then need not be proven. */
async function askForNumber(owner: Page, on: boolean): Promise<void> {
  const rules = await openSetting(owner, 'Registration', 'Registration');
  await rules.getByRole('checkbox', { name: 'Mobile number: Asked' }).setChecked(on);
  await saveSetting(owner, rules, 'Registration');
}

/** Registers from a network of its own, once the form asks for the number. */
async function giveNumber(page: Page, member: NewMember): Promise<void> {
  const visitor = seatVisitor(page, 'EN', SAIGON_URL);
  await leaveForOwnNetwork(visitor);
  await expect(async () => {
    await visitor.open('/register');
    await expect(page.locator('input[name=mobileNum]')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await visitor.open('/');
  await register(visitor, member);
}

/** A browser that was never here, of the same size. */
async function openAway(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ viewport: page.viewportSize() });
  return context.newPage();
}
