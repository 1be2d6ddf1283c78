// The effect of each freeze level on an account: set and lifted by an operator with a reason, and
// seen by the member on the site.
import { expect, test, type Page } from '@playwright/test';
import { startAsMember } from '../pages/site/start-as-member.ts';
import { confirmAct } from '../pages/console/approve.ts';
import { openBoard, pickWholePlaces, placeSlip, sendSlip } from '../pages/site/board.ts';
import {
  addBankAccount,
  startDeposit,
  deposit,
  setPaymentPassword,
  withdraw,
} from '../pages/site/cashier.ts';
import { creditMember } from '../pages/console/backoffice-calls.ts';
import { approveWaiting } from '../pages/console/backoffice-client.ts';
import { openConsole } from '../pages/console/console.ts';
import { expectLoggedIn, createNewMember, submitLogin } from '../pages/site/entry.ts';
import { act, choose, openMember, openTab } from '../pages/console/member-backoffice.ts';
import { closeCentre, openCentre } from '../pages/site/member-centre.ts';
import { moveToOwnNetwork, createVisitor, type Visitor } from '../pages/site/visitor.ts';

const FROZEN = 'Your account is frozen for this. Please contact the customer service.';
const NO_LOGIN = 'This account is frozen. Please contact the customer service.';
const STAKE = '20[.,]00';
/** For a slip that is refused twice and accepted the third time. */
const LEAST_SECONDS = 45;

/**
 * Each level with the member's remaining permissions, and the description that the operator reads.
 */
const EFFECTS = {
  'look only': 'can log in and look, but not play, pay in or pay out.',
  'no betting': 'cannot bet; paying in and out still works.',
  'no login': 'is logged out at once and cannot log in.',
} as const;
type Level = keyof typeof EFFECTS;

test('a freeze blocks what its level says, and lifting it restores everything', async ({
  page,
  browser,
}) => {
  const visitor = createVisitor(page, 'EN');
  await moveToOwnNetwork(visitor);
  const { say } = visitor;
  const member = createNewMember();
  await startAsMember(visitor, member);
  await creditMember(member.username, '1000');
  const cashier = await openCentre(visitor, 'withdraw');
  await setPaymentPassword(visitor, cashier, member);
  await addBankAccount(visitor, cashier, member);
  await closeCentre(visitor, cashier);
  await openBoard(visitor, 'SSC5', LEAST_SECONDS);
  await pickWholePlaces(visitor, [0], 1);
  const backoffice = await openConsole(browser, 'owner');
  await openMember(backoffice, member.username);

  await test.step('look only: no bet, no deposit, no withdrawal', async () => {
    await freeze(backoffice, member.username, 'look only');
    await expectNoBet(visitor);
    const paying = await openCentre(visitor, 'deposit');
    await startDeposit(visitor, paying, '100');
    await expect(paying.getByText(FROZEN)).toBeVisible();
    await closeCentre(visitor, paying);
    const taking = await openCentre(visitor, 'withdraw');
    await expect(taking.getByText(say('cashier', 'why.frozen'))).toBeVisible();
    await expect(taking.getByLabel(say('cashier', 'withdrawAmount'))).toHaveCount(0);
    await closeCentre(visitor, taking);
    await thaw(backoffice, member.username);
  });

  await test.step('no betting: deposits and withdrawals still work', async () => {
    await freeze(backoffice, member.username, 'no betting');
    await expectNoBet(visitor);
    const taking = await openCentre(visitor, 'withdraw');
    await withdraw(visitor, taking, '200');
    await closeCentre(visitor, taking);
    const paying = await openCentre(visitor, 'deposit');
    await deposit(visitor, paying, '100');
    await closeCentre(visitor, paying);
    await thaw(backoffice, member.username);
  });

  await test.step('lifted: the same slip is accepted', async () => {
    await placeSlip(visitor, 'SSC5', STAKE);
  });

  await test.step('no login: logged out at once, and refused until it is lifted', async () => {
    await freeze(backoffice, member.username, 'no login');
    await expect(page.getByText(say('shell', 'sessionEnded'))).toBeVisible();
    const form = visitor.dialog(say('identity', 'loginTitle'));
    await submitLogin(visitor, form, member);
    await expect(form).toContainText(NO_LOGIN);
    await thaw(backoffice, member.username);
    await submitLogin(visitor, form, member);
    await expectLoggedIn(visitor);
  });

  await test.step('every change is in the notes of the member', async () => {
    await openTab(backoffice, 'Notes');
    await expect(backoffice.getByText('The harbour lights are being changed.')).toHaveCount(6);
  });

  await test.step('the case names the bet in words, and who froze and unfroze', async () => {
    await openTab(backoffice, 'Case file');
    const line = backoffice.getByRole('list', { name: 'Case file' });
    await expect(line.getByText(/: .+ · \d+ × \d+ · @/).first()).toBeVisible();
    await expect(line.getByText(/Freeze a member/)).toHaveCount(3);
    await backoffice.getByRole('button', { name: 'Withdrawals', exact: true }).click();
    await expect(line.getByText(/Freeze a member/)).toHaveCount(0);
    await expect(line.getByText('200.00', { exact: false }).first()).toBeVisible();
  });

  await test.step('the case is saved with a reason', async () => {
    await backoffice.getByRole('button', { name: 'Save or print' }).click();
    const dialog = backoffice.getByRole('dialog', { name: 'Save or print' });
    await dialog.getByRole('combobox', { name: 'As' }).click();
    await backoffice.getByRole('option', { name: 'CSV file' }).click();
    const saved = backoffice.waitForEvent('download');
    await confirmAct(backoffice, 'Save or print', 'Save or print');
    expect((await saved).suggestedFilename()).toMatch(/^case-\d+\.csv$/);
    await openTab(backoffice, 'What operators did');
    const acts = backoffice.getByRole('list', { name: 'What operators did' });
    await expect(acts.getByText('Save or print a member’s case').first()).toBeVisible();
  });
  await backoffice.context().close();
});

/** Freezes the member on the page to a level, after checking the description of its effect. */
async function freeze(backoffice: Page, username: string, level: Level): Promise<void> {
  const question = await choose(backoffice, 'Freeze');
  await question.getByRole('combobox', { name: 'What is left' }).click();
  await backoffice.getByRole('option', { name: level, exact: true }).click();
  await expect(question.getByRole('alert')).toHaveText(`${username} ${EFFECTS[level]}`);
  await confirmAct(backoffice, 'Freeze', 'Freeze');
  await expect(backoffice.getByText(`Frozen: ${level}`, { exact: true })).toBeVisible();
}

async function thaw(backoffice: Page, username: string): Promise<void> {
  const message = await act(backoffice, 'Open again');
  expect(message).toContain(`${username} can use the account fully again.`);
  expect(message).toContain('A second operator must agree before it is so.');
  await approveWaiting('act.memberUnfreeze', /./);
  await backoffice.reload();
  await expect(backoffice.getByText('Active', { exact: true })).toBeVisible();
}

/** The slip is refused and keeps its bets. */
async function expectNoBet(visitor: Visitor): Promise<void> {
  await sendSlip(visitor, STAKE);
  const question = visitor.dialog(visitor.say('lottery', 'confirmTitle'));
  await expect(question.getByText(FROZEN)).toBeVisible();
  await visitor.button(visitor.say('ui', 'close'), question).click();
}
