// The member centre, opened from the account menu.
import { expect, type Locator } from '@playwright/test';
import { readMoney } from '../money-text.ts';
import type { Visitor } from './visitor.ts';

type Entry = 'deposit' | 'withdraw' | 'menu.accountRecord' | 'menu.bettingRecord';

const PAGES = {
  deposit: 'page.depositv2',
  withdraw: 'page.withdraw',
  'menu.accountRecord': 'page.transactionHistory',
  'menu.bettingRecord': 'page.personalHistoryCopy',
} as const;

export async function openCentre(visitor: Visitor, entry: Entry): Promise<Locator> {
  const { page, say, button, dialog } = visitor;
  await button(say('shell', 'accountMenu')).click();
  await page.getByRole('menuitem', { name: say('shell', entry), exact: true }).click();
  const centre = dialog(say('members', PAGES[entry]));
  await expect(centre).toBeVisible();
  return centre;
}

export async function closeCentre({ say, button }: Visitor, centre: Locator): Promise<void> {
  await button(say('ui', 'close'), centre).click();
  await expect(centre).toBeHidden();
}

/** The spendable balance in the header, in hundredths. */
export async function readBalance({ page, say }: Visitor): Promise<number> {
  const name = say('shell', 'wallet');
  const shown = page.getByRole('button', { name, exact: true, includeHidden: true });
  return readMoney((await shown.innerText()).trim());
}

export interface Movement {
  readonly change: number;
  readonly after: number;
}

/** The account record, newest first. */
export async function readRecord(centre: Locator): Promise<Movement[]> {
  const rows = centre.locator('tbody').getByRole('row');
  await expect(rows.first()).toBeVisible();
  // Read in one evaluation: a movement that arrives in between would shift the rows.
  const texts = await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('td')].slice(-2).map((cell) => cell.innerText)),
  );
  return texts.map(([change = '', after = '']) => ({
    change: readMoney(change),
    after: readMoney(after),
  }));
}

/** Each balance is the previous one plus the movement; returns the last one. */
export function checkBalances(movements: readonly Movement[]): number {
  let before = 0;
  for (const { change, after } of movements.toReversed()) {
    expect(after).toBe(before + change);
    before = after;
  }
  return before;
}
