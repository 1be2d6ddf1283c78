// An operator finds shared and multiple accounts by what they have in common: two members with one
// browser and one bank card.
import { expect, test } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { startAsMember } from '../pages/site/start-as-member.ts';
import { addBankAccount, setPaymentPassword } from '../pages/site/cashier.ts';
import { approveWaiting } from '../pages/console/backoffice-client.ts';
import { openConsole, openMenu } from '../pages/console/console.ts';
import { logOut, createNewMember, type NewMember } from '../pages/site/entry.ts';
import { closeCentre, openCentre } from '../pages/site/member-centre.ts';
import {
  act,
  expectMember,
  listRows,
  openMember,
  openTab,
} from '../pages/console/member-backoffice.ts';
import {
  chooseKind,
  findRow,
  SHARED_BY_ALL,
  SHARED_BY_ONE,
} from '../pages/console/shared-backoffice.ts';
import { moveToOwnNetwork, createVisitor, type Visitor } from '../pages/site/visitor.ts';

test('an operator finds two accounts of one browser, and sees what they share', async ({
  page,
  browser,
}) => {
  const visitor = createVisitor(page, 'EN');
  const address = await moveToOwnNetwork(visitor);
  // The console lists the newest members that share a name, and all other journeys share one name.
  const realName = `Pia ${randomName()} Santos`;
  const first = { ...createNewMember(), realName };
  const second = { ...createNewMember(), realName, accountNumber: first.accountNumber };
  const pair = [first.username, second.username];
  await visitor.open('/');
  await openAccount(visitor, first);
  await logOut(visitor);
  await openAccount(visitor, second);
  const backoffice = await openConsole(browser, 'owner');

  await test.step('finds both by device, address and card', async () => {
    await openMenu(backoffice, 'Shared');
    const tail = `BPI *${first.accountNumber.slice(-4)}`;
    for (const [kind, mark] of [
      ['Device', ' · '],
      ['Network address', address],
      ['Card or wallet', tail],
    ] as const) {
      await chooseKind(backoffice, kind);
      const line = findRow(backoffice, SHARED_BY_ALL, pair);
      await expect(line).toHaveCount(1);
      await expect(line).toContainText(kind);
      await expect(line).toContainText(mark);
      await expect(line.getByRole('button')).toHaveCount(2);
    }
  });

  await test.step('opens one of them, and from there the other', async () => {
    await findRow(backoffice, SHARED_BY_ALL, pair)
      .getByRole('button', { name: second.username })
      .click();
    await expectMember(backoffice, second.username);
    await expect(backoffice.getByRole('tab', { name: 'Shared', selected: true })).toBeVisible();
    for (const kind of ['Device', 'Network address', 'Card or wallet', 'Name and birthday']) {
      await expect(listRows(backoffice, SHARED_BY_ONE).filter({ hasText: kind })).toContainText(
        first.username,
      );
    }
    const device = findRow(backoffice, SHARED_BY_ONE, pair).first();
    await device.getByRole('button', { name: first.username }).click();
    await expectMember(backoffice, first.username);
  });

  await test.step('tags both from the list, and finds them by a view of its own', async () => {
    await openMenu(backoffice, 'Members');
    const box = backoffice.getByLabel('Name, number or e-mail');
    for (const username of pair) {
      await box.fill(username);
      await backoffice.getByRole('checkbox', { name: new RegExp(`: ${username}$`) }).check();
    }
    const tag = `ring ${realName.slice(-6)}`;
    await backoffice.getByRole('button', { name: 'Add a tag' }).click();
    await backoffice.getByRole('dialog', { name: 'Add a tag' }).getByLabel('Tag').fill(tag);
    await backoffice
      .getByRole('dialog', { name: 'Add a tag' })
      .getByRole('button', { name: 'Add a tag' })
      .click();
    const report = backoffice.getByRole('dialog', { name: 'What happened' });
    await expect(report.getByRole('status')).toHaveText(
      '2 done, 0 wait for a second operator, 0 failed.',
    );
    for (const username of pair) {
      await expect(report.getByRole('row', { name: username })).toContainText('Done');
    }
    await report.getByRole('button', { name: 'Close' }).click();
    await box.fill('');
    await backoffice.getByRole('button', { name: 'Add filter' }).click();
    await backoffice.getByRole('menuitemcheckbox', { name: 'Tag', exact: true }).click();
    await backoffice.getByLabel('Tag', { exact: true }).fill(tag);
    await expect(backoffice.getByText('1-2 of 2')).toBeVisible();
    await backoffice.getByRole('button', { name: 'Save view' }).click();
    const naming = backoffice.getByRole('dialog', { name: 'Save view' });
    await naming.getByLabel('Name of the view').fill('The ring');
    await naming.getByRole('button', { name: 'Save view' }).click();
    await backoffice.getByRole('button', { name: 'Everybody' }).click();
    await expect(backoffice.getByText('1-2 of 2')).toBeHidden();
    await backoffice.getByRole('button', { name: 'The ring' }).click();
    await expect(backoffice.getByText('1-2 of 2')).toBeVisible();
    await backoffice.getByRole('button', { name: 'Everybody' }).click();
  });

  await test.step('closes one account, which the other’s page shows', async () => {
    await openMember(backoffice, first.username);
    await act(backoffice, 'Close account');
    await approveWaiting('act.memberDisable', /./);
    await backoffice.reload();
    await expect(backoffice.getByText('Closed', { exact: true })).toBeVisible();
    await openMember(backoffice, second.username);
    await openTab(backoffice, 'Shared');
    const closed = listRows(backoffice, SHARED_BY_ONE).getByRole('button', {
      name: `${first.username} · Closed`,
    });
    await expect(closed.first()).toBeVisible();
  });
  await backoffice.context().close();
});

/** A unique name of letters only. */
function randomName(): string {
  const letters = Array.from({ length: 10 }, () => String.fromCodePoint(97 + randomInt(26)));
  return `R${letters.join('')}`;
}

/** Registers, and adds the bank account. */
async function openAccount(visitor: Visitor, member: NewMember): Promise<void> {
  await startAsMember(visitor, member);
  const cashier = await openCentre(visitor, 'withdraw');
  await setPaymentPassword(visitor, cashier, member);
  await addBankAccount(visitor, cashier, member);
  await closeCentre(visitor, cashier);
}
