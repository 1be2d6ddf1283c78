// Group buys under limits of a member, and under results that are corrected.
import { verifyProofFile } from '@fairhouse/calls/proof';
import { verifyEd25519 } from '@fairhouse/rules/fair';
import { offerClosesAt } from '@fairhouse/rules/lottery';
import { assert } from '@fairhouse/values';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { logInOperator } from '../../../testing/log-in-operator.ts';
import {
  balanceOf,
  betOf,
  freshDraw,
  logInPlayer,
  openLotteryApp,
  runLottery,
  sureBets,
  turnTo,
  valueOf,
  type LotteryApp,
  type Player,
} from '../../../testing/lottery-app.ts';
import {
  enterNumbers,
  provisionEnteredLottery,
} from '../../../testing/provision-entered-lottery.ts';
import { auditBets } from '../audits/index.ts';
import { NODE_HASHES } from '../hashing/index.ts';

/** A test knows the database's clock only to some milliseconds. */
const MARGIN_MS = 500;

let app: LotteryApp;
let ann: Player;
let bob: Player;

beforeAll(async () => {
  app = await openLotteryApp();
  ann = await logInPlayer(app, 'player1', '1000');
  bob = await logInPlayer(app, 'downline1', '1000');
  await provisionEnteredLottery(app, 'CQREAD');
  await provisionEnteredLottery(app, 'CQSTAKE', { max_draw_stake: 300_000 });
  await provisionEnteredLottery(app, 'CQPAY', { member_draw_payout: 250_000 });
  await runLottery(app);
});
afterAll(() => app.close());
afterEach(async () => {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  const findings = await auditBets(client);
  await client.end();
  assert(findings.length === 0, JSON.stringify(findings));
});

const terms = (issue: string, change: object = {}) => ({
  issue,
  bets: sureBets(),
  shares: 10,
  ownShares: 1,
  guarantee: 0,
  commission: 10,
  secrecy: 'open' as const,
  ...change,
});

/** An offer of which the second player buys some shares. */
async function opened(gameCode: string, bought: number, change: object = {}) {
  const draw = await freshDraw(app, gameCode);
  const { offer } = valueOf(await ann.client.call('createOffer', terms(draw.issue, change)));
  valueOf(await bob.client.call('buyShares', { id: offer.id, shares: bought }));
  return { draw, id: offer.id };
}

type Draw = Awaited<ReturnType<typeof freshDraw>>;

async function play(draw: Draw, numbers: string): Promise<void> {
  await turnTo(app, offerClosesAt(draw) + MARGIN_MS);
  await app.runJobs('lottery-offers');
  await turnTo(app, draw.drawAt);
  await runLottery(app);
  await enterNumbers(app, draw.issue, numbers);
}

const balances = async () =>
  Promise.all([ann, bob].map(async ({ member }) => Number(await balanceOf(app, member))));

const gained = (after: readonly number[], before: readonly number[]) =>
  after.map((each, at) => (each - (before[at] ?? 0)).toFixed(4));

async function verdictOf(issue: string): Promise<string> {
  const proof = valueOf(await app.client().call('drawProof', { issue }));
  const ports = { hashes: NODE_HASHES, verifySignature: verifyEd25519 };
  return verifyProofFile(JSON.parse(JSON.stringify(proof)), ports).verdict;
}

test('a share counts for the limit of a member on a draw, together with own bets', async () => {
  const { draw, id } = await opened('CQSTAKE', 2);
  const buy = (shares: number) => bob.client.call('buyShares', { id, shares });
  expect(await buy(2)).toMatchObject({ refusal: { code: 'bet.draw_limit' } });
  const bets = [betOf({ play: 'FixedPlace', pick: '7||||', multiple: 6 })];
  expect(await bob.client.call('placeBets', { issue: draw.issue, bets })).toMatchObject({
    refusal: { code: 'bet.draw_limit', value: { remaining: '10.0000' } },
  });
  valueOf(await buy(1));
});

test('a correction takes back what each share was paid, and pays the new parts', async () => {
  await freshDraw(app, 'CQREAD');
  await app.runJobs('lottery-offers');
  const before = await balances();
  const bets = [betOf({ play: 'FixedPlace', pick: '1||||', multiple: 5 })];
  const { draw, id } = await opened('CQREAD', 6, { bets, ownShares: 4 });
  await play(draw, '12345');
  // Ten pay 97.80: of the profit of 87.80 a tenth is the commission; by shares 4 and 6 of 89.02.
  expect(gained(await balances(), before)).toEqual(['40.3880', '47.4120']);
  const won = valueOf(await bob.client.call('readOffer', { id }));
  expect(won).toMatchObject({ paid: '97.8000', commissionPaid: '8.7800' });
  await app.runJobs('lottery-announce-wins');
  const { rows } = await app.context.pool.query<{ notice: unknown }>(
    'select to_jsonb(i) as notice from messages.inbox i where merchant_id = $1 and member_id = $2',
    [app.merchant.id, bob.member],
  );
  expect(JSON.stringify(rows)).toContain('53.41');

  const backoffice = app.backoffice({ token: await logInOperator(app, 'owner') });
  const correct = async (numbers: string) => {
    const ask = { issue: draw.issue, numbers, reason: 'misread source' };
    const asked = valueOf(await backoffice.call('drawCorrect', ask));
    const checker = app.backoffice({ token: await logInOperator(app, 'partner') });
    const agreed = { id: asked.approval, decision: 'approve', reason: 'agreed' } as const;
    valueOf(await checker.call('approvalDecide', agreed));
    await app.runJobs('lottery-settle');
  };
  await correct('92345');
  expect(gained(await balances(), before)).toEqual(['-4.0000', '-6.0000']);
  expect(await verdictOf(draw.issue)).toBe('entered');
  await correct('15555');
  expect(gained(await balances(), before)).toEqual(['40.3880', '47.4120']);
});

test('the limit of a member’s prizes in a draw holds over shares and own tickets', async () => {
  const before = await balances();
  const bets = [betOf({ play: 'FixedPlace', pick: '1||||', multiple: 5 })];
  const { draw, id } = await opened('CQPAY', 6, { bets, ownShares: 4, commission: 0 });
  const own = [betOf({ play: 'FixedPlace', pick: '1||||' })];
  valueOf(await bob.client.call('placeBets', { issue: draw.issue, bets: own }));
  await play(draw, '12345');
  // The own ticket pays 19.56 of at most 25; of the share's 58.68 only 5.44 is left.
  expect(gained(await balances(), before)).toEqual(['21.0000', '17.0000']);
  const { offer } = valueOf(await bob.client.call('readOffer', { id }));
  expect(offer.mine).toMatchObject({ prize: '5.4400' });
  expect(await verdictOf(draw.issue)).toBe('entered');
});
