// A player cancels an order while its draw is open, and stops the rest of a chase.
import { expect, test } from '@playwright/test';
import { startAsMember } from '../pages/site/start-as-member.ts';
import {
  chaseSlip,
  openListBelow,
  openBoard,
  pickWholePlaces,
  placeSlip,
} from '../pages/site/board.ts';
import { openConsole } from '../pages/console/console.ts';
import { createNewMember } from '../pages/site/entry.ts';
import { expectNoStoredSecrets } from '../pages/stored-secrets.ts';
import { setCancelFee } from '../pages/console/lotteries.ts';
import { checkBalances, readBalance, openCentre, readRecord } from '../pages/site/member-centre.ts';
import { createVisitor } from '../pages/site/visitor.ts';

const PAID_IN = 100_00;
/** Five per cent of an order of twenty. */
const FEE = 1_00;

/** The duration of all steps on a slow machine: the draw must not close in between. */
const LEAST_SECONDS = 100;

// A draw of five minutes leaves time to cancel, and no other spec bets on this lottery.
test('a player cancels an order, and stops a chase', async ({ page, browser }) => {
  test.setTimeout(6 * 60_000);
  const visitor = createVisitor(page, 'EN');
  const { say, button, dialog } = visitor;
  const balance = (): Promise<number> => readBalance(visitor);
  const member = createNewMember();
  await startAsMember(visitor, member, { paidIn: String(PAID_IN / 100) });
  await openBoard(visitor, 'SSC5', LEAST_SECONDS);

  await test.step('places an order and cancels it', async () => {
    await pickWholePlaces(visitor, [0], 1);
    await placeSlip(visitor, 'SSC5', '20[.,]00');
    await expect.poll(balance).toBe(PAID_IN - 20_00);
    await expectNoStoredSecrets(page, { password: member.password });
    const order = (await openListBelow(visitor, 'below.bets')).first();
    await expect(order).toContainText(say('lottery', 'status.open'));
    await button(say('lottery', 'cancel'), order).click();
    const question = dialog(say('lottery', 'cancelTitle'));
    await button(say('lottery', 'cancel'), question).click();
    await expect(order).toContainText(say('lottery', 'status.cancelled'));
    await expect(button(say('lottery', 'cancel'), order)).toBeHidden();
    await expect.poll(balance).toBe(PAID_IN);
  });

  await test.step('pays the cancel fee that an operator has set, which is shown before', async () => {
    const owner = await openConsole(browser, 'owner');
    await setCancelFee(owner, 'SSC 5 minutes', 50_000);
    await pickWholePlaces(visitor, [0], 1);
    await placeSlip(visitor, 'SSC5', '20[.,]00');
    const order = (await openListBelow(visitor, 'below.bets')).first();
    await expect(order).toContainText(say('lottery', 'status.open'));
    await button(say('lottery', 'cancel'), order).click();
    const question = dialog(say('lottery', 'cancelTitle'));
    await expect(question).toContainText(/19\.00.*1\.00/);
    await button(say('lottery', 'cancel'), question).click();
    await expect(order).toContainText(say('lottery', 'status.cancelled'));
    await expect.poll(balance).toBe(PAID_IN - FEE);
    await setCancelFee(owner, 'SSC 5 minutes', 0);
    await owner.context().close();
  });

  await test.step('starts a chase over three draws and stops it', async () => {
    await pickWholePlaces(visitor, [0], 1);
    await chaseSlip(visitor, 3, '60[.,]00');
    await expect.poll(balance).toBe(PAID_IN - FEE - 60_00);
    const chase = (await openListBelow(visitor, 'below.chases')).first();
    await expect(chase).toContainText(say('lottery', 'chases.ACTIVE'));
    await button(say('lottery', 'chases.stop'), chase).click();
    const question = dialog(say('lottery', 'chases.stopTitle'));
    await button(say('lottery', 'chases.stop'), question).click();
    await expect(chase).toContainText(say('lottery', 'chases.CANCELLED'));
    await expect(button(say('lottery', 'chases.stop'), chase)).toBeHidden();
    await expect.poll(balance).toBe(PAID_IN - FEE);
  });

  await test.step('finds every movement in a record that adds up', async () => {
    const movements = await readRecord(await openCentre(visitor, 'menu.accountRecord'));
    const changes = movements.map(({ change }) => change).toReversed();
    expect(changes.slice(0, 3)).toEqual([PAID_IN, -20_00, 20_00]);
    expect(changes.slice(3, 7)).toEqual([-20_00, 20_00, -FEE, -60_00]);
    expect(checkBalances(movements)).toBe(PAID_IN - FEE);
  });
});
