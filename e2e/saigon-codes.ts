// Who has a code sent shows first that a person is there, by a check that operators choose. Played
// by saigon.spec.ts, at the second merchant, where nobody else has codes sent.
import { refusalText } from '@fairhouse/calls';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { SAIGON_URL } from './addresses.ts';
import { chooseMerchant, openDesk } from './pages/desk.ts';
import { expectInside, logOut, openLogin } from './pages/entry.ts';
import { checkByGeetest } from './pages/geetest.ts';
import { askedFor, hideCheck, showCheck } from './pages/human-check.ts';
import { codesAtDesk, expectNoMessageTo } from './pages/outbox.ts';
import {
  askForCode,
  fillNewPassword,
  makePhone,
  openRegisterByPhone,
  openReset,
  proveNumberAgain,
  registerByPhone,
  registerProven,
  type Phone,
  type ReadCode,
} from './pages/phone-forms.ts';
import { openSetting, saveSetting } from './pages/site-settings.ts';
import { leaveForOwnNetwork, seatVisitor, type Visitor } from './pages/visitor.ts';

const PASSWORD = 'Seven-boats-at-dawn';
const NEW_PASSWORD = 'Nine-lanterns-on-a-hill';
const WAYS = ['Login by SMS code', 'Registration by mobile'];

export function playCodes(): void {
  test('a code is sent to a person where, and only where, an operator says so', async ({
    page,
    browser,
  }) => {
    test.setTimeout(6 * 60_000);
    const visitor = seatVisitor(page, 'EN', SAIGON_URL);
    const { say, open, button, dialog } = visitor;
    await leaveForOwnNetwork(visitor);
    const [free, solved, puzzled] = [makePhone('VN'), makePhone('VN'), makePhone('VN')];
    const owner = await openDesk(browser, 'owner');
    await chooseMerchant(owner, 'saigon');
    const read = codesAtDesk(owner);
    await offerWays(owner, true);

    await test.step('switched off for codes, a program has one sent', async () => {
      await askBeforeCodes(owner, false);
      await open('/');
      await expect.poll(() => askedFor(page, 'sms')).toBe('off');
      expect(await askedFor(page, 'register')).toBe('altcha');
      await hideCheck(page, 'sms');
      await registerByPhone(visitor, free, read, PASSWORD);
      await showCheck(page, 'sms');
      await logOut(visitor);
    });

    await test.step('on again, a program is told so, and none goes out', async () => {
      await askBeforeCodes(owner, true);
      await expect.poll(() => askedFor(page, 'sms')).toBe('altcha');
      await hideCheck(page, 'sms');
      const form = await openRegisterByPhone(visitor);
      await askForCode(visitor, form, solved);
      await expectNotSent(visitor, refusalText('human.required', 'EN'));
      await expectNoMessageTo(owner, solved.kept);
      await button(say('ui', 'close'), form).click();
    });

    await test.step('a person’s browser works for it, and the code opens an account', async () => {
      await showCheck(page, 'sms');
      await registerByPhone(visitor, solved, read, PASSWORD);
      await logOut(visitor);
    });

    await test.step('the vendor’s puzzle: left, not believed, and solved', async () => {
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
        await registerProven(visitor, form, PASSWORD);
        expect(await listKept()).toEqual([]);
        await logOut(visitor);
      } finally {
        await close();
      }
    });

    await test.step('the same stands before a login by SMS and a reset by phone', async () => {
      await expect.poll(() => askedFor(page, 'sms')).toBe('altcha');
      const login = await openLogin(visitor);
      await login.getByRole('tab', { name: say('forms', 'way.sms') }).click();
      await proveAsPerson(visitor, login, free, read);
      await button(say('identity', 'login'), login).click();
      await expectInside(visitor);
      await logOut(visitor);

      const reset = await openReset(visitor);
      await proveAsPerson(visitor, reset, solved, read);
      await fillNewPassword(visitor, reset, NEW_PASSWORD);
      await button(say('forms', 'resetPassword'), reset).click();
      await expectInside(visitor);
      await logOut(visitor);
    });

    await test.step('taken back as it was, a number opens no account', async () => {
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

/** Switches both ways that begin with a number on or off, in one change. */
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

/** Asks until the puzzle is there: another code is asked for at most once a second. */
async function askAgain({ say, button }: Visitor, form: Locator, puzzle: Locator): Promise<void> {
  await expect(async () => {
    await button(say('forms', 'sendCode'), form).click({ timeout: 900 });
    await expect(puzzle).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

/** A program gets no code for the number, and a person does. */
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
  await proveNumberAgain(visitor, form, phone, read);
}

/** What was said instead of a code stands in a dialog of one button. */
async function expectNotSent({ say, button, dialog }: Visitor, text: string): Promise<void> {
  const warning = dialog(say('forms', 'codeFailedTitle'));
  await expect(warning).toContainText(text);
  await button(say('forms', 'submit'), warning).click();
  await expect(warning).toBeHidden();
}
