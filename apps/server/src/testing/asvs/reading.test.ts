// Every call that a link or a picture could make is made: for a member, for an operator and for
// nobody. Nothing in the database is another afterwards, but traces that somebody was there.
import type { CallRow } from '@fairhouse/calls';
import { operator } from '@fairhouse/calls/operator';
import { player } from '@fairhouse/calls/player';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logInOperator } from '../log-in-operator.ts';
import { openLotteryHouse, type LotteryHouse } from '../lottery-house.ts';
import { gather, type Person } from '../matrix/people.ts';
import { makeThings, type Requests } from '../matrix/things.ts';
import { contentsOf } from './contents.ts';

const METHODS = ['GET', 'HEAD'] as const;
const NO_ID = '00000000-0000-7000-8000-000000000000';

let test: LotteryHouse;
let people: readonly Person[];
let requests: Requests;
let owner: string;

beforeAll(async () => {
  test = await openLotteryHouse();
  people = await gather(test);
  const [holder] = people;
  requests = holder === undefined ? {} : await makeThings(test, holder);
  owner = await logInOperator(test, 'owner');
}, 120_000);
afterAll(() => test.close());

/** The address of a call with what it asks for in it, as a link would have it. */
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

it('nothing is changed by what a link or a picture could ask for', async () => {
  const [holder] = people;
  // What is read for the first time may be written down once: the day's first reading is no change.
  await visit(test.origin, player, holder?.token);
  await visit(test.consoleOrigin, operator, owner);
  const before = await contentsOf(test.databaseUrl);
  const visited = [
    await visit(test.origin, player, holder?.token),
    await visit(test.consoleOrigin, operator, owner),
    await visit(test.origin, player, undefined),
  ];
  const after = await contentsOf(test.databaseUrl);
  const changed = [...after].filter(([table, content]) => before.get(table) !== content);
  // A picture to solve is a thing of the visitor who asked for it, and of nobody else.
  const theirs = new Set(['identity.captcha', 'operators.audit']);
  expect(changed.map(([table]) => table).filter((table) => !theirs.has(table))).toEqual([]);
  expect(visited.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(400);
  for (const [name, row] of Object.entries<CallRow>({ ...player, ...operator })) {
    if (row.method === 'GET') expect([name, row.once]).toEqual([name, undefined]);
  }
});
