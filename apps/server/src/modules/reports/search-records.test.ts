import { assert, type Id } from '@fairhouse/values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logInOperator, openBrowser, openTestApp, type TestApp } from '../../testing/index.ts';

let test: TestApp;
let zora: Id<'member'>;

beforeAll(async () => {
  test = await openTestApp();
  for (const username of ['zora001', 'zora002', 'zebra01']) {
    const made = await openBrowser(test).call('register', {
      username,
      password: 'Long-corridor-19',
      confirmPassword: 'Long-corridor-19',
      birthday: '1990-04-04',
    });
    assert(made.ok, 'members register');
  }
  zora = (
    await one<{ id: Id<'member'> }>(
      `update members.member set email = 'Zora@example.org', email_verified_at = now(),
       mobile = '+639170001234', mobile_verified_at = now()
     where merchant_id = $1 and username_key = 'zora001' returning member_id as id`,
      [test.merchant.id],
    )
  ).id;
  await test.context.pool.query(
    `insert into cashier.withdrawal (merchant_id, withdrawal_id, number, member_id, username,
      card_id, currency, amount, fee, ordinal, state, end_entry, fee_entry, created_at, changed_at)
     values ($1, '00000000-0000-4000-8000-000000000077', 'W7TEST', $2, 'zora001',
      gen_random_uuid(), 'PHP', 250000, 0, 1, 'MANUAL_RISK', gen_random_uuid(), gen_random_uuid(),
      now(), now())`,
    [test.merchant.id, zora],
  );
  await test.context.pool.query(
    `insert into cashier.bank_card (merchant_id, card_id, member_id, kind, bank, number_sealed,
      number_tail, number_tag, holder, added_at, usable_at)
     values ($1, gen_random_uuid(), $2, 'CRYPTO', 'TRC20', '', 'x9Qz', '\\x01', 'Zora', now(),
      now())`,
    [test.merchant.id, zora],
  );
});
afterAll(() => test.close());

async function one<Row extends object>(text: string, values: readonly unknown[]): Promise<Row> {
  const [row] = (await test.context.pool.query<Row>(text, [...values])).rows;
  assert(row !== undefined, 'the row is there');
  return row;
}

async function search(text: string, operator = 'owner', merchant?: string) {
  const token = await logInOperator(test, operator);
  const caller = test.backoffice(merchant === undefined ? { token } : { token, merchant });
  const answer = await caller.call('recordSearch', { text });
  assert(answer.ok, 'a search is answered');
  return answer.value;
}

const namesOf = async (text: string, operator?: string, merchant?: string) =>
  (await search(text, operator, merchant)).members.map(({ username }) => username);

describe('a search', () => {
  it('finds members by the beginning of the name, however it is typed', async () => {
    expect(await namesOf('ZORA')).toEqual(['zora001', 'zora002']);
    expect(await namesOf(' zora002 ')).toEqual(['zora002']);
    expect(await namesOf('ora00')).toEqual([]);
  });

  it('finds a member by id, number and proven contact', async () => {
    const [found] = (await search('zora001')).members;
    assert(found !== undefined, 'the member is found');
    const keys = [zora, zora.toUpperCase(), found.number, 'zora@EXAMPLE.org', '+63 917 000-1234'];
    for (const key of keys) expect(await namesOf(key)).toEqual(['zora001']);
    expect(await namesOf('zora@example')).toEqual([]);
    expect(await namesOf('+63917000123')).toEqual([]);
  });

  it('finds an order by number and id, a draw by its issue, an account by its end', async () => {
    for (const key of ['W7TEST', 'w7test', '00000000-0000-4000-8000-000000000077']) {
      expect((await search(key)).withdrawals).toMatchObject([
        { number: 'W7TEST', username: 'zora001', amount: '25.0000', state: 'MANUAL_RISK' },
      ]);
    }
    expect((await search('x9Qz')).cards).toMatchObject([{ username: 'zora001', bank: 'TRC20' }]);
    expect((await search('x9Q')).cards).toEqual([]);
    const issue = 'SSC1-20261121-0451';
    await test.context.pool.query(
      `insert into lottery.draw (merchant_id, lottery, issue, ordinal, proof_id, state, opens_at,
        closes_at, draw_at, mode, rules, rules_hash, commitment, sealed_seed, cosigners,
        odds_version)
       values ($1, 'SSC1', $2, 1, $2, 'VOID', now(), now() + interval '1 minute',
        now() + interval '1 minute', 'house', '{}', '', '', '', '[]', 1)`,
      [test.merchant.id, issue],
    );
    expect((await search(issue.toLowerCase())).draws).toMatchObject([{ issue }]);
  });

  it('finds the audit of a member by its name', async () => {
    const owner = test.backoffice({ token: await logInOperator(test, 'owner') });
    const noted = await owner.call('memberNoteAdd', { id: zora, text: 'Called about a letter' });
    assert(noted.ok, 'a note is added');
    expect((await search('zora001')).audit).toMatchObject([
      { call: 'memberNoteAdd', operator: 'owner' },
    ]);
  });

  it('finds an audit record by its number, however it is typed', async () => {
    const owner = test.backoffice({ token: await logInOperator(test, 'owner') });
    const noted = await owner.call('memberNoteAdd', { id: zora, text: 'Called once more' });
    assert(noted.ok, 'a note is added');
    const records = await owner.call('auditList', { call: 'memberNoteAdd' });
    assert(records.ok, 'owners read the audit');
    const number = records.value.list[0]?.number;
    assert(number !== undefined, 'the note is recorded');
    for (const typed of [`#${number}`, `№ ${number}`, `${number}`.padStart(2, '0')]) {
      expect((await search(typed)).audit[0]).toMatchObject({ number, call: 'memberNoteAdd' });
    }
    const own = await owner.call('auditList', { number });
    assert(own.ok, 'owners read the audit');
    expect(own.value.list.map((each) => each.number)).toEqual([number]);
    expect((await search('#999999')).audit).toEqual([]);
    expect((await search(`#${number}`, 'cashier')).audit).toEqual([]);
    const elsewhere = (await search(`#${number}`, 'owner', 'saigon')).audit;
    expect(elsewhere.map(({ call }) => call)).not.toContain('memberNoteAdd');
  });

  it('finds who registered or logged in from an address, and nobody from beside it', async () => {
    const [here, line] = ['203.0.113.77', '2001:db8:7:7'];
    await test.context.pool.query(
      `update members.member set register_address = $2
       where merchant_id = $1 and username_key in ('zora002', 'zebra01')`,
      [test.merchant.id, here],
    );
    await test.context.pool.query(
      `insert into identity.attempt (merchant_id, attempt_id, username_key, member_id, at, address,
        network, device, method, outcome)
       select $1, gen_random_uuid(), 'zora001', $2, house_now() + interval '1 hour', address, network, '', 'password',
        outcome
       from (values ($3, $3, 'ok'), ($4 || '::1', $4 || '::/64', 'ok'),
        ('203.0.113.78', '203.0.113.78', 'wrong')) as came (address, network, outcome)`,
      [test.merchant.id, zora, here, line],
    );
    const found = (await search(here)).addresses;
    const [latest, ...others] = found;
    expect(latest).toMatchObject({ id: zora, username: 'zora001', registered: false });
    expect(others.map(({ username }) => username).toSorted()).toEqual(['zebra01', 'zora002']);
    expect(others.every(({ registered }) => registered)).toBe(true);
    const byLine = (await search(`${line.toUpperCase()}::99`)).addresses;
    expect(byLine.map(({ username }) => username)).toEqual(['zora001']);
    for (const other of ['203.0.113.78', '203.0.113.7', '203.0.113', `${line}1::1`]) {
      expect((await search(other)).addresses).toEqual([]);
    }
    expect((await search(here, 'draws')).addresses).toEqual([]);
    expect((await search(here, 'service')).addresses).toHaveLength(3);
    expect((await search(here, 'owner', 'saigon')).addresses).toEqual([]);
  });

  it('finds only what the operator may read', async () => {
    const draws = await search('zora', 'draws');
    expect(draws.members).toEqual([]);
    expect((await search('W7TEST', 'draws')).withdrawals).toEqual([]);
    expect((await search('x9Qz', 'draws')).cards).toEqual([]);
    expect((await search('zora001', 'cashier')).audit).toEqual([]);
    expect(await namesOf('zora', 'cashier')).toEqual(['zora001', 'zora002']);
  });

  it('finds nothing of another merchant', async () => {
    for (const key of ['zora', zora, 'W7TEST', 'x9Qz', 'zora@example.org']) {
      const found = await search(key, 'owner', 'saigon');
      expect(Object.values(found).flat()).toEqual([]);
    }
  });

  it.each([
    ['a control character', 'zora\u0007'],
    ['a lone per cent', '%%'],
    ['an underscore for any letter', 'zora00_'],
    ['a percent in a name', 'zo%'],
    ['a backslash', 'zora\\'],
    ['quotes', `zora' or '1'='1`],
    ['one letter', 'z'],
    ['nothing', '   '],
    ['more than any name', 'z'.repeat(4000)],
    ['digits beyond any number', '9'.repeat(100)],
    ['the highest character', 'zora\u{10ffff}'],
  ])('answers %s with nothing and no error', async (_, text) => {
    expect(Object.values(await search(text)).flat()).toEqual([]);
  });

  it('refuses a NUL as every call does', async () => {
    const owner = test.backoffice({ token: await logInOperator(test, 'owner') });
    const answer = await owner.call('recordSearch', { text: 'zora\u0000' });
    expect(answer).toMatchObject({ ok: false, refusal: { status: 400 } });
  });
});
