// The site's page of proofs decides a round of a game again, from its file alone and offline.
import { expect, test } from '@playwright/test';
import { PURE_HASHES } from '@fairhouse/rules/fair';
import { pairCommit, payoutOf, soloStream } from '@fairhouse/rules/games';
import { decideAgain } from '@fairhouse/rules/rounds';
import { amount, assert, formatAmount } from '@fairhouse/values';
import { inspect } from '../pages/inspector.ts';
import { createVisitor } from '../pages/site/visitor.ts';

const BASE = amount(50_000n);

/** The file of a round of dice, as the studio publishes it after its seed was opened. */
function diceFile() {
  const pair = { pairId: 'f0e1', serverSeed: 'ab'.repeat(32) };
  const asked = { game: 'dice/1', parameters: { side: 'UNDER', target: 9_500 }, choices: [] };
  const clientSeed = 'koi 88';
  const words = soloStream(PURE_HASHES, { ...pair, clientSeed, game: asked.game, nonce: 1 });
  const decided = decideAgain(words, asked);
  assert(decided !== undefined, 'dice is a known game');
  return {
    scheme: 'LG1',
    round: 'round-1',
    ...pair,
    ...asked,
    commitment: pairCommit(PURE_HASHES, pair),
    clientSeed,
    nonce: 1,
    outcome: decided.outcome,
    stake: formatAmount(BASE),
    baseStake: formatAmount(BASE),
    multiplier: String(decided.multiplier),
    payout: formatAmount(payoutOf(BASE, decided.multiplier)),
  };
}

test('a round is proved from its file; a changed one and a sealed one are not', async ({
  page,
}) => {
  const visitor = createVisitor(page, 'EN');
  const { say, button } = visitor;
  const inspector = inspect(page);
  await visitor.open('/verify');
  await page.getByRole('tab', { name: say('verify', 'source.paste'), exact: true }).click();
  const file = diceFile();
  const expectVerdict = async (pasted: object, verdict: string) => {
    await page.getByLabel(say('verify', 'pasteHere'), { exact: true }).fill(JSON.stringify(pasted));
    await button(say('verify', 'check')).click();
    await expect(page.getByRole('status').filter({ hasText: verdict })).toBeVisible();
  };
  await expectVerdict(file, say('verify', 'round.verified'));
  await page.context().setOffline(true);
  await expectVerdict({ ...file, payout: '9.0000' }, say('verify', 'round.failed'));
  await expectVerdict({ ...file, serverSeed: null }, say('verify', 'round.sealed'));
  await expectVerdict({ ...file, scheme: 'LD2' }, say('verify', 'round.failed'));
  await page.context().setOffline(false);
  expect(inspector.findings).toEqual([]);
});
