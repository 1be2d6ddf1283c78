// Who looks after lent and multiple accounts finds them by what they have in common: two members of
// one browser, with one card.
import { expect, test } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { arriveAs } from './pages/arrive.ts';
import { addBankAccount, setPaymentPassword } from './pages/cashier.ts';
import { agreeToWaiting } from './pages/desk-client.ts';
import { openDesk, openMenu } from './pages/desk.ts';
import { logOut, makeNewMember, type NewMember } from './pages/entry.ts';
import { closeCentre, openCentre } from './pages/member-centre.ts';
import { act, expectMember, linesOf, openMember, openTab } from './pages/member-desk.ts';
import { chooseKind, lineOf, SHARED_BY_ALL, SHARED_BY_ONE } from './pages/shared-desk.ts';
import { leaveForOwnNetwork, seatVisitor, type Visitor } from './pages/visitor.ts';

test('an operator finds two accounts of one browser, and sees what they share', async ({
  page,
  browser,
}) => {
  const visitor = seatVisitor(page, 'EN');
  const address = await leaveForOwnNetwork(visitor);
  // The console lists the newest of those who share a name, and all other journeys share one.
  const realName = `Pia ${randomName()} Santos`;
  const first = { ...makeNewMember(), realName };
  const second = { ...makeNewMember(), realName, accountNumber: first.accountNumber };
  const pair = [first.username, second.username];
  await visitor.open('/');
  await openAccount(visitor, first);
  await logOut(visitor);
  await openAccount(visitor, second);
  const desk = await openDesk(browser, 'owner');

  await test.step('finds both by their device, their address and their card', async () => {
    await openMenu(desk, 'Shared');
    const tail = `BPI *${first.accountNumber.slice(-4)}`;
    for (const [kind, mark] of [
      ['Device', ' · '],
      ['Network address', address],
      ['Card or wallet', tail],
    ] as const) {
      await chooseKind(desk, kind);
      const line = lineOf(desk, SHARED_BY_ALL, pair);
      await expect(line).toHaveCount(1);
      await expect(line).toContainText(kind);
      await expect(line).toContainText(mark);
      await expect(line.getByRole('button')).toHaveCount(2);
    }
  });

  await test.step('goes on to one of them, and from there to the other', async () => {
    await lineOf(desk, SHARED_BY_ALL, pair).getByRole('button', { name: second.username }).click();
    await expectMember(desk, second.username);
    await expect(desk.getByRole('tab', { name: 'Shared', selected: true })).toBeVisible();
    for (const kind of ['Device', 'Network address', 'Card or wallet', 'Name and birthday']) {
      await expect(linesOf(desk, SHARED_BY_ONE).filter({ hasText: kind })).toContainText(
        first.username,
      );
    }
    const device = lineOf(desk, SHARED_BY_ONE, pair).first();
    await device.getByRole('button', { name: first.username }).click();
    await expectMember(desk, first.username);
  });

  await test.step('closes one account, and the other shows it', async () => {
    await act(desk, 'Close account');
    await agreeToWaiting('act.memberDisable', /./);
    await desk.reload();
    await expect(desk.getByText('Closed', { exact: true })).toBeVisible();
    await openMember(desk, second.username);
    await openTab(desk, 'Shared');
    const closed = linesOf(desk, SHARED_BY_ONE).getByRole('button', {
      name: `${first.username} · Closed`,
    });
    await expect(closed.first()).toBeVisible();
  });
  await desk.context().close();
});

/** A name of letters alone that nobody else has. */
function randomName(): string {
  const letters = Array.from({ length: 10 }, () => String.fromCodePoint(97 + randomInt(26)));
  return `R${letters.join('')}`;
}

/** Registers, and binds the bank account. */
async function openAccount(visitor: Visitor, member: NewMember): Promise<void> {
  await arriveAs(visitor, member);
  const cashier = await openCentre(visitor, 'withdraw');
  await setPaymentPassword(visitor, cashier, member);
  await addBankAccount(visitor, cashier, member);
  await closeCentre(visitor, cashier);
}
