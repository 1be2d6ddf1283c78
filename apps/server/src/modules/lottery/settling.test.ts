import { verifyEd25519, verifyProof, type LogLine } from '@fairhouse/rules/fair';
import { amount, assert } from '@fairhouse/values';
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  currencyOf,
  houseAccount,
  mainAccount,
  receivableAccount,
  worldAccount,
} from '../../accounts.ts';
import { CAST, CAST_PAYMENT_PASSWORD, castId } from '../../../../../demo/cast.ts';
import { homeDirectory } from '../../home.ts';
import { enterNumbers, layOutEntered } from '../../testing/entered-lottery.ts';
import { logInOperator } from '../../testing/log-in-operator.ts';
import {
  balanceOf,
  betOf,
  freshDraw,
  openLotteryHouse,
  playerWith,
  runLottery,
  sureBets,
  turnTo,
  valueOf,
  type LotteryHouse,
  type Player,
} from '../../testing/lottery-house.ts';
import { openHouse } from '../../open-house.ts';
import { transaction } from '../../ground/sql.ts';
import { correctResult } from './correct-result.ts';
import { lotteryJobs } from './index.ts';
import { NODE_HASHES } from './node-hashes.ts';

let house: LotteryHouse;
let player: Player;

beforeAll(async () => {
  house = await openLotteryHouse();
  player = await playerWith(house, 'player1', '100000');
});
afterAll(() => house.close());

const ports = { hashes: NODE_HASHES, verifySignature: verifyEd25519 };

async function proofOf(issue: string) {
  const proof = valueOf(await house.client().call('drawProof', { issue }));
  return { proof, verdict: verifyProof(proof, ports).verdict };
}

async function balanceAt(address: ReturnType<typeof houseAccount>): Promise<bigint> {
  const { merchant } = house;
  return house.house.ledger.balance(merchant.id, currencyOf(merchant.currency), address);
}

/** Two operators: one asks, the other agrees. */
async function approve(id: string): Promise<void> {
  const checker = house.desk({ token: await logInOperator(house, 'partner') });
  valueOf(await checker.call('approvalDecide', { id, decision: 'approve', reason: 'agreed' }));
}

describe('a void draw', () => {
  test('asked for by one operator and agreed to by another, gives every stake back', async () => {
    const draw = await freshDraw(house);
    const before = await balanceOf(house, player.member);
    const { order } = valueOf(
      await player.client.call('placeBets', { issue: draw.issue, bets: sureBets() }),
    );
    const desk = house.desk({ token: await logInOperator(house, 'owner') });
    const asked = valueOf(
      await desk.call('drawVoid', { issue: draw.issue, reason: 'machine fault' }),
    );
    await approve(asked.approval);
    const late = await player.client.call('placeBets', { issue: draw.issue, bets: sureBets() });
    expect(late).toMatchObject({ ok: false, refusal: { code: 'bet.draw_closed' } });
    await house.runJobs('lottery-settle');
    expect(await balanceOf(house, player.member)).toBe(before);
    const { record } = valueOf(await player.client.call('myOrder', { order }));
    expect(record).toMatchObject({ status: 12, refunded: '100.0000', prize: '0.0000' });
    expect((await proofOf(draw.issue)).verdict).toBe('void');
  });

  test('leaves nothing of its stakes among the popular numbers', async () => {
    const draw = await freshDraw(house);
    valueOf(await player.client.call('placeBets', { issue: draw.issue, bets: sureBets() }));
    await turnTo(house, draw.drawAt);
    await runLottery(house);
    const popular = async () => {
      const { rows } = await house.house.pool.query<{ items: number }>(
        `select count(*)::int as items from lottery.popular join lottery.draw using
          (merchant_id, draw_id) where merchant_id = $1 and issue = $2`,
        [house.merchant.id, draw.issue],
      );
      return rows[0]?.items;
    };
    expect(await popular()).toBeGreaterThan(0);
    const desk = house.desk({ token: await logInOperator(house, 'owner') });
    const ask = { issue: draw.issue, reason: 'machine fault' };
    await approve(valueOf(await desk.call('drawVoid', ask)).approval);
    await house.runJobs('lottery-settle');
    expect(await popular()).toBe(0);
  });

  test('comes of a co-signer that stays silent for ten minutes', async () => {
    const draw = await freshDraw(house);
    const before = await balanceOf(house, player.member);
    valueOf(await player.client.call('placeBets', { issue: draw.issue, bets: sureBets() }));
    const { cosignerSecretFile } = house.house.config;
    const secret = readFileSync(cosignerSecretFile, 'utf8');
    writeFileSync(cosignerSecretFile, 'not the secret');
    await turnTo(house, draw.drawAt);
    await runLottery(house);
    expect(await balanceOf(house, player.member)).not.toBe(before);
    await house.turnClock(10 * 60_000 + 1000);
    await runLottery(house);
    expect(await balanceOf(house, player.member)).toBe(before);
    expect((await proofOf(draw.issue)).verdict).toBe('void');
    writeFileSync(cosignerSecretFile, secret);
    await runLottery(house);
    expect((await proofOf(draw.issue)).verdict).toBe('void');
  });

  test('comes of a standstill over ten minutes, though every party is there', async () => {
    const draw = await freshDraw(house);
    const before = await balanceOf(house, player.member);
    valueOf(await player.client.call('placeBets', { issue: draw.issue, bets: sureBets() }));
    await turnTo(house, draw.closesAt + 11 * 60_000);
    await runLottery(house);
    expect(await balanceOf(house, player.member)).toBe(before);
    const { proof, verdict } = await proofOf(draw.issue);
    expect(verdict).toBe('void');
    expect((proof['log'] as LogLine[]).at(-1)).toMatchObject({
      kind: 'void',
      body: { reason: 'not_drawn_in_time' },
    });
  });
});

describe('a corrected result', () => {
  test('takes back what was paid, pays what is due, makes a debt of what is spent', async () => {
    const low = await playerWith(house, 'downline1', '10');
    const high = await playerWith(house, 'downline2', '10');
    await layOutEntered(house, 'CQREAD');
    await runLottery(house);
    const draw = await freshDraw(house, 'CQREAD');
    const half = (digits: string) => [betOf({ play: 'FixedPlace', pick: `||||${digits}` })];
    for (const [who, digits] of [
      [low, '01234'],
      [high, '56789'],
    ] as const) {
      valueOf(await who.client.call('placeBets', { issue: draw.issue, bets: half(digits) }));
    }
    await turnTo(house, draw.drawAt);
    await runLottery(house);
    const numbers = '12342';
    await enterNumbers(house, draw.issue, numbers);
    const [winner, loser] = [low, high];
    expect(await balanceOf(house, winner.member)).toBe('19.5600');
    await spend(winner, 195_600n);
    const desk = house.desk({ token: await logInOperator(house, 'owner') });
    const changed = '12347';
    const ask = { issue: draw.issue, numbers: changed };
    const preview = valueOf(await desk.call('drawCorrection', ask));
    expect(preview).toMatchObject({ takeBack: '19.5600', pay: '19.5600', winningTickets: 1 });
    const asked = valueOf(await desk.call('drawCorrect', { ...ask, reason: 'misread source' }));
    await approve(asked.approval);
    await house.runJobs('lottery-settle');
    expect(await balanceOf(house, winner.member)).toBe('0.0000');
    expect(await balanceOf(house, loser.member)).toBe('19.5600');
    expect(await balanceAt(receivableAccount('real', winner.member))).toBe(-195_600n);
    await refusesUntilPaid(winner);
    const shown = valueOf(await desk.call('drawDesk', { issue: draw.issue }));
    expect(shown.results.map((result) => result.numbers)).toEqual([numbers, changed]);
    expect((await proofOf(draw.issue)).verdict).toBe('entered');
  });

  test('is refused where the numbers follow from a proof, whoever asks', async () => {
    const draw = await freshDraw(house);
    valueOf(await player.client.call('placeBets', { issue: draw.issue, bets: sureBets() }));
    await turnTo(house, draw.drawAt);
    await runLottery(house);
    const { proof } = await proofOf(draw.issue);
    const numbers = proof['numbers'] === '12345' ? '12346' : '12345';
    const desk = house.desk({ token: await logInOperator(house, 'owner') });
    const refusal = { ok: false, refusal: { code: 'draw.proved' } };
    expect(await desk.call('drawCorrection', { issue: draw.issue, numbers })).toMatchObject(
      refusal,
    );
    const ask = { issue: draw.issue, numbers, reason: 'misread source' };
    expect(await desk.call('drawCorrect', ask)).toMatchObject(refusal);
    // An approval from before the rule does not get past it either.
    const { rows } = await house.house.pool.query<{ draw_id: bigint }>(
      'select draw_id from lottery.draw where merchant_id = $1 and issue = $2',
      [house.merchant.id, draw.issue],
    );
    const corrected = await transaction(house.house.pool, async (sql) => ({
      commit: true,
      value: await correctResult(sql, house.house, {
        merchant: house.merchant.id,
        draw: rows[0]?.draw_id ?? 0n,
        from: String(proof['numbers']),
        to: numbers,
        reason: 'misread source',
        madeBy: 'owner',
        approvedBy: 'partner',
      }),
    }));
    expect(corrected).toBe('SETTLED');
    expect((await proofOf(draw.issue)).proof['numbers']).toBe(proof['numbers']);
  });
});

/**
 * Withdrawals are refused while a debt is left, and what comes in pays it first (lottery.md 2.9).
 */
async function refusesUntilPaid({ member, client }: Player): Promise<void> {
  const holder = CAST.find((person) => castId(house.merchant, person.username) === member);
  const paymentPassword = CAST_PAYMENT_PASSWORD;
  const card = valueOf(
    await client.call('bankCardAdd', {
      bank: 'BDO',
      number: '0012345678',
      holder: holder?.realName ?? '',
      paymentPassword,
    }),
  ).id;
  const ask = () => client.call('withdrawCreate', { amount: '100', card, paymentPassword });
  const settings = async () => valueOf(await client.call('withdrawSettings', {}));
  await grant(member, 100_000n);
  await house.runJobs('wallet-debts');
  expect(await settings()).toMatchObject({ debt: '9.5600', available: '0.0000' });
  expect(await ask()).toMatchObject({ ok: false, refusal: { code: 'withdraw.debt' } });
  await Promise.all([
    grant(member, 2_000_000n),
    house.runJobs('wallet-debts'),
    house.runJobs('wallet-debts'),
  ]);
  await house.runJobs('wallet-debts');
  expect(await settings()).toMatchObject({ debt: '0.0000', available: '190.4400' });
  expect(await balanceAt(receivableAccount('real', member))).toBe(0n);
  valueOf(await ask());
  const record = valueOf(await client.call('memTransDet', { kind: 'CORRECTION' }));
  expect(record.list[0]).toMatchObject({ amount: '-9.5600' });
}

/** Money that comes in, whatever for. */
async function grant(member: Player['member'], units: bigint): Promise<void> {
  const { merchant } = house;
  const leg = {
    debit: worldAccount('real', 'bank'),
    credit: mainAccount('real', member),
    amount: amount(units),
  };
  await house.house.ledger.book({
    merchant: merchant.id,
    id: house.house.newId<'entry'>(),
    currency: currencyOf(merchant.currency),
    code: 'deposit',
    reference: 'test',
    legs: [leg],
  });
}

describe('settling', () => {
  test('by two processes at once pays each ticket once', async () => {
    const draw = await freshDraw(house);
    const before = await balanceOf(house, player.member);
    for (let order = 0; order < 5; order += 1) {
      valueOf(await player.client.call('placeBets', { issue: draw.issue, bets: sureBets() }));
    }
    await turnTo(house, draw.drawAt);
    await house.runJobs('lottery-close', 'lottery-witness', 'lottery-draw');
    const second = await openHouse(house.house.config, house.house.log);
    const settle = lotteryJobs.find((job) => job.name === 'lottery-settle');
    assert(settle !== undefined, 'there is a settling job');
    await Promise.all(
      [house.house, second, house.house, second].map((each) =>
        settle.run(each, house.house.clock.now()),
      ),
    );
    await second.close();
    const after = await balanceOf(house, player.member);
    expect((Number(after) - Number(before)).toFixed(4)).toBe((5 * (97.8 - 100)).toFixed(4));
    expect((await proofOf(draw.issue)).verdict).toBe('verified');
  });

  test('killed again and again pays each ticket once', { timeout: 180_000 }, async () => {
    const draw = await freshDraw(house);
    const { order } = valueOf(
      await player.client.call('placeBets', { issue: draw.issue, bets: sureBets() }),
    );
    await multiply(draw.issue, order, 40_000);
    await turnTo(house, draw.drawAt);
    await house.runJobs('lottery-close', 'lottery-witness', 'lottery-draw');
    const lotteryBefore = await balanceAt(houseAccount('real', 'lottery'));
    for (const afterMs of [40, 120, 250, 500]) await settleAndKill(afterMs);
    await settleToTheEnd(draw.issue);
    const paid = lotteryBefore - (await balanceAt(houseAccount('real', 'lottery')));
    const { rows } = await house.house.pool.query<{ state: string; owed: bigint; won: bigint }>(
      `select d.state, sum(o.prize)::bigint as owed, count(*) as won
       from lottery.draw d join lottery.outcome o using (merchant_id, draw_id)
       where d.merchant_id = $1 and d.issue = $2 group by d.state`,
      [house.merchant.id, draw.issue],
    );
    expect(rows[0]).toMatchObject({ state: 'SETTLED', owed: paid });
    expect(rows[0]?.won).toBe(80_002n);
  });
});

/**
 * Copies an order, tickets and all, for many members: rows only, no money, and all to be settled.
 */
async function multiply(issue: string, order: string, times: number): Promise<void> {
  await house.house.pool.query(
    `with o as (
       select o.* from lottery.bet_order o where o.merchant_id = $1 and o.order_id = $3),
     copy as (
       select n, ('00000000-0000-7000-8000-' || lpad((n % 500)::text, 12, '0'))::uuid as member
       from generate_series(1, $4::int) n),
     orders as (
       insert into lottery.bet_order
       select o.merchant_id, gen_random_uuid(), c.member, 'copy', false, o.draw_id,
         o.first_seq + o.bets * c.n, o.bets, o.stake, o.content_hash, o.placed_at
       from o, copy c),
     tickets as (
       insert into lottery.ticket
       select t.merchant_id, t.draw_id, t.seq + o.bets * c.n, t.notes, t.multiple, t.rebate_points,
         t.trial, c.member, t.unit, t.stake, t.rebate, t.nonce, t.style, t.play, t.terms, t.pick
       from o join lottery.ticket t using (merchant_id, draw_id), copy c)
     update lottery.draw_book b set leaf_count = o.bets * ($4 + 1)
     from o join lottery.draw d using (merchant_id, draw_id)
     where b.merchant_id = $1 and b.draw_id = o.draw_id and d.issue = $2`,
    [house.merchant.id, issue, order, times],
  );
}

/** Starts a settling process and kills it so many milliseconds after it has opened its house. */
async function settleAndKill(afterMs: number): Promise<void> {
  const { config } = house.house;
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(homeDirectory(), 'apps/server/src/testing/settle-once.ts')],
    {
      cwd: homeDirectory(),
      env: {
        ...process.env,
        DATABASE_URL: config.databaseUrl,
        DATA_DIR: config.dataDirectory,
        PORT: '0',
        CONSOLE_PORT: '0',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.stdout.once('data', () => setTimeout(() => child.kill('SIGKILL'), afterMs));
  await gone;
}

/**
 * What a killed process had handed to the database may still be under way there: a turn that finds
 * it ahead leaves the rest to the next turn.
 */
async function settleToTheEnd(issue: string): Promise<void> {
  for (let turn = 0; turn < 50; turn++) {
    await house.runJobs('lottery-settle');
    const { rows } = await house.house.pool.query<{ state: string }>(
      'select state from lottery.draw where merchant_id = $1 and issue = $2',
      [house.merchant.id, issue],
    );
    if (rows[0]?.state === 'SETTLED') return;
  }
}

/** A member takes money out, so that it is not there any more. */
async function spend({ member }: Player, units: bigint): Promise<void> {
  const { merchant } = house;
  await house.house.ledger.book({
    merchant: merchant.id,
    id: house.house.newId<'entry'>(),
    currency: currencyOf(merchant.currency),
    code: 'withdrawal_paid',
    reference: 'test',
    legs: [
      {
        debit: mainAccount('real', member),
        credit: worldAccount('real', 'bank'),
        amount: amount(units),
      },
    ],
  });
}
