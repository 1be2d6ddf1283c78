import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { homeDirectory } from '../../home.ts';
import type { House } from '../house.ts';
import { forgetHouse, houseMemory } from './forget.ts';

const SOURCES = join(homeDirectory(), 'apps/server/src');

/** What is kept by house and comes from no row of the database. */
const NOT_OF_THE_DATABASE = [
  'ground/database/forget.ts',
  'modules/identity/social/openid.ts',
  'modules/lottery/witness/parties.ts',
  'modules/lottery/witness/show-log.ts',
  'modules/members/password-hash.ts',
  'modules/messages/senders/deliver.ts',
  'modules/operators/session/password.ts',
  'modules/operators/session/published-passwords.ts',
  'modules/settings/site.ts',
];

test('a house forgets all that it remembers, and no other house does', () => {
  const memory = houseMemory<number>();
  const [one, other] = [{} as House, {} as House];
  memory.set(one, 1).set(other, 2);
  forgetHouse(one);
  expect([memory.get(one), memory.get(other)]).toEqual([undefined, 2]);
});

test('whatever is remembered of the database by house is forgotten with its epoch', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  const found = files.filter(
    (file) =>
      file.endsWith('.ts') &&
      !file.endsWith('.test.ts') &&
      readFileSync(join(SOURCES, file), 'utf8').includes('new WeakMap<House'),
  );
  expect(found.toSorted()).toEqual(NOT_OF_THE_DATABASE);
});
