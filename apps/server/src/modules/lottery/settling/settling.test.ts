import { verifyProofFile } from '@fairhouse/calls/proof';
import { verifyEd25519, type LogLine } from '@fairhouse/rules/fair';
import { amount, assert } from '@fairhouse/values';
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  currencyOf,
  houseAccount,
  mainAccount,
  receivableAccount,
  worldAccount,
} from '../../../accounts.ts';
import {
  DEMO_MEMBERS,
  DEMO_PAYMENT_PASSWORD,
  demoMemberId,
} from '../../../../../../demo/demo-members.ts';
import { homeDirectory } from '../../../home.ts';
import {
  enterNumbers,
  provisionEnteredLottery,
} from '../../../testing/provision-entered-lottery.ts';
import { logInOperator } from '../../../testing/log-in-operator.ts';
import {
  balanceOf,
  betOf,
  freshDraw,
  openLotteryApp,
  logInPlayer,
  runLottery,
  sureBets,
  turnTo,
  valueOf,
  type LotteryApp,
  type Player,
} from '../../../testing/lottery-app.ts';
import { programOf } from '../../../testing/program-of.ts';
import { openApp } from '../../../open-app.ts';
import { transaction } from '../../../platform/sql.ts';
import { correctResult } from '../draws/correct-result.ts';
import { lotteryJobs } from '../index.ts';
import { NODE_HASHES } from '@fairhouse/hashes';

let app: LotteryApp;
let player: Player;

beforeAll(async () => {
  app = await openLotteryApp();
  player = await logInPlayer(app, 'player1', '100000');
});
afterAll(() => app.close());

const ports = { hashes: NODE_HASHES, verifySignature: verifyEd25519 };

async function proofOf(issue: string) {
  const proof = valueOf(await app.client().call('drawProof', { issue }));
  return { proof, verdict: verifyProofFile(proof, ports).verdict };
}

async function balanceAt(address: ReturnType<typeof houseAccount>): Promise<bigint> {
  const { merchant } = app;
  return app.context.ledger.balance(merchant.id, currencyOf(merchant.currency), address);
}

/** A second operator approves a request. */
async function approve(id: string): Promise<void> {
  const checker = app.backoffice({ token: await logInOperator(app, 'partner') });
  valueOf(await checker.call('approvalDecide', { id, decision: 'approve', reason: 'agreed' }));
}

describe('a void draw', () => {
  test('requested by one operator and approved by another refunds every stake', async () => {
    const draw = await freshDraw(app);
    const before = await balanceOf(app, player.member);
    const { order } = valueOf(
      await player.client.call('placeBets', { issue: draw.issue, bets: sureBets() }),
    );
    const backoffice = app.backoffice({ token: await logInOperator(app, 'owner') });
    const asked = valueOf(
      await backoffice.call('drawVoid', { issue: draw.issue, reason: 'machine fault' }),
    );
    await approve(asked.approval);
    const late = await player.client.call('placeBets', { issue: draw.issue, bets: sureBets() });
    expect(late).toMatchObject({ ok: false, refusal: { code: 'bet.draw_closed' } });
    await app.runJobs('lottery-settle');
    expect(await balanceOf(app, player.member)).toBe(before);
    const { record } = valueOf(await player.client.call('myOrder', { order }));
    expect(record).toMatchObject({ status: 12, refunded: '100.0000', prize: '0.0000' });
    expect((await proofOf(draw.issue)).verdict).toBe('void');
  });

  test('removes its stakes from the popular numbers', async () => {
    const draw = await freshDraw(app);
    valueOf(await player.client.call('placeBets', { issue: draw.issue, bets: sureBets() }));
    await turnTo(app, draw.drawAt);
    await runLottery(app);
    const popular = async () => {
      const { rows } = await app.context.pool.query<{ items: number }>(
        `select count(*)::int as items from lottery.popular join lottery.draw using
          (merchant_id, draw_id) where merchant_id = $1 and issue = $2`,
        [app.merchant.id, draw.issue],
      );
      return rows[0]?.items;
    };
    expect(await popular()).toBeGreaterThan(0);
    const backoffice = app.backoffice({ token: await logInOperator(app, 'owner') });
    const ask = { issue: draw.issue, reason: 'machine fault' };
    await approve(valueOf(await backoffice.call('drawVoid', ask)).approval);
    await app.runJobs('lottery-settle');
    expect(await popular()).toBe(0);
  });

  test('results from a co-signer that is unavailable for ten minutes', async () => {
    const draw = await freshDraw(app);
    const before = await balanceOf(app, player.member);
    valueOf(await player.client.call('placeBets', { issue: draw.issue, bets: sureBets() }));
    const { cosignerSecretFile } = app.context.config;
    const secret = readFileSync(cosignerSecretFile, 'utf8');
    writeFileSync(cosignerSecretFile, 'not the secret');
    await turnTo(app, draw.drawAt);
    await runLottery(app);
    expect(await balanceOf(app, player.member)).not.toBe(before);
    await app.turnClock(10 * 60_000 + 1000);
    await runLottery(app);
    expect(await balanceOf(app, player.member)).toBe(before);
    expect((await proofOf(draw.issue)).verdict).toBe('void');
    writeFileSync(cosignerSecretFile, secret);
    await runLottery(app);
    expect((await proofOf(draw.issue)).verdict).toBe('void');
  });

  test('results from a server outage of over ten minutes, even if every party is available', async () => {
    const draw = await freshDraw(app);
    const before = await balanceOf(app, player.member);
    valueOf(await player.client.call('placeBets', { issue: draw.issue, bets: sureBets() }));
    await turnTo(app, draw.closesAt + 11 * 60_000);
    await runLottery(app);
    expect(await balanceOf(app, player.member)).toBe(before);
    const { proof, verdict } = await proofOf(draw.issue);
    expect(verdict).toBe('void');
    expect((proof['log'] as LogLine[]).at(-1)).toMatchObject({
      kind: 'void',
      body: { reason: 'not_drawn_in_time' },
    });
  });
});

describe('a corrected result', () => {
  test('reverses what was paid, pays what is due, and turns spent money into a debt', async () => {
    const low = await logInPlayer(app, 'downline1', '10');
    const high = await logInPlayer(app, 'downline2', '10');
    await provisionEnteredLottery(app, 'CQREAD');
    await runLottery(app);
    const draw = await freshDraw(app, 'CQREAD');
    const half = (digits: string) => [betOf({ play: 'FixedPlace', pick: `||||${digits}` })];
    for (const [who, digits] of [
      [low, '01234'],
      [high, '56789'],
    ] as const) {
      valueOf(await who.client.call('placeBets', { issue: draw.issue, bets: half(digits) }));
    }
    await turnTo(app, draw.drawAt);
    await runLottery(app);
    const numbers = '12342';
    await enterNumbers(app, draw.issue, numbers);
    const [winner, loser] = [low, high];
    expect(await balanceOf(app, winner.member)).toBe('19.5600');
    await spend(winner, 195_600n);
    const backoffice = app.backoffice({ token: await logInOperator(app, 'owner') });
    const changed = '12347';
    const ask = { issue: draw.issue, numbers: changed };
    const preview = valueOf(await backoffice.call('drawCorrection', ask));
    expect(preview).toMatchObject({ takeBack: '19.5600', pay: '19.5600', winningTickets: 1 });
    const asked = valueOf(
      await backoffice.call('drawCorrect', { ...ask, reason: 'misread source' }),
    );
    await approve(asked.approval);
    await app.runJobs('lottery-settle');
    expect(await balanceOf(app, winner.member)).toBe('0.0000');
    expect(await balanceOf(app, loser.member)).toBe('19.5600');
    expect(await balanceAt(receivableAccount('real', winner.member))).toBe(-195_600n);
    await refusesUntilPaid(winner);
    const shown = valueOf(await backoffice.call('drawDetail', { issue: draw.issue }));
    expect(shown.results.map((result) => result.numbers)).toEqual([numbers, changed]);
    expect((await proofOf(draw.issue)).verdict).toBe('entered');
  });

  test('is refused where the numbers follow from a proof', async () => {
    const draw = await freshDraw(app);
    valueOf(await player.client.call('placeBets', { issue: draw.issue, bets: sureBets() }));
    await turnTo(app, draw.drawAt);
    await runLottery(app);
    const { proof } = await proofOf(draw.issue);
    const numbers = proof['numbers'] === '12345' ? '12346' : '12345';
    const backoffice = app.backoffice({ token: await logInOperator(app, 'owner') });
    const refusal = { ok: false, refusal: { code: 'draw.proved' } };
    expect(await backoffice.call('drawCorrection', { issue: draw.issue, numbers })).toMatchObject(
      refusal,
    );
    const ask = { issue: draw.issue, numbers, reason: 'misread source' };
    expect(await backoffice.call('drawCorrect', ask)).toMatchObject(refusal);
    // An approval that was requested before this rule is refused as well.
    const { rows } = await app.context.pool.query<{ draw_id: bigint }>(
      'select draw_id from lottery.draw where merchant_id = $1 and issue = $2',
      [app.merchant.id, draw.issue],
    );
    const corrected = await transaction(app.context.pool, async (sql) => ({
      commit: true,
      value: await correctResult(sql, app.context, {
        merchant: app.merchant.id,
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
 * Withdrawals are refused while there is a debt, and incoming money pays it first (lottery.md 2.9).
 */
async function refusesUntilPaid({ member, client }: Player): Promise<void> {
  const holder = DEMO_MEMBERS.find(
    (person) => demoMemberId(app.merchant, person.username) === member,
  );
  const paymentPassword = DEMO_PAYMENT_PASSWORD;
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
  await app.runJobs('wallet-debts');
  expect(await settings()).toMatchObject({ debt: '9.5600', available: '0.0000' });
  expect(await ask()).toMatchObject({ ok: false, refusal: { code: 'withdraw.debt' } });
  await Promise.all([
    grant(member, 2_000_000n),
    app.runJobs('wallet-debts'),
    app.runJobs('wallet-debts'),
  ]);
  await app.runJobs('wallet-debts');
  expect(await settings()).toMatchObject({ debt: '0.0000', available: '190.4400' });
  expect(await balanceAt(receivableAccount('real', member))).toBe(0n);
  valueOf(await ask());
  const record = valueOf(await client.call('memTransDet', { kind: 'CORRECTION' }));
  expect(record.list[0]).toMatchObject({ amount: '-9.5600' });
}

/** Books a deposit. */
async function grant(member: Player['member'], units: bigint): Promise<void> {
  const { merchant } = app;
  const leg = {
    debit: worldAccount('real', 'bank'),
    credit: mainAccount('real', member),
    amount: amount(units),
  };
  await app.context.ledger.book({
    merchant: merchant.id,
    id: app.context.newId<'entry'>(),
    currency: currencyOf(merchant.currency),
    code: 'deposit',
    reference: 'test',
    legs: [leg],
  });
}

describe('settling', () => {
  test('by two processes at once pays each ticket once', async () => {
    const draw = await freshDraw(app);
    const before = await balanceOf(app, player.member);
    for (let order = 0; order < 5; order += 1) {
      valueOf(await player.client.call('placeBets', { issue: draw.issue, bets: sureBets() }));
    }
    await turnTo(app, draw.drawAt);
    await app.runJobs('lottery-close', 'lottery-witness', 'lottery-draw');
    const second = await openApp(app.context.config, app.context.log);
    const settle = lotteryJobs.find((job) => job.name === 'lottery-settle');
    assert(settle !== undefined, 'there is a settling job');
    await Promise.all(
      [app.context, second, app.context, second].map((each) =>
        settle.run(each, app.context.clock.now()),
      ),
    );
    await second.close();
    const after = await balanceOf(app, player.member);
    expect((Number(after) - Number(before)).toFixed(4)).toBe((5 * (97.8 - 100)).toFixed(4));
    expect((await proofOf(draw.issue)).verdict).toBe('verified');
  });

  test('killed again and again pays each ticket once', { timeout: 180_000 }, async () => {
    const draw = await freshDraw(app);
    const { order } = valueOf(
      await player.client.call('placeBets', { issue: draw.issue, bets: sureBets() }),
    );
    await multiply(draw.issue, order, 40_000);
    await turnTo(app, draw.drawAt);
    await app.runJobs('lottery-close', 'lottery-witness', 'lottery-draw');
    const lotteryBefore = await balanceAt(houseAccount('real', 'lottery'));
    for (const afterMs of [40, 120, 250, 500]) await settleAndKill(afterMs);
    await settleToTheEnd(draw.issue);
    const paid = lotteryBefore - (await balanceAt(houseAccount('real', 'lottery')));
    const { rows } = await app.context.pool.query<{ state: string; owed: bigint; won: bigint }>(
      `select d.state, sum(o.prize)::bigint as owed, count(*) as won
       from lottery.draw d join lottery.outcome o using (merchant_id, draw_id)
       where d.merchant_id = $1 and d.issue = $2 group by d.state`,
      [app.merchant.id, draw.issue],
    );
    expect(rows[0]).toMatchObject({ state: 'SETTLED', owed: paid });
    expect(rows[0]?.won).toBe(80_002n);
  });
});

/**
 * Copies an order and its tickets for many members: rows only, without money, all to be settled.
 */
async function multiply(issue: string, order: string, times: number): Promise<void> {
  await app.context.pool.query(
    `with o as (
       select o.* from lottery.bet_order o where o.merchant_id = $1 and o.order_id = $3),
     copy as (
       select n, ('00000000-0000-7000-8000-' || lpad((n % 500)::text, 12, '0'))::uuid as member
       from generate_series(1, $4::int) n),
     orders as (
       insert into lottery.bet_order (merchant_id, order_id, member_id, username, trial, draw_id,
         first_seq, bets, stake, content_hash, placed_at, lottery)
       select o.merchant_id, gen_random_uuid(), c.member, 'copy', false, o.draw_id,
         o.first_seq + o.bets * c.n, o.bets, o.stake, o.content_hash, o.placed_at, o.lottery
       from o, copy c),
     tickets as (
       insert into lottery.ticket
       select t.merchant_id, t.draw_id, t.seq + o.bets * c.n, t.notes, t.multiple, t.rebate_points,
         t.trial, c.member, t.unit, t.stake, t.rebate, t.nonce, t.style, t.play, t.terms, t.pick
       from o join lottery.ticket t using (merchant_id, draw_id), copy c)
     update lottery.draw_book b set leaf_count = o.bets * ($4 + 1)
     from o join lottery.draw d using (merchant_id, draw_id)
     where b.merchant_id = $1 and b.draw_id = o.draw_id and d.issue = $2`,
    [app.merchant.id, issue, order, times],
  );
}

/** Starts a settling process and kills it `afterMs` after it has opened the app context. */
async function settleAndKill(afterMs: number): Promise<void> {
  const { config } = app.context;
  const child = spawn(process.execPath, programOf('apps/server/src/testing/settle-once.ts'), {
    cwd: homeDirectory(),
    env: {
      ...process.env,
      DATABASE_URL: config.databaseUrl,
      DATA_DIR: config.dataDirectory,
      PORT: '0',
      CONSOLE_PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.stdout.once('data', () => setTimeout(() => child.kill('SIGKILL'), afterMs));
  await gone;
}

/**
 * Statements of a killed process may still run in the database: a run that finds them ahead leaves
 * the rest to the next run.
 */
async function settleToTheEnd(issue: string): Promise<void> {
  for (let turn = 0; turn < 50; turn++) {
    await app.runJobs('lottery-settle');
    const { rows } = await app.context.pool.query<{ state: string }>(
      'select state from lottery.draw where merchant_id = $1 and issue = $2',
      [app.merchant.id, issue],
    );
    if (rows[0]?.state === 'SETTLED') return;
  }
}

/** Withdraws a member's money, so that a reversal becomes a debt. */
async function spend({ member }: Player, units: bigint): Promise<void> {
  const { merchant } = app;
  await app.context.ledger.book({
    merchant: merchant.id,
    id: app.context.newId<'entry'>(),
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
