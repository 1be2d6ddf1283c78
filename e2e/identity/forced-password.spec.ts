// An operator replaces a password by an activation code: the member logs in with it once, chooses a
// new password without the old one, and continues.
import { refusalText } from '@fairhouse/calls';
import { expect, test } from '@playwright/test';
import { startAsMember } from '../pages/site/start-as-member.ts';
import { resetPassword } from '../pages/console/backoffice-client.ts';
import {
  chooseNewPassword,
  expectLoggedIn,
  logOut,
  createNewMember,
  openLogin,
  submitLogin,
} from '../pages/site/entry.ts';
import { expectNoStoredSecrets } from '../pages/stored-secrets.ts';
import { moveToOwnNetwork, createVisitor } from '../pages/site/visitor.ts';

const NEW_PASSWORD = 'Two-herons-in-the-reeds-8';

test('a member whose password was reset chooses a new one, and only that one works', async ({
  page,
}) => {
  const visitor = createVisitor(page, 'EN');
  const { say, dialog } = visitor;
  const member = createNewMember();
  const { username, password: oldPassword } = member;
  await moveToOwnNetwork(visitor);
  await startAsMember(visitor, member);
  const code = await resetPassword(username);
  const login = dialog(say('identity', 'loginTitle'));
  const form = dialog(say('identity', 'changeTitle'));

  await test.step('the open page shows that its session has ended', async () => {
    await expect(page.getByText(say('shell', 'sessionEnded'))).toBeVisible();
    await expect(login).toBeVisible();
  });

  await test.step('the code opens the form, which does not ask for the old password', async () => {
    await submitLogin(visitor, login, { username, password: code });
    await expect(form).toContainText(say('identity', 'changeForced'));
    await expect(form.getByLabel(say('identity', 'username'), { exact: true })).toHaveValue(
      username,
    );
    const old = form.getByLabel(say('identity', 'field.oldPassword'), { exact: true });
    await expect(old).toHaveCount(0);
  });

  await test.step('a typing mistake, the member’s own name and the code itself are refused', async () => {
    await chooseNewPassword(visitor, form, { wanted: NEW_PASSWORD, again: `${NEW_PASSWORD}x` });
    await expect(form).toContainText(say('identity', 'fault.mismatch'));
    await chooseNewPassword(visitor, form, { wanted: `${username}!2` });
    await expect(form).toContainText(refusalText('password.context', 'EN'));
    await chooseNewPassword(visitor, form, { wanted: code });
    await expect(form).toContainText(refusalText('password.same', 'EN'));
  });

  await test.step('a new password is accepted, and the member is logged in', async () => {
    await chooseNewPassword(visitor, form, { wanted: NEW_PASSWORD });
    await expect(page.getByText(say('identity', 'passwordChanged'))).toBeVisible();
    await expect(form).toBeHidden();
    await expectLoggedIn(visitor);
    await expectNoStoredSecrets(page, { code, oldPassword, newPassword: NEW_PASSWORD });
  });

  await test.step('from then on only the new password works, without further questions', async () => {
    await logOut(visitor);
    await openLogin(visitor);
    for (const password of [oldPassword, code]) {
      const answered = page.waitForResponse(/\/session\/login$/);
      await submitLogin(visitor, login, { username, password });
      expect((await answered).status()).toBe(401);
      await expect(login).toContainText(refusalText('login.failed', 'EN'));
    }
    await submitLogin(visitor, login, { username, password: NEW_PASSWORD });
    await expectLoggedIn(visitor);
    await expect(form).toBeHidden();
  });
});
