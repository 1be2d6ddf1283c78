import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { houseJackpots, jackpotShare, JACKPOT_LEVELS } from '@fairhouse/rules/games';
import { amount, assert, type Id } from '@fairhouse/values';
import { auditLedger } from '@fairhouse/ledger';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { currencyOf, jackpotAccount, vendorAccount } from '../../../accounts.ts';
import {
  bodyOf,
  memberOf,
  openVendorApp,
  type VendorApp,
  type WalletReply,
} from '../../../testing/vendors/vendor-app.ts';
import { forgetVendors } from '../records/index.ts';

const LEVELS = houseJackpots('PHP');
const STAKE = 100_0000n;
type Level = (typeof JACKPOT_LEVELS)[number];

let test: VendorApp;
const members: { id: Id<'member'>; user: string; token: string }[] = [];
let first: (typeof members)[number];

beforeAll(async () => {
  test = await openVendorApp();
  await test.sql(`update vendors.vendor set kind = 'studio' where code = 'TESTER'`);
  await switchTo(true);
  for (const name of ['player1', 'downline1'] as const) {
    const id = memberOf(test, name);
    members.push({ id, user: test.userOf(id), token: await test.issue(id) });
    await test.fund(id, 100_000_0000n);
  }
  [first] = members as [typeof first];
});
afterAll(() => test.close());

async function switchTo(on: boolean): Promise<void> {
  await test.sql(
    `update vendors.game set house_jackpot = $1 where vendor = 'TESTER' and code = 'harbour-lights'`,
    [on],
  );
  forgetVendors(test.context, test.merchant.id);
}

const held = (address: ReturnType<typeof jackpotAccount>): Promise<bigint> =>
  test.context.ledger.balance(test.merchant.id, currencyOf('PHP'), address);
const pot = (level: Level | 'reserve') => held(jackpotAccount(level));
const potsNow = async () =>
  Object.fromEntries(
    await Promise.all([...JACKPOT_LEVELS, 'reserve' as const].map(async (e) => [e, await pot(e)])),
  ) as Record<Level | 'reserve', bigint>;

const by = (who = first) => ({ user: who.user, token: who.token });
const newRound = () => ({ round: `j-${randomUUID()}`, id: randomUUID() });
const bet = (fields: Partial<Parameters<typeof bodyOf>[0]> = {}, who = first) =>
  test.send('bet', bodyOf({ ...by(who), units: STAKE, ...newRound(), ...fields }));
const claim = (
  level: Level,
  of: { round: string; id: string },
  fields: Partial<Parameters<typeof bodyOf>[0]> & { house?: object } = {},
  who = first,
) =>
  test.send(
    'win',
    bodyOf({
      ...by(who),
      units: 0n,
      round: of.round,
      reference: of.id,
      ...fields,
      fields: { house_jackpot: level, ...fields.fields },
    }),
  );
const statusOf = ({ body }: WalletReply): unknown => body['status'];
const byAmount = (one: bigint, other: bigint): number => Number(one - other);
const paidOf = ({ body }: WalletReply): bigint => BigInt(Number(body['house_jackpot_paid']) / 10);

let before: Record<Level | 'reserve', bigint>;
/** What rolled-back stakes left in the pots, because their shares had been won meanwhile. */
let missing = 0n;
beforeEach(async () => {
  before = await potsNow();
});

/** What the books and the rows say must agree after each test. */
afterEach(async () => {
  const now = await potsNow();
  assert(
    Object.values(now).every((value) => value >= 0n),
    'no pot is below zero',
  );
  const [moved] = await test.sql<{ moved: string; gone: string; paid: string }>(`
    select coalesce(sum(case when kind = 'BET' then amount - coalesce(jackpot, 0) else -amount end)
        filter (where state = 'BOOKED' and reversed_by is null and source is distinct from 'JACKPOT'
          and (kind = 'WIN' or (kind = 'BET' and not free))), 0) as moved,
      coalesce(sum(jackpot) filter (where reversed_by is null), 0) as gone,
      coalesce(sum(amount) filter (where source = 'JACKPOT' and reversed_by is null), 0) as paid
    from vendors.transaction where vendor = 'TESTER'`);
  const account = await held(vendorAccount('real', 'TESTER'));
  assert(account === BigInt(moved?.moved ?? 0) - missing, `the vendor’s account has ${account}`);
  const inPots = Object.values(now).reduce((sum, each) => sum + each, 0n);
  const rest = BigInt(moved?.gone ?? 0) - BigInt(moved?.paid ?? 0) + missing;
  assert(inPots === rest, `the pots have ${inPots} instead of ${rest}`);
  const client = new pg.Client({ connectionString: test.databaseUrl });
  await client.connect();
  const { publicKey } = generateKeyPairSync('ed25519');
  const report = await auditLedger(client, { publicKey });
  await client.end();
  assert(report.findings.length === 0, JSON.stringify(report.findings));
});

it('moves the share of a paid stake to each pot and to the reserve, once', async () => {
  const asked = bodyOf({ ...by(), units: STAKE, ...newRound() });
  const answer = await test.send('bet', asked);
  expect(answer.body).toMatchObject({ status: 'RS_OK', house_jackpots: JACKPOT_LEVELS });
  const again = await test.send('bet', { ...asked, request_uuid: randomUUID() });
  expect(again.body).toEqual({ ...answer.body, request_uuid: again.body['request_uuid'] });
  const now = await potsNow();
  let reserved = 0n;
  for (const each of LEVELS) {
    const { toPot, toReserve } = jackpotShare(amount(STAKE), each);
    expect(now[each.level] - before[each.level]).toBe(toPot);
    reserved += toReserve;
  }
  expect(now.reserve - before.reserve).toBe(reserved);
});

it('takes nothing of free, other games’, second and unpaid stakes', async () => {
  const round = newRound();
  const other = await test.issue(first.id, { game: 'jade-koi' });
  const answers = [
    await bet({ fields: { is_free: true } }),
    await bet({ token: other, fields: { game_code: 'jade-koi' } }),
    await bet({ units: 900_000_000_0000n }),
  ];
  expect(answers.map(statusOf)).toEqual(['RS_OK', 'RS_OK', 'RS_ERROR_NOT_ENOUGH_MONEY']);
  for (const { body } of answers) expect(body['house_jackpots']).toBeUndefined();
  expect(await potsNow()).toEqual(before);
  await bet(round);
  const once = await potsNow();
  const second = await bet({ ...round, id: randomUUID() });
  expect([statusOf(second), second.body['house_jackpots']]).toEqual(['RS_OK', undefined]);
  expect(await potsNow()).toEqual(once);
});

it('pays the pot as it stands, seeds it from the reserve, and answers the same again', async () => {
  const round = newRound();
  await bet(round);
  const full = await potsNow();
  const balance = await test.balance(first.id);
  const asked = bodyOf({
    ...by(),
    units: 0n,
    round: round.round,
    reference: round.id,
    fields: { house_jackpot: 'MINI' },
  });
  const won = await test.send('win', asked);
  expect(won.body).toMatchObject({ status: 'RS_OK', balance: Number(balance + full.MINI) * 10 });
  expect(paidOf(won)).toBe(full.MINI);
  const seed = 5_0000n < full.reserve ? 5_0000n : full.reserve;
  expect(await potsNow()).toEqual({ ...full, MINI: seed, reserve: full.reserve - seed });
  const again = await test.send('win', { ...asked, request_uuid: randomUUID() });
  expect(again.body).toEqual({ ...won.body, request_uuid: again.body['request_uuid'] });
  const changed = await test.send('win', {
    ...asked,
    house_jackpot: 'MAJOR',
    request_uuid: randomUUID(),
  });
  expect(statusOf(changed)).toBe('RS_ERROR_DUPLICATE_TRANSACTION');
  expect(await test.balance(first.id)).toBe(balance + full.MINI);
});

it('believes no claim that the round cannot have', async () => {
  const round = newRound();
  await bet(round);
  expect(statusOf(await claim('GRAND', round))).toBe('RS_OK');
  const claims = [
    // The level again, under another id.
    await claim('GRAND', round),
    await claim('MAJOR', round, { round: 'another' }),
    await claim('MAJOR', round, {}, members[1]),
    await claim('MAJOR', { ...round, id: randomUUID() }),
    await claim('MAJOR', round, { fields: { is_free: true } }),
    await claim('MAJOR', round, { fields: { is_supplier_promo: true } }),
  ];
  for (const each of claims) {
    expect(statusOf(each)).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
  }
  expect(statusOf(await claim('MAJOR', round, { units: 10_000n }))).toBe('RS_ERROR_WRONG_SYNTAX');
  const ended = { ...by(), units: 0n, round: round.round, reference: round.id, closes: true };
  expect(statusOf(await test.send('win', bodyOf(ended)))).toBe('RS_OK');
  expect(statusOf(await claim('MAJOR', round))).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
  await switchTo(false);
  const plain = newRound();
  expect((await bet(plain)).body['house_jackpots']).toBeUndefined();
  expect(statusOf(await claim('MINI', plain))).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
  await switchTo(true);
  const cases = await test.sql<{ count: string }>(
    `select count(*) from vendors.vendor_case where kind = 'JACKPOT_CLAIM'`,
  );
  expect(Number(cases[0]?.count)).toBe(8);
});

it('pays one of two winners the pot, and the other the seed and what came since', async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    const rounds = members.map(() => newRound());
    await Promise.all(members.map((who, at) => bet(rounds[at], who)));
    const full = await potsNow();
    const answers = await Promise.all([
      ...members.map((who, at) => claim('MINI', rounds[at] as never, {}, who)),
      ...Array.from({ length: 6 }, (_, at) => bet({}, members[at % 2])),
    ]);
    expect(answers.map(statusOf).every((status) => status === 'RS_OK')).toBe(true);
    const most = 6n * jackpotShare(amount(STAKE), LEVELS[0] as never).toPot;
    const wins = await test.sql<{ amount: string; seed: string }>(
      `select amount, seed from vendors.house_jackpot_win where round_id = any($1) and level = 'MINI'`,
      [rounds.map(({ round }) => round)],
    );
    expect(answers.slice(0, 2).map(paidOf).toSorted(byAmount)).toEqual(
      wins.map(({ amount: paid }) => BigInt(paid)).toSorted(byAmount),
    );
    // One of them took all that was there, the other what it left; stakes may have come between.
    const isInOrder = ([one, other]: typeof wins): boolean => {
      const [taken, left] = [BigInt(one?.amount ?? -1), BigInt(other?.amount ?? -1)];
      const seed = BigInt(one?.seed ?? 0);
      const isFull = taken >= full.MINI && taken <= full.MINI + most;
      return isFull && left >= seed && left <= seed + most;
    };
    expect(isInOrder(wins) || isInOrder(wins.toReversed())).toBe(true);
  }
});

it('takes the contribution of a rolled-back stake out of the pots, and a win back into its pot', async () => {
  const [plain, won] = [newRound(), newRound()];
  await bet(plain);
  const undo = (of: { round: string; id: string }) =>
    test.send('rollback', bodyOf({ ...by(), round: of.round, reference: of.id, closes: true }));
  expect(statusOf(await undo(plain))).toBe('RS_OK');
  expect(await potsNow()).toEqual(before);
  const balance = await test.balance(first.id);
  await bet(won);
  const paid = paidOf(await claim('MINI', won));
  expect(statusOf(await undo(won))).toBe('RS_OK');
  expect(await test.balance(first.id)).toBe(balance);
  expect(paid > 0n).toBe(true);
  expect(await potsNow()).toEqual(before);
  const [level] = await test.sql<{ wins: string; returned: string }>(`
    select count(*) as wins, count(returned_at) as returned
    from vendors.house_jackpot_win where round_id = '${won.round}'`);
  expect(level).toEqual({ wins: '1', returned: '1' });
});

it('agrees on claims and rollbacks of the same stakes that arrive together', async () => {
  const rounds = Array.from({ length: 12 }, newRound);
  await Promise.all(rounds.map((round, at) => bet(round, members[at % 2])));
  const answers = await Promise.all(
    rounds.map(async (round, at) => {
      const who = members[at % 2] ?? first;
      const back = { ...by(who), round: round.round, reference: round.id, closes: true };
      const [won, undone] = await Promise.all([
        claim('MINI', round, {}, who),
        test.send('rollback', bodyOf(back)),
      ]);
      return [statusOf(won), statusOf(undone)] as const;
    }),
  );
  for (const [won, undone] of answers) {
    expect(['RS_OK', 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST']).toContain(won);
    expect(undone).toBe('RS_OK');
  }
  // What is in the pots now and was not before is missing at the vendor's account, to the unit.
  const sumOf = (pots: typeof before) => Object.values(pots).reduce((sum, each) => sum + each, 0n);
  missing = sumOf(await potsNow()) - sumOf(before);
  expect(missing >= 0n).toBe(true);
  // Every stake is rolled back, and every win with it.
  const [left] = await test.sql<{ wins: string }>(
    `select count(*) as wins from vendors.house_jackpot_win
     where round_id = any($1) and returned_at is null`,
    [rounds.map(({ round }) => round)],
  );
  expect(left?.wins).toBe('0');
});

it('refuses a level that is none, and a claim to another merchant’s bet', async () => {
  const round = newRound();
  await bet(round);
  const now = await potsNow();
  for (const level of ['MINI\0', 'mini', '__proto__', '', 7]) {
    const answer = await claim(level as Level, round);
    expect(statusOf(answer), JSON.stringify(level)).toBe('RS_ERROR_WRONG_SYNTAX');
  }
  const foreign = await test.addVendor({ code: 'OTHER', merchant: 2 });
  const asked = bodyOf({ ...by(), units: 0n, round: round.round, reference: round.id });
  const answer = await test.send('win', { ...asked, house_jackpot: 'MINI' }, { key: foreign.key });
  expect(statusOf(answer)).not.toBe('RS_OK');
  expect(await potsNow()).toEqual(now);
});
