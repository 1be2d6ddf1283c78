// What becomes of draws while the co-signer is away, and afterwards.
import { verifyEd25519, verifyProof } from '@fairhouse/rules/fair';
import { MINUTE_MS, SECOND_MS } from '@fairhouse/values';
import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  balanceOf,
  BOUND_MS,
  drawOnSale,
  openLotteryHouse,
  playerWith,
  runLottery,
  sureBets,
  turnTo,
  valueOf,
  type LotteryHouse,
  type Player,
} from '../../../testing/lottery-house.ts';
import { NODE_HASHES } from '../node-hashes.ts';

let house: LotteryHouse;
let player: Player;

beforeAll(async () => {
  house = await openLotteryHouse();
  player = await playerWith(house, 'player1', '100000');
});
afterAll(() => house.close());

async function bet(issue: string): Promise<void> {
  valueOf(await player.client.call('placeBets', { issue, bets: sureBets() }));
}

async function proofOf(issue: string) {
  const proof = valueOf(await house.client().call('drawProof', { issue }));
  return verifyProof(proof, { hashes: NODE_HASHES, verifySignature: verifyEd25519 });
}

interface Row {
  issue: string;
  state: string;
  bound: boolean;
  opens_at: Date;
}

async function drawsOf(condition: string): Promise<Row[]> {
  const { rows } = await house.house.pool.query<Row>(
    `select issue, state, bound_at is not null as bound, opens_at from lottery.draw
     where merchant_id = $1 and lottery = 'SSC1' and ${condition} order by ordinal`,
    [house.merchant.id],
  );
  return rows;
}

async function reasonOf(issue: string): Promise<string | undefined> {
  const { rows } = await house.house.pool.query<{ reason: string }>(
    `select body->>'reason' as reason from lottery.log join lottery.draw
     using (merchant_id, draw_id) where merchant_id = $1 and issue = $2 and kind = 'void'`,
    [house.merchant.id, issue],
  );
  return rows[0]?.reason;
}

test('while it is away, what it committed to is sold, nothing more is, and what it does not reveal is void', async () => {
  const first = await drawOnSale(house);
  await bet(first.issue);
  const ahead = await drawsOf('bound_at is not null and opens_at > house_now()');
  expect(ahead.length).toBeGreaterThanOrEqual(5);
  house.stopCosigner();
  await turnTo(house, first.drawAt + 100);
  await runLottery(house);
  expect(await drawsOf('bound_at is null')).toEqual([]);
  const second = await drawOnSale(house);
  expect(second.issue).toBe(ahead[0]?.issue);
  const before = await balanceOf(house, player.member);
  await bet(second.issue);
  await turnTo(house, first.closesAt + 10 * MINUTE_MS - 40 * SECOND_MS);
  await runLottery(house);
  expect((await drawsOf(`issue = '${first.issue}'`))[0]?.state).toBe('CLOSED');
  await turnTo(house, second.closesAt + 10 * MINUTE_MS);
  await runLottery(house);
  expect(await reasonOf(first.issue)).toBe('not_drawn_in_time');
  expect((await proofOf(second.issue)).verdict).toBe('void');
  // Both stakes are back: the first was taken before the balance was looked at.
  const back = Number(await balanceOf(house, player.member)) - Number(before);
  expect(back).toBe(100);
  // By then nothing is left that it committed to.
  const { current } = valueOf(await house.client().call('currentDraw', { gameCode: 'SSC1' }));
  expect(current).toBeUndefined();
});

test('once it is there again it is shown all that it missed, and draws are sold and proved', async () => {
  await house.restartCosigner();
  await runLottery(house);
  await house.turnClock(BOUND_MS);
  await runLottery(house);
  const ahead = await drawsOf('bound_at is not null and opens_at > house_now()');
  expect(ahead.length).toBeGreaterThanOrEqual(5);
  const draw = await drawOnSale(house);
  await bet(draw.issue);
  await turnTo(house, draw.drawAt + 100);
  await runLottery(house);
  expect((await proofOf(draw.issue)).verdict).toBe('verified');
  const { rows } = await house.house.pool.query<{ missed: bigint }>(
    `select count(*) as missed from lottery.log where merchant_id = $1 and seq >
     (select max(seq) from lottery.witness_head where merchant_id = $1 and log like 'draws/%')`,
    [house.merchant.id],
  );
  // The result of the last draw is shown at the next turn.
  expect(Number(rows[0]?.missed)).toBeLessThan(20);
});

test('a draw that it has not bound by the opening is void, which the log says', async () => {
  const { cosignerSecretFile } = house.house.config;
  const secret = readFileSync(cosignerSecretFile, 'utf8');
  writeFileSync(cosignerSecretFile, 'not the secret');
  const draw = await drawOnSale(house);
  await turnTo(house, draw.closesAt + 500);
  await house.runJobs('lottery-schedule');
  const unbound = await house.house.pool.query<Row & { lottery: string }>(
    `select issue, lottery, state, false as bound, opens_at from lottery.draw
     where merchant_id = $1 and bound_at is null and state = 'SCHEDULED'`,
    [house.merchant.id],
  );
  const [missed] = unbound.rows;
  expect(missed).toBeDefined();
  await house.runJobs('lottery-witness');
  expect(await reasonOf(missed?.issue ?? '')).toBeUndefined();
  await turnTo(house, (missed?.opens_at.getTime() ?? 0) + 100);
  writeFileSync(cosignerSecretFile, secret);
  await house.runJobs('lottery-witness', 'lottery-settle');
  expect(await reasonOf(missed?.issue ?? '')).toBe('not_bound');
  expect((await proofOf(missed?.issue ?? '')).verdict).toBe('void');
});
