// Makes every call that a link or an image could make: as a member, as an operator and without a
// session. The database is unchanged afterwards, except for traces of visits.
import type { CallRow } from '@fairhouse/calls';
import { operator } from '@fairhouse/calls/operator';
import { player } from '@fairhouse/calls/player';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logInOperator } from '../log-in-operator.ts';
import { openLotteryApp, type LotteryApp } from '../lottery-app.ts';
import { createPeople, type Person } from '../matrix/people.ts';
import { createOwnedObjects, type Requests } from '../matrix/owned-objects.ts';
import { readDatabaseContents } from './database-contents.ts';

const METHODS = ['GET', 'HEAD'] as const;
const NO_ID = '00000000-0000-7000-8000-000000000000';

let test: LotteryApp;
let people: readonly Person[];
let requests: Requests;
let owner: string;

beforeAll(async () => {
  test = await openLotteryApp();
  people = await createPeople(test);
  const [holder] = people;
  requests = holder === undefined ? {} : await createOwnedObjects(test, holder);
  owner = await logInOperator(test, 'owner');
}, 120_000);
afterAll(() => test.close());

/** The URL of a call with its request in it, as a link would contain it. */
function addressOf(origin: string, name: string, row: CallRow): string {
  const fields = { ...(requests[name]?.() as Record<string, unknown> | undefined) };
  const path = row.path.replace(/:(\w+)/g, (_whole, field: string) => {
    const value = fields[field] ?? NO_ID;
    delete fields[field];
    return encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value));
  });
  const query = Object.entries(fields).map(([field, value]): [string, string] => [
    field,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return `${origin}${path}?${new URLSearchParams(query)}`;
}

async function visit(origin: string, table: object, token: string | undefined): Promise<number> {
  const rows = Object.entries<CallRow>(table as never);
  const visits = rows.flatMap(([name, row]) =>
    METHODS.map(async (method) => {
      const headers = { Merchant: 'manila', ...(token ? { Authorization: token } : {}) };
      const answer = await fetch(addressOf(origin, name, row), { method, headers });
      await answer.arrayBuffer();
    }),
  );
  await Promise.all(visits);
  return visits.length;
}

it('no request that a link or an image could make changes anything', async () => {
  const [holder] = people;
  // A first read may create rows, such as the day's first reading; a second one may not.
  await visit(test.origin, player, holder?.token);
  await visit(test.consoleOrigin, operator, owner);
  const before = await readDatabaseContents(test.databaseUrl);
  const visited = [
    await visit(test.origin, player, holder?.token),
    await visit(test.consoleOrigin, operator, owner),
    await visit(test.origin, player, undefined),
  ];
  const after = await readDatabaseContents(test.databaseUrl);
  const changed = [...after].filter(([table, content]) => before.get(table) !== content);
  // A captcha belongs to the visitor who requested it.
  const theirs = new Set(['identity.captcha', 'operators.audit']);
  expect(changed.map(([table]) => table).filter((table) => !theirs.has(table))).toEqual([]);
  expect(visited.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(400);
  for (const [name, row] of Object.entries<CallRow>({ ...player, ...operator })) {
    if (row.method === 'GET') expect([name, row.idempotent]).toEqual([name, undefined]);
  }
});
