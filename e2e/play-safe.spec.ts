// A player who keeps itself safe: a limit that holds, a break that stops play and lets money out.
import { expect, test, type Locator, type Route } from '@playwright/test';
import { arriveAs } from './pages/arrive.ts';
import { openBoard, pickWholePlaces, sendSlip } from './pages/board.ts';
import { payIn } from './pages/cashier.ts';
import { makeNewMember } from './pages/entry.ts';
import { closeCentre, openCentre } from './pages/member-centre.ts';
import { seatVisitor, type Visitor } from './pages/visitor.ts';

async function openPlaySafe(visitor: Visitor): Promise<Locator> {
  await visitor.moveTo('/?mc=playSafe');
  const centre = visitor.dialog(visitor.say('members', 'page.playSafe'));
  await expect(centre).toBeVisible();
  return centre;
}

test('a player limits what is paid in, is told of the time, and takes a break', async ({
  page,
}) => {
  const visitor = seatVisitor(page, 'EN');
  const { say, button, dialog } = visitor;
  await arriveAs(visitor, makeNewMember());

  await test.step('is asked for a limit before the first deposit, and held to it', async () => {
    const cashier = await openCentre(visitor, 'deposit');
    await expect(cashier.getByText(say('protection', 'promptTitle'))).toBeVisible();
    await cashier.getByLabel(say('protection', 'amount'), { exact: true }).fill('150');
    await button(say('protection', 'save'), cashier).click();
    await expect(cashier.getByText(say('protection', 'promptTitle'))).toBeHidden();
    await payIn(visitor, cashier, '100');
    await closeCentre(visitor, cashier);
    const again = await openCentre(visitor, 'deposit');
    await again.getByLabel(say('cashier', 'depositAmount'), { exact: true }).fill('100');
    await button(say('cashier', 'continueToPayment'), again).click();
    const question = dialog(say('cashier', 'confirmDeposit'));
    await button(say('cashier', 'goToPayment'), question).click();
    await expect(page.getByText(/limit of 150 leaves 50/)).toBeVisible();
  });

  await test.step('is shown the session when a reality check is due, and goes on', async () => {
    // Nobody waits an hour: the page alone is told once that it is over.
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

  await test.step('sees what is used of it, and takes a break in two steps', async () => {
    const centre = await openPlaySafe(visitor);
    await expect(centre.getByText(/100\.00 of .*150\.00 used/)).toBeVisible();
    await button(say('protection', 'length.24h'), centre).click();
    await button(say('protection', 'breakNext')).click();
    await button(say('protection', 'breakBegin')).click();
    await expect(centre.getByText(say('protection', 'onTimeout'))).toBeVisible();
    await closeCentre(visitor, centre);
  });

  await test.step('has no bet taken, and can still withdraw', async () => {
    await openBoard(visitor, 'SSC5');
    await pickWholePlaces(visitor, [0], 1);
    await sendSlip(visitor, '20[.,]00');
    await expect(page.getByText(/You are taking a break until/).first()).toBeVisible();
    await page.keyboard.press('Escape');
    const cashier = await openCentre(visitor, 'withdraw');
    await expect(button(say('cashier', 'setPaymentPassword'), cashier)).toBeVisible();
  });
});
