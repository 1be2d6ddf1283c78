// The page that verifies a draw in the browser: by its issue, with a receipt, from a saved file.
import { expect } from '@playwright/test';
import type { PlacedBet } from './board.ts';
import type { Visitor } from './visitor.ts';

/** Verifies the proof of a bet's draw, and finds the bet in it by its receipt. */
export async function checkDraw(visitor: Visitor, { issue, receipt }: PlacedBet): Promise<void> {
  const { page, say, open } = visitor;
  await open(`/verify?issue=${issue}`);
  await expectProved(visitor);
  await page.getByLabel(say('verify', 'my.label'), { exact: true }).fill(receipt);
  const proved = page.getByText(new RegExp(say('verify', 'my.ok', { seq: '\\d+' })));
  await expect(proved.first()).toBeVisible();
}

/** Saves the proof, cuts the network and verifies the file: no request is made. */
export async function checkOffline(visitor: Visitor): Promise<void> {
  const { page, say, button } = visitor;
  const saving = page.waitForEvent('download');
  await button(say('verify', 'save')).click();
  const file = await (await saving).path();
  await page.context().setOffline(true);
  await page.getByRole('tab', { name: say('verify', 'source.file'), exact: true }).click();
  const choosing = page.waitForEvent('filechooser');
  await button(say('verify', 'choose')).click();
  await (await choosing).setFiles(file);
  await expectProved(visitor);
  await page.context().setOffline(false);
}

async function expectProved({ page, say }: Visitor): Promise<void> {
  const verdict = page.getByRole('status').filter({ hasText: say('verify', 'verdict.verified') });
  await expect(verdict).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(say('verify', 'status.failed'), { exact: true })).toHaveCount(0);
}
