import { HOUR_MS, MINUTE_MS, nameParameters, valuesOf } from '@fairhouse/values';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../../../../../demo/demo-members.ts';
import {
  logInPlayer,
  openLotteryApp,
  valueOf,
  type LotteryApp,
} from '../../../testing/lottery-app.ts';

let app: LotteryApp;
let superuser: pg.Client;
let upline: Awaited<ReturnType<typeof logInPlayer>>['client'];
let now: number;

interface Round {
  readonly of: string;
  readonly round: string;
  readonly agoMs: number;
  readonly vendor?: string;
  readonly state?: 'OPEN' | 'CLOSED' | 'ROLLED_BACK';
  readonly paid?: number;
  readonly refunded?: number;
  readonly trial?: boolean;
}

const STAKE = 20_000;

async function putRound({ of, round, agoMs, ...more }: Round): Promise<void> {
  const { vendor = 'FAIRY', state = 'CLOSED', paid = 0, refunded = 0, trial = false } = more;
  const at = now - agoMs;
  const values = { merchant: app.merchant.id, of, vendor, round, state, paid, refunded, trial, at };
  await superuser.query(PUT_ROUND.text, valuesOf(PUT_ROUND, { ...values, stake: STAKE }));
}

const PUT_ROUND = nameParameters(`
  insert into vendors.round (merchant_id, vendor, member_id, round_id, state, trial, bets, staked,
    paid, refunded, counted_valid, first_at, last_at)
  select $merchant, $vendor, m.member_id, $round, $state, $trial, 1, $stake::bigint, $paid, $refunded,
    $stake::bigint / 2, to_timestamp($at / 1000.0), to_timestamp($at / 1000.0)
  from members.member m where m.merchant_id = $merchant and m.username = $of`);

beforeAll(async () => {
  app = await openLotteryApp();
  superuser = new pg.Client({ connectionString: app.databaseUrl });
  await superuser.connect();
  now = app.context.clock.now();
  for (const code of ['FAIRY', 'OTHER_1']) {
    await superuser.query(
      `insert into vendors.vendor (merchant_id, code, name, kind)
       values ($1, $2, $3, 'external')`,
      [app.merchant.id, code, `Vendor ${code}`],
    );
  }
  upline = (await logInPlayer(app, 'upline', '0')).client;
  const rounds: readonly Round[] = [
    { of: 'downline1', round: 'a', agoMs: 5 * MINUTE_MS, paid: 50_000 },
    { of: 'downline1', round: 'b', agoMs: 4 * MINUTE_MS },
    { of: 'downline1', round: 'c', agoMs: 3 * MINUTE_MS, state: 'OPEN' },
    { of: 'downline2', round: 'd', agoMs: 2 * MINUTE_MS, state: 'ROLLED_BACK' },
    { of: 'downline2', round: 'e', agoMs: MINUTE_MS, refunded: STAKE },
    { of: 'upline', round: 'own', agoMs: 6 * MINUTE_MS, vendor: 'OTHER_1' },
    // Two members at one table: the round is one, and so is its time.
    { of: 'downline1', round: 'table', agoMs: HOUR_MS },
    { of: 'downline2', round: 'table', agoMs: HOUR_MS },
    { of: 'downline1', round: 'trial', agoMs: MINUTE_MS, trial: true },
    { of: 'player1', round: 'stranger', agoMs: MINUTE_MS },
    { of: 'house', round: 'above', agoMs: MINUTE_MS },
  ];
  for (const round of rounds) await putRound(round);
});
afterAll(async () => {
  await superuser.end();
  await app.close();
});

const roundsOf = async (filter: object = {}) =>
  valueOf(await upline.call('agentRounds', filter)).list.map(({ round }) => round);

describe('the rounds of a team at vendors', () => {
  test('are those of the caller and of everyone below, with what the house counts', async () => {
    const page = valueOf(await upline.call('agentRounds', {}));
    expect(page.list.map(({ round }) => round)).toEqual(
      ['e', 'd', 'c', 'b', 'a', 'own'].concat(['table', 'table']),
    );
    expect(page.list.find(({ round }) => round === 'a')).toMatchObject({
      username: 'downline1',
      vendor: 'FAIRY',
      vendorName: 'Vendor FAIRY',
      game: '',
      stake: '2.0000',
      validBet: '1.0000',
      prize: '5.0000',
      status: 'won',
    });
    const statuses = Object.fromEntries(page.list.map(({ round, status }) => [round, status]));
    const expected = { a: 'won', b: 'lost', c: 'open', d: 'returned', e: 'returned' };
    expect(statuses).toMatchObject(expected);
    expect(page.list.find(({ round }) => round === 'c')).toMatchObject({ validBet: '0.0000' });
    expect(page.vendors).toEqual(
      expect.arrayContaining([{ code: 'OTHER_1', name: 'Vendor OTHER_1' }]),
    );
    expect(page.cursor).toBeNull();
  });

  test('are found by person, vendor and result', async () => {
    expect(await roundsOf({ username: 'downline2', scope: 'self' })).toEqual(['e', 'd', 'table']);
    expect(await roundsOf({ scope: 'self' })).toEqual(['own']);
    expect(await roundsOf({ vendor: 'OTHER_1' })).toEqual(['own']);
    // An underline in a code is no wildcard.
    expect(await roundsOf({ vendor: 'OTHER%' })).toEqual([]);
    expect(await roundsOf({ result: 'won' })).toEqual(['a']);
    expect(await roundsOf({ result: 'returned' })).toEqual(['e', 'd']);
  });

  test('continue after a cursor with each round once, also at one table', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = valueOf(
        await upline.call('agentRounds', { pageSize: 1, ...(cursor ? { cursor } : {}) } as never),
      );
      seen.push(...page.list.map(({ round, username }) => `${round} ${username}`));
      cursor = (page.cursor as string | null) ?? undefined;
    } while (cursor !== undefined);
    expect(seen.slice(0, 6)).toEqual([
      'e downline2',
      'd downline2',
      'c downline1',
      'b downline1',
      'a downline1',
      'own upline',
    ]);
    expect(seen.slice(6).toSorted()).toEqual(['table downline1', 'table downline2']);
  });

  test('of nobody above or beside can be asked for', async () => {
    for (const username of ['house', 'player1', 'nobody-at-all']) {
      expect(await upline.call('agentRounds', { username })).toMatchObject({
        ok: false,
        refusal: { code: 'agent.unknown' },
      });
    }
  });

  test('are a file with the same rows', async () => {
    const { body } = valueOf(await upline.call('agentRoundsCsv', {}));
    const lines = body.trim().split(/\r?\n/);
    expect(lines).toHaveLength(9);
    expect(lines[0]).toContain('Round');
    expect(lines.find((line) => line.startsWith('a,'))).toMatch(
      /^a,downline1,Vendor FAIRY,,2\.0000,1\.0000,5\.0000,Won,[\d-]{10} [\d:]+,[\d-]{10} [\d:]+$/,
    );
    expect(lines.find((line) => line.startsWith('c,'))).toMatch(/,Open,[\d-]{10} [\d:]+,$/);
    const account = { username: 'upline', password: DEMO_PASSWORD };
    const { token } = valueOf(await app.client().call('login', account));
    const reader = app.client({ token, language: 'TH' });
    const thai = valueOf(await reader.call('agentRoundsCsv', {})).body;
    expect(thai).toContain(',ถูกรางวัล,');
    expect(thai).not.toContain(',Won,');
  });
});
