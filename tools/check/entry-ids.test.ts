// A caller's input must not become a ledger id that the server or another caller uses too: the few
// places that turn a request into an entry id are listed here with their reasons.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const server = join(import.meta.dirname, '../../apps/server/src');

/** The sources of the server, without tests and programs for tests and the demo only. */
const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .filter((name) => !/^(testing|dev)\//.test(name))
  .map((name) => ({ name, text: readFileSync(join(server, name), 'utf8') }));

const filesWith = (pattern: RegExp): string[] =>
  sources
    .filter(({ text }) => pattern.test(text))
    .map(({ name }) => name)
    .toSorted();

/** Places that read a request's idempotency key. */
const READS_KEYS = {
  'http/run-call.ts': 'reads the header, stores answers under it, derives the id from it',
  'platform/call-context.ts': 'documents it',
  'modules/cashier/deposits/create-deposit.ts':
    'looks for it among the deposits of the same member',
  'modules/lottery/chasing/create-chase.ts':
    'looks for a plan of the same member before an upgrade',
  'modules/lottery/placing/place-bets.ts':
    'looks for an order of the same member before an upgrade',
};

/** Places that derive an entry id from another id. */
const MAKES_ENTRY_IDS = {
  'modules/agents/transfers/move-money.ts': 'the transfer’s id, which the server made',
  'modules/cashier/deposits/credit-deposit.ts': 'the order’s random id',
  'modules/cashier/withdrawals/move-withdrawal.ts': 'the order’s random id',
  'modules/cashier/withdrawals/request-withdrawal.ts': 'a random id',
  'modules/lottery/chasing/chase-order.ts': 'the id of a chase order, derived by the server',
  'modules/lottery/chasing/create-chase.ts': 'the call’s id',
  'modules/lottery/ledger-entries/unkeyed-id.ts': 'finds entries that an older version booked',
  'modules/lottery/placing/place-bets.ts': 'the call’s id',
  'modules/lottery/sharing/book-shares.ts': 'the call’s id',
  'modules/lottery/sharing/offer-money.ts': 'the offer’s id, which the server made or derived',
  'modules/vendors/transactions/book-move.ts':
    'derived with a key of the server from the vendor’s transaction',
};

/** Places that look up entries with ids of the older kind, and never create one for a caller. */
const KNOWS_OLDER_IDS = {
  'modules/lottery/ledger-entries/book-derived-entries.ts': 'work that an older version began',
  'modules/lottery/ledger-entries/unkeyed-id.ts': 'derives them',
  'modules/lottery/ledger-entries/deduct-from-member.ts': 'work that an older version began',
};

test('the idempotency key of a request is read in few places, none of which uses it as an entry id', () => {
  expect(filesWith(/idempotencyKey|idempotency-key'\]/)).toEqual(
    Object.keys(READS_KEYS).toSorted(),
  );
});

test('entry ids come from the server, from the call’s own id or from stored rows', () => {
  expect(filesWith(/as Id<'entry'>/)).toEqual(Object.keys(MAKES_ENTRY_IDS).toSorted());
});

test('a predictable id is only used for lookups', () => {
  expect(filesWith(/\bunkeyedId\b/)).toEqual(Object.keys(KNOWS_OLDER_IDS).toSorted());
});
