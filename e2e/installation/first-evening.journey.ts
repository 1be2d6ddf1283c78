// A complete first evening: from registration to the payout, and an audit of the books afterwards.
import { expect, test } from '@playwright/test';
import { auditBooks } from './audit.ts';
import { addBankAccount, deposit, setPaymentPassword, withdraw } from '../pages/site/cashier.ts';
import { openBoard, pickWholePlaces, placeSlip, waitForPayout } from '../pages/site/board.ts';
import { openConsole, payWithdrawal } from '../pages/console/console.ts';
import { createNewMember, register } from '../pages/site/entry.ts';
import {
  checkBalances,
  readBalance,
  closeCentre,
  openCentre,
  readRecord,
} from '../pages/site/member-centre.ts';
import { checkDraw, checkOffline } from '../pages/site/check-draw.ts';
import { countShifts } from '../pages/site/layout-shift.ts';
import { createVisitor, type Visitor } from '../pages/site/visitor.ts';

/** The languages of the player, and which owner reviews and which one pays. */
const EVENING = { language: 'VI', locale: 'vi-VN', operators: ['partner', 'owner'] } as const;

/**
 * All numbers of four positions six times and of the fifth once: a stake of 500 in two tickets,
 * each of which wins once in every position whatever is drawn.
 */
const STAKE = 500;
const PRIZE = 489_00;
const WITHDRAWN = 400;

test.use({
  locale: EVENING.locale,
  // The default of most browsers: animations must not block the journey.
  contextOptions: { reducedMotion: 'no-preference' },
});

test('a visitor registers, pays in, bets, wins, and is paid by an operator', async ({
  page,
  browser,
}) => {
  test.setTimeout(8 * 60_000);
  const visitor = createVisitor(page, EVENING.language);
  const member = createNewMember();
  const { say } = visitor;
  const balance = (): Promise<number> => readBalance(visitor);

  await test.step('looks at the site and registers', async () => {
    await visitor.open('/');
    await expect(page.getByRole('timer').first()).toBeVisible();
    await register(visitor, member);
    await expect.poll(balance).toBe(0);
  });

  await test.step('deposits at the bank', async () => {
    const centre = await openCentre(visitor, 'deposit');
    await deposit(visitor, centre, String(STAKE));
    await closeCentre(visitor, centre);
    await expect.poll(balance).toBe(STAKE * 100);
  });

  const bet = await test.step('bets on the next draw and watches it', async () => {
    await openBoard(visitor, 'SSC1');
    await pickWholePlaces(visitor, [0, 1, 2, 3], 6);
    await pickWholePlaces(visitor, [4], 1);
    const placed = await placeSlip(visitor, 'SSC1', `${STAKE}[.,]00`, { isLarge: true });
    await expect.poll(balance).toBe(0);
    const shifted = await countShifts(page);
    expect(await waitForPayout(visitor)).toBe(PRIZE);
    expect(await shifted()).toBeLessThan(0.02);
    await expect.poll(balance).toBe(PRIZE);
    return placed;
  });

  await test.step('verifies the draw, also offline', async () => {
    await checkDraw(visitor, bet);
    await checkOffline(visitor);
  });

  await test.step('finds the bet settled in the record', async () => {
    const centre = await openCentre(visitor, 'menu.bettingRecord');
    const bets = centre.locator('tbody').getByRole('row');
    await expect(bets).toHaveCount(1);
    // Every number was bet on: less comes back than was staked.
    await expect(bets.first()).toContainText(say('members', 'bet.part'));
    await closeCentre(visitor, centre);
  });

  const order = await test.step('requests a withdrawal', () => askForMoney(visitor, member));

  await test.step('one operator reviews it, and another pays it', async () => {
    const [first, second] = EVENING.operators;
    const judge = await openConsole(browser, first);
    const payer = await openConsole(browser, second);
    await payWithdrawal({ judge, payer }, order);
    await judge.context().close();
    await payer.context().close();
  });

  await test.step('sees the payout and a record that adds up', async () => {
    const timeline = page.getByRole('list', { name: say('cashier', 'timeline') });
    await expect(timeline).toContainText(say('cashier', 'withdrawState.SUCCESS'), {
      timeout: 30_000,
    });
    await closeCentre(visitor, visitor.dialog(say('members', 'page.withdraw')));
    await expectRecordToAddUp(visitor);
  });

  await test.step('the audit of the books passes', async () => {
    expect(await auditBooks()).toContain('everything fits');
  });
});

async function askForMoney(visitor: Visitor, member: ReturnType<typeof createNewMember>) {
  const centre = await openCentre(visitor, 'withdraw');
  await setPaymentPassword(visitor, centre, member);
  await addBankAccount(visitor, centre, member);
  return withdraw(visitor, centre, String(WITHDRAWN));
}

/** The record adds up to the balance in the header. */
async function expectRecordToAddUp(visitor: Visitor): Promise<void> {
  const centre = await openCentre(visitor, 'menu.accountRecord');
  const sum = checkBalances(await readRecord(centre));
  expect(sum).toBe(PRIZE - WITHDRAWN * 100);
  expect(await readBalance(visitor)).toBe(sum);
}
