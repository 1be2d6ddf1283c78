import { randomUUID } from 'node:crypto';
import { VENDOR_PATHS } from '@fairhouse/calls/vendor';
import { DAY_MS, instant, type Id } from '@fairhouse/values';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { agree, logInOperator } from '../../../testing/index.ts';
import {
  listedGame,
  openFakeVendor,
  type FakeVendor,
} from '../../../testing/vendors/fake-vendor.ts';
import {
  bodyOf,
  memberOf,
  openVendorApp,
  type VendorApp,
  type WalletReply,
} from '../../../testing/vendors/vendor-app.ts';

let test: VendorApp;
let vendor: FakeVendor;
let member: Id<'member'>;
let user: string;
let owner: ReturnType<VendorApp['backoffice']>;
let player: ReturnType<VendorApp['client']>;
const reason = 'because the test says so';

beforeAll(async () => {
  test = await openVendorApp({ environment: { PRIVATE_PEERS: '1' } });
  vendor = await openFakeVendor(test, { code: 'FAKE' });
  const levels = { PHP: { min: '1', max: '50', levels: ['1', '5', '50'] } };
  vendor.games = [
    listedGame('reef', { freebet_support: true, max_multiplier: '100.0000', currencies: levels }),
    listedGame('other', { freebet_support: true }),
    listedGame('plain'),
  ];
  await test.runJobs('vendors-catalogue');
  member = memberOf(test, 'downline1');
  user = test.userOf(member);
  owner = test.backoffice({ token: await logInOperator(test, 'owner') });
  const login = await test.client().call('login', {
    username: 'downline1',
    password: 'Fairhouse-2026!',
  });
  if (!login.ok) throw new Error('the member can log in');
  player = test.client({ token: login.value.token });
  const played = await test.client().call('freePlay', { random: 'of-the-free-rounds' });
  if (!played.ok) throw new Error(played.refusal.code);
});
afterAll(async () => {
  await vendor.close();
  await test.close();
});
beforeEach(() => {
  for (const key of Object.keys(vendor.misbehaviour)) {
    delete vendor.misbehaviour[key as keyof typeof vendor.misbehaviour];
  }
});

const request = (more: object = {}) => ({
  code: 'FAKE',
  games: ['reef'],
  usernames: ['downline1'],
  count: 3,
  value: '5.0000',
  endsAt: instant(test.context.clock.now() + DAY_MS) as number,
  reason,
  ...more,
});

/** Gives free rounds by two operators, and returns their rewards. */
async function give(more: object = {}): Promise<string[]> {
  const before = new Set((await grants()).map(({ reward }) => reward));
  await agree(test, await owner.call('vendorFreeRoundsGive', request(more)));
  await test.runJobs('vendors-free-rounds');
  return (await grants()).map(({ reward }) => reward).filter((each) => !before.has(each));
}
async function giveOne(more: object = {}): Promise<string> {
  const [reward = ''] = await give(more);
  return reward;
}
async function grants(more: object = {}) {
  const answer = await owner.call('vendorFreeRounds', { code: 'FAKE', pageSize: 200, ...more });
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  return answer.value.list;
}
const grantOf = async (reward: string) => (await grants()).find((each) => each.reward === reward);

/** What the member can play now of a grant. */
async function playable(reward: string, of = player) {
  const answer = await of.call('freeRounds', {});
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  return answer.value.list.filter(({ id }) => id === reward);
}

const statusOf = ({ body }: WalletReply): unknown => body['status'];

interface FreeCall {
  readonly reward: string;
  readonly round?: string;
  readonly units?: bigint;
  readonly id?: string;
  readonly reference?: string;
  readonly game?: string;
  readonly of?: string;
  readonly closes?: boolean;
}

async function send(call: 'bet' | 'win' | 'rollback', asked: FreeCall): Promise<WalletReply> {
  const { reward, game = 'reef', of = user, units = 50_000n, ...rest } = asked;
  const token = await test.issue(of.slice(-36) as Id<'member'>, { vendor: 'FAKE', game });
  const free = call === 'rollback' ? {} : { is_free: true, reward_uuid: reward };
  const fields = { game_code: game, ...free };
  return vendor.call(
    call,
    bodyOf({ round: randomUUID(), ...rest, user: of, token, units, fields }),
  );
}

async function bonus(): Promise<bigint> {
  const [row] = await test.sql<{ paid: string }>(
    `select coalesce(sum(case when d.address = 'house:bonus' then m.amount
         else -m.amount end), 0) as paid
     from ledger.movement m
     join ledger.account c on c.merchant_id = m.merchant_id and c.account_id = m.credit_id
     join ledger.account d on d.merchant_id = m.merchant_id and d.account_id = m.debit_id
     where m.refused is null and m.merchant_id = $1
       and (c.address = 'house:bonus') <> (d.address = 'house:bonus')`,
    [test.merchant.id],
  );
  return BigInt(row?.paid ?? 0);
}

async function requirements(reward: string) {
  await test.runJobs('cashier-bonus-requirements');
  return test.sql<{ kind: string; required: string; ended: boolean }>(
    `select kind, required::text, ended_at is not null as ended from cashier.requirement
     where reference = $1 order by created_at`,
    [reward],
  );
}

describe('giving free rounds', () => {
  it('waits for a second operator, and notifies vendor and member when it is done', async () => {
    const waits = await owner.call('vendorFreeRoundsGive', request());
    expect(waits).toMatchObject({ ok: true, value: { grants: 1 } });
    await test.runJobs('vendors-free-rounds');
    expect(await grants()).toEqual([]);
    await agree(test, waits);
    const [grant] = await grants();
    expect(await playable(grant?.reward ?? '')).toEqual([]);
    await test.runJobs('vendors-free-rounds');
    expect(await grantOf(grant?.reward ?? '')).toMatchObject({
      member: { username: 'downline1' },
      game: 'Game reef',
      count: 3,
      used: 0,
      value: '5.0000',
      won: '0.0000',
      rollover: 10,
      state: 'OFFERED',
      problem: '',
    });
    const asked = vendor.asked.find(({ path }) => path === VENDOR_PATHS.freeRounds);
    expect(asked?.body).toMatchObject({
      operator_id: test.merchant.code,
      reward_uuid: grant?.reward,
      user,
      game_code: 'reef',
      currency: 'PHP',
      bet_count: 3,
      bet_value: 500_000,
    });
    expect(await playable(grant?.reward ?? '')).toMatchObject([
      { id: grant?.reward, card: { name: 'Game reef' }, count: 3, left: 3, value: '5.0000' },
    ]);
    type Message = Record<'titles' | 'bodies', Record<string, string>>;
    const [message] = await test.sql<Message>(
      `select titles, bodies from messages.inbox where member_id = $1
       order by message_id desc limit 1`,
      [member],
    );
    expect(message?.titles).toMatchObject({
      EN: '3 free rounds on Game reef',
      VI: '3 lượt miễn phí ở Trò reef',
      TH: 'รอบฟรี 3 รอบใน Game reef',
    });
    expect(message?.bodies['EN']).toContain('each of ₱5.00, until');
    expect(await grants({ state: 'USED' })).toEqual([]);
    expect(await grants({ username: 'downline1', state: 'OFFERED' })).toHaveLength(1);
    expect(await grants({ username: 'nobody' })).toEqual([]);
  });

  it.each([
    ['a game without free rounds', async () => ({ games: ['plain'] }), 'game'],
    ['a game of another vendor', async () => ({ games: ['reef', 'harbour-lights'] }), 'game'],
    ['a stake that is no level of the game', async () => ({ value: '3.0000' }), 'value'],
    ['a stake above the game’s', async () => ({ value: '60.0000' }), 'value'],
    ['an end in the past', async () => ({ endsAt: 1 }), 'end'],
    ['an unknown member', async () => ({ usernames: ['downline1', 'no such'] }), 'members'],
    ['a trial member', async () => ({ usernames: [await trialName()] }), 'members'],
  ])('is refused for %s', async (_case, fieldsOf, why) => {
    const answer = await owner.call('vendorFreeRoundsGive', request(await fieldsOf()));
    expect(answer).toMatchObject({ refusal: { code: `vendor.free_${why}` } });
  });

  it('is refused without the right, and for a member on a break', async () => {
    const service = test.backoffice({ token: await logInOperator(test, 'service') });
    expect(await service.call('vendorFreeRoundsGive', request())).toMatchObject({ ok: false });
    const login = await test.client().call('login', {
      username: 'player1',
      password: 'Fairhouse-2026!',
    });
    if (!login.ok) throw new Error('the member can log in');
    const paused = test.client({ token: login.value.token });
    expect((await paused.call('protectionBreak', { length: '24h' })).ok).toBe(true);
    const asked = request({ usernames: ['player1', 'downline1'] });
    expect(await owner.call('vendorFreeRoundsGive', asked)).toMatchObject({
      refusal: { code: 'vendor.free_members', message: expect.stringContaining('player1') },
    });
  });

  it('reaches each member once for each game, however often a name is given', async () => {
    const rewards = await give({
      usernames: ['downline1', 'downline1', 'DOWNLINE1', 'downline2'],
      games: ['reef', 'reef', 'other'],
    });
    expect(rewards).toHaveLength(4);
    expect(rewards.every((reward) => vendor.rewards.get(reward) === 'OFFERED')).toBe(true);
    for (const reward of rewards) {
      await owner.call('vendorFreeRoundsCancel', { code: 'FAKE', reward, reason });
    }
    await test.runJobs('vendors-free-rounds');
    expect(rewards.every((reward) => vendor.rewards.get(reward) === 'CANCELLED')).toBe(true);
  });
});

async function trialName(): Promise<string> {
  const [row] = await test.sql<{ username: string }>(
    `select username from members.member where merchant_id = $1 and standing_group = 'trial' limit 1`,
    [test.merchant.id],
  );
  return row?.username ?? '';
}
describe('a vendor', () => {
  it('that is silent is asked again under the same id, and takes one grant', async () => {
    vendor.misbehaviour.status = 500;
    const reward = await giveOne({ count: 7 });
    expect(await grantOf(reward)).toMatchObject({ sentAt: null, problem: 'silent: status 500' });
    expect(await playable(reward)).toEqual([]);
    delete vendor.misbehaviour.status;
    await test.sql(
      `update vendors.free_grant set next_at = house_moment() where next_at is not null`,
    );
    await Promise.all([1, 2, 3].map(() => test.runJobs('vendors-free-rounds')));
    const tries = vendor.asked.filter(({ body }) => body['reward_uuid'] === reward);
    expect(tries.length).toBe(2);
    expect(tries[1]?.body).toEqual(tries[0]?.body);
    expect(await grantOf(reward)).toMatchObject({ problem: '', state: 'OFFERED' });
    const messages = await test.sql(
      `select from messages.inbox i join vendors.free_grant g using (merchant_id, member_id)
       where g.reward_id = $1 and i.titles->>'EN' like '7 free rounds%'`,
      [reward],
    );
    expect(messages).toHaveLength(1);
  });

  it('that refuses a grant has its answer shown, and the member is notified of nothing', async () => {
    vendor.misbehaviour.grantStatus = 'RS_ERROR_LIMIT_REACHED';
    const reward = await giveOne();
    expect(await grantOf(reward)).toMatchObject({
      state: 'CANCELLED',
      cancelledBy: '',
      problem: 'RS_ERROR_LIMIT_REACHED',
      sentAt: null,
    });
    expect(statusOf(await send('bet', { reward }))).toBe('RS_ERROR_LIMIT_REACHED');
  });
});

describe('a free round', () => {
  it('takes nothing, is paid by the house, and its win must be staked ten times', async () => {
    const reward = await giveOne({ count: 2 });
    const [before, paid] = [await test.balance(member), await bonus()];
    const [round, bet, win] = [randomUUID(), randomUUID(), randomUUID()];
    expect(statusOf(await send('bet', { reward, round, id: bet }))).toBe('RS_OK');
    expect(await test.balance(member)).toBe(before);
    expect(await grantOf(reward)).toMatchObject({ state: 'ACTIVE', used: 1 });
    expect(await playable(reward)).toMatchObject([{ id: reward, left: 1 }]);
    const won = { reward, round, id: win, reference: bet, units: 123_400n, closes: true };
    const replies = await Promise.all([1, 2, 3].map(() => send('win', won)));
    expect(replies.map(statusOf)).toEqual(['RS_OK', 'RS_OK', 'RS_OK']);
    expect(await test.balance(member)).toBe(before + 123_400n);
    expect(await bonus()).toBe(paid + 123_400n);
    expect(await grantOf(reward)).toMatchObject({ used: 1, won: '12.3400' });
    expect(await requirements(reward)).toEqual([
      { kind: 'BONUS', required: '1234000', ended: false },
    ]);
    const [counted] = await test.sql<{ staked: string; free: string; paid: string }>(
      `select staked::text, free_stake::text as free, paid::text from vendors.round
       where round_id = $1`,
      [round],
    );
    expect(counted).toEqual({ staked: '0', free: '50000', paid: '123400' });
    await test.runJobs('vendors-figures');
    const turnover = await test.sql(`select from wallet.turnover where member_id = $1`, [member]);
    expect(turnover).toEqual([]);
    // Teams and members have it as a payout of the game, once.
    const figures = await test.sql<{ bet: string; payout: string }>(
      `select bet::text, payout::text from agents.vendor_bet
       where member_id = $1 and payout = 123400`,
      [member],
    );
    expect(figures).toEqual([{ bet: '0', payout: '123400' }]);
    // The second round loses.
    const last = randomUUID();
    expect(statusOf(await send('bet', { reward, round: last, id: last }))).toBe('RS_OK');
    const lost = { reward, round: last, reference: last, units: 0n, closes: true };
    expect(statusOf(await send('win', lost))).toBe('RS_OK');
    expect(await grantOf(reward)).toMatchObject({ state: 'USED', used: 2, won: '12.3400' });
    expect(await playable(reward)).toEqual([]);
    expect(statusOf(await send('bet', { reward }))).toBe('RS_ERROR_LIMIT_REACHED');
  });

  it('of a grant with fewer rounds than presses at once is booked as often as it has', async () => {
    const reward = await giveOne({ count: 4 });
    const replies = await Promise.all(Array.from({ length: 12 }, () => send('bet', { reward })));
    expect(replies.filter((reply) => statusOf(reply) === 'RS_OK')).toHaveLength(4);
    expect(await grantOf(reward)).toMatchObject({ state: 'USED', used: 4 });
  });

  it('is refused at another value, in another game, and to another member', async () => {
    const reward = await giveOne();
    const other = test.userOf(memberOf(test, 'downline2'));
    for (const wrong of [
      { units: 500_000n },
      { units: 10_000n },
      { game: 'other' },
      { of: other },
    ]) {
      const reply = await send('bet', { reward, ...wrong });
      expect(statusOf(reply), JSON.stringify(wrong, String)).toBe('RS_ERROR_LIMIT_REACHED');
    }
    expect(await grantOf(reward)).toMatchObject({ state: 'OFFERED', used: 0 });
    // A win of another member's rounds is the vendor's own to pay, and an operator sees it.
    const paid = await bonus();
    const id = randomUUID();
    expect(statusOf(await send('win', { reward, of: other, id }))).toBe('RS_OK');
    expect(await bonus()).toBe(paid);
    expect(await grantOf(reward)).toMatchObject({ won: '0.0000' });
    const cases = await test.sql(`select from vendors.vendor_case where subject = $1`, [id]);
    expect(cases).toHaveLength(1);
  });

  it('that began before a cancellation or the end is paid; none begins after it', async () => {
    for (const end of ['cancel', 'expire'] as const) {
      const reward = await giveOne();
      const [before, bet] = [await test.balance(member), randomUUID()];
      await send('bet', { reward, round: bet, id: bet });
      if (end === 'cancel') {
        const cancelled = { code: 'FAKE', reward, reason };
        expect(await owner.call('vendorFreeRoundsCancel', cancelled)).toMatchObject({ ok: true });
        expect(await owner.call('vendorFreeRoundsCancel', cancelled)).toMatchObject({
          refusal: { code: 'vendor.free_ended' },
        });
      } else {
        await test.sql(
          `update vendors.free_grant set starts_at = house_now() - interval '2 days',
             expires_at = house_now() - interval '1 second' where reward_id = $1`,
          [reward],
        );
      }
      expect(statusOf(await send('bet', { reward }))).toBe('RS_ERROR_LIMIT_REACHED');
      await test.runJobs('vendors-free-rounds');
      await send('win', { reward, round: bet, reference: bet, units: 70_000n, closes: true });
      expect(await test.balance(member)).toBe(before + 70_000n);
      expect(await grantOf(reward)).toMatchObject({
        state: end === 'cancel' ? 'CANCELLED' : 'EXPIRED',
        used: 1,
        won: '7.0000',
      });
      expect(await playable(reward)).toEqual([]);
    }
  });

  it('that is rolled back is left to be played, and its win and what it asked for go back', async () => {
    const reward = await giveOne({ count: 1 });
    const [before, paid, bet] = [await test.balance(member), await bonus(), randomUUID()];
    await send('bet', { reward, round: bet, id: bet });
    await send('win', { reward, round: bet, reference: bet, units: 40_000n });
    expect(await requirements(reward)).toMatchObject([{ required: '400000', ended: false }]);
    const undo = { reward, round: bet, reference: bet };
    const replies = await Promise.all([1, 2, 3].map(() => send('rollback', undo)));
    for (const reply of replies) expect(statusOf(reply)).toBe('RS_OK');
    expect(await test.balance(member)).toBe(before);
    expect(await bonus()).toBe(paid);
    expect(await grantOf(reward)).toMatchObject({ state: 'ACTIVE', used: 0, won: '0.0000' });
    expect(await requirements(reward)).toMatchObject([{ ended: true }]);
    expect(statusOf(await send('bet', { reward }))).toBe('RS_OK');
  });

  it('wins nothing of the house where no free bet of the grant stands, whatever a vendor says', async () => {
    const [reward, another] = [await giveOne(), await giveOne()];
    await test.fund(member, 1_000_000n);
    const [foreign, undone] = [randomUUID(), randomUUID()];
    await send('bet', { reward: another, round: foreign, id: foreign });
    await send('bet', { reward, round: undone, id: undone });
    await send('rollback', { reward, round: undone, reference: undone });
    const paidId = randomUUID();
    const plain = bodyOf({
      id: paidId,
      user,
      token: await test.issue(member, { vendor: 'FAKE', game: 'reef' }),
    });
    const paidBet = { ...plain, game_code: 'reef' };
    expect(statusOf(await vendor.call('bet', paidBet))).toBe('RS_OK');
    const [before, paid] = [await test.balance(member), await bonus()];
    const named = [undefined, randomUUID(), foreign, undone, paidId];
    for (const reference of named) {
      const id = randomUUID();
      const lie = { reward, id, units: 9_000_000n, ...(reference && { reference }) };
      for (const reply of await Promise.all([send('win', lie), send('win', lie)])) {
        expect(statusOf(reply), reference).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
      }
      const cases = await test.sql(`select from vendors.vendor_case where subject = $1`, [id]);
      expect(cases).toHaveLength(1);
    }
    // More than the greatest win of the game, of a bet that stands.
    const real = randomUUID();
    await send('bet', { reward, round: real, id: real });
    const most = { reward, round: real, reference: real, units: 5_000_000n };
    const more = await send('win', { ...most, units: 5_000_001n });
    expect(statusOf(more)).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
    expect(await test.balance(member)).toBe(before);
    expect(await bonus()).toBe(paid);
    expect(await grantOf(reward)).toMatchObject({ used: 1, won: '0.0000' });
    expect(statusOf(await send('win', most))).toBe('RS_OK');
  });

  it('wins no more with its others than their games state together, however many wins come at once', async () => {
    const reward = await giveOne();
    const [first, second] = [randomUUID(), randomUUID()];
    await send('bet', { reward, round: first, id: first });
    const before = await test.balance(member);
    const winOf = (reference: string, units: bigint) =>
      send('win', { reward, round: reference, reference, units });
    const wins = await Promise.all(Array.from({ length: 8 }, () => winOf(first, 2_000_000n)));
    const paid = wins.filter((reply) => statusOf(reply) === 'RS_OK');
    expect(paid).toHaveLength(2);
    expect(await grantOf(reward)).toMatchObject({ won: '400.0000' });
    await send('bet', { reward, round: second, id: second });
    expect(statusOf(await winOf(second, 5_000_000n))).toBe('RS_OK');
    expect(statusOf(await winOf(second, 1_000_001n))).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
    expect(statusOf(await winOf(second, 1_000_000n))).toBe('RS_OK');
    expect(await test.balance(member)).toBe(before + 10_000_000n);
  });

  it('of a vendor’s own is paid by the vendor, and asks for nothing', async () => {
    const [before, paid, reward] = [await test.balance(member), await bonus(), randomUUID()];
    expect(statusOf(await send('bet', { reward }))).toBe('RS_OK');
    expect(statusOf(await send('win', { reward, units: 30_000n }))).toBe('RS_OK');
    expect(await test.balance(member)).toBe(before + 30_000n);
    expect(await bonus()).toBe(paid);
    expect(await requirements(reward)).toEqual([]);
  });
});

it('an operator of another merchant neither sees nor ends the rounds of this one', async () => {
  const reward = await giveOne();
  const token = await logInOperator(test, 'owner');
  const other = test.backoffice({ token, merchant: 'saigon' });
  expect(await other.call('vendorFreeRounds', { code: 'FAKE' })).toMatchObject({ ok: false });
  const asked = { code: 'FAKE', reward, reason };
  expect(await other.call('vendorFreeRoundsCancel', asked)).toMatchObject({ ok: false });
  expect(await grantOf(reward)).toMatchObject({ state: 'OFFERED' });
});
