// Player protection: a limit that holds, and a break that stops play and still allows withdrawals.
import { expect, test, type Locator, type Route } from '@playwright/test';
import { startAsMember } from '../pages/site/start-as-member.ts';
import { openBoard, pickWholePlaces, sendSlip } from '../pages/site/board.ts';
import { deposit } from '../pages/site/cashier.ts';
import { createNewMember } from '../pages/site/entry.ts';
import { closeCentre, openCentre } from '../pages/site/member-centre.ts';
import { createVisitor, type Visitor } from '../pages/site/visitor.ts';

async function openPlaySafe(visitor: Visitor): Promise<Locator> {
  await visitor.moveTo('/help?mc=playSafe');
  const centre = visitor.dialog(visitor.say('members', 'page.playSafe'));
  await expect(centre).toBeVisible();
  return centre;
}

test('a player sets a deposit limit, sees a reality check, and takes a break', async ({ page }) => {
  const visitor = createVisitor(page, 'EN');
  const { say, button, dialog } = visitor;
  await startAsMember(visitor, createNewMember());

  await test.step('is asked for a limit before the first deposit, which is enforced', async () => {
    const cashier = await openCentre(visitor, 'deposit');
    await expect(cashier.getByText(say('protection', 'promptTitle'))).toBeVisible();
    await cashier.getByLabel(say('protection', 'amount'), { exact: true }).fill('150');
    await button(say('protection', 'save'), cashier).click();
    await expect(cashier.getByText(say('protection', 'promptTitle'))).toBeHidden();
    await deposit(visitor, cashier, '100');
    await closeCentre(visitor, cashier);
    const again = await openCentre(visitor, 'deposit');
    await again.getByLabel(say('cashier', 'depositAmount'), { exact: true }).fill('100');
    await button(say('cashier', 'continueToPayment'), again).click();
    const question = dialog(say('cashier', 'confirmDeposit'));
    await button(say('cashier', 'goToPayment'), question).click();
    await expect(page.getByText(/limit of 150 leaves 50/)).toBeVisible();
  });

  await test.step('is shown the session when a reality check is due, and continues', async () => {
    // The test cannot wait an hour: only the page is given a later time, once.
    const check = /\/wps\/member\/protection\/check$/;
    const hurry = async (route: Route): Promise<void> => {
      const response = await route.fetch();
      const answer = (await response.json()) as { value: { serverNow: number } };
      Object.assign(answer.value, { dueAt: answer.value.serverNow });
      await route.fulfill({ response, json: answer });
    };
    await page.route(check, hurry, { times: 1 });
    await visitor.open('/');
    const question = dialog(say('protection', 'checkTitle'));
    await expect(question.getByText(say('protection', 'net'))).toBeVisible();
    await button(say('protection', 'goOn'), question).click();
    await expect(question).toBeHidden();
  });

  await test.step('sees the used part of the limit, and takes a break in two steps', async () => {
    const centre = await openPlaySafe(visitor);
    await expect(centre.getByText(/100\.00 of .*150\.00 used/)).toBeVisible();
    await button(say('protection', 'length.24h'), centre).click();
    await button(say('protection', 'breakNext')).click();
    await button(say('protection', 'breakBegin')).click();
    await expect(centre.getByText(say('protection', 'onTimeout'))).toBeVisible();
    await closeCentre(visitor, centre);
  });

  await test.step('cannot bet, and can still withdraw', async () => {
    await openBoard(visitor, 'SSC5');
    await pickWholePlaces(visitor, [0], 1);
    await sendSlip(visitor, '20[.,]00');
    await expect(page.getByText(/You are taking a break until/).first()).toBeVisible();
    await page.keyboard.press('Escape');
    const cashier = await openCentre(visitor, 'withdraw');
    await expect(button(say('cashier', 'setPaymentPassword'), cashier)).toBeVisible();
  });
});
