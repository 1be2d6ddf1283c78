// The board of a lottery: picks, the slip, and its outcome.
import { expect, type Locator } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { readMoney } from '../money-text.ts';
import type { Visitor } from './visitor.ts';

/** The time in which a draw that has just opened is closed, drawn and settled. */
const DRAW_MS = 150_000;
/** The time that a slow person needs to fill in a slip. */
const LEAST_SECONDS = 30;

const PLACES = ['place.0', 'place.1', 'place.2', 'place.3', 'place.4'] as const;

/** Opens a board and waits for a draw that stays on sale long enough. */
export async function openBoard(
  { page, say, open }: Visitor,
  gameCode: string,
  leastSeconds = LEAST_SECONDS,
): Promise<void> {
  await open(`/lottery?game=${gameCode}`);
  const closing = page
    .getByRole('timer')
    .filter({ hasText: say('lottery', 'closesIn') })
    .first();
  const seconds = async (): Promise<number> => {
    const text = await closing.innerText({ timeout: 1000 }).catch(() => '');
    const [, minutes = '0', left = '0'] = /(\d+):(\d+)\s*$/.exec(text) ?? [];
    return Number(minutes) * 60 + Number(left);
  };
  const timeout = (leastSeconds + 60) * 1000;
  await expect.poll(seconds, { timeout }).toBeGreaterThan(leastSeconds);
}

/** Shows the tabs with all plays, on a board that opens with its family's skin. */
export async function showAllPlays({ page, say }: Visitor): Promise<void> {
  const all = page.getByRole('radio', { name: say('pads', 'view.plays'), exact: true });
  await all.click();
  await expect(all).toBeChecked();
  await expect(page.getByRole('tablist', { name: say('lottery', 'playGroups') })).toBeVisible();
}

/** Adds every number of the given positions to the slip, `multiple` times. */
export function pickWholePlaces(
  visitor: Visitor,
  places: readonly number[],
  multiple: number,
): Promise<void> {
  return pickPlaces(visitor, places, 'all', multiple);
}

/** Adds some numbers of the given positions to the slip, `multiple` times. */
export async function pickPlaces(
  { page, say, button }: Visitor,
  places: readonly number[],
  part: 'all' | 'big' | 'small',
  multiple: number,
): Promise<void> {
  await page.getByRole('tab', { name: say('plays', 'group.FixedPlace'), exact: true }).click();
  for (const place of places) {
    const name = say('plays', PLACES[place] ?? 'place.0');
    const row = page.getByRole('group', { name, exact: true });
    await button(say('lottery', `pick.${part}`), row).click();
  }
  await page.getByLabel(say('lottery', 'multiple'), { exact: true }).fill(String(multiple));
  await button(say('lottery', 'addToSlip')).click();
}

export interface PlacedBet {
  readonly issue: string;
  /** The receipt file that the player saves. */
  readonly receipt: string;
}

/**
 * Places the slip and saves its receipt; `stake` is a pattern of the stake as the page shows it.
 */
export async function placeSlip(
  visitor: Visitor,
  gameCode: string,
  stake: string,
  how: { readonly isLarge?: boolean } = {},
): Promise<PlacedBet> {
  const { say, button, dialog } = visitor;
  await sendSlip(visitor, stake, how);
  const done = dialog(say('lottery', 'placedTitle'));
  await expect(done).toBeVisible();
  const receipt = await saveReceipt(visitor, done);
  const words = new RegExp(say('lottery', 'placedText', { issue: '(\\d{8}-\\d{4}(?:-\\d+)?)' }));
  const message = await done.getByText(words).innerText();
  await button(say('lottery', 'done'), done).click();
  return { issue: `${gameCode}-${words.exec(message)?.[1] ?? ''}`, receipt };
}

/** Sends the slip without waiting for its outcome; a large stake is confirmed. */
export async function sendSlip(
  { page, say, button, dialog }: Visitor,
  stake: string,
  { isLarge = false } = {},
): Promise<void> {
  const opener = button(say('lottery', 'openSlip'));
  if (await opener.isVisible()) await opener.click();
  const place = new RegExp(`^${say('lottery', 'place', { amount: `\\D*${stake}\\D*` })}$`);
  // On a slow machine the bar of the picks shows the same stake for a moment.
  await expect(page.getByRole('button', { name: place })).toHaveCount(1);
  await page.getByRole('button', { name: place }).click();
  if (!isLarge) return;
  const question = dialog(say('lottery', 'confirmTitle'));
  await question.getByRole('button', { name: place }).click();
}

async function saveReceipt({ page, say, button }: Visitor, done: Locator): Promise<string> {
  const save = button(say('lottery', 'saveReceipt'), done);
  await expect(save).toBeEnabled();
  const saving = page.waitForEvent('download');
  await save.click();
  return readFile(await (await saving).path(), 'utf8');
}

/** Makes a chase of the slip over some draws and pays for it. */
export async function chaseSlip(visitor: Visitor, draws: number, stake: string): Promise<void> {
  const { say, button, dialog } = visitor;
  await button(say('lottery', 'chase')).click();
  const planner = dialog(say('lottery', 'chase'));
  const count = planner.getByLabel(say('lottery', 'chase.field.draws'), { exact: true });
  await count.fill(String(draws));
  const place = say('lottery', 'place', { amount: `\\D*${stake}\\D*` });
  // Where its first draw has closed meanwhile, the same press starts it at the next one.
  const next = say('lottery', 'placeNext', { issue: '.*' });
  await planner.getByRole('button', { name: new RegExp(`${place}|${next}`) }).click();
  await expect(planner).toBeHidden();
}

/** Opens one of the panels below the board; returns its list. */
export async function openListBelow(
  { page, say }: Visitor,
  part: 'below.bets' | 'below.chases',
): Promise<Locator> {
  const tab = page.getByRole('tab', { name: say('lottery', part), exact: true });
  await tab.click();
  return page.getByRole('tabpanel', { name: say('lottery', part) }).getByRole('listitem');
}

/** Opens another panel below the board; returns it. */
export async function openPanelBelow(
  { page, say }: Visitor,
  part:
    | 'below.results'
    | 'below.trend'
    | 'below.heat'
    | 'below.roads'
    | 'below.dragons'
    | 'below.rules',
): Promise<Locator> {
  await page.getByRole('tab', { name: say('lottery', part), exact: true }).click();
  return page.getByRole('tabpanel', { name: say('lottery', part) });
}

/** Waits for the draw; returns the payout that the board shows, in hundredths. */
export async function waitForPayout({ page, say }: Visitor): Promise<number> {
  const won = say('lottery', 'outcome.won', { amount: '(.*)' });
  const returned = say('lottery', 'outcome.returned', { amount: '(.*)', stake: '.*' });
  const title = new RegExp(`^(?:${won}|${returned})$`);
  const message = page.getByRole('status').getByText(title);
  await expect(message).toBeVisible({ timeout: DRAW_MS });
  const [, asWin, asReturn] = title.exec(await message.innerText()) ?? [];
  return readMoney(asWin ?? asReturn ?? '');
}

/** From now on the page receives the latest result several times in a row. */
export async function repeatLatest({ page }: Visitor): Promise<void> {
  await page.route('**/lgw/games/trend?*', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { value: { list: unknown[] } };
    const list = answer.value.list
      .slice(-1)
      .flatMap((latest) => Array(5).fill(latest) as unknown[]);
    await route.fulfill({ response, json: { ...answer, value: { list } } });
  });
}
