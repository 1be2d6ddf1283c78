// Whatever a caller sends must not become a key that the house or another caller makes too: the ways
// from a request to an id of the books are few, and stand here with their reasons.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const server = join(import.meta.dirname, '../apps/server/src');

/** The sources of the server, without tests and what only tests and the demo start. */
const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .filter((name) => !/^(testing|dev)\//.test(name))
  .map((name) => ({ name, text: readFileSync(join(server, name), 'utf8') }));

const filesWith = (pattern: RegExp): string[] =>
  sources
    .filter(({ text }) => pattern.test(text))
    .map(({ name }) => name)
    .toSorted();

/** Who reads what a caller named its request. */
const READS_KEYS = {
  'edge/run-call.ts': 'reads the header, keeps answers under it, makes the id of it',
  'ground/call-context.ts': 'says what it is',
  'modules/cashier/create-deposit.ts': 'looks for it among the deposits of the same member',
  'modules/lottery/create-chase.ts': 'looks for a plan of the same member before an upgrade',
  'modules/lottery/place-bets.ts': 'looks for an order of the same member before an upgrade',
};

/** Who turns another id into one of the books. */
const MAKES_ENTRY_IDS = {
  'modules/cashier/credit-deposit.ts': 'the order’s random id',
  'modules/cashier/move-withdrawal.ts': 'the order’s random id',
  'modules/cashier/request-withdrawal.ts': 'a random id',
  'modules/lottery/chase-money.ts': 'a step’s id, derived by the house',
  'modules/lottery/create-chase.ts': 'the call’s id',
  'modules/lottery/older-id.ts': 'finds what an older house booked',
  'modules/lottery/place-bets.ts': 'the call’s id',
};

/** Who finds entries under ids of the older kind, and never chooses one for a caller. */
const KNOWS_OLDER_IDS = {
  'modules/lottery/book-derived.ts': 'what was begun before',
  'modules/lottery/older-id.ts': 'makes them',
  'modules/lottery/take-from-member.ts': 'what was begun before',
};

test('what a caller names its request is read in few places, none of which books under it', () => {
  expect(filesWith(/idempotencyKey|idempotency-key'\]/)).toEqual(Object.keys(READS_KEYS));
});

test('ids of the books come from the house, from the call’s own id or from stored rows', () => {
  expect(filesWith(/as Id<'entry'>/)).toEqual(Object.keys(MAKES_ENTRY_IDS));
});

test('an id that can be worked out is only looked for', () => {
  expect(filesWith(/\bolderId\b/)).toEqual(Object.keys(KNOWS_OLDER_IDS));
});
