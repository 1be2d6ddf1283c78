// Draws during and after an outage of the co-signer.
import { verifyProofFile } from '@fairhouse/calls/proof';
import { verifyEd25519 } from '@fairhouse/rules/fair';
import { MINUTE_MS, SECOND_MS } from '@fairhouse/values';
import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  balanceOf,
  DRAW_OPENS_MS,
  drawOnSale,
  openLotteryApp,
  logInPlayer,
  runLottery,
  sureBets,
  turnTo,
  valueOf,
  type LotteryApp,
  type Player,
} from '../../../testing/lottery-app.ts';
import { NODE_HASHES } from '@fairhouse/hashes';

let app: LotteryApp;
let player: Player;

beforeAll(async () => {
  app = await openLotteryApp();
  player = await logInPlayer(app, 'player1', '100000');
});
afterAll(() => app.close());

async function bet(issue: string): Promise<void> {
  valueOf(await player.client.call('placeBets', { issue, bets: sureBets() }));
}

async function proofOf(issue: string) {
  const proof = valueOf(await app.client().call('drawProof', { issue }));
  return verifyProofFile(proof, { hashes: NODE_HASHES, verifySignature: verifyEd25519 });
}

interface Row {
  issue: string;
  state: string;
  bound: boolean;
  opens_at: Date;
}

async function drawsOf(condition: string): Promise<Row[]> {
  const { rows } = await app.context.pool.query<Row>(
    `select issue, state, bound_at is not null as bound, opens_at from lottery.draw
     where merchant_id = $1 and lottery = 'SSC1' and ${condition} order by ordinal`,
    [app.merchant.id],
  );
  return rows;
}

async function reasonOf(issue: string): Promise<string | undefined> {
  const { rows } = await app.context.pool.query<{ reason: string }>(
    `select body->>'reason' as reason from lottery.log join lottery.draw
     using (merchant_id, draw_id) where merchant_id = $1 and issue = $2 and kind = 'void'`,
    [app.merchant.id, issue],
  );
  return rows[0]?.reason;
}

test('during an outage only committed draws are sold, and those without a reveal are void', async () => {
  const first = await drawOnSale(app);
  await bet(first.issue);
  const ahead = await drawsOf('bound_at is not null and opens_at > house_now()');
  expect(ahead.length).toBeGreaterThanOrEqual(5);
  app.stopCosigner();
  await turnTo(app, first.drawAt + 100);
  await runLottery(app);
  expect(await drawsOf('bound_at is null')).toEqual([]);
  const second = await drawOnSale(app);
  expect(second.issue).toBe(ahead[0]?.issue);
  const before = await balanceOf(app, player.member);
  await bet(second.issue);
  await turnTo(app, first.closesAt + 10 * MINUTE_MS - 40 * SECOND_MS);
  await runLottery(app);
  expect((await drawsOf(`issue = '${first.issue}'`))[0]?.state).toBe('CLOSED');
  await turnTo(app, second.closesAt + 10 * MINUTE_MS);
  await runLottery(app);
  expect(await reasonOf(first.issue)).toBe('not_drawn_in_time');
  expect((await proofOf(second.issue)).verdict).toBe('void');
  // Both stakes are refunded: the first was taken before the balance was read.
  const back = Number(await balanceOf(app, player.member)) - Number(before);
  expect(back).toBe(100);
  // No committed draws are left by then.
  const { current } = valueOf(await app.client().call('currentDraw', { gameCode: 'SSC1' }));
  expect(current).toBeUndefined();
});

test('after an outage the missed log lines are sent, and draws are sold and proved', async () => {
  await app.restartCosigner();
  await runLottery(app);
  await app.turnClock(DRAW_OPENS_MS);
  await runLottery(app);
  const ahead = await drawsOf('bound_at is not null and opens_at > house_now()');
  expect(ahead.length).toBeGreaterThanOrEqual(5);
  const draw = await drawOnSale(app);
  await bet(draw.issue);
  await turnTo(app, draw.drawAt + 100);
  await runLottery(app);
  expect((await proofOf(draw.issue)).verdict).toBe('verified');
  const { rows } = await app.context.pool.query<{ missed: bigint }>(
    `select count(*) as missed from lottery.log where merchant_id = $1 and seq >
     (select max(seq) from lottery.witness_head where merchant_id = $1 and log like 'draws/%')`,
    [app.merchant.id],
  );
  // The result of the last draw is sent at the next run.
  expect(Number(rows[0]?.missed)).toBeLessThan(20);
});

test('a draw that is not bound by its opening is void, and the void is logged', async () => {
  const { cosignerSecretFile } = app.context.config;
  const secret = readFileSync(cosignerSecretFile, 'utf8');
  writeFileSync(cosignerSecretFile, 'not the secret');
  const draw = await drawOnSale(app);
  await turnTo(app, draw.closesAt + 500);
  await app.runJobs('lottery-schedule');
  const unbound = await app.context.pool.query<Row & { lottery: string }>(
    `select issue, lottery, state, false as bound, opens_at from lottery.draw
     where merchant_id = $1 and bound_at is null and state = 'SCHEDULED'`,
    [app.merchant.id],
  );
  const [missed] = unbound.rows;
  expect(missed).toBeDefined();
  await app.runJobs('lottery-witness');
  expect(await reasonOf(missed?.issue ?? '')).toBeUndefined();
  await turnTo(app, (missed?.opens_at.getTime() ?? 0) + 100);
  writeFileSync(cosignerSecretFile, secret);
  await app.runJobs('lottery-witness', 'lottery-settle');
  expect(await reasonOf(missed?.issue ?? '')).toBe('not_bound');
  expect((await proofOf(missed?.issue ?? '')).verdict).toBe('void');
});
