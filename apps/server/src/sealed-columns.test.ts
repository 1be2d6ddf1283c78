import { assert, type Id } from '@fairhouse/values';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_PASSWORD, demoMemberId } from '../../../demo/demo-members.ts';
import { openFileKeys, secretsFolder } from './platform/keys/file-keys.ts';
import { resealColumn, type ResealResult } from './platform/keys/reseal.ts';
import { addRestKey } from './platform/keys/rest-keys.ts';
import { createMember } from './modules/members/index.ts';
import { SEALED_COLUMNS, SHORT_LIVED } from './sealed-columns.ts';
import { bindCard } from './testing/cashier-app.ts';
import { agree, logInOperator, openBrowser, type TestApp } from './testing/index.ts';
import { openLotteryApp } from './testing/lottery-app.ts';

let app: TestApp;
let folder: string;

beforeAll(async () => {
  // With its co-signer, so that draws with sealed seeds are scheduled.
  app = await openLotteryApp();
  folder = secretsFolder(app.context.config.dataDirectory);
  await sealOneOfEach();
}, 120_000);
afterAll(() => app.close());

/**
 * Seals through the calls themselves, so that each row has the context that the server gives it.
 */
async function sealOneOfEach(): Promise<void> {
  const backoffice = app.backoffice({ token: await logInOperator(app, 'owner') });
  const reason = 'for the test';
  await agree(
    app,
    await backoffice.call('secretSet', { name: 'smtp.password', value: 'a-word', reason }),
  );
  await backoffice.call('secretSet', { name: 'sms.token', value: 'a-word', reason });
  const browser = openBrowser(app);
  const come = await browser.call('login', { username: 'player1', password: DEMO_PASSWORD });
  assert(come.ok, 'a member logs in');
  browser.token = come.value.token;
  await bindCard(
    { member: demoMemberId(app.merchant, 'player1'), client: browser },
    '001012345678',
    'Pia Reyes',
  );
  await browser.call('authenticatorSetUp', { password: DEMO_PASSWORD });
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#abc' } })
    .jpeg()
    .toBuffer();
  const papers = await Promise.all(
    (['front', 'face'] as const).map(async (side) => {
      const asked = { purpose: 'identity', picture: new Uint8Array(bytes) } as const;
      const sent = await browser.call('pictureUpload', asked);
      assert(sent.ok, 'a picture is taken');
      return { side, picture: sent.value.id };
    }),
  );
  await browser.call('identitySubmit', {
    document: 'passport',
    country: 'PH',
    fullName: 'Pia Reyes',
    birthday: '1990-04-04',
    number: 'P100001A',
    papers,
  });
  const operatorClient = app.backoffice({ token: await logInOperator(app, 'owner') });
  await operatorClient.call('vendorKeyCreate', { code: 'FAIRHOUSE', reason: 'a test needs one' });
  await createMember(app.context.pool, app.context, app.merchant, {
    username: 'papered1',
    kind: 'member',
    group: 'formal',
    language: 'EN',
    idNumber: 'ID-4471',
    address: '203.0.113.9',
    method: 'register',
    now: app.context.clock.now(),
  });
}

async function resealAll(): Promise<Map<string, ResealResult>> {
  const done = new Map<string, ResealResult>();
  for (const column of SEALED_COLUMNS) {
    done.set(column.table, await resealColumn(app.context.pool, app.context.keys, column));
  }
  return done;
}

const idNumberOf = async (): Promise<{ member: Id<'member'>; sealed: Buffer }> => {
  const { rows } = await app.context.pool.query<{ member: Id<'member'>; sealed: Buffer }>(
    `select member_id as member, id_number as sealed from members.member
     where username = 'papered1'`,
  );
  const [row] = rows;
  assert(row !== undefined, 'the member is there');
  return row;
};

it('lists every column whose name contains "sealed"', async () => {
  const { rows } = await app.context.pool.query<{ name: string }>(
    `select format('%s.%s.%s', table_schema, table_name, column_name) as name
     from information_schema.columns where data_type = 'bytea' and column_name ~ 'sealed'`,
  );
  const known = SEALED_COLUMNS.map(({ table, column }) => `${table}.${column}`);
  expect(rows.length).toBeGreaterThan(8);
  expect(
    rows
      .map(({ name }) => name)
      .filter((name) => !known.includes(name))
      .toSorted(),
  ).toEqual(SHORT_LIVED);
});

it('after a new key is added, old values still open and are resealed with it', async () => {
  const before = await idNumberOf();
  const master = readFileSync(join(folder, 'master.key'));
  const name = addRestKey(folder);
  expect(name).toBe('rest-1.key');
  expect(statSync(join(folder, name)).mode & 0o077).toBe(0);
  // A process that starts now knows both keys.
  const restarted = openFileKeys(app.context.config.dataDirectory);
  const context = `id-number:${before.member}`;
  expect(Buffer.from(restarted.open(before.sealed, context)).toString()).toBe('ID-4471');
  Object.assign(app.context, { keys: restarted });
  for (const [table, { resealed, lost }] of await resealAll()) {
    expect(resealed, table).toBeGreaterThan(0);
    expect(lost, table).toBe(0);
  }
  const after = await idNumberOf();
  expect(after.sealed.equals(before.sealed)).toBe(false);
  expect(Buffer.from(restarted.open(after.sealed, context)).toString()).toBe('ID-4471');
  expect(readFileSync(join(folder, 'master.key')).equals(master)).toBe(true);
});

it('resealing a second time finds nothing to do', async () => {
  for (const [table, { resealed, current, lost }] of await resealAll()) {
    expect([resealed, lost], table).toEqual([0, 0]);
    expect(current, table).toBeGreaterThan(0);
  }
});

it('a running process finds a key that another process added', () => {
  const open = openFileKeys(app.context.config.dataDirectory);
  addRestKey(folder);
  const newer = openFileKeys(app.context.config.dataDirectory);
  const sealed = newer.seal(Buffer.from('a word'), 'here');
  expect(Buffer.from(open.open(sealed, 'here')).toString()).toBe('a word');
  expect(() => open.open(sealed, 'there')).toThrow('sealed by no key');
});

it('a value that no key opens is counted as lost and left unchanged', async () => {
  const broken = Buffer.alloc(40, 7);
  await app.context.pool.query(
    `update members.member set id_number = $1 where username = 'papered1'`,
    [broken],
  );
  const [, members] = SEALED_COLUMNS;
  assert(members?.table === 'members.member', 'members is the second column');
  const done = await resealColumn(app.context.pool, app.context.keys, members);
  expect(done.lost).toBe(1);
  expect((await idNumberOf()).sealed.equals(broken)).toBe(true);
  expect(existsSync(join(folder, 'rest-2.key'))).toBe(true);
});
