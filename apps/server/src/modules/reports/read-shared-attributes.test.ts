import { assert, MINUTE_MS } from '@fairhouse/values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logInOperator, openBrowser, openTestApp, type TestApp } from '../../testing/index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const newcomer = (username: string) => ({
  username,
  password: 'Long-corridor-19',
  confirmPassword: 'Long-corridor-19',
  birthday: '1990-04-04',
});

describe('accounts that have something in common', () => {
  it('are listed together if they used the same device, and other accounts are not', async () => {
    const lent = openBrowser(test);
    const first = await lent.call('register', newcomer('lender01'));
    const second = await lent.call('register', newcomer('lender02'));
    const other = await openBrowser(test).call('register', newcomer('alone001'));
    assert(first.ok && second.ok && other.ok, 'members register');
    const backoffice = test.backoffice({ token: await logInOperator(test, 'risk') });
    await test.runJobs('count-shared-marks');
    const all = await backoffice.call('sharedMarks', { kind: 'device' });
    assert(all.ok, 'an operator reads what is shared');
    const names = all.value.list.map(({ members }) => members.map(({ username }) => username));
    expect(names).toContainEqual(['lender02', 'lender01']);
    expect(names.flat()).not.toContain('alone001');

    const found = await backoffice.call('memberList', { search: 'lender01' });
    assert(found.ok && found.value.list[0] !== undefined, 'the member is found');
    const own = await backoffice.call('memberShared', { id: found.value.list[0].id });
    assert(own.ok, 'an operator reads what one member shares');
    const kinds = own.value.list.map(({ kind }) => kind);
    expect(kinds).toContain('device');
    expect(kinds).toContain('address');
  });

  it('show a shared mobile number masked', async () => {
    const { rows } = await test.context.pool.query<{ member_id: string }>(
      `update members.member set mobile = '+639170001234'
       where merchant_id = $1 and username_key in ('lender01', 'alone001') returning member_id`,
      [test.merchant.id],
    );
    expect(rows).toHaveLength(2);
    const backoffice = test.backoffice({ token: await logInOperator(test, 'risk') });
    const before = await backoffice.call('sharedMarks', { kind: 'mobile' });
    expect(before).toMatchObject({ ok: true, value: { list: [], total: 0 } });
    await test.turnClock(MINUTE_MS);
    await test.runJobs('count-shared-marks');
    const shared = await backoffice.call('sharedMarks', { kind: 'mobile' });
    expect(shared).toMatchObject({
      ok: true,
      value: { list: [{ kind: 'mobile', shown: '*********1234', count: 2 }], total: 1 },
    });
  });
});
