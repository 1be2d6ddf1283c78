// What a freeze leaves of an account, level by level: set and ended by an operator with a reason,
// met by the member at the site.
import { expect, test, type Page } from '@playwright/test';
import { arriveAs } from './pages/arrive.ts';
import { actFor } from './pages/approvals.ts';
import { openBoard, pickWholePlaces, placeSlip, sendSlip } from './pages/board.ts';
import {
  addBankAccount,
  startDeposit,
  payIn,
  setPaymentPassword,
  withdraw,
} from './pages/cashier.ts';
import { giveMoney } from './pages/desk-calls.ts';
import { agreeToWaiting } from './pages/desk-client.ts';
import { openDesk } from './pages/desk.ts';
import { expectInside, makeNewMember, tryLogin } from './pages/entry.ts';
import { act, choose, openMember, openTab } from './pages/member-desk.ts';
import { closeCentre, openCentre } from './pages/member-centre.ts';
import { leaveForOwnNetwork, seatVisitor, type Visitor } from './pages/visitor.ts';

const FROZEN = 'Your account is frozen for this. Please contact the customer service.';
const NO_LOGIN = 'This account is frozen. Please contact the customer service.';
const STAKE = '20[.,]00';
/** For a slip that is refused twice, and taken the third time. */
const LEAST_SECONDS = 45;

/** Each level by what is left of the account, and what the operator reads that it does. */
const EFFECTS = {
  'look only': 'can log in and look, but not play, pay in or pay out.',
  'no betting': 'cannot bet; paying in and out still works.',
  'no login': 'is logged out at once and cannot log in.',
} as const;
type Level = keyof typeof EFFECTS;

test('a freeze stops what its level says, and its end gives all of it back', async ({
  page,
  browser,
}) => {
  const visitor = seatVisitor(page, 'EN');
  await leaveForOwnNetwork(visitor);
  const { say } = visitor;
  const member = makeNewMember();
  await arriveAs(visitor, member);
  await giveMoney(member.username, '1000');
  const cashier = await openCentre(visitor, 'withdraw');
  await setPaymentPassword(visitor, cashier, member);
  await addBankAccount(visitor, cashier, member);
  await closeCentre(visitor, cashier);
  await openBoard(visitor, 'SSC5', LEAST_SECONDS);
  await pickWholePlaces(visitor, [0], 1);
  const desk = await openDesk(browser, 'owner');
  await openMember(desk, member.username);

  await test.step('to look only: no bet, no deposit, no withdrawal', async () => {
    await freeze(desk, member.username, 'look only');
    await expectNoBet(visitor);
    const paying = await openCentre(visitor, 'deposit');
    await startDeposit(visitor, paying, '100');
    await expect(paying.getByText(FROZEN)).toBeVisible();
    await closeCentre(visitor, paying);
    const taking = await openCentre(visitor, 'withdraw');
    await expect(taking.getByText(say('cashier', 'why.frozen'))).toBeVisible();
    await expect(taking.getByLabel(say('cashier', 'withdrawAmount'))).toHaveCount(0);
    await closeCentre(visitor, taking);
    await thaw(desk, member.username);
  });

  await test.step('no betting: money still goes in and out', async () => {
    await freeze(desk, member.username, 'no betting');
    await expectNoBet(visitor);
    const taking = await openCentre(visitor, 'withdraw');
    await withdraw(visitor, taking, '200');
    await closeCentre(visitor, taking);
    const paying = await openCentre(visitor, 'deposit');
    await payIn(visitor, paying, '100');
    await closeCentre(visitor, paying);
    await thaw(desk, member.username);
  });

  await test.step('ended: the same slip is taken', async () => {
    await placeSlip(visitor, 'SSC5', STAKE);
  });

  await test.step('no login: out at once, and not in again until it is ended', async () => {
    await freeze(desk, member.username, 'no login');
    await expect(page.getByText(say('shell', 'sessionEnded'))).toBeVisible();
    const form = visitor.dialog(say('identity', 'loginTitle'));
    await tryLogin(visitor, form, member);
    await expect(form).toContainText(NO_LOGIN);
    await thaw(desk, member.username);
    await tryLogin(visitor, form, member);
    await expectInside(visitor);
  });

  await test.step('all of it stands in the notes of the member', async () => {
    await openTab(desk, 'Notes');
    await expect(desk.getByText('The harbour lights are being changed.')).toHaveCount(6);
  });
  await desk.context().close();
});

/** Freezes the member shown to a level, after what it does was said. */
async function freeze(desk: Page, username: string, level: Level): Promise<void> {
  const question = await choose(desk, 'Freeze');
  await question.getByRole('combobox', { name: 'What is left' }).click();
  await desk.getByRole('option', { name: level, exact: true }).click();
  await expect(question.getByRole('alert')).toHaveText(`${username} ${EFFECTS[level]}`);
  await actFor(desk, 'Freeze', 'Freeze');
  await expect(desk.getByText(`Frozen: ${level}`, { exact: true })).toBeVisible();
}

async function thaw(desk: Page, username: string): Promise<void> {
  const told = await act(desk, 'Open again');
  expect(told).toContain(`${username} can use the account fully again.`);
  expect(told).toContain('A second operator must agree before it is so.');
  await agreeToWaiting('act.memberUnfreeze', /./);
  await desk.reload();
  await expect(desk.getByText('Active', { exact: true })).toBeVisible();
}

/** The slip is refused, and stays as it is. */
async function expectNoBet(visitor: Visitor): Promise<void> {
  await sendSlip(visitor, STAKE);
  const question = visitor.dialog(visitor.say('lottery', 'confirmTitle'));
  await expect(question.getByText(FROZEN)).toBeVisible();
  await visitor.button(visitor.say('ui', 'close'), question).click();
}
