// The first evening in the house: from the door to the payout, and the books afterwards.
import { expect, test } from '@playwright/test';
import { auditBooks } from './audit.ts';
import { addBankAccount, payIn, setPaymentPassword, withdraw } from './pages/cashier.ts';
import { openBoard, pickWholePlaces, placeSlip, waitForWin } from './pages/board.ts';
import { openDesk, payWithdrawal } from './pages/desk.ts';
import { makeNewMember, register } from './pages/entry.ts';
import { addUp, balanceShown, closeCentre, openCentre, readRecord } from './pages/member-centre.ts';
import { checkDraw, checkOffline } from './pages/verify.ts';
import { seatVisitor, type Visitor } from './pages/visitor.ts';

/** Who plays, and which of the two owners judges what the other pays. */
const EVENING = { language: 'VI', locale: 'vi-VN', operators: ['partner', 'owner'] } as const;

/**
 * All numbers of four positions six times and of the fifth once: a stake of 500 in two tickets of
 * which each wins once in every position, whatever is drawn.
 */
const STAKE = 500;
const PRIZE = 489_00;
const WITHDRAWN = 400;

test.use({
  locale: EVENING.locale,
  // As most people have it: what moves must not be in anybody's way.
  contextOptions: { reducedMotion: 'no-preference' },
});

test('a visitor registers, pays in, bets, wins, and is paid by an operator', async ({
  page,
  browser,
}) => {
  test.setTimeout(8 * 60_000);
  const visitor = seatVisitor(page, EVENING.language);
  const member = makeNewMember();
  const { say } = visitor;
  const balance = (): Promise<number> => balanceShown(visitor);

  await test.step('looks at the house and registers', async () => {
    await visitor.open('/');
    await expect(page.getByRole('timer').first()).toBeVisible();
    await register(visitor, member);
    await expect.poll(balance).toBe(0);
  });

  await test.step('pays in at the bank', async () => {
    const centre = await openCentre(visitor, 'deposit');
    await payIn(visitor, centre, String(STAKE));
    await closeCentre(visitor, centre);
    await expect.poll(balance).toBe(STAKE * 100);
  });

  const bet = await test.step('bets on the next draw and sees it come', async () => {
    await openBoard(visitor, 'SSC1');
    await pickWholePlaces(visitor, [0, 1, 2, 3], 6);
    await pickWholePlaces(visitor, [4], 1);
    const placed = await placeSlip(visitor, 'SSC1', `${STAKE}[.,]00`);
    await expect.poll(balance).toBe(0);
    expect(await waitForWin(visitor)).toBe(PRIZE);
    await expect.poll(balance).toBe(PRIZE);
    return placed;
  });

  await test.step('checks that the draw was fair, also without a network', async () => {
    await checkDraw(visitor, bet);
    await checkOffline(visitor);
  });

  await test.step('finds the bet settled in the record', async () => {
    const centre = await openCentre(visitor, 'menu.bettingRecord');
    const bets = centre.locator('tbody').getByRole('row');
    await expect(bets).toHaveCount(1);
    await expect(bets.first()).toContainText(say('members', 'bet.won'));
    await closeCentre(visitor, centre);
  });

  const order = await test.step('asks for a withdrawal', () => askForMoney(visitor, member));

  await test.step('an operator judges it, and another pays it', async () => {
    const [first, second] = EVENING.operators;
    const judge = await openDesk(browser, first);
    const payer = await openDesk(browser, second);
    await payWithdrawal({ judge, payer }, order);
    await judge.context().close();
    await payer.context().close();
  });

  await test.step('sees the payout, and a record that adds up', async () => {
    const timeline = page.getByRole('list', { name: say('cashier', 'timeline') });
    await expect(timeline).toContainText(say('cashier', 'withdrawState.SUCCESS'), {
      timeout: 30_000,
    });
    await closeCentre(visitor, visitor.dialog(say('members', 'page.withdraw')));
    await expectRecordToAddUp(visitor);
  });

  await test.step('the books of the house fit', async () => {
    expect(await auditBooks()).toContain('everything fits');
  });
});

async function askForMoney(visitor: Visitor, member: ReturnType<typeof makeNewMember>) {
  const centre = await openCentre(visitor, 'withdraw');
  await setPaymentPassword(visitor, centre, member);
  await addBankAccount(visitor, centre, member);
  return withdraw(visitor, centre, String(WITHDRAWN));
}

/** The record adds up to what the header says. */
async function expectRecordToAddUp(visitor: Visitor): Promise<void> {
  const centre = await openCentre(visitor, 'menu.accountRecord');
  const sum = addUp(await readRecord(centre));
  expect(sum).toBe(PRIZE - WITHDRAWN * 100);
  expect(await balanceShown(visitor)).toBe(sum);
}
