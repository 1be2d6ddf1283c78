import { assert, type Id } from '@fairhouse/values';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CAST_PASSWORD, castId } from '../../../demo/cast.ts';
import { openFileKeys, secretsFolder } from './ground/file-keys.ts';
import { resealColumn, type Resealed } from './ground/reseal.ts';
import { addRestKey } from './ground/rest-keys.ts';
import { createMember } from './modules/members/index.ts';
import { SEALED_COLUMNS, SHORT_LIVED } from './sealed-columns.ts';
import { bindCard } from './testing/cashier-house.ts';
import { agree, logInOperator, openBrowser, type TestHouse } from './testing/index.ts';
import { openLotteryHouse } from './testing/lottery-house.ts';

let house: TestHouse;
let folder: string;

beforeAll(async () => {
  // With its co-signer, so that draws are scheduled whose seeds are sealed.
  house = await openLotteryHouse();
  folder = secretsFolder(house.house.config.dataDirectory);
  await sealOneOfEach();
}, 120_000);
afterAll(() => house.close());

/** By the calls that seal, so that what a row is bound to is what the house says it is. */
async function sealOneOfEach(): Promise<void> {
  const desk = house.desk({ token: await logInOperator(house, 'owner') });
  const reason = 'for the test';
  await agree(
    house,
    await desk.call('secretSet', { name: 'smtp.password', value: 'a-word', reason }),
  );
  await desk.call('secretSet', { name: 'sms.token', value: 'a-word', reason });
  const browser = openBrowser(house);
  const come = await browser.call('login', { username: 'player1', password: CAST_PASSWORD });
  assert(come.ok, 'a member logs in');
  browser.token = come.value.token;
  await bindCard(
    { member: castId(house.merchant, 'player1'), client: browser },
    '001012345678',
    'Pia Reyes',
  );
  await browser.call('authenticatorSetUp', { password: CAST_PASSWORD });
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
  await createMember(house.house.pool, house.house, house.merchant, {
    username: 'papered1',
    kind: 'member',
    group: 'formal',
    language: 'EN',
    idNumber: 'ID-4471',
    address: '203.0.113.9',
    method: 'register',
    now: house.house.clock.now(),
  });
}

async function resealAll(): Promise<Map<string, Resealed>> {
  const done = new Map<string, Resealed>();
  for (const column of SEALED_COLUMNS) {
    done.set(column.table, await resealColumn(house.house.pool, house.house.keys, column));
  }
  return done;
}

const idNumberOf = async (): Promise<{ member: Id<'member'>; sealed: Buffer }> => {
  const { rows } = await house.house.pool.query<{ member: Id<'member'>; sealed: Buffer }>(
    `select member_id as member, id_number as sealed from members.member
     where username = 'papered1'`,
  );
  const [row] = rows;
  assert(row !== undefined, 'the member is there');
  return row;
};

it('knows every column of the database that is named for being sealed', async () => {
  const { rows } = await house.house.pool.query<{ name: string }>(
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

it('a new key opens what the old one sealed, and takes over all of it', async () => {
  const before = await idNumberOf();
  const master = readFileSync(join(folder, 'master.key'));
  const name = addRestKey(folder);
  expect(name).toBe('rest-1.key');
  expect(statSync(join(folder, name)).mode & 0o077).toBe(0);
  // A process that starts now knows both keys.
  const restarted = openFileKeys(house.house.config.dataDirectory);
  const context = `id-number:${before.member}`;
  expect(Buffer.from(restarted.open(before.sealed, context)).toString()).toBe('ID-4471');
  Object.assign(house.house, { keys: restarted });
  for (const [table, { resealed, lost }] of await resealAll()) {
    expect(resealed, table).toBeGreaterThan(0);
    expect(lost, table).toBe(0);
  }
  const after = await idNumberOf();
  expect(after.sealed.equals(before.sealed)).toBe(false);
  expect(Buffer.from(restarted.open(after.sealed, context)).toString()).toBe('ID-4471');
  expect(readFileSync(join(folder, 'master.key')).equals(master)).toBe(true);
});

it('is done once: a second time finds nothing to do', async () => {
  for (const [table, { resealed, current, lost }] of await resealAll()) {
    expect([resealed, lost], table).toEqual([0, 0]);
    expect(current, table).toBeGreaterThan(0);
  }
});

it('a process that was open finds a key that was added beside it', () => {
  const open = openFileKeys(house.house.config.dataDirectory);
  addRestKey(folder);
  const newer = openFileKeys(house.house.config.dataDirectory);
  const sealed = newer.seal(Buffer.from('a word'), 'here');
  expect(Buffer.from(open.open(sealed, 'here')).toString()).toBe('a word');
  expect(() => open.open(sealed, 'there')).toThrow('sealed by no key');
});

it('what no key opens is counted as lost and left as it is', async () => {
  const broken = Buffer.alloc(40, 7);
  await house.house.pool.query(
    `update members.member set id_number = $1 where username = 'papered1'`,
    [broken],
  );
  const [, members] = SEALED_COLUMNS;
  assert(members?.table === 'members.member', 'the second one');
  const done = await resealColumn(house.house.pool, house.house.keys, members);
  expect(done.lost).toBe(1);
  expect((await idNumberOf()).sealed.equals(broken)).toBe(true);
  expect(existsSync(join(folder, 'rest-2.key'))).toBe(true);
});
