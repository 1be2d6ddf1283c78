// The console's pages of lotteries: what is sold, odds, limits of numbers, and the calendar.
import { expect, type Locator, type Page } from '@playwright/test';
import { actFor, approve } from './approvals.ts';
import { agreeToWaiting } from './desk-client.ts';
import { openMenu } from './desk.ts';

/** Opens a lottery by its name, at one of its parts. */
export async function openLottery(desk: Page, name: string, part: string): Promise<void> {
  await findLottery(desk, name);
  await desk.getByRole('link', { name, exact: true }).click();
  await desk.getByRole('tab', { name: part, exact: true }).click();
}

/** Puts a lottery on sale, or takes it off. */
export async function switchLottery(desk: Page, name: string): Promise<void> {
  await findLottery(desk, name);
  const onSale = desk.getByRole('switch', { name: `Sell ${name}` });
  const was = await onSale.isChecked();
  await onSale.click();
  await actFor(desk, name, 'Save');
  await expect(onSale).toBeChecked({ checked: !was });
}

/** Sets what taking an order back costs, in parts per million of its stake. */
export async function setCancelFee(desk: Page, name: string, share: number): Promise<void> {
  await findLottery(desk, name);
  const row = desk.getByRole('row').filter({ has: desk.getByRole('link', { name, exact: true }) });
  await row.getByRole('button', { name: 'Terms and limits', exact: true }).click();
  const question = desk.getByRole('dialog', { name: `Terms and limits · ${name}` });
  const fee = question.getByLabel(/^Fee for cancelling/);
  await fee.fill(String(share));
  await expect(question.getByText(`${share / 10_000} %`, { exact: true })).toBeVisible();
  await actFor(desk, /^Terms and limits/, 'Save');
  await agreeToWaiting('act.lotteryEdit', /./);
  await desk.reload();
}

async function findLottery(desk: Page, name: string): Promise<void> {
  await openMenu(desk, 'Lotteries');
  await desk.getByLabel('Search', { exact: true }).fill(name);
}

/** Begins to change the odds of a play of the lottery shown. */
export async function editOdds(desk: Page, play: string): Promise<Locator> {
  const row = desk.getByRole('row').filter({ has: desk.getByText(play, { exact: true }) });
  await row.getByRole('button', { name: 'Edit', exact: true }).click();
  return desk.getByRole('dialog', { name: `Odds and return · ${play}` });
}

/** Closes a number of the lottery shown until further notice. */
export async function closeNumber(desk: Page, item: string): Promise<void> {
  await desk.getByRole('button', { name: 'Add a limit', exact: true }).click();
  const question = desk.getByRole('dialog', { name: /^Add a limit/ });
  await question.getByLabel('Number', { exact: true }).fill(item);
  await expect(question.getByText(/pads cross it out/)).toBeVisible();
  await actFor(desk, /^Add a limit/, 'Save');
  await expect(limitOf(desk, item)).toContainText('In force');
}

/** Ends what stands on a number of the lottery shown. */
export async function openNumber(desk: Page, item: string): Promise<void> {
  await limitOf(desk, item).getByRole('button', { name: 'End', exact: true }).click();
  await actFor(desk, /^End/, 'End');
  await agreeToWaiting('act.numberLimitEnd', /./);
  await desk.reload();
  await expect(limitOf(desk, item)).toContainText('Ended');
}

function limitOf(desk: Page, item: string): Locator {
  return desk.getByRole('row').filter({ hasText: item }).first();
}

export interface Times {
  /** Such as `17:15`, in the zone of the lottery. */
  readonly times: string;
  /** A day on which it draws beside its weekdays, `YYYY-MM-DD`. */
  readonly extraDay: string;
  readonly lead: number;
}

/** Asks for another calendar of the lottery shown, after a look at its next draws. */
export async function askForTimes(desk: Page, { times, extraDay, lead }: Times): Promise<void> {
  await desk.getByLabel('Times of the day').fill(times);
  await desk.getByLabel('Extra days with a draw').fill(extraDay);
  await desk.getByLabel('Closes so many seconds before the draw').fill(String(lead));
  const ask = desk.getByRole('button', { name: 'Ask for approval', exact: true });
  await expect(ask).toBeDisabled();
  await desk.getByRole('button', { name: 'Show the next draws', exact: true }).click();
  const next = desk.getByRole('table', { name: 'The next draws' });
  await expect(next.getByRole('row').nth(1)).toContainText(extraDay.replaceAll('-', ''));
  await expect(desk.getByText(/^Void: 0/)).toBeVisible();
  await ask.click();
  await actFor(desk, /^Schedule/, 'Ask for approval');
}

/** Agrees to the calendar that was asked for. */
export function approveTimes(desk: Page, code: string, times: string): Promise<void> {
  return approve(desk, new RegExp(`${code}.*${times}`));
}
