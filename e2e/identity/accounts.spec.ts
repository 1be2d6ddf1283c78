// Accounts by mobile number: registration, login by code, remembered login and password reset, with
// codes from our sender or from Firebase.
import { expect, test, type Locator } from '@playwright/test';
import { nextCode, setUpAuthenticator } from '../pages/site/authenticator.ts';
import { outboxCodes, backofficeClient } from '../pages/console/backoffice-client.ts';
import { expectLoggedIn, logOut, openLogin, submitLogin } from '../pages/site/entry.ts';
import { sendByFirebase } from '../pages/providers/firebase.ts';
import { closeCentre } from '../pages/site/member-centre.ts';
import { startByPhone } from '../pages/site/start-as-member.ts';
import {
  fillNewPassword,
  createPhone,
  openReset,
  verifyNumberAgain,
  registerByPhone,
} from '../pages/site/phone-forms.ts';
import {
  moveToOwnNetwork,
  createVisitor,
  QUIET_PATH,
  type Visitor,
} from '../pages/site/visitor.ts';

const PASSWORD = 'Seven-boats-at-dawn';
const NEW_PASSWORD = 'Nine-lanterns-on-a-hill';

test('a mobile number registers, logs in with a code and resets the password', async ({ page }) => {
  test.setTimeout(5 * 60_000);
  const visitor = createVisitor(page, 'EN');
  await moveToOwnNetwork(visitor);
  const { say, button, dialog } = visitor;
  const read = outboxCodes(backofficeClient('owner'));
  const [first, second, guarded] = [createPhone(), createPhone(), createPhone()];
  let key = '';
  await visitor.open(QUIET_PATH);

  await test.step('registers numbers, one with the form, and one with an authenticator', async () => {
    await button(say('shell', 'join'), page.getByRole('banner')).click();
    const form = dialog(say('identity', 'registerTitle'));
    await form.getByRole('tab', { name: say('forms', 'way.mobile') }).click();
    await expectNoCode(visitor, form);
    await button(say('ui', 'close'), form).click();
    await registerByPhone(visitor, first, read, PASSWORD);
    await logOut(visitor);
    await startByPhone(visitor, second, read, PASSWORD);
    await logOut(visitor);
    await startByPhone(visitor, guarded, read, PASSWORD);
    key = await guard(visitor);
    await logOut(visitor);
  });

  await test.step('logs in with the password', async () => {
    const form = await openLogin(visitor);
    await submitLogin(visitor, form, { username: first.kept, password: PASSWORD });
    await expectLoggedIn(visitor);
    await logOut(visitor);
  });

  await test.step('logs in with a code after the resend interval, and is remembered', async () => {
    const form = await openLogin(visitor);
    await form.getByRole('tab', { name: say('forms', 'way.sms') }).click();
    await button(say('forms', 'sendCode'), form).click();
    await expect(form.getByText(say('forms', 'mobileInvalid'))).toBeVisible();
    await expectNoCode(visitor, form);
    await verifyNumberAgain(visitor, form, first, read);
    await form.getByRole('checkbox', { name: say('identity', 'remember') }).check();
    await button(say('identity', 'login'), form).click();
    await expectLoggedIn(visitor);
  });

  await test.step('logs in again with one press in a window without a session', async () => {
    const cookies = await page.context().cookies();
    const kept = cookies.find(({ name }) => name === 'loginTypeSms')?.value ?? '';
    expect(kept).toContain(first.kept.slice(-4));
    expect(kept).not.toContain(first.kept.slice(-5));
    const again = createVisitor(await page.context().newPage(), 'EN');
    await again.open(QUIET_PATH);
    const form = await openLogin(again);
    await expect(again.button(say('forms', 'otherNumber'), form)).toBeVisible();
    await again.button(say('identity', 'login'), form).click();
    await expectLoggedIn(again);
    await logOut(again);
    await expectNotKept(again);
    await again.page.close();
    await page.context().clearCookies();
    await page.evaluate(() => sessionStorage.clear());
    await visitor.open(QUIET_PATH);
  });

  await test.step('sets a new password by phone and is logged in', async () => {
    const form = await openReset(visitor);
    await verifyNumberAgain(visitor, form, second, read);
    await fillNewPassword(visitor, form, NEW_PASSWORD);
    await button(say('forms', 'resetPassword'), form).click();
    await expectLoggedIn(visitor);
    await logOut(visitor);
  });

  await test.step('a reset needs more than the phone where an authenticator is set up', async () => {
    const form = await openReset(visitor);
    await verifyNumberAgain(visitor, form, guarded, read);
    await fillNewPassword(visitor, form, NEW_PASSWORD);
    await button(say('forms', 'resetPassword'), form).click();
    const code = form.locator('input[name=factorCode]');
    await code.fill('000000');
    await button(say('forms', 'resetPassword'), form).click();
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await code.fill(nextCode(key));
    await button(say('forms', 'resetPassword'), form).click();
    await expectLoggedIn(visitor);
  });
});

/**
 * The server's text for a number to which it sends no code is shown in a dialog with one button.
 */
async function expectNoCode({ say, button, dialog }: Visitor, form: Locator): Promise<void> {
  await form.locator('input[type=tel]').fill('+12025550143');
  await button(say('forms', 'sendCode'), form).click();
  const warning = dialog(say('forms', 'codeFailedTitle'));
  await expect(warning).toContainText('Codes are not sent to numbers of this country.');
  await button(say('forms', 'submit'), warning).click();
  await expect(warning).toBeHidden();
}

async function guard(visitor: Visitor): Promise<string> {
  await visitor.moveTo('/help?mc=securityCenter');
  const centre = visitor.dialog(visitor.say('members', 'page.securityCenter'));
  const { key } = await setUpAuthenticator(visitor, centre, PASSWORD);
  await closeCentre(visitor, centre);
  return key;
}

/** Logging out deletes the remembered login. */
async function expectNotKept(visitor: Visitor): Promise<void> {
  const { say } = visitor;
  const form = await openLogin(visitor);
  await expect(form.getByRole('tab', { name: say('forms', 'way.sms') })).toBeVisible();
  await expect(visitor.button(say('forms', 'otherNumber'), form)).toHaveCount(0);
}

/**
 * Google's errors for a number or a code, and the texts that a person reads (product.md section 8).
 */
const NOT_SENT = [
  ['INVALID_PHONE_NUMBER', 'invalid-phone-number'],
  ['MISSING_PHONE_NUMBER', 'missing-phone-number'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'too-many-requests'],
  ['CAPTCHA_CHECK_FAILED', 'captcha-check-failed'],
  ['QUOTA_EXCEEDED', 'quota-exceeded'],
  ['OPERATION_NOT_ALLOWED', 'operation-not-allowed'],
  ['SOMETHING_ELSE', 'unknown'],
] as const;
const NOT_TAKEN = [
  ['INVALID_CODE', 'invalid-verification-code'],
  ['MISSING_CODE', 'missing-verification-code'],
  ['SESSION_EXPIRED', 'code-expired'],
] as const;
type Fault = (typeof NOT_SENT | typeof NOT_TAKEN)[number][1];

test('where Firebase sends the codes, a number registers and logs in with its token', async ({
  page,
}) => {
  const visitor = createVisitor(page, 'EN');
  const { say, button, dialog } = visitor;
  await moveToOwnNetwork(visitor);
  const phone = createPhone();
  const { peer, allowed, close } = await sendByFirebase(page, backofficeClient('owner'));
  const { sent, faults } = peer.signIn;
  /** Presses until Google received a request: a code can be requested at most once a second. */
  const pressUntil = (name: string, asked: () => boolean) =>
    expect(async () => {
      if (!asked()) await button(name, dialog().first()).click({ timeout: 900 });
      expect(asked()).toBe(true);
    }).toPass({ intervals: [250] });
  const expectFaultShown = async (fault: Fault) => {
    const warning = dialog(say('codes', 'title'));
    await expect(warning).toContainText(say('codes', `firebase.${fault}`));
    await button(say('forms', 'submit'), warning).click();
    await expect(warning).toBeHidden();
  };
  try {
    expect([...allowed].toSorted()).toEqual([
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
    ]);
    await test.step('registers', async () => {
      await registerByPhone(visitor, phone, () => sent.at(-1)?.code ?? '', PASSWORD);
      expect(sent.map(({ number }) => number)).toEqual([phone.kept]);
      await logOut(visitor);
    });

    await test.step('reads each error, and logs in', async () => {
      const form = await openLogin(visitor);
      await form.getByRole('tab', { name: say('forms', 'way.sms') }).click();
      await form.locator('input[type=tel]').fill(phone.typed);
      for (const [fault, text] of NOT_SENT) {
        faults.send = fault;
        await pressUntil(say('forms', 'sendCode'), () => faults.send === undefined);
        await expectFaultShown(text);
      }
      await pressUntil(say('forms', 'sendCode'), () => sent.length === 2);
      await expect(form.getByText(say('forms', 'codeSent'))).toBeVisible();
      await form.locator('input[name=verificationCode]').fill(sent.at(-1)?.code ?? '');
      for (const [fault, text] of NOT_TAKEN) {
        faults.confirm = fault;
        await button(say('identity', 'login'), form).click();
        await expectFaultShown(text);
      }
      await button(say('identity', 'login'), form).click();
      await expectLoggedIn(visitor);
    });
  } finally {
    await close();
  }
});
