// An operator puts an activation code in the place of a password: the member comes in by it once,
// chooses a password of its own without being asked for the old one, and goes on.
import { refusalText } from '@fairhouse/calls';
import { expect, test } from '@playwright/test';
import { arriveAs } from './pages/arrive.ts';
import { resetPassword } from './pages/desk-client.ts';
import {
  chooseNewPassword,
  expectInside,
  logOut,
  makeNewMember,
  openLogin,
  tryLogin,
} from './pages/entry.ts';
import { expectNothingKept } from './pages/kept.ts';
import { leaveForOwnNetwork, seatVisitor } from './pages/visitor.ts';

const NEW_PASSWORD = 'Two-herons-in-the-reeds-8';

test('a member whose password was replaced chooses another, and only that one works', async ({
  page,
}) => {
  const visitor = seatVisitor(page, 'EN');
  const { say, dialog } = visitor;
  const member = makeNewMember();
  const { username, password: oldPassword } = member;
  await leaveForOwnNetwork(visitor);
  await arriveAs(visitor, member);
  const code = await resetPassword(username);
  const login = dialog(say('identity', 'loginTitle'));
  const form = dialog(say('identity', 'changeTitle'));

  await test.step('the open page is told that its session has ended', async () => {
    await expect(page.getByText(say('shell', 'sessionEnded'))).toBeVisible();
    await expect(login).toBeVisible();
  });

  await test.step('the code opens the form, which asks for no old password', async () => {
    await tryLogin(visitor, login, { username, password: code });
    await expect(form).toContainText(say('identity', 'changeForced'));
    await expect(form.getByLabel(say('identity', 'username'), { exact: true })).toHaveValue(
      username,
    );
    const old = form.getByLabel(say('identity', 'field.oldPassword'), { exact: true });
    await expect(old).toHaveCount(0);
  });

  await test.step('a slip, the member’s own name and the code again are not taken', async () => {
    await chooseNewPassword(visitor, form, { wanted: NEW_PASSWORD, again: `${NEW_PASSWORD}x` });
    await expect(form).toContainText(say('identity', 'fault.mismatch'));
    await chooseNewPassword(visitor, form, { wanted: `${username}!2` });
    await expect(form).toContainText(refusalText('password.context', 'EN'));
    await chooseNewPassword(visitor, form, { wanted: code });
    await expect(form).toContainText(refusalText('password.same', 'EN'));
  });

  await test.step('a new one is, and the member is inside', async () => {
    await chooseNewPassword(visitor, form, { wanted: NEW_PASSWORD });
    await expect(page.getByText(say('identity', 'passwordChanged'))).toBeVisible();
    await expect(form).toBeHidden();
    await expectInside(visitor);
    await expectNothingKept(page, { code, oldPassword, newPassword: NEW_PASSWORD });
  });

  await test.step('from now on it is the only one that works, and nothing is asked', async () => {
    await logOut(visitor);
    await openLogin(visitor);
    for (const password of [oldPassword, code]) {
      const answered = page.waitForResponse(/\/session\/login$/);
      await tryLogin(visitor, login, { username, password });
      expect((await answered).status()).toBe(401);
      await expect(login).toContainText(refusalText('login.failed', 'EN'));
    }
    await tryLogin(visitor, login, { username, password: NEW_PASSWORD });
    await expectInside(visitor);
    await expect(form).toBeHidden();
  });
});
