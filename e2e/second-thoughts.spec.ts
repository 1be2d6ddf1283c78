// What a player takes back: an order while its draw is open, and the rest of a chase.
import { expect, test } from '@playwright/test';
import { arriveAs } from './pages/arrive.ts';
import { chaseSlip, openBelow, openBoard, pickWholePlaces, placeSlip } from './pages/board.ts';
import { openDesk } from './pages/desk.ts';
import { makeNewMember } from './pages/entry.ts';
import { expectNothingKept } from './pages/kept.ts';
import { setCancelFee } from './pages/lotteries.ts';
import { addUp, balanceShown, openCentre, readRecord } from './pages/member-centre.ts';
import { seatVisitor } from './pages/visitor.ts';

const PAID_IN = 100_00;
/** Five per cent of an order of twenty. */
const FEE = 1_00;

/** What all of it takes on a slow machine: the draw must not close in between. */
const LEAST_SECONDS = 100;

// Five minutes are long enough to think twice, and no other spec bets on this lottery.
test('a player cancels an order, and stops a chase', async ({ page, browser }) => {
  test.setTimeout(6 * 60_000);
  const visitor = seatVisitor(page, 'EN');
  const { say, button, dialog } = visitor;
  const balance = (): Promise<number> => balanceShown(visitor);
  const member = makeNewMember();
  await arriveAs(visitor, member, { paidIn: String(PAID_IN / 100) });
  await openBoard(visitor, 'SSC5', LEAST_SECONDS);

  await test.step('places an order and takes it back', async () => {
    await pickWholePlaces(visitor, [0], 1);
    await placeSlip(visitor, 'SSC5', '20[.,]00');
    await expect.poll(balance).toBe(PAID_IN - 20_00);
    await expectNothingKept(page, { password: member.password });
    const order = (await openBelow(visitor, 'below.bets')).first();
    await expect(order).toContainText(say('lottery', 'status.open'));
    await button(say('lottery', 'cancel'), order).click();
    const question = dialog(say('lottery', 'cancelTitle'));
    await button(say('lottery', 'cancel'), question).click();
    await expect(order).toContainText(say('lottery', 'status.cancelled'));
    await expect(button(say('lottery', 'cancel'), order)).toBeHidden();
    await expect.poll(balance).toBe(PAID_IN);
  });

  await test.step('pays the fee that an operator has set, and is told it before', async () => {
    const owner = await openDesk(browser, 'owner');
    await setCancelFee(owner, 'SSC 5 minutes', 50_000);
    await pickWholePlaces(visitor, [0], 1);
    await placeSlip(visitor, 'SSC5', '20[.,]00');
    const order = (await openBelow(visitor, 'below.bets')).first();
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

  await test.step('begins a chase over three draws and stops it', async () => {
    await pickWholePlaces(visitor, [0], 1);
    await chaseSlip(visitor, 3, '60[.,]00');
    await expect.poll(balance).toBe(PAID_IN - FEE - 60_00);
    const chase = (await openBelow(visitor, 'below.chases')).first();
    await expect(chase).toContainText(say('lottery', 'chases.ACTIVE'));
    await button(say('lottery', 'chases.stop'), chase).click();
    const question = dialog(say('lottery', 'chases.stopTitle'));
    await button(say('lottery', 'chases.stop'), question).click();
    await expect(chase).toContainText(say('lottery', 'chases.CANCELLED'));
    await expect(button(say('lottery', 'chases.stop'), chase)).toBeHidden();
    await expect.poll(balance).toBe(PAID_IN - FEE);
  });

  await test.step('finds all of it in a record that adds up', async () => {
    const movements = await readRecord(await openCentre(visitor, 'menu.accountRecord'));
    const changes = movements.map(({ change }) => change).toReversed();
    expect(changes.slice(0, 3)).toEqual([PAID_IN, -20_00, 20_00]);
    expect(changes.slice(3, 7)).toEqual([-20_00, 20_00, -FEE, -60_00]);
    expect(addUp(movements)).toBe(PAID_IN - FEE);
  });
});
