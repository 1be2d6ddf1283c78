// The player's own draw: the numbers with the player's bets beside them, the net card, the proof in
// four scenes, and the replay. A proof that is changed on its way must fail in its scene.
import { expect, test, type Page } from '@playwright/test';
import { expectLoggedIn, openLogin } from '../pages/site/entry.ts';
import { inspect } from '../pages/inspector.ts';
import { openBoard, showAllPlays } from '../pages/site/board.ts';
import { countShifts } from '../pages/site/layout-shift.ts';
import { createVisitor, type Visitor } from '../pages/site/visitor.ts';

const GAME = 'WGG_1';
/** The time in which a draw is closed, drawn and settled. */
const DRAW_MS = 150_000;
const SCENES = ['seed', 'box', 'cosigner', 'numbers'] as const;

test('a draw is watched with one’s own bets, and proved in four scenes without a file', async ({
  page,
}) => {
  const visitor = createVisitor(page, 'EN');
  const { say, button, dialog } = visitor;
  const inspector = inspect(page);
  await startTrial(visitor);
  await openBoard(visitor, GAME, 15);
  await showAllPlays(visitor);
  await betOnEachColour(visitor);

  const watch = button(say('drawShow', 'watch'));
  await expect(watch).toBeVisible({ timeout: DRAW_MS });
  const shifted = await countShifts(page);
  await watch.click();
  const show = dialog(say('drawShow', 'title'));
  await expect(show.locator('[data-outcome]')).toBeVisible();
  await expect(show.getByRole('listitem').filter({ hasText: '₱' })).toHaveCount(2);
  // One of two colours wins; nobody wins on both, and the digit decides both bets.
  await expect(show.locator('li[data-state=won]').first()).toBeVisible();
  await expect(show.locator('li[data-state=open], li[data-state=wait]')).toHaveCount(0);
  expect(await shifted()).toBeLessThanOrEqual(0.02);

  await test.step('one press tells the proof', async () => {
    await button(say('drawShow', 'inDraw'), show).click();
    const story = dialog(say('drawShow', 'story.title'));
    await expectScenes(story.page(), 'ok ok ok ok');
    await expect(story.getByRole('status').last()).toContainText(/2 tickets are in the draw/);
    const details = story.locator('[data-scene=box] summary');
    await details.click();
    await expect(story.getByText(say('drawShow', 'check.own'))).toBeVisible();
    await expect(story.locator('[data-scene=box] code').nth(2)).toHaveText(/^[0-9a-f]{64}$/);
    await page.keyboard.press('Escape');
    await expect(story).toBeHidden();
    await expect(button(say('drawShow', 'inDraw'), show)).toBeFocused();
  });

  await test.step('the draw is replayed by keyboard, with the own tickets in it', async () => {
    await button(say('drawShow', 'inDraw'), show).click();
    await page.getByRole('link', { name: say('drawShow', 'toReplay') }).click();
    const track = page.getByRole('group', { name: say('drawShow', 'replay.steps') });
    const first = button(say('drawShow', 'step.open'), track);
    await expect(first).toHaveAttribute('aria-current', 'step');
    await first.focus();
    for (let step = 1; step < 5; step += 1) await page.keyboard.press('ArrowRight');
    await expect(button(say('drawShow', 'step.payout'), track)).toHaveAttribute(
      'aria-current',
      'step',
    );
    await expect(page.getByText(/Yours(: .*\d| did not win)/)).toBeVisible();
    await page.keyboard.press('Home');
    await expect(first).toHaveAttribute('aria-current', 'step');
  });
  expect(inspector.findings).toEqual([]);

  const issue = new URL(page.url()).searchParams.get('issue') ?? '';
  await test.step('a proof that is changed on its way fails in its scene', async () => {
    for (const [change, states] of LIES) {
      await serveChanged(page, change);
      await visitor.open(`/lottery?game=${GAME}`);
      await page
        .getByRole('button', { name: say('lottery', 'details') })
        .first()
        .click();
      await button(say('drawShow', 'inDraw')).click();
      await expectScenes(page, states);
      const answer = dialog(say('drawShow', 'story.title')).getByRole('status').last();
      await expect(answer).toHaveText(say('drawShow', 'verdict.failed'));
      await page.unrouteAll();
    }
  });

  await test.step('a visitor replays the same draw without a ticket', async () => {
    await page.evaluate(() => sessionStorage.clear());
    await visitor.open(`/verify?issue=${issue}`);
    const track = page.getByRole('group', { name: say('drawShow', 'replay.steps') });
    await button(say('drawShow', 'step.close'), track).click();
    await expect(page.locator('[data-scene=box]')).toContainText(say('drawShow', 'scene.box'));
  });
});

type Proof = Record<string, unknown> & {
  readonly tickets: readonly Record<string, unknown>[];
};

/** What a server could change of a proof, and the scenes in which it shows. */
const LIES: readonly (readonly [(proof: Proof) => object, string])[] = [
  [(proof) => ({ ...proof, seed: '9'.repeat(64) }), 'failed ok ok failed'],
  [
    (proof) => ({
      ...proof,
      tickets: proof.tickets.map((ticket) => ({ ...ticket, nonce: 'ab'.repeat(16) })),
    }),
    'ok failed ok ok',
  ],
  [(proof) => ({ ...proof, beacon: '9'.repeat(64) }), 'ok ok failed failed'],
];

async function serveChanged(page: Page, change: (proof: Proof) => object): Promise<void> {
  await page.route('**/lgw/draw/code/*', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { value: Proof };
    await route.fulfill({ response, json: { ...answer, value: change(answer.value) } });
  });
}

async function expectScenes(page: Page, states: string): Promise<void> {
  const dialog = page.getByRole('dialog').last();
  for (const [index, state] of states.split(' ').entries()) {
    const scene = dialog.locator(`[data-scene=${SCENES[index]}]`);
    await expect(scene).toHaveAttribute('data-state', state);
  }
}

async function startTrial(visitor: Visitor): Promise<void> {
  await visitor.open('/');
  const login = await openLogin(visitor);
  await visitor.button(visitor.say('identity', 'freePlay'), login).click();
  await expectLoggedIn(visitor);
}

/** Green and red: one of them wins in every draw. */
async function betOnEachColour({ page, say, button }: Visitor): Promise<void> {
  const colours = page.getByRole('group', { name: say('plays', 'row.choice'), exact: true });
  for (const colour of [0, 1]) {
    await colours.getByRole('button').nth(colour).click();
    await page.getByLabel(say('lottery', 'stakeEach')).fill('10');
    await button(/^Bet .*10\.00$/).click();
    await expect(page.getByText(/10\.00 bet on draw/).last()).toBeVisible();
  }
}
