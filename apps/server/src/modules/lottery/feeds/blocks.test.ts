import { readProof, verifyProofFile } from '@fairhouse/calls/proof';
import { blockNumbers, verifyEd25519, type ProofFile } from '@fairhouse/rules/fair';
import { MINUTE_MS, SECOND_MS } from '@fairhouse/values';
import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { homeDirectory } from '../../../home.ts';
import { logInOperator } from '../../../testing/log-in-operator.ts';
import {
  betOf,
  freshDraw,
  openLotteryApp,
  logInPlayer,
  turnTo,
  valueOf,
  type LotteryApp,
  type Player,
} from '../../../testing/lottery-app.ts';
import { openTronChain, type TronChain } from '../../../testing/peers/tron-chain.ts';
import { readCatalogue } from '../catalogue/catalogue.ts';
import { NODE_HASHES } from '@fairhouse/hashes';
import { provisionLottery, putOdds } from '../catalogue/store/catalogue.ts';

/** The time for nineteen more blocks, after which a block is final, with some missed blocks. */
const FINAL_MS = 70 * SECOND_MS;

let app: LotteryApp;
let chain: TronChain;
let player: Player;

beforeAll(async () => {
  app = await openLotteryApp();
  const { clock } = app.context;
  chain = await openTronChain(clock.now() - 5 * MINUTE_MS, () => clock.now());
  await provisionBlockLottery('TXFFC', 'sum', chain.url);
  await provisionBlockLottery('TRON1', 'tail', chain.url);
  await provisionBlockLottery('BYHAND', 'tail', null);
});
beforeEach(async () => {
  chain.say('truth');
  player = await logInPlayer(app, 'player1', '1000');
});
afterAll(async () => {
  chain.close();
  await app.close();
});

async function provisionBlockLottery(
  code: string,
  rule: 'tail' | 'sum',
  feed: string | null,
): Promise<void> {
  const { pool } = app.context;
  const found = (await readCatalogue(pool, app.merchant)).find('SSC1');
  if (found === undefined) throw new Error('SSC1 is provisioned');
  await provisionLottery(pool, app.merchant.id, {
    ...found.row,
    code,
    mode: 'entered',
    block_rule: rule,
    feed,
    void_after_seconds: 3600,
  });
  const rows = [{ play: 'FixedPlace', odds: '', max_notes: 50, suspended: false }];
  await putOdds(pool, { merchant: app.merchant.id, lottery: code, version: 1, rows });
}

/** Places one bet on every digit of the draw's first place and closes the draw. */
async function sell(code: string) {
  await app.runJobs('lottery-schedule');
  const draw = await freshDraw(app, code);
  const bets = [betOf({ play: 'FixedPlace', pick: '0123456789||||' })];
  valueOf(await player.client.call('placeBets', { issue: draw.issue, bets }));
  await turnTo(app, draw.closesAt + 100);
  await app.runJobs('lottery-close', 'lottery-witness');
  return draw;
}

async function ask(at: number): Promise<void> {
  await turnTo(app, at);
  await app.runJobs('lottery-blocks', 'lottery-settle');
}

async function proofOf(issue: string): Promise<ProofFile> {
  const read = readProof(valueOf(await app.client().call('drawProof', { issue })));
  if (!read.ok) throw new Error(read.problem.join(', '));
  return read.value;
}

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

const backoffice = async (name: string) =>
  app.backoffice({ token: await logInOperator(app, name) });

test.each([
  ['TXFFC', 'sum'],
  ['TRON1', 'tail'],
] as const)(
  '%s takes its numbers from the first block at or after its draw time',
  async (code, rule) => {
    const draw = await sell(code);
    await ask(draw.drawAt + 20 * SECOND_MS);
    expect((await proofOf(draw.issue)).block).toBeUndefined();
    await ask(draw.drawAt + FINAL_MS);
    const proof = await proofOf(draw.issue);
    const { hash } = chain.firstAt(draw.drawAt);
    expect(proof).toMatchObject({ block: hash, numbers: blockNumbers(rule, hash) });
    expect(proof.rules).toMatchObject({ mode: 'entered', block: rule, blockAt: draw.drawAt });
    expect(proof.winners).toHaveLength(1);
    expect(verdictsOf(proof)).toEqual(['entered', 'entered']);
    const { forked } = chain.firstAt(draw.drawAt);
    const forgeries = [
      { ...proof, block: forked },
      { ...proof, block: undefined },
      { ...proof, numbers: blockNumbers(rule, forked) },
      { ...proof, rules: { ...proof.rules, block: rule === 'sum' ? 'tail' : 'sum' } },
      { ...proof, rules: { ...proof.rules, blockAt: draw.closesAt } },
    ];
    for (const forgery of forgeries) {
      expect(verdictsOf(JSON.parse(JSON.stringify(forgery)))).toEqual(['failed', 'failed']);
    }
  },
);

test('a node that is late is polled until its block is final', async () => {
  const draw = await sell('TRON1');
  chain.say('nothing');
  await ask(draw.drawAt + FINAL_MS);
  await ask(draw.drawAt + FINAL_MS + 5 * SECOND_MS);
  expect((await proofOf(draw.issue)).numbers).toBeUndefined();
  chain.say('truth');
  await ask(draw.drawAt + FINAL_MS + 10 * SECOND_MS);
  expect((await proofOf(draw.issue)).block).toBe(chain.firstAt(draw.drawAt).hash);
});

test('a different block an hour later is shown and changes nothing', async () => {
  const draw = await sell('TRON1');
  await ask(draw.drawAt + FINAL_MS);
  const { hash, forked } = chain.firstAt(draw.drawAt);
  chain.say('fork');
  await ask(draw.drawAt + 60 * MINUTE_MS + SECOND_MS);
  const owner = await backoffice('owner');
  const shown = valueOf(await owner.call('drawDetail', { issue: draw.issue }));
  expect(shown.draw.numbers).toBe(blockNumbers('tail', hash));
  expect(shown.feed).toMatchObject({ numbers: blockNumbers('tail', forked), version: 2 });
  const { list } = valueOf(await owner.call('lotteryAlarms', {}));
  expect(list).toContainEqual(expect.objectContaining({ kind: 'feed_differs', issue: draw.issue }));
  const preview = await owner.call('drawCorrection', { issue: draw.issue, numbers: forked });
  expect(valueOf(preview).to).toBe(blockNumbers('tail', forked));
});

test('without a node two operators enter the hash of the block', async () => {
  const draw = await sell('BYHAND');
  await turnTo(app, draw.drawAt + FINAL_MS);
  await app.runJobs('lottery-blocks', 'lottery-feeds');
  expect((await proofOf(draw.issue)).numbers).toBeUndefined();
  const [one, other] = [await backoffice('draws'), await backoffice('partner')];
  const { issue } = draw;
  const { hash } = chain.firstAt(draw.drawAt);
  const waiting = valueOf(await one.call('drawsWaiting', {})).list;
  expect(waiting.find((each) => each.draw.issue === issue)?.blockAt).toBe(draw.drawAt);
  const numbers = blockNumbers('tail', hash) ?? '';
  expect(await one.call('drawEnter', { issue, numbers })).toMatchObject({
    refusal: { code: 'draw.numbers_invalid' },
  });
  valueOf(await one.call('drawEnter', { issue, numbers: hash.toUpperCase() }));
  expect(valueOf(await other.call('drawEnter', { issue, numbers: hash })).state).toBe('drawn');
  await app.runJobs('lottery-settle');
  const proof = await proofOf(issue);
  expect(proof).toMatchObject({ block: hash, numbers });
  expect(verdictsOf(proof)).toEqual(['entered', 'entered']);
});

test('a draw whose root was fixed after its block time is void', async () => {
  await app.runJobs('lottery-schedule');
  const draw = await freshDraw(app, 'TRON1');
  await turnTo(app, draw.drawAt + SECOND_MS);
  await app.runJobs('lottery-close', 'lottery-witness');
  await ask(draw.drawAt + 2 * SECOND_MS);
  const proof = await proofOf(draw.issue);
  expect(proof.log.at(-1)).toMatchObject({ kind: 'void', body: { reason: 'root_late' } });
  expect(verdictsOf(proof)).toEqual(['void', 'void']);
});

test('a chain without new blocks for an hour voids the draw', async () => {
  const draw = await sell('TRON1');
  chain.say('nothing');
  await turnTo(app, draw.drawAt + 60 * MINUTE_MS + 10 * SECOND_MS);
  await app.runJobs('lottery-blocks', 'lottery-feeds', 'lottery-settle');
  expect((await proofOf(draw.issue)).log.at(-1)).toMatchObject({
    kind: 'void',
    body: { reason: 'result_missing' },
  });
});
