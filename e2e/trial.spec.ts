// What a trial is told where it touches what only a true account has, and a member where only an
// agent may go.
import { expect, test } from '@playwright/test';
import { expectInside, makeNewMember, openLogin, register } from './pages/entry.ts';
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
    '?ac=agentTeamOverview',
    '?ac=registerCenter',
  ]) {
    await visitor.moveTo(`/${entry}`);
    await isTold();
  }
  await visitor.moveTo('/vip');
  await expect(page.getByText(say('identity', 'in_need_true_account'))).toBeVisible();
  await visitor.moveTo('/agent');
  await button(say('identity', 'in_increase_submit'), page.getByRole('main')).click();
  await expect(dialog(say('identity', 'registerTitle'))).toBeVisible();
});

test('a member who is no agent is told so at the agents’ doors', async ({ page }) => {
  const visitor = seatVisitor(page, 'EN');
  const { say, button, dialog } = visitor;
  await visitor.open('/');
  await register(visitor, makeNewMember());
  await visitor.moveTo('/?ac=agentTeamOverview');
  const told = dialog(say('identity', 'agentsOnlyTitle'));
  await expect(told.getByText(say('identity', 'agentsOnlyText'))).toBeVisible();
  await button(say('identity', 'understood'), told).click();
  await expect(told).toBeHidden();
});
