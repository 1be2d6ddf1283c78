// A code is sent only after the human check that operators chose. Called by saigon.spec.ts, at the
// second merchant, where no other journey sends codes.
import { refusalText } from '@fairhouse/calls';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { SAIGON_URL } from '../addresses.ts';
import { chooseMerchant, openConsole } from '../pages/console/console.ts';
import { expectLoggedIn, logOut, openLogin } from '../pages/site/entry.ts';
import { checkByGeetest } from '../pages/providers/geetest.ts';
import { readRequiredCheck, hideCheck, showCheck } from '../pages/site/human-check.ts';
import { codesInConsole, expectNoMessageTo } from '../pages/console/outbox.ts';
import {
  askForCode,
  fillNewPassword,
  createPhone,
  openRegisterByPhone,
  openReset,
  verifyNumberAgain,
  registerByPhone,
  registerVerified,
  type Phone,
  type ReadCode,
} from '../pages/site/phone-forms.ts';
import { openSetting, saveSetting } from '../pages/console/site-settings.ts';
import { moveToOwnNetwork, createVisitor, type Visitor } from '../pages/site/visitor.ts';

const PASSWORD = 'Seven-boats-at-dawn';
const NEW_PASSWORD = 'Nine-lanterns-on-a-hill';
const WAYS = ['Login by SMS code', 'Registration by mobile'];

export function defineCodeTests(): void {
  test('sending a code requires a human check where, and only where, an operator says so', async ({
    page,
    browser,
  }) => {
    test.setTimeout(6 * 60_000);
    const visitor = createVisitor(page, 'EN', SAIGON_URL);
    const { say, open, button, dialog } = visitor;
    await moveToOwnNetwork(visitor);
    const [free, solved, puzzled] = [createPhone('VN'), createPhone('VN'), createPhone('VN')];
    const owner = await openConsole(browser, 'owner');
    await chooseMerchant(owner, 'saigon');
    const read = codesInConsole(owner);
    await offerWays(owner, true);

    await test.step('switched off for codes, a bot gets one sent', async () => {
      await askBeforeCodes(owner, false);
      await open('/');
      await expect.poll(() => readRequiredCheck(page, 'sms')).toBe('off');
      expect(await readRequiredCheck(page, 'register')).toBe('altcha');
      await hideCheck(page, 'sms');
      await registerByPhone(visitor, free, read, PASSWORD);
      await showCheck(page, 'sms');
      await logOut(visitor);
    });

    await test.step('switched on, a bot is refused, and none is sent', async () => {
      await askBeforeCodes(owner, true);
      await expect.poll(() => readRequiredCheck(page, 'sms')).toBe('altcha');
      await hideCheck(page, 'sms');
      const form = await openRegisterByPhone(visitor);
      await askForCode(visitor, form, solved);
      await expectNotSent(visitor, refusalText('human.required', 'EN'));
      await expectNoMessageTo(owner, solved.kept);
      await button(say('ui', 'close'), form).click();
    });

    await test.step('a browser solves the proof of work, and the code registers an account', async () => {
      await showCheck(page, 'sms');
      await registerByPhone(visitor, solved, read, PASSWORD);
      await logOut(visitor);
    });

    await test.step('the vendor’s puzzle: closed, rejected, and solved', async () => {
      const { peer, listKept, close } = await checkByGeetest(page, 'sms');
      try {
        const solve = button('Solve the puzzle');
        const form = await openRegisterByPhone(visitor);
        await askForCode(visitor, form, puzzled);
        await button('Leave the puzzle').click();
        await expectNotSent(visitor, say('identity', 'human.closed'));

        peer.mood = 'refuses';
        await askAgain(visitor, form, solve);
        for (let times = 0; times < 2; times += 1) {
          const answered = page.waitForResponse(/\/verification\/sms\/register$/);
          await solve.click();
          await answered;
        }
        await expectNotSent(visitor, refusalText('human.wrong', 'EN'));
        await expectNoMessageTo(owner, puzzled.kept);

        peer.mood = 'honest';
        await askAgain(visitor, form, solve);
        await solve.click();
        await expect(form.getByText(say('forms', 'codeSent'))).toBeVisible();
        await form.locator('input[name=verificationCode]').fill(await read(puzzled));
        await registerVerified(visitor, form, PASSWORD);
        expect(await listKept()).toEqual([]);
        await logOut(visitor);
      } finally {
        await close();
      }
    });

    await test.step('the same applies to a login by SMS and a reset by phone', async () => {
      await expect.poll(() => readRequiredCheck(page, 'sms')).toBe('altcha');
      const login = await openLogin(visitor);
      await login.getByRole('tab', { name: say('forms', 'way.sms') }).click();
      await proveAsPerson(visitor, login, free, read);
      await button(say('identity', 'login'), login).click();
      await expectLoggedIn(visitor);
      await logOut(visitor);

      const reset = await openReset(visitor);
      await proveAsPerson(visitor, reset, solved, read);
      await fillNewPassword(visitor, reset, NEW_PASSWORD);
      await button(say('forms', 'resetPassword'), reset).click();
      await expectLoggedIn(visitor);
      await logOut(visitor);
    });

    await test.step('after the settings are reverted, a number cannot register', async () => {
      await offerWays(owner, false);
      await expect(async () => {
        await open('/register');
        const form = dialog(say('identity', 'registerTitle'));
        await expect(form.locator('input[name=username]')).toBeVisible({ timeout: 2_000 });
        await expect(form.getByRole('tab', { name: say('forms', 'way.mobile') })).toHaveCount(0);
      }).toPass();
    });
    await owner.context().close();
  });
}

/** Switches login and registration by number on or off, in one change. */
async function offerWays(owner: Page, on: boolean): Promise<void> {
  const features = await openSetting(owner, 'Features', 'Features');
  for (const name of WAYS) await features.getByRole('switch', { name }).setChecked(on);
  await saveSetting(owner, features, 'Features');
}

async function askBeforeCodes(owner: Page, on: boolean): Promise<void> {
  const check = await openSetting(owner, 'Coming in', 'Human check');
  await check.getByRole('switch', { name: 'Before a code is sent' }).setChecked(on);
  await saveSetting(owner, check, 'Human check');
}

/**
 * Requests until the puzzle appears: a code can be requested at most once a second. A slow browser
 * shows the puzzle of an earlier request, whose button is busy until it is answered.
 */
async function askAgain({ say, button }: Visitor, form: Locator, puzzle: Locator): Promise<void> {
  await expect(async () => {
    if (!(await puzzle.isVisible())) {
      await button(say('forms', 'sendCode'), form).click({ timeout: 900 });
    }
    await expect(puzzle).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

/** A bot gets no code for the number, and a person does. */
async function proveAsPerson(
  visitor: Visitor,
  form: Locator,
  phone: Phone,
  read: ReadCode,
): Promise<void> {
  await hideCheck(visitor.page, 'sms');
  await askForCode(visitor, form, phone);
  await expectNotSent(visitor, refusalText('human.required', 'EN'));
  await showCheck(visitor.page, 'sms');
  await verifyNumberAgain(visitor, form, phone, read);
}

/** The text shown instead of a code is in a dialog with one button. */
async function expectNotSent({ say, button, dialog }: Visitor, text: string): Promise<void> {
  const warning = dialog(say('forms', 'codeFailedTitle'));
  await expect(warning).toContainText(text);
  await button(say('forms', 'submit'), warning).click();
  await expect(warning).toBeHidden();
}
