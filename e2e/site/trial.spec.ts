// A trial: play money, and what its account reads where a feature needs a real account.
import { expect, test } from '@playwright/test';
import { expectLoggedIn, openLogin } from '../pages/site/entry.ts';
import { createVisitor } from '../pages/site/visitor.ts';

test('a trial account is told so wherever a feature needs a real account', async ({ page }) => {
  const visitor = createVisitor(page, 'EN');
  const { say, button, dialog, isPhone } = visitor;
  await visitor.open('/');
  await button(say('identity', 'freePlay'), await openLogin(visitor)).click();
  await expectLoggedIn(visitor);
  await expect(page.getByText(say('shell', 'trial'), { exact: true })).toBeVisible();
  await expect(button(say('shell', 'refreshBalance'))).toContainText('2,000');
  const warning = dialog(say('identity', 'trialTitle'));
  const expectTrialNotice = async () => {
    await expect(warning.getByText(say('identity', 'in_need_true_account'))).toBeVisible();
    await button(say('ui', 'cancel'), warning).click();
    await expect(warning).toBeHidden();
  };
  if (isPhone) {
    await button(say('shell', 'deposit'), page.getByRole('navigation')).click();
  } else {
    await button(say('shell', 'accountMenu')).click();
    await page.getByRole('menuitem', { name: say('shell', 'menu.memberCentre') }).click();
  }
  await expectTrialNotice();
  for (const entry of [
    '?mc=depositv2',
    '?mc=withdraw',
    '?mc=securityCenter',
    '?mc=transactionHistory',
    '?mc=messageV2',
  ]) {
    await visitor.moveTo(`/${entry}`);
    await expectTrialNotice();
  }
  await visitor.moveTo('/?mc=withdraw');
  await button(say('identity', 'in_increase_submit'), warning).click();
  await expect(dialog(say('identity', 'registerTitle'))).toBeVisible();
});
