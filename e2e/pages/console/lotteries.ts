// The console's pages of lotteries: terms of sale, odds, number limits, and the calendar.
import { expect, type Locator, type Page } from '@playwright/test';
import { confirmAct, approve } from './approve.ts';
import { approveWaiting } from './backoffice-client.ts';
import { openMenu } from './console.ts';

/** Opens a lottery by its name, at one of its tabs. */
export async function openLottery(backoffice: Page, name: string, part: string): Promise<void> {
  await findLottery(backoffice, name);
  await backoffice.getByRole('link', { name, exact: true }).click();
  await backoffice.getByRole('tab', { name: part, exact: true }).click();
}

/** Puts a lottery on sale, or takes it off sale. */
export async function switchLottery(backoffice: Page, name: string): Promise<void> {
  await findLottery(backoffice, name);
  const onSale = backoffice.getByRole('switch', { name: `Sell ${name}` });
  const was = await onSale.isChecked();
  await onSale.click();
  await confirmAct(backoffice, name, 'Save');
  await expect(onSale).toBeChecked({ checked: !was });
}

/** Sets the cancel fee, in parts per million of the stake. */
export async function setCancelFee(backoffice: Page, name: string, share: number): Promise<void> {
  await findLottery(backoffice, name);
  const row = backoffice
    .getByRole('row')
    .filter({ has: backoffice.getByRole('link', { name, exact: true }) });
  await row.getByRole('button', { name: 'Terms and limits', exact: true }).click();
  const question = backoffice.getByRole('dialog', { name: `Terms and limits · ${name}` });
  const fee = question.getByLabel(/^Cancellation fee/);
  await fee.fill(String(share));
  const help = `Parts per million of the stake: ${share / 10_000} %`;
  await expect(question.getByText(help, { exact: true })).toBeVisible();
  await confirmAct(backoffice, /^Terms and limits/, 'Save');
  await approveWaiting('act.lotteryEdit', /./);
  await backoffice.reload();
}

async function findLottery(backoffice: Page, name: string): Promise<void> {
  await openMenu(backoffice, 'Lotteries');
  await backoffice.getByLabel('Search', { exact: true }).fill(name);
}

/** Opens the dialog for the odds of a play of the lottery on the page. */
export async function editOdds(backoffice: Page, play: string): Promise<Locator> {
  const row = backoffice
    .getByRole('row')
    .filter({ has: backoffice.getByText(play, { exact: true }) });
  await row.getByRole('button', { name: 'Edit', exact: true }).click();
  return backoffice.getByRole('dialog', { name: /^Odds and return ·/ });
}

/** Closes a number of the lottery on the page until further notice. */
export async function closeNumber(backoffice: Page, item: string): Promise<void> {
  await backoffice.getByRole('button', { name: 'Add a limit', exact: true }).click();
  const question = backoffice.getByRole('dialog', { name: /^Add a limit/ });
  await question.getByLabel('Number', { exact: true }).fill(item);
  await expect(question.getByText(/crossed out on the pads/)).toBeVisible();
  await confirmAct(backoffice, /^Add a limit/, 'Save');
  await expect(limitOf(backoffice, item)).toContainText('In force');
}

/** Ends the limit on a number of the lottery on the page. */
export async function reopenNumber(backoffice: Page, item: string): Promise<void> {
  await limitOf(backoffice, item).getByRole('button', { name: 'End', exact: true }).click();
  await confirmAct(backoffice, /^End/, 'End');
  await approveWaiting('act.numberLimitEnd', /./);
  await backoffice.reload();
  await expect(limitOf(backoffice, item)).toContainText('Ended');
}

function limitOf(backoffice: Page, item: string): Locator {
  return backoffice.getByRole('row').filter({ hasText: item }).first();
}

export interface Times {
  /** Such as `17:15`, in the zone of the lottery. */
  readonly times: string;
  /** An additional draw day beside its weekdays, `YYYY-MM-DD`. */
  readonly extraDay: string;
  readonly lead: number;
}

/** Requests another calendar of the lottery on the page, after a preview of its next draws. */
export async function askForTimes(
  backoffice: Page,
  { times, extraDay, lead }: Times,
): Promise<void> {
  await backoffice.getByLabel('Times of the day').fill(times);
  await backoffice.getByLabel('Extra days with a draw').fill(extraDay);
  await backoffice.getByLabel('Closes this many seconds before the draw').fill(String(lead));
  const ask = backoffice.getByRole('button', { name: 'Ask for approval', exact: true });
  await expect(ask).toBeDisabled();
  await backoffice.getByRole('button', { name: 'Show the next draws', exact: true }).click();
  const next = backoffice.getByRole('table', { name: 'The next draws' });
  await expect(next.getByRole('row').nth(1)).toContainText(extraDay.replaceAll('-', ''));
  await expect(backoffice.getByText(/^Void: 0/)).toBeVisible();
  await ask.click();
  await confirmAct(backoffice, /^Schedule/, 'Ask for approval');
}

/** Approves the requested calendar. */
export function approveTimes(backoffice: Page, code: string, times: string): Promise<void> {
  return approve(backoffice, new RegExp(`${code}.*${times}`));
}
