// A group buy from the slip to its division: one member offers shares, another buys the last one,
// and what the draw returns is divided.
import { expect, test, type Locator } from '@playwright/test';
import { inspect } from '../pages/inspector.ts';
import { openBoard, pickWholePlaces } from '../pages/site/board.ts';
import { createNewMember } from '../pages/site/entry.ts';
import { closeCentre, openCentre } from '../pages/site/member-centre.ts';
import { startAsMember } from '../pages/site/start-as-member.ts';
import { createVisitor, type Visitor } from '../pages/site/visitor.ts';

/** An offer of a draw a minute long closes twelve seconds before it. */
const LEAST_SECONDS = 42;
/** The close of the offer, the draw and its settlement. */
const SETTLED_MS = 120_000;

test('shares of a slip are offered, bought, and paid by division', async ({ page, browser }) => {
  test.setTimeout(6 * 60_000);
  const initiator = createVisitor(page, 'EN');
  const other = createVisitor(await (await browser.newContext()).newPage(), 'EN');
  const inspectors = [page, other.page].map((each) => inspect(each));
  await startAsMember(initiator, createNewMember(), { paidIn: '100' });
  await startAsMember(other, createNewMember(), { paidIn: '100' });
  await other.open('/elott');
  await other.page.getByRole('link', { name: other.say('offers', 'title') }).click();

  await test.step('the initiator offers two halves of a bet on every digit', async () => {
    const { say, button, dialog } = initiator;
    await openBoard(initiator, 'SSC1', LEAST_SECONDS);
    await pickWholePlaces(initiator, [0], 1);
    await button(say('lottery', 'groupBuy')).click();
    const terms = dialog(say('offers', 'offer'));
    const shares = terms.getByLabel(say('offers', 'field.shares'), { exact: true });
    await shares.fill('3');
    const uneven = say('offers', 'problem.not_divisible', { shares: '3' });
    await expect(terms.getByRole('status')).toHaveText(uneven);
    await shares.fill('2');
    await button(/10\.00$/, terms).click();
    await expect(page.getByText(say('offers', 'made'))).toBeVisible();
    await expectWallet(initiator, '90.00');
  });

  await test.step('another member buys the last share', async () => {
    const { say, button } = other;
    const card = other.page.getByRole('listitem').filter({ hasText: '1 of 2 shares sold' }).first();
    await button(say('offers', 'open'), card).click();
    const offer = other.page.getByRole('dialog');
    await button(/^Buy for .*10\.00$/, offer).click();
    await expect(offer.getByText(say('offers', 'soldOut'))).toBeVisible();
    await other.page.keyboard.press('Escape');
    await expectWallet(other, '90.00');
  });

  await test.step('the draw pays 19.56, and each gets half', async () => {
    for (const visitor of [initiator, other]) {
      const shown = await openMine(visitor);
      const { say } = visitor;
      await expect(shown).toContainText(say('offers', 'state.PLACED'), { timeout: SETTLED_MS });
      await expect(fact(shown, say('offers', 'paid'))).toContainText('19.56', {
        timeout: SETTLED_MS,
      });
      await expect(fact(shown, say('offers', 'myPayout'))).toContainText('9.78');
      await visitor.page.keyboard.press('Escape');
      await expectWallet(visitor, '99.78');
    }
  });

  await test.step('the betting record has the shares beside the orders', async () => {
    const { say } = other;
    const centre = await openCentre(other, 'menu.bettingRecord');
    await centre.getByRole('tab', { name: say('members', 'groupBuys'), exact: true }).click();
    await expect(centre.getByText(/0\.22$/).first()).toBeVisible();
    await closeCentre(other, centre);
  });
  expect(inspectors.flatMap(({ findings }) => findings)).toEqual([]);
  await other.page.context().close();
});

/** Opens the member's latest share; returns its window. */
async function openMine({ page, say, button, open }: Visitor): Promise<Locator> {
  await open('/groupBuy');
  await page.getByRole('tab', { name: say('offers', 'list.mine'), exact: true }).click();
  const rows = page.getByRole('main').getByRole('listitem');
  await button(say('offers', 'open'), rows.first()).click();
  return page.getByRole('dialog');
}

/** The value that stands behind a name. */
function fact(shown: Locator, name: string): Locator {
  return shown
    .locator('dl > div')
    .filter({ has: shown.page().getByText(name, { exact: true }) })
    .locator('dd');
}

async function expectWallet({ say, button }: Visitor, amount: string): Promise<void> {
  await expect(button(say('shell', 'wallet'))).toContainText(amount);
}
