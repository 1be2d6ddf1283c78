// A trial: play money, and what its account reads where a feature needs a real account.
import { expect, test } from '@playwright/test';
import { expectLoggedIn, openLogin } from '../pages/site/entry.ts';
import { openBoard, showAllPlays } from '../pages/site/board.ts';
import { createVisitor, QUIET_PATH } from '../pages/site/visitor.ts';

test('a trial account is told so wherever a feature needs a real account', async ({ page }) => {
  const visitor = createVisitor(page, 'EN');
  const { say, button, dialog, isPhone } = visitor;
  await visitor.open('/');
  await button(say('identity', 'freePlay'), await openLogin(visitor)).click();
  await expectLoggedIn(visitor);
  await expect(page.getByText(say('identity', 'trialBegins', { hours: 72 }))).toBeVisible();
  await expect(page.getByText(say('shell', 'trial'), { exact: true })).toBeVisible();
  await expect(button(say('shell', 'wallet'))).toContainText('2,000');
  const warning = dialog(say('identity', 'trialTitle'));
  const expectTrialNotice = async () => {
    await expect(warning.getByText(say('identity', 'in_need_true_account'))).toBeVisible();
    await button(say('ui', 'cancel'), warning).click();
    await expect(warning).toBeHidden();
  };
  if (isPhone) {
    await button(say('shell', 'deposit'), page.getByRole('navigation')).click();
  } else {
    await button(say('shell', 'accountMenu')).click();
    await page.getByRole('menuitem', { name: say('shell', 'menu.memberCentre') }).click();
  }
  await expectTrialNotice();
  for (const entry of [
    '?mc=depositv2',
    '?mc=withdraw',
    '?mc=securityCenter',
    '?mc=transactionHistory',
    '?mc=messageV2',
  ]) {
    await visitor.moveTo(`/${entry}`);
    await expectTrialNotice();
  }
  await visitor.moveTo('/?mc=withdraw');
  await button(say('identity', 'in_increase_submit'), warning).click();
  await expect(dialog(say('identity', 'registerTitle'))).toBeVisible();
});

test('a bet takes three presses, a large one is asked about, and a slip is kept', async ({
  page,
}) => {
  const visitor = createVisitor(page, 'EN');
  const { say, button, dialog, isPhone } = visitor;
  await visitor.open('/');
  await button(say('identity', 'freePlay'), await openLogin(visitor)).click();
  await expectLoggedIn(visitor);
  await openBoard(visitor, 'WGG_1');
  await showAllPlays(visitor);
  const colours = page.getByRole('group', { name: say('plays', 'row.choice'), exact: true });
  const pick = () => colours.getByRole('button').first().click();

  // Pick, stake, bet.
  await pick();
  if (isPhone) await stakes(10).click();
  else await page.getByLabel(say('lottery', 'stakeEach')).fill('10');
  // The second tap of two in a row lands on "Again", which takes the place of "Bet".
  const takesSecondTap = page.evaluate(
    () =>
      new Promise<boolean>((found) => {
        const look = () => {
          const buttons = [...document.querySelectorAll('button')];
          const again = buttons.find(({ textContent }) => textContent?.startsWith('Again'));
          if (again === undefined) requestAnimationFrame(look);
          else found(!again.disabled);
        };
        look();
      }),
  );
  await button(/^Bet .*10\.00$/).click();
  await expect(page.getByText(/10\.00 bet on draw/)).toBeVisible();
  expect(await takesSecondTap).toBe(false);
  await expect(button(say('shell', 'wallet'))).toContainText('1,990');

  await button(/^Again .*10\.00$/).click();
  await expect(button(say('shell', 'wallet'))).toContainText('1,980');

  await test.step('the wallet shows the open bets, and gives the focus back', async () => {
    await button(say('shell', 'wallet')).click();
    const wallet = dialog(say('shell', 'wallet'));
    await expect(wallet.getByText(/1,980\.00$/)).toBeVisible();
    await expect(button(/^Open bets [12]/, wallet)).toContainText(/[12]0\.00 staked/);
    await expect(wallet.getByText(say('wallet', 'kind.BET')).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(wallet).toBeHidden();
    await expect(button(say('shell', 'wallet'))).toBeFocused();
  });

  await pick();
  await page.getByLabel(say('lottery', 'stakeEach')).fill('500');
  await button(/^Bet .*500\.00$/).click();
  const question = dialog(say('lottery', 'confirmTitle'));
  await expect(question.getByText(/500\.00/).first()).toBeVisible();
  await button(say('lottery', 'back'), question).click();
  await expect(button(say('shell', 'wallet'))).toContainText('1,980');

  await page.getByLabel(say('lottery', 'stakeEach')).fill('5000');
  await expect(button(/^Deposit .*3,020\.00$/)).toBeVisible();
  await page.getByLabel(say('lottery', 'stakeEach')).fill('7');
  await button(say('lottery', 'addToSlip')).click();
  await page.reload();
  if (isPhone) await button(say('lottery', 'openSlip')).click();
  const line = page.getByRole('listitem').filter({ has: button(/^Take .* off the slip$/) });
  await expect(line).toContainText('7.00');

  function stakes(preset: number) {
    const group = page.getByRole('group', { name: say('lottery', 'quickStakes') });
    return group.getByRole('button', { name: String(preset), exact: true });
  }
});

test('stakes of one’s own and saved picks stay, and the session’s result is one press away', async ({
  page,
}) => {
  const visitor = createVisitor(page, 'EN');
  const { say, button, dialog } = visitor;
  await visitor.open('/');
  await button(say('identity', 'freePlay'), await openLogin(visitor)).click();
  await expectLoggedIn(visitor);
  await openBoard(visitor, 'WGG_1');
  await showAllPlays(visitor);
  const colours = page.getByRole('group', { name: say('plays', 'row.choice'), exact: true });
  const first = colours.getByRole('button').first();
  const stakes = page.getByRole('group', { name: say('lottery', 'quickStakes') });
  await first.click();

  await button(say('lottery', 'editStakes')).click();
  const editor = dialog(say('favourites', 'stakes.amounts'));
  const field = editor.getByLabel(say('favourites', 'stakes.field', { place: 1 }), { exact: true });
  await field.fill('0');
  await button(say('favourites', 'save'), editor).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('3');
  await button(say('favourites', 'save'), editor).click();
  await expect(editor).toBeHidden();
  await button('3', stakes).click();

  const saved = dialog(say('favourites', 'title'));
  await button(say('lottery', 'favourites')).click();
  await saved.getByLabel(say('favourites', 'name')).fill('Lucky <b>');
  await button(say('favourites', 'save'), saved).click();
  await expect(saved.getByText(say('favourites', 'here'))).toBeVisible();
  await page.keyboard.press('Escape');

  await button(/^Bet .*3\.00$/).click();
  await expect(page.getByText(/3\.00 bet on draw/)).toBeVisible();
  await button(say('lottery', 'sessionResult')).click();
  const result = dialog(say('protection', 'resultTitle'));
  const staked = result.getByRole('row', { name: say('protection', 'staked') });
  await expect(staked).toContainText(/3\.00.*3\.00/);
  await page.keyboard.press('Escape');

  // What somebody else wrote into the browser's storage is left out.
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.startsWith('favourites:')) ?? '';
    const kept = JSON.parse(localStorage.getItem(key) ?? '[]') as object[];
    const outdated = { ...kept[0], name: 'Outdated', play: 'NoSuchPlay' };
    localStorage.setItem(key, JSON.stringify([null, { name: 7 }, ...kept, outdated]));
  });
  await page.reload();
  await expect(first).toHaveAttribute('aria-pressed', 'false');
  await button(say('lottery', 'favourites')).click();
  const lines = saved.getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await expect(lines.filter({ hasText: 'Outdated' }).getByRole('button').first()).toBeDisabled();
  await button(say('favourites', 'renameOf', { name: 'Lucky <b>' }), saved).click();
  await saved.getByRole('textbox').last().fill('Red');
  await page.keyboard.press('Enter');
  await button(say('favourites', 'removeOf', { name: 'Outdated' }), saved).click();
  await expect(lines).toHaveCount(1);
  await lines.getByRole('button').first().click();
  await expect(saved).toBeHidden();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await button(say('lottery', 'editStakes')).click();
  await button(say('favourites', 'stakes.restore'), editor).click();
  await expect(button('3', stakes)).toHaveCount(0);
});

test('the keyboard alone finds a lottery by the word of its players', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no such keys');
  const visitor = createVisitor(page, 'EN');
  const { say } = visitor;
  await visitor.open(QUIET_PATH);
  const field = page.getByRole('combobox', { name: say('games', 'searchTitle') });
  for (const [keys, typed, game] of [
    ['Control+k', 'bau cua', 'VBC_1'],
    ['/', 'xo so', 'VN1'],
  ] as const) {
    await page.keyboard.press(keys);
    await expect(field).toBeFocused();
    await page.keyboard.type(typed);
    const first = page.getByRole('option').first();
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/lottery\\?game=${game}$`));
    await expect(page.getByRole('tablist').first()).toBeVisible();
  }
});
