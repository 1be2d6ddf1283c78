import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  encodeBigints,
  encodeIntegers,
  encodeSmallints,
  encodeTexts,
  encodeUuids,
} from './encode-arrays.ts';
import { makeTestDatabase, type TestDatabase } from './testing/database.ts';
import { newEntryId } from './testing/fixtures.ts';

let database: TestDatabase;
beforeAll(async () => (database = await makeTestDatabase()));
afterAll(() => database.drop());

const id = newEntryId();

test.each([
  [
    'bigint[]',
    encodeBigints([0n, -1n, undefined, 9_223_372_036_854_775_807n]),
    '{0,-1,NULL,9223372036854775807}',
  ],
  ['bigint[]', encodeBigints([]), '{}'],
  ['integer[]', encodeIntegers([0, -5, 2_147_483_647]), '{0,-5,2147483647}'],
  ['smallint[]', encodeSmallints([0, -5, 32_767]), '{0,-5,32767}'],
  ['uuid[]', encodeUuids([id, undefined]), `{${id},NULL}`],
  [
    'text[]',
    encodeTexts(['a', undefined, '', 'ñ漢🎲', 'x"y\\z']),
    '{a,NULL,"",ñ漢🎲,"x\\"y\\\\z"}',
  ],
  ['text[]', encodeTexts([]), '{}'],
])('the server decodes %s', async (type, bytes, read) => {
  const { rows } = await database.pool.query(`select $1::${type}::text as read`, [bytes]);
  expect(rows[0].read).toBe(read);
});
