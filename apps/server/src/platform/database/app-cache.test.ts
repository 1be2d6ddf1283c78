import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { homeDirectory } from '../../home.ts';
import type { AppContext } from '../app-context.ts';
import { appCache, clearAppCaches } from './app-cache.ts';

const SOURCES = join(homeDirectory(), 'apps/server/src');

/** Caches by app that hold no database content. */
const NOT_OF_THE_DATABASE = [
  'platform/database/app-cache.ts',
  'modules/identity/social/openid.ts',
  'modules/lottery/witness/parties.ts',
  'modules/lottery/witness/submit-log-lines.ts',
  'modules/members/credentials/hash-password.ts',
  'modules/messages/senders/deliver.ts',
  'modules/operators/session/password.ts',
  'modules/operators/session/published-passwords.ts',
  'modules/settings/site.ts',
  // What waits for one read or write together.
  'modules/vendors/sessions/gathered-sessions.ts',
  'modules/vendors/transactions/book-without-money.ts',
  'platform/database/gather-members.ts',
  'platform/listening/own-address.ts',
];

test('clearing an app’s caches clears all of them, and those of no other app', () => {
  const cache = appCache<number>();
  const [one, other] = [{} as AppContext, {} as AppContext];
  cache.set(one, 1).set(other, 2);
  clearAppCaches(one);
  expect([cache.get(one), cache.get(other)]).toEqual([undefined, 2]);
});

test('every cache of database content by app is cleared with the epoch', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  const found = files.filter(
    (file) =>
      file.endsWith('.ts') &&
      !file.endsWith('.test.ts') &&
      readFileSync(join(SOURCES, file), 'utf8').includes('new WeakMap<AppContext'),
  );
  expect(found.toSorted()).toEqual(NOT_OF_THE_DATABASE.toSorted());
});
