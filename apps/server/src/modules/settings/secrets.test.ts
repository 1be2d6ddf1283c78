import { afterAll, beforeAll, expect, test } from 'vitest';
import { assert } from '@fairhouse/values';
import { agree, logInOperator, openTestApp, type TestApp } from '../../testing/index.ts';
import { directoryOf } from './site.ts';
import { readSecret } from './secrets.ts';

let app: TestApp;
const reason = 'because the test says so';
const VALUE = 'a-word-that-nobody-may-read-9f3b';

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const backoffice = async (name: string) =>
  app.backoffice({ token: await logInOperator(app, name) });
const ask = async (by: string, value: string) =>
  (await backoffice(by)).call('secretSet', { name: 'smtp.password', value, reason });
const set = async (by: string, value: string) => agree(app, await ask(by, value));

async function stateOf() {
  const all = await (await backoffice('auditor')).call('secretList', {});
  assert(all.ok, 'whoever reads settings reads which secrets are set');
  return all.value.list.find(({ name }) => name === 'smtp.password');
}

test('a secret can be set, is read where it is used, and is returned by no call', async () => {
  expect(await stateOf()).toEqual({ name: 'smtp.password', set: false, changedAt: null });
  const asked = await ask('ops', VALUE);
  // One operator alone sets nothing, and cannot approve the own request.
  expect(await stateOf()).toMatchObject({ set: false });
  await agree(app, asked);
  expect(await readSecret(app.context, app.merchant, 'smtp.password')).toBe(VALUE);
  const shown = await stateOf();
  expect(shown).toMatchObject({ set: true });
  expect(JSON.stringify(shown)).not.toContain(VALUE);
});

test('neither the database nor the audit log contains the value', async () => {
  const { rows } = await app.context.pool.query<{ row: string }>(`
    select t::text as row from settings.secret t
    union all select t::text from operators.approval t
    union all select t::text from operators.pending_secret t
    union all select t::text from operators.audit t`);
  expect(rows.length).toBeGreaterThan(1);
  const kept = rows.map(({ row }) => row).join('\n');
  expect(kept).not.toContain(VALUE);
  expect(kept).not.toContain(Buffer.from(VALUE).toString('hex'));
  const audit = await (
    await backoffice('owner')
  ).call('auditList', { target: 'secret:smtp.password' });
  assert(audit.ok, 'owners read the audit');
  expect(audit.value.list).toMatchObject([
    { operator: 'partner', call: 'approvalDecide', reason, before: { set: false } },
    { operator: 'ops', call: 'secretSet', reason },
  ]);
});

test('a secret belongs to one merchant and one name', async () => {
  const { merchants } = await directoryOf(app.context);
  const other = merchants.find(({ id }) => id !== app.merchant.id);
  assert(other !== undefined, 'there are two merchants');
  expect(await readSecret(app.context, other, 'smtp.password')).toBeUndefined();
  // A row that was moved by hand cannot be decrypted in its new place.
  await app.context.pool.query(
    `insert into settings.secret select $1, name, sealed, changed_at from settings.secret`,
    [other.id],
  );
  await expect(readSecret(app.context, other, 'smtp.password')).rejects.toThrow();
});

test('it is replaced, removed by an empty value, and never contains a line break', async () => {
  await set('ops', 'another');
  expect(await readSecret(app.context, app.merchant, 'smtp.password')).toBe('another');
  expect(await ask('ops', 'one\r\nX-Two: two')).toMatchObject({
    ok: false,
    refusal: { code: 'request.invalid' },
  });
  await set('ops', '');
  expect(await stateOf()).toMatchObject({ set: false });
});

test('an operator without the right to edit settings sets none', async () => {
  expect(await ask('auditor', 'x')).toMatchObject({
    ok: false,
    refusal: { code: 'right.required' },
  });
});
