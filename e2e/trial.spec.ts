// What a trial is told where it touches what only a true account has.
import { expect, test } from '@playwright/test';
import { expectInside, openLogin } from './pages/entry.ts';
import { seatVisitor } from './pages/visitor.ts';

test('a trial is told wherever it touches what only a true account has', async ({ page }) => {
  const visitor = seatVisitor(page, 'EN');
  const { say, button, dialog } = visitor;
  await visitor.open('/');
  await button(say('identity', 'freePlay'), await openLogin(visitor)).click();
  await expectInside(visitor);
  const warning = dialog(say('identity', 'trialTitle'));
  const isTold = async () => {
    await expect(warning.getByText(say('identity', 'in_need_true_account'))).toBeVisible();
    await button(say('ui', 'cancel'), warning).click();
    await expect(warning).toBeHidden();
  };
  for (const entry of [
    '?mc=depositv2',
    '?mc=withdraw',
    '?mc=securityCenter',
    '?mc=transactionHistory',
    '?mc=messageV2',
  ]) {
    await visitor.moveTo(`/${entry}`);
    await isTold();
  }
  await visitor.moveTo('/?mc=withdraw');
  await button(say('identity', 'in_increase_submit'), warning).click();
  await expect(dialog(say('identity', 'registerTitle'))).toBeVisible();
});
