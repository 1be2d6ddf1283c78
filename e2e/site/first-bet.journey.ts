// How soon a person on a phone has bet: presses counted in the page, and time. Typing is no press,
// nor is the keyboard's way from field to field; a press that only focuses a field is one.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { performance } from 'node:perf_hooks';
import { fundByCall } from '../pages/site/start-as-member.ts';
import { countPresses } from '../pages/site/presses.ts';
import { createNewMember, expectLoggedIn, openLogin } from '../pages/site/entry.ts';
import { createVisitor, type Visitor } from '../pages/site/visitor.ts';

interface Game {
  readonly gameCode: string;
  readonly family: string;
  readonly pace: { readonly kind: 'interval' | 'calendar' };
  readonly current?: { readonly closesAt: number };
}

/** A draw that closes sooner is not begun: a bet takes some seconds. */
const LEAST_MS = 15_000;
/** The families whose first play takes several numbers: their one press is the quick pick. */
const SEVERAL = new Set('MY4D SG4D VNS2 TL2D TL2D37 TL3D TL4D TL6D'.split(' '));
/** The families that open with a keypad: a number is two presses, and is bet at the usual stake. */
const KEYPADS = new Set('TH HANOI LAO STOCK YEEKEE'.split(' '));
const SEVERAL_NUMBERS = /^TL6\d\d$/;

// A person's phone has no other tests beside it.
const ALONE = { tag: '@alone' };

test(
  'from registering to the first bet: nine presses and a minute at most',
  ALONE,
  async ({ page }) => {
    const visitor = createVisitor(page, 'EN');
    const { say, button, dialog } = visitor;
    const member = createNewMember();
    await visitor.open('/');
    const presses = await countPresses(page);
    const begun = performance.now();

    await button(say('shell', 'join'), page.getByRole('banner')).tap();
    const form = dialog(say('identity', 'registerTitle'));
    await form.getByLabel(say('identity', 'field.username'), { exact: true }).tap();
    await page.keyboard.type(member.username);
    const follow = async (label: string, text: string): Promise<void> => {
      const field = form.getByLabel(label, { exact: true });
      await expect(async () => {
        await page.keyboard.press('Tab');
        await expect(field).toBeFocused({ timeout: 100 });
      }).toPass();
      await field.fill(text);
    };
    await follow(say('identity', 'field.password'), member.password);
    await follow(say('identity', 'field.confirmPassword'), member.password);
    await follow(say('identity', 'field.birthday'), member.birthday);
    for (const confirmation of await form.getByRole('checkbox').all()) await confirmation.tap();
    await button(say('identity', 'register'), form).tap();
    await expectLoggedIn(visitor);
    const registered = performance.now() - begun;

    // A new member has no money, and the bank's page is not ours: what is paid there comes in by
    // the bank's own call, and is neither counted nor timed.
    await fundByCall(visitor, '100');
    const again = performance.now();
    // Which draws are next depends on the minute; the last of them is open the longest.
    await page
      .getByRole('main')
      .getByRole('link', { name: /WinGo|SSC/ })
      .last()
      .tap();
    await betOnPad(visitor, false);
    expect(presses.count()).toBeLessThanOrEqual(9);
    expect(registered + performance.now() - again).toBeLessThan(60_000);
  },
);

test('from any board a bet takes three presses', async ({ page }) => {
  test.setTimeout(8 * 60_000);
  const visitor = createVisitor(page, 'EN');
  const { say, button } = visitor;
  await visitor.open('/');
  await button(say('identity', 'freePlay'), await openLogin(visitor)).tap();
  await expectLoggedIn(visitor);
  const games = await readGames(page);
  const families = [...new Set(games.map(({ family }) => family))];
  // A lottery on a calendar may be closed at this hour.
  const always = games.filter(({ pace }) => pace.kind === 'interval').map(({ family }) => family);
  expect(new Set(always).size).toBeGreaterThan(20);
  const presses = await countPresses(page);
  const betOn: string[] = [];
  for (const family of families) {
    await test.step(family, async () => {
      let gameCode = await findOnSale(page, family);
      if (always.includes(family)) {
        await expect(async () => {
          gameCode = await findOnSale(page, family);
          expect(gameCode).toBeDefined();
        }).toPass();
      }
      if (gameCode === undefined) return;
      await visitor.open(`/lottery?game=${gameCode}`);
      const before = presses.count();
      if (KEYPADS.has(family)) await betOnKeypad(visitor);
      else await betOnPad(visitor, SEVERAL.has(family) || SEVERAL_NUMBERS.test(family));
      expect([family, presses.count() - before]).toEqual([family, 3]);
      betOn.push(family);
    });
  }
  expect(betOn).toEqual(expect.arrayContaining(always));
});

/** Pick, stake, bet: a number of the pad, or the quick pick where a bet has several. */
async function betOnPad({ page, say, button }: Visitor, isSeveral: boolean): Promise<void> {
  const pad = page.locator('[data-pad]');
  const symbols = pad.locator('[data-row]').first().getByRole('button');
  const numbers = pad.getByRole('button', { name: /^\d+$/ });
  const pick = isSeveral
    ? button(say('lottery', 'quick1'))
    : symbols.or(numbers).and(page.locator(':enabled'));
  // Before the draw opens, every choice is disabled.
  await expect(pick.first()).toBeEnabled();
  await expectInSight(page, pad.getByRole('button').and(page.locator(':enabled')).first());
  await pick.first().tap();
  const stakes = page.getByRole('group', { name: say('lottery', 'quickStakes') });
  // Where the pick opens a sheet, the stakes behind it are found until it has come.
  await expect(() =>
    stakes.getByRole('button', { name: /\d/ }).first().tap({ timeout: 2000 }),
  ).toPass();
  await placeBet({ page, say, button });
}

/** What is pressed first stands above the bar without scrolling. */
async function expectInSight(page: Page, first: Locator): Promise<void> {
  const [press, bar] = await Promise.all([
    first.boundingBox(),
    page.locator('[data-bet-bar]').boundingBox(),
  ]);
  if (press === null || bar === null) throw new Error('the pad and the bar are on the screen');
  expect(press.y).toBeGreaterThan(0);
  expect(Math.round(press.y + press.height)).toBeLessThanOrEqual(Math.round(bar.y));
}

/** Two digits, bet: the number drops into the list by itself. */
async function betOnKeypad({ page, say, button }: Visitor): Promise<void> {
  const keys = page.getByRole('group', { name: say('pads', 'keys.label'), exact: true });
  await expectInSight(page, page.locator('[data-pad]').getByRole('button').first());
  await button('6', keys).tap();
  await button('8', keys).tap();
  await placeBet({ page, say, button });
}

async function placeBet({ page, say, button }: Pick<Visitor, 'page' | 'say' | 'button'>) {
  await button(new RegExp(`^${say('lottery', 'place', { amount: '.*' })}$`)).tap();
  const placed = say('lottery', 'betPlaced', { amount: '.*', issue: '.*' });
  await expect(page.getByText(new RegExp(placed)).last()).toBeVisible();
}

/** A lottery of a family with a draw that stays on sale long enough. */
async function findOnSale(page: Page, family: string): Promise<string | undefined> {
  const games = (await readGames(page)).filter((game) => game.family === family);
  const at = (game: Game) => game.current?.closesAt ?? 0;
  const [latest] = games.toSorted((left, right) => at(right) - at(left));
  const now = await page.evaluate(() => performance.timeOrigin + performance.now());
  return latest !== undefined && at(latest) - now > LEAST_MS ? latest.gameCode : undefined;
}

async function readGames(page: Page): Promise<Game[]> {
  const answer = await page.request.get('/lgw/games/game_menus');
  const { value } = (await answer.json()) as {
    value: { groups: { games: Game[] }[] };
  };
  return value.groups.flatMap(({ games }) => games);
}
