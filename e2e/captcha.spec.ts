// Three failures, and a person has to read something before the next try; from a network of one's
// own, so that nobody else is asked.
import { expect, test } from '@playwright/test';
import { arriveAs } from './pages/arrive.ts';
import { answerCaptcha } from './pages/captcha.ts';
import { expectInside, logOut, makeNewMember, openLogin, tryLogin } from './pages/entry.ts';
import { leaveForOwnNetwork, seatVisitor } from './pages/visitor.ts';

test('after three failures a login asks for a captcha, and takes the right one', async ({
  page,
}) => {
  const visitor = seatVisitor(page, 'EN');
  await leaveForOwnNetwork(visitor);
  const { say, button } = visitor;
  const member = makeNewMember();
  await arriveAs(visitor, member);
  await logOut(visitor);
  const form = await openLogin(visitor);
  const captcha = form.getByRole('textbox', { name: say('identity', 'captcha') });
  const picture = form.getByAltText(say('identity', 'captchaAlt'));

  await test.step('says the same each time, and then asks', async () => {
    for (const password of ['Not-the-one-1', 'Not-the-one-2', 'Not-the-one-3']) {
      await expect(captcha).toBeHidden();
      const answered = page.waitForResponse(/\/session\/login$/);
      await tryLogin(visitor, form, { username: member.username, password });
      await answered;
      await expect(form).toContainText('The username or the password is wrong.');
    }
    await expect(captcha).toBeVisible();
    await expect(picture).toBeVisible();
  });

  await test.step('wants it typed, and shows another picture when asked', async () => {
    await tryLogin(visitor, form, member);
    await expect(form.getByText(say('identity', 'captchaRequired'))).toBeVisible();
    const before = await picture.getAttribute('src');
    await button(say('identity', 'captchaAnother'), form).click();
    await expect(picture).not.toHaveAttribute('src', before ?? '');
  });

  await test.step('takes no wrong one, and shows a new one', async () => {
    const before = await picture.getAttribute('src');
    await captcha.fill('00000');
    await button(say('identity', 'login'), form).click();
    await expect(form).toContainText('Enter a valid verification code.');
    await expect(picture).not.toHaveAttribute('src', before ?? '');
  });

  await test.step('lets somebody in who answers in words', async () => {
    await answerCaptcha(visitor, form);
    await button(say('identity', 'login'), form).click();
    await expectInside(visitor);
  });
});
