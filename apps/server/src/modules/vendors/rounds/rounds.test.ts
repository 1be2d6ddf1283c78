import { randomUUID } from 'node:crypto';
import { assert, type Id } from '@fairhouse/values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../../../../../demo/demo-members.ts';
import {
  listedGame,
  openFakeVendor,
  type FakeVendor,
} from '../../../testing/vendors/fake-vendor.ts';
import { logInOperator } from '../../../testing/index.ts';
import {
  bodyOf,
  memberOf,
  openVendorApp,
  type VendorApp,
} from '../../../testing/vendors/vendor-app.ts';

let test: VendorApp;
let vendor: FakeVendor;
let member: Id<'member'>;
let user: string;
let token: string;

beforeAll(async () => {
  test = await openVendorApp({ environment: { PRIVATE_PEERS: '1' } });
  vendor = await openFakeVendor(test, { code: 'FAKE' });
  vendor.games = [listedGame('reef'), listedGame('table', { category: 'LIVE' })];
  await test.runJobs('vendors-catalogue');
  member = memberOf(test, 'downline1');
  user = test.userOf(member);
  token = await test.issue(member, { vendor: 'FAKE', game: 'reef' });
  await test.fund(member, 10_000_000n);
});
afterAll(async () => {
  await vendor.close();
  await test.close();
});

const fields = { game_code: 'reef' };
const play = async (
  call: 'bet' | 'win' | 'rollback',
  wager: Partial<Parameters<typeof bodyOf>[0]>,
): Promise<string> => {
  const id = wager.id ?? randomUUID();
  const body = bodyOf({ user, token, fields, ...wager, id });
  const reply = await vendor.call(call, body);
  expect(reply.body['status']).toBe('RS_OK');
  return id;
};

/** What waits for the agents' figures, by sums. */
const waiting = async () => {
  const [row] = await test.sql<Record<string, string>>(
    `select coalesce(sum(bet), 0)::text as bet, coalesce(sum(valid_bet), 0)::text as valid,
       coalesce(sum(win_stake), 0)::text as win, coalesce(sum(loss_stake), 0)::text as loss,
       coalesce(sum(payout), 0)::text as payout, coalesce(sum(bets), 0)::text as bets
     from agents.vendor_bet where member_id = $1`,
    [member],
  );
  return row;
};

describe('the figures of a round', () => {
  it('count when it is closed, and its later changes as differences', async () => {
    const round = randomUUID();
    const bet = await play('bet', { round, units: 100_000n });
    await test.runJobs('vendors-figures');
    expect(await waiting()).toMatchObject({ bet: '0', bets: '0' });
    await play('win', { round, reference: bet, units: 30_000n, closes: true });
    await test.runJobs('vendors-figures');
    const lost = { bet: '100000', valid: '100000', win: '0', loss: '100000', payout: '30000' };
    expect(await waiting()).toMatchObject({ ...lost, bets: '1' });
    await test.runJobs('vendors-figures');
    expect(await waiting()).toMatchObject(lost);
    await play('win', { round, reference: bet, units: 200_000n });
    await test.runJobs('vendors-figures');
    expect(await waiting()).toMatchObject({ win: '100000', loss: '0', payout: '230000' });
    await play('rollback', { round, reference: bet });
    await test.runJobs('vendors-figures');
    const nothing = { bet: '0', valid: '0', win: '0', loss: '0', payout: '0', bets: '0' };
    expect(await waiting()).toMatchObject(nothing);
  });

  it('fill the member’s requirements by what counts', async () => {
    const before = await turnoverOf();
    const round = randomUUID();
    const bet = await play('bet', { round, units: 50_000n });
    const body = bodyOf({ user, token, round, reference: bet, units: 0n, closes: true, fields });
    await vendor.call('win', { ...body, meta: { turnover: '2.0000' } });
    await test.runJobs('vendors-figures');
    expect((await turnoverOf()) - before).toBe(20_000n);
  });
});

async function turnoverOf(): Promise<bigint> {
  const [row] = await test.sql<{ sum: string }>(
    `select coalesce(sum(amount), 0)::text as sum from wallet.turnover where member_id = $1`,
    [member],
  );
  return BigInt(row?.sum ?? '0');
}

describe('a round without an end', () => {
  const view = (transaction: string, kind: 'TK_BET' | 'TK_WIN', more: Record<string, unknown>) => ({
    transaction_uuid: transaction,
    kind,
    status: 'TS_SUCCESS' as const,
    user,
    game_code: 'reef',
    round_closed: false,
    is_supplier_promo: false,
    currency: 'PHP',
    created_at: test.context.clock.now(),
    round: '',
    ...more,
  });

  it('gets the win that the vendor has, once, though it arrives late as well', async () => {
    const round = randomUUID();
    const bet = await play('bet', { round, units: 10_000n });
    const before = await test.balance(member);
    const win = randomUUID();
    vendor.transactions = [
      view(bet, 'TK_BET', { round, amount: 100_000 }),
      view(win, 'TK_WIN', { round, amount: 700_000, reference_transaction_uuid: bet }),
    ];
    await test.turnClock(25 * 3_600_000);
    await test.runJobs('vendors-stuck-rounds');
    expect(await test.balance(member), 'the vendor has not said that it is finished').toBe(before);
    vendor.finished.add(round);
    await test.turnClock(3_600_000 + 1000);
    await test.runJobs('vendors-stuck-rounds');
    expect(await test.balance(member)).toBe(before + 70_000n);
    const late = bodyOf({ user, token, round, id: win, reference: bet, units: 70_000n, fields });
    expect((await vendor.call('win', late)).body).toMatchObject({ status: 'RS_OK' });
    expect(await test.balance(member)).toBe(before + 70_000n);
    const [row] = await test.sql<{ state: string }>(
      `select state from vendors.round where round_id = $1`,
      [round],
    );
    expect(row?.state).toBe('CLOSED');
    token = await test.issue(member, { vendor: 'FAKE', game: 'reef' });
  });

  it('that the vendor does not know moves nothing and waits for a person', async () => {
    const round = randomUUID();
    await play('bet', { round, units: 10_000n });
    const before = await test.balance(member);
    vendor.transactions = [];
    await test.turnClock(25 * 3_600_000);
    await test.runJobs('vendors-stuck-rounds');
    expect(await test.balance(member)).toBe(before);
    const cases = await test.sql(
      `select from vendors.vendor_case where kind = 'STUCK_ROUND' and subject like $1
         and closed_at is null`,
      [`%${round}`],
    );
    expect(cases).toHaveLength(1);
    token = await test.issue(member, { vendor: 'FAKE', game: 'reef' });
  });

  it('is shown to an operator as the vendor has it, and nothing is booked by asking', async () => {
    const round = randomUUID();
    const bet = await play('bet', { round, units: 10_000n });
    const before = await test.balance(member);
    const owner = test.backoffice({ token: await logInOperator(test, 'owner') });
    const asked = { code: 'FAKE', member, round };
    vendor.transactions = [
      view(bet, 'TK_BET', { round, amount: 100_000 }),
      view(randomUUID(), 'TK_WIN', { round, amount: 700_000, reference_transaction_uuid: bet }),
    ];
    vendor.finished.add(round);
    expect(await owner.call('vendorRoundAsk', asked)).toMatchObject({
      ok: true,
      value: {
        status: 'RS_OK',
        finished: true,
        transactions: [
          { id: bet, kind: 'TK_BET', amount: '1.0000' },
          { kind: 'TK_WIN', amount: '7.0000' },
        ],
      },
    });
    expect(await test.balance(member)).toBe(before);
    const [row] = await test.sql<{ state: string; stuck: boolean }>(
      `select state, stuck_at is not null as stuck from vendors.round where round_id = $1`,
      [round],
    );
    expect(row).toEqual({ state: 'OPEN', stuck: false });
    const foreign = { ...asked, member: memberOf(test, 'downline2') };
    expect(await owner.call('vendorRoundAsk', foreign)).toMatchObject({
      ok: false,
      refusal: { code: 'not.found' },
    });
    vendor.transactions = [];
  });

  it('of a vendor that lies about the round’s owner gets nothing', async () => {
    const round = randomUUID();
    const bet = await play('bet', { round, units: 10_000n });
    const before = await test.balance(member);
    const other = test.userOf(memberOf(test, 'downline2'));
    vendor.transactions = [
      view(randomUUID(), 'TK_WIN', {
        round,
        user: other,
        amount: 900_000,
        reference_transaction_uuid: bet,
      }),
    ];
    vendor.finished.add(round);
    await test.turnClock(25 * 3_600_000);
    await test.runJobs('vendors-stuck-rounds');
    expect(await test.balance(member)).toBe(before);
    expect(await test.balance(memberOf(test, 'downline2'))).toBe(0n);
    token = await test.issue(member, { vendor: 'FAKE', game: 'reef' });
  });
});

describe('the reconciliation of a day', () => {
  it('finds what only one side has, and amounts and states that differ', async () => {
    const round = randomUUID();
    const [same, other, ours, undone] = [
      await play('bet', { round, units: 10_000n }),
      await play('bet', { round, units: 20_000n }),
      await play('bet', { round, units: 30_000n }),
      await play('bet', { round, units: 40_000n }),
    ];
    await play('rollback', { round, reference: undone, id: randomUUID() });
    const theirs = randomUUID();
    const at = test.context.clock.now();
    const row = (id: string, amount: number) => ({
      transaction_uuid: id,
      kind: 'TK_BET' as const,
      status: 'TS_SUCCESS' as const,
      user,
      game_code: 'reef',
      round,
      round_closed: false,
      is_supplier_promo: false,
      currency: 'PHP',
      amount,
      created_at: at,
    });
    vendor.transactions = [
      row(same, 100_000),
      row(other, 200_010),
      row(undone, 400_000),
      row(theirs, 50),
    ];
    await test.turnClock(26 * 3_600_000);
    await test.runJobs('vendors-reconciliation');
    const cases = await test.sql<{ kind: string; subject: string }>(
      `select kind, subject from vendors.vendor_case
       where subject = any($1) order by kind`,
      [[same, other, ours, undone, theirs]],
    );
    expect(cases).toEqual([
      { kind: 'AMOUNT_DIFFERS', subject: other },
      { kind: 'ONLY_OURS', subject: ours },
      { kind: 'ONLY_THEIRS', subject: theirs },
      { kind: 'STATUS_DIFFERS', subject: undone },
    ]);
    const days = await test.sql(`select agreed from vendors.reconciled_day where vendor = 'FAKE'`);
    expect(days).toContainEqual({ agreed: false });
  });
});

describe('the account record of a round', () => {
  it('names its game in the reader’s language, on the page and in the file', async () => {
    const [listed] = await test.sql<{ node_id: string; name: string }>(
      `update vendors.game set own_names = own_names || '{"vi": "Rạn san hô"}'
       where vendor = 'FAKE' and code = 'reef' returning node_id, names ->> 'en' as name`,
    );
    token = await test.issue(member, { vendor: 'FAKE', game: 'reef' });
    const ofStudio = { round: randomUUID(), units: 10_000n };
    await play('bet', ofStudio);
    await play('bet', { round: 'night 7', units: 10_000n });
    const credentials = { username: 'downline1', password: DEMO_PASSWORD };
    const login = await test.client().call('login', credentials);
    assert(login.ok, 'the member can log in');
    const reader = test.client({ token: login.value.token, language: 'VI' });
    const page = await reader.call('memTransDet', { pageSize: 2 });
    assert(page.ok, 'the record is read');
    expect(page.value.list).toMatchObject([
      { reference: 'FAKE night 7', game: 'Rạn san hô' },
      { reference: `FAKE ${ofStudio.round}`, game: 'Rạn san hô' },
    ]);
    const file = await reader.call('memTransDetCsv', {});
    assert(file.ok, 'the file is returned');
    const [, second = '', first = ''] = file.value.body.split('\r\n');
    expect(second).toContain('Rạn san hô · night 7');
    expect(first.split(',')[2]).toBe('Rạn san hô');
    const english = test.client({ token: login.value.token, language: 'EN' });
    const again = await english.call('memTransDet', { pageSize: 1 });
    assert(again.ok && listed !== undefined, 'the record is read');
    expect(again.value.list[0]?.game).toBe(listed.name);
  });

  it('leaves a line without one that is of no round of the caller’s', async () => {
    await test.fund(member, 10_000n);
    const login = await test.client().call('login', {
      username: 'downline1',
      password: DEMO_PASSWORD,
    });
    assert(login.ok, 'the member can log in');
    const page = await test.client({ token: login.value.token }).call('memTransDet', {});
    assert(page.ok, 'the record is read');
    expect(page.value.list[0]?.game).toBeNull();
  });
});
