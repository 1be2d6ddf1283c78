// Free rounds: two operators give them, a member without money plays them in one of our own games,
// and the console shows what they won.
import { instant } from '@fairhouse/values';
import { expect, test, type FrameLocator, type Page, type Response } from '@playwright/test';
import { readWallClock } from '../../tools/browser/wall-clock.ts';
import { urls } from '../../apps/console/src/urls.ts';
import { CONSOLE_URL } from '../addresses.ts';
import { approve } from '../pages/console/approve.ts';
import { approveRequest, backofficeClient } from '../pages/console/backoffice-client.ts';
import { openConsole } from '../pages/console/console.ts';
import { inspect } from '../pages/inspector.ts';
import { createNewMember } from '../pages/site/entry.ts';
import { readBalanceByCall, startAsMember } from '../pages/site/start-as-member.ts';
import { createVisitor, moveToOwnNetwork } from '../pages/site/visitor.ts';

const ROUNDS = 6;
/** The last ones are left to autoplay, which is given more rounds than there are free ones. */
const BY_AUTOPLAY = 2;
const AUTOPLAY_MS = 60_000;
/** A round whose feature waits for a press is pressed again. */
const PRESSES_MOST = 40;
const ROUND_MS = 15_000;

/** Plays until so many are left. */
async function playDownTo(
  least: number,
  game: FrameLocator,
  left: () => Promise<string>,
): Promise<void> {
  for (let press = 0; press < PRESSES_MOST; press += 1) {
    const before = await left();
    if (before === `Free: ${least} left`) return;
    await game.locator('button.spin').click();
    await expect
      .poll(left, { timeout: ROUND_MS })
      .not.toBe(before)
      .catch(() => undefined);
  }
  throw new Error('rounds are left');
}

/** One operator asks for free rounds of 5, and another agrees. */
async function give(
  { owner, partner }: { readonly owner: Page; readonly partner: Page },
  { game, to, rounds }: { readonly game: string; readonly to: string; readonly rounds: number },
): Promise<void> {
  await owner.getByRole('button', { name: 'Give free rounds' }).click();
  const form = owner.getByRole('dialog', { name: 'Give free rounds' });
  await form.getByRole('combobox', { name: 'Games' }).fill(game);
  await owner.getByRole('option', { name: game, exact: true }).click();
  await form.getByLabel('Members').fill(to);
  await form.getByLabel(/^Rounds for each/).fill(String(rounds));
  await form.getByRole('combobox', { name: /^Stake that a round/ }).click();
  await owner.getByRole('option', { name: '5.0000' }).click();
  await form.getByLabel('Reason').fill('For the opening of the harbour.');
  await form.getByRole('button', { name: 'Ask' }).click();
  await expect(form).toBeHidden();
  await approve(partner, new RegExp(`Gives ${to} each ${rounds} free rounds`));
}

test('a member without money plays free rounds that two operators gave, and keeps the win', async ({
  page,
  browser,
}) => {
  const visitor = createVisitor(page, 'EN');
  const { say } = visitor;
  await moveToOwnNetwork(visitor);
  const member = createNewMember();
  await startAsMember(visitor, member);
  const inspector = inspect(page);
  const plays: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/wallet/play')) plays.push(request.url());
  });
  const owner = await openConsole(browser, 'owner');
  const partner = await openConsole(browser, 'partner');
  await owner.goto(`${CONSOLE_URL}/#${urls.vendor('FAIRHOUSE')}/free`);

  await test.step('one operator asks for them, and another agrees', async () => {
    await give({ owner, partner }, { game: 'Sun Gate', to: member.username, rounds: ROUNDS });
  });

  const free = page.getByRole('region', { name: say('vendorGames', 'free.title') });
  await test.step('the member finds them in the lobby', async () => {
    await expect(async () => {
      await visitor.open('/gameCenter');
      await expect(free).toContainText(`${ROUNDS} free rounds on Sun Gate`, { timeout: 5000 });
    }).toPass();
    await free.getByRole('link').click();
  });

  const game = page.frameLocator('iframe');
  const badge = game.locator('output.free');
  const left = async () => ((await badge.isVisible()) ? badge.innerText() : '');
  await test.step('accepts them in the game, and plays them all', async () => {
    const offer = game.getByRole('dialog', { name: 'Free rounds' });
    await expect(offer).toContainText(`You have ${ROUNDS} free rounds of ₱5.00`);
    await offer.getByRole('button', { name: 'Play them now' }).click();
    await expect(badge).toHaveText(`Free: ${ROUNDS} left`);
    await expect(game.locator('output.balance')).toHaveText('₱0.00');
    await playDownTo(BY_AUTOPLAY, game, left);
  });

  const over = game.getByRole('dialog', { name: 'Free rounds are over' });
  await test.step('plays the last ones by autoplay, which does not go on with money', async () => {
    await game.getByRole('button', { name: 'Autoplay' }).click();
    const plan = game.getByRole('dialog', { name: 'Autoplay' });
    await plan.getByRole('group', { name: 'Rounds' }).getByText('10', { exact: true }).click();
    const limits = plan.getByRole('group', { name: 'Stop when the loss reaches' });
    await limits.getByRole('button').first().click();
    await plan.getByLabel('Stop when a feature starts').uncheck();
    await plan.getByRole('button', { name: 'Start' }).click();
    await expect(over).toBeVisible({ timeout: AUTOPLAY_MS });
    expect(plays).toHaveLength(ROUNDS);
  });

  let paid = '';
  await test.step('ends by a press of its own, which stakes nothing', async () => {
    const on = over.getByRole('button', { name: /^Continue for money at ₱/ });
    paid = /They paid (₱[\d,.]+)/.exec(await over.innerText())?.[1] ?? 'no sum';
    // A player who goes on pressing neither closes it nor stakes anything.
    await page.keyboard.press('Space');
    await expect(on).toBeEnabled();
    await page.keyboard.press('Space');
    await game.locator('.layer').click({ position: { x: 4, y: 4 } });
    await expect(over).toBeVisible();
    await on.dblclick({ noWaitAfter: true });
    await expect(over).toBeHidden();
    await expect(game.locator('.note')).toContainText('the free rounds are over');
    await expect(game.locator('output.balance')).toHaveText(paid);
    expect(plays).toHaveLength(ROUNDS);
  });

  await test.step('keeps what they paid, which the console shows', async () => {
    const row = owner.getByRole('row').filter({ hasText: member.username });
    await expect(async () => {
      await owner.getByLabel('Member').fill(member.username);
      await expect(row).toContainText(`${ROUNDS} / ${ROUNDS}`, { timeout: 5000 });
    }).toPass();
    await expect(row).toContainText('Used');
    await page.reload();
    expect(plays).toHaveLength(ROUNDS);
    // The last win is booked after its round is counted.
    await expect(async () => {
      const won = await row.getByRole('cell').nth(2).innerText();
      await expect(game.locator('output.balance')).toHaveText(`₱${won}`, { timeout: 1000 });
      expect(paid).toBe(`₱${won}`);
    }).toPass();
    await expect(badge).toBeHidden();
  });
  expect(inspector.findings).toEqual([]);
  await owner.context().close();
  await partner.context().close();
});

const DAY_MS = 86_400_000;
/** A game opens within this time, also on a machine that does much else. */
const OFFER_MS = 20_000;

/** Ten-thousandths of an amount on an English page, with two decimals or with four. */
const unitsOf = (text: string): number =>
  Math.round(Number(text.replaceAll(/[^\d.]/g, '')) * 10_000);

/** Ten-thousandths as a game shows them: to the hundredth, rounded down. */
const toHundredths = (units: number): number => units - (units % 100);

/** Ten-thousandths that a round has paid, which are all credited. */
async function paidBy(answer: Response): Promise<number> {
  const { round } = (await answer.json()) as { readonly round: { readonly payout: number } };
  return Math.round(round.payout / 100);
}

/** The same by calls, for a journey that does not test the console. */
async function giveByCall(to: string, game: string, count: number): Promise<void> {
  const asked = await backofficeClient('owner').call('vendorFreeRoundsGive', {
    code: 'FAIRHOUSE',
    games: [game],
    usernames: [to],
    count,
    value: '5.0000',
    rollover: 10,
    endsAt: instant(readWallClock() + DAY_MS),
    reason: 'For the opening of the harbour.',
  });
  const approvalId = asked.ok ? asked.value.approvalId : undefined;
  if (approvalId === undefined) throw new Error(JSON.stringify(asked));
  await approveRequest(approvalId);
}

test('free rounds of a game of choices take no stake, and end by a press of their own', async ({
  page,
}) => {
  const visitor = createVisitor(page, 'EN');
  await moveToOwnNetwork(visitor);
  const member = createNewMember();
  await startAsMember(visitor, member);
  const inspector = inspect(page);
  const plays: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/instant/play')) plays.push(request.url());
  });
  await giveByCall(member.username, 'mines', 2);

  const game = page.frameLocator('iframe');
  const balance = game.locator('.balance-box output');
  const badge = game.locator('output.free');
  const offer = game.getByRole('dialog', { name: 'Free rounds' });
  const tile = page.getByRole('main').getByRole('link', { name: /^Mines\b/ });
  await expect(async () => {
    await visitor.open('/localGames');
    await tile.first().click();
    // They are there once the studio has taken them.
    await expect(offer).toContainText('You have 2 free rounds of ₱5.00', { timeout: OFFER_MS });
  }).toPass();
  await offer.getByRole('button', { name: 'Play them now' }).click();
  // With one mine among twenty-five tiles hardly any run sees two rounds lost.
  await game.getByRole('slider').fill('1');

  let won = 0;
  for (const left of [2, 1]) {
    await test.step(`a round with a choice, while ${left} are left`, async () => {
      await expect(badge).toHaveText(`Free: ${left} left · ₱5.00`);
      await game.getByRole('button', { name: 'Start', exact: true }).click();
      await game.getByRole('button', { name: 'Choose a tile 7', exact: true }).click();
      // A mine ends the round, and a safe tile leaves it to be cashed out.
      const take = game.getByRole('button', { name: /^Cash out ₱[1-9]/ });
      const isOver = game.locator('.last span').nth(2 - left);
      await expect(take.or(isOver).first()).toBeVisible();
      if (await take.isVisible()) {
        const shown = unitsOf(await take.innerText());
        const taken = page.waitForResponse((answer) => answer.url().endsWith('/instant/take'));
        await take.click();
        const paid = await paidBy(await taken);
        expect(shown).toBe(toHundredths(paid));
        won += paid;
      }
      await expect(isOver).toBeVisible();
    });
  }

  await test.step('they end by a press that stakes nothing, and what they paid is kept', async () => {
    const over = game.getByRole('dialog', { name: 'Free rounds are over' });
    await expect(over).toBeVisible();
    const paid = /They paid (₱[\d,.]+)/.exec(await over.innerText())?.[1] ?? 'no sum';
    expect(unitsOf(paid)).toBe(toHundredths(won));
    await over.getByRole('button', { name: /^Continue for money at ₱10.00/ }).dblclick();
    await expect(over).toBeHidden();
    await expect(badge).toBeHidden();
    await expect(game.getByLabel('Bet', { exact: true })).toBeVisible();
    await expect.poll(async () => unitsOf(await balance.innerText())).toBe(toHundredths(won));
    expect(plays).toHaveLength(2);
    await expect.poll(async () => Math.round((await readBalanceByCall(visitor)) * 100)).toBe(won);
  });
  expect(inspector.findings).toEqual([]);
});
