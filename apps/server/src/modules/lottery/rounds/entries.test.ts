import { verifyProofFile } from '@fairhouse/calls/proof';
import { verifyEd25519 } from '@fairhouse/rules/fair';
import { yeekeeResult } from '@fairhouse/rules/lottery';
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { homeDirectory } from '../../../home.ts';
import {
  DRAW_OPENS_MS,
  balanceOf,
  drawOnSale,
  freshDraw,
  openLotteryApp,
  logInPlayer,
  runLottery,
  turnTo,
  valueOf,
  type LotteryApp,
  type Player,
} from '../../../testing/lottery-app.ts';
import { readCatalogue } from '../catalogue/catalogue.ts';
import { ENTRIES_OF_MEMBER } from './enter-number.ts';
import { NODE_HASHES } from '@fairhouse/hashes';
import { provisionLottery, putOdds } from '../catalogue/store/catalogue.ts';

const ROUND = 'ROUND5';

let app: LotteryApp;
let player: Player;
let other: Player;

beforeAll(async () => {
  app = await openLotteryApp();
  const { pool } = app.context;
  const found = (await readCatalogue(pool, app.merchant)).find('SSC5');
  if (found === undefined) throw new Error('SSC5 is provisioned');
  const row = { ...found.row, code: ROUND, family: 'YEEKEE', styles: ['FIXED' as const] };
  await provisionLottery(pool, app.merchant.id, row);
  const rows = [{ play: 'Top3', odds: '900', max_notes: 500, suspended: false }];
  await putOdds(pool, { merchant: app.merchant.id, lottery: ROUND, version: 1, rows });
  await app.runJobs('lottery-schedule');
  await app.turnClock(DRAW_OPENS_MS);
  player = await logInPlayer(app, 'player1', '100000');
  other = await logInPlayer(app, 'downline1', '100000');
});
afterAll(() => app.close());

const numberAt = (index: number) => String((index * 7919 + 13) % 100_000).padStart(5, '0');
const nonce = () => randomBytes(16).toString('hex');

const enter = (who: Player, issue: string, number: string) =>
  who.client.call('enterNumber', { issue, number, nonce: nonce() });

/** Both players enter concurrently, each half of the numbers. */
async function enterAll(issue: string, count: number) {
  const asked = Array.from({ length: count }, (_, index) =>
    enter(index % 2 === 0 ? player : other, issue, numberAt(index)),
  );
  return (await Promise.all(asked)).map(valueOf);
}

async function bet(issue: string) {
  const money = { unit: '2', multiple: 1, stake: '4', notes: 2, odds: '900' };
  const bets = [
    { play: 'Top3', pick: '123,456', style: 'FIXED' as const, ...money, nonce: nonce() },
  ];
  return valueOf(await player.client.call('placeBets', { issue, bets }));
}

const proofOf = async (issue: string) =>
  valueOf(await app.client().call('drawProof', { issue })) as Record<string, unknown>;

function verdictsOf(proof: unknown): string[] {
  const { verdict } = verifyProofFile(proof, {
    hashes: NODE_HASHES,
    verifySignature: verifyEd25519,
  });
  const { stdout } = spawnSync('python3', ['docs/fairness/verify_draw.py', '--many'], {
    cwd: homeDirectory(),
    input: `${JSON.stringify(proof)}\n`,
    encoding: 'utf8',
  });
  return [verdict, stdout.split('\t')[0] ?? ''];
}

async function finish(drawAt: number): Promise<void> {
  await turnTo(app, drawAt + 500);
  await runLottery(app);
  await runLottery(app);
}

describe('a round of entered numbers', () => {
  test('orders the entries, and both verifiers recompute its result', async () => {
    const draw = await drawOnSale(app, ROUND);
    await bet(draw.issue);
    const entered = await enterAll(draw.issue, 24);
    const places = entered.map(({ place }) => place).sort((a, b) => a - b);
    expect(places).toEqual(Array.from({ length: 24 }, (_, index) => index + 1));
    const shown = valueOf(await player.client.call('roundEntries', { issue: draw.issue }));
    expect(shown.list.map(({ place }) => place)).toEqual([...places].reverse());
    expect(shown.list.filter(({ own }) => own)).toHaveLength(12);
    expect(shown.numbers).toBeUndefined();
    await finish(draw.drawAt);
    const proof = await proofOf(draw.issue);
    expect(verdictsOf(proof)).toEqual(['verified', 'verified']);
    const inOrder = entered.toSorted((a, b) => a.place - b.place);
    const sum = yeekeeResult(inOrder.map(({ number }) => Number(number)));
    const after = valueOf(await player.client.call('roundEntries', { issue: draw.issue }));
    expect(after).toMatchObject({ count: 24, sum, removed: inOrder[15]?.number });
    expect(after.numbers).toMatch(/^\d{5}$/);
    const receipt = inOrder[4]?.receipt;
    const { checks } = verifyProofFile(
      proof,
      { hashes: NODE_HASHES, verifySignature: verifyEd25519 },
      receipt === undefined ? {} : { receipt },
    );
    expect(checks.find(({ name }) => name === 'receipt')).toMatchObject({ status: 'ok' });
  });

  test('with a changed or missing entry is rejected by both verifiers', async () => {
    const draw = await freshDraw(app, ROUND);
    await enterAll(draw.issue, 22);
    await finish(draw.drawAt);
    const proof = await proofOf(draw.issue);
    const leaves = proof['tickets'] as Record<string, unknown>[];
    const changed = leaves.map((leaf, at) => (at === 3 ? { ...leaf, entry: '99999' } : leaf));
    expect(verdictsOf({ ...proof, tickets: changed })).toEqual(['failed', 'failed']);
    expect(verdictsOf({ ...proof, tickets: leaves.slice(0, -1) })).toEqual(['failed', 'failed']);
    expect(verdictsOf({ ...proof, numbers: '00000' })).toEqual(['failed', 'failed']);
  });

  test('with fewer than twenty entries is void, and every stake is refunded', async () => {
    const draw = await freshDraw(app, ROUND);
    const before = await balanceOf(app, player.member);
    await bet(draw.issue);
    await enterAll(draw.issue, 19);
    await finish(draw.drawAt);
    expect(await balanceOf(app, player.member)).toBe(before);
    const proof = await proofOf(draw.issue);
    expect(proof['log']).toContainEqual(
      expect.objectContaining({
        kind: 'void',
        body: expect.objectContaining({ reason: 'entries_too_few' }),
      }),
    );
    expect(verdictsOf(proof)).toEqual(['void', 'void']);
    const opened = await player.client.call('openedNumbers', { gameCode: ROUND, count: 1 });
    expect(valueOf(opened).list).toMatchObject([
      { issue: draw.issue, voidReason: 'entries_too_few' },
    ]);
    expect(valueOf(opened).list[0]?.numbers).toBeUndefined();
  });

  test('refuses entries before the opening, after the close, and above the member limit', async () => {
    const draw = await freshDraw(app, ROUND);
    const { list } = valueOf(await app.client().call('nearDraws', { gameCode: ROUND, count: 2 }));
    expect(await enter(player, list[1]?.issue ?? '', '12345')).toMatchObject({
      refusal: { code: 'entry.closed' },
    });
    await app.context.pool.query(
      `insert into lottery.entry
         (merchant_id, draw_id, seq, place, member_id, username, number, nonce, at)
       select d.merchant_id, d.draw_id, -each, -each, $3, 'player1', '00000', '', house_now()
       from lottery.draw d, generate_series(1, $4::int) as each
       where d.merchant_id = $1 and d.issue = $2`,
      [app.merchant.id, draw.issue, player.member, ENTRIES_OF_MEMBER],
    );
    expect(await enter(player, draw.issue, '12345')).toMatchObject({
      refusal: { code: 'entry.too_many' },
    });
    await turnTo(app, draw.closesAt);
    expect(await enter(other, draw.issue, '12345')).toMatchObject({
      refusal: { code: 'entry.closed' },
    });
    const { issue } = await drawOnSale(app, 'SSC1');
    expect(await enter(other, issue, '12345')).toMatchObject({
      refusal: { code: 'entry.not_taken' },
    });
  });
});
