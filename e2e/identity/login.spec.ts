import { expect, test } from '@playwright/test';
import {
  expectLoggedIn,
  createNewMember,
  openLogin,
  register,
  submitLogin,
} from '../pages/site/entry.ts';
import { moveToOwnNetwork, createVisitor } from '../pages/site/visitor.ts';

test('a visitor registers with the form and is logged in', async ({ page }) => {
  const visitor = createVisitor(page, 'EN');
  await visitor.open('/');
  await register(visitor, createNewMember());
  await expect(visitor.button(visitor.say('shell', 'refreshBalance'))).toBeVisible();
});

test('three wrong passwords lead to a captcha, which can be a question in words', async ({
  page,
}) => {
  const visitor = createVisitor(page, 'EN');
  await moveToOwnNetwork(visitor);
  await visitor.open('/');
  const form = await openLogin(visitor);
  const wrong = { username: createNewMember().username, password: 'not-the-password' };
  const captcha = form.getByLabel(visitor.say('identity', 'captcha'), { exact: true });
  for (let failure = 0; failure < 3; failure += 1) {
    await expect(captcha).toBeHidden();
    await submitLogin(visitor, form, wrong);
    await expect(form.getByRole('alert')).toBeVisible();
    await expect(visitor.button(visitor.say('identity', 'login'), form)).toBeEnabled();
  }
  await expect(captcha).toBeVisible();
  await expect(form.getByAltText(visitor.say('identity', 'captchaAlt'))).toBeVisible();
  await visitor.button(visitor.say('identity', 'captchaWords'), form).click();
  await expect(form.getByAltText(visitor.say('identity', 'captchaAlt'))).toBeHidden();
});

test('a trial opens with play money, and the cashier asks for a real account', async ({ page }) => {
  const visitor = createVisitor(page, 'EN');
  const { say, button, dialog, isPhone } = visitor;
  await visitor.open('/');
  await button(say('identity', 'freePlay'), await openLogin(visitor)).click();
  await expectLoggedIn(visitor);
  await expect(page.getByText(say('shell', 'trial'), { exact: true })).toBeVisible();
  await expect(button(say('shell', 'refreshBalance'))).toContainText('2,000');
  if (isPhone) {
    await button(say('shell', 'deposit'), page.getByRole('navigation')).click();
  } else {
    await button(say('shell', 'accountMenu')).click();
    await page.getByRole('menuitem', { name: say('shell', 'menu.memberCentre') }).click();
  }
  await expect(dialog(say('identity', 'trialTitle'))).toBeVisible();
});
