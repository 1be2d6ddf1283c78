// After three failures a login requires a captcha. The test runs in a network of its own, so that
// no other test is affected.
import { expect, test } from '@playwright/test';
import { startLoggedOut } from '../pages/site/start-as-member.ts';
import { answerCaptcha } from '../pages/site/captcha.ts';
import { expectLoggedIn, createNewMember, openLogin, submitLogin } from '../pages/site/entry.ts';
import { moveToOwnNetwork, createVisitor } from '../pages/site/visitor.ts';

test('after three failures a login asks for a captcha and accepts the right answer', async ({
  page,
}) => {
  const visitor = createVisitor(page, 'EN');
  await moveToOwnNetwork(visitor);
  const { say, button } = visitor;
  const member = createNewMember();
  await startLoggedOut(visitor, member);
  const form = await openLogin(visitor);
  const captcha = form.getByRole('textbox', { name: say('identity', 'captcha') });
  const picture = form.getByAltText(say('identity', 'captchaAlt'));

  await test.step('shows the same refusal each time, and then asks', async () => {
    for (const password of ['Not-the-one-1', 'Not-the-one-2', 'Not-the-one-3']) {
      await expect(captcha).toBeHidden();
      const answered = page.waitForResponse(/\/session\/login$/);
      await submitLogin(visitor, form, { username: member.username, password });
      await answered;
      await expect(form).toContainText('The username or the password is wrong.');
    }
    await expect(captcha).toBeVisible();
    await expect(picture).toBeVisible();
  });

  await test.step('requires an answer, and shows another picture on request', async () => {
    await submitLogin(visitor, form, member);
    await expect(form.getByText(say('identity', 'captchaRequired'))).toBeVisible();
    const before = await picture.getAttribute('src');
    await button(say('identity', 'captchaAnother'), form).click();
    await expect(picture).not.toHaveAttribute('src', before ?? '');
  });

  await test.step('refuses a wrong answer, and shows a new picture', async () => {
    const before = await picture.getAttribute('src');
    await captcha.fill('00000');
    await button(say('identity', 'login'), form).click();
    await expect(form).toContainText('Enter a valid verification code.');
    await expect(picture).not.toHaveAttribute('src', before ?? '');
  });

  await test.step('accepts the answer to the question in words', async () => {
    await answerCaptcha(visitor, form);
    await button(say('identity', 'login'), form).click();
    await expectLoggedIn(visitor);
  });
});
