import { verifyBooksFile } from '@fairhouse/calls/proof';
import { BOOKS_SCHEME, PURE_HASHES, verifyEd25519 } from '@fairhouse/rules/fair';
import { finishBatches } from '@fairhouse/ledger/testing';
import { assert, type Day } from '@fairhouse/values';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fund, logInPayer, type Payer } from '../../testing/cashier-app.ts';
import { openTestApp, type TestApp } from '../../testing/index.ts';

const DAY_MS = 86_400_000;
const ports = { hashes: PURE_HASHES, verifySignature: verifyEd25519 };

let test: TestApp;
let player: Payer;
let other: Payer;

beforeAll(async () => {
  test = await openTestApp();
  const { member } = await logInPayer(test, 'player1', '1000');
  await logInPayer(test, 'downline1', '77');
  for (let day = 0; day < 2; day += 1) {
    await fund(test, member, '5');
    await test.turnClock(DAY_MS);
    await finishBatches(test.context.pool);
    await test.runJobs('ledger-seal', 'ledger-daily-root');
  }
  // The sessions opened above have expired.
  player = await logInPayer(test, 'player1', '0');
  other = await logInPayer(test, 'downline1', '0');
});
afterAll(() => test.close());

/** The proof file that a visitor assembles from public answers. */
async function booksOf(client = test.client()) {
  const [seals, roots] = await Promise.all([
    client.call('bookSeals', {}),
    client.call('bookRoots', {}),
  ]);
  assert(seals.ok && roots.ok, 'both are public');
  const { merchant, publicKey } = seals.value;
  return {
    scheme: BOOKS_SCHEME,
    merchant,
    publicKey,
    seals: seals.value.seals.toReversed(),
    roots: roots.value.roots.toReversed(),
  };
}

async function proofsOf(payer: Payer, day: string) {
  const answer = await payer.client.call('bookBalances', { day });
  assert(answer.ok, 'the day has a root');
  return answer.value.balances.map(({ units, ...line }) => ({
    day,
    ...line,
    balance: units,
  }));
}

it('publishes seals and roots that anyone can check from the answers alone', async () => {
  const file = await booksOf();
  expect(file.seals.length).toBeGreaterThan(0);
  expect(file.roots).toHaveLength(2);
  const { verdict, checks } = verifyBooksFile(file, ports, { publicKey: file.publicKey });
  expect(verdict).toBe('holds');
  const held = checks.filter(({ status }) => status === 'ok').map(({ name }) => name);
  expect(held).toEqual(
    expect.arrayContaining(['seal_hashes', 'seal_chain', 'seal_signatures', 'root_signatures']),
  );
});

it('proves to each member their own balances and no others', async () => {
  const file = await booksOf();
  for (const { day } of file.roots) {
    const mine = await proofsOf(player, day);
    const theirs = await proofsOf(other, day);
    expect(verifyBooksFile({ ...file, balances: [...mine, ...theirs] }, ports).verdict).toBe(
      'holds',
    );
    expect(mine.every(({ address }) => address.includes(player.member))).toBe(true);
    expect(theirs.every(({ address }) => address.includes(other.member))).toBe(true);
    const [line] = mine;
    const raised = { ...file, balances: [{ ...line, balance: '99999999' }] };
    expect(verifyBooksFile(raised, ports).verdict).toBe('failed');
  }
});

it('returns the balance of the requested day', async () => {
  const { roots } = await booksOf();
  const amounts = [];
  for (const { day } of roots) amounts.push((await proofsOf(player, day))[0]?.balance);
  expect(amounts).toEqual(['10050000', '10100000']);
});

it('refuses a day without a root, and requires a session', async () => {
  const day = '2020-01-01' as Day;
  expect(await player.client.call('bookBalances', { day })).toMatchObject({
    refusal: { code: 'books.no_root' },
  });
  expect(await test.client().call('bookBalances', { day })).toMatchObject({
    refusal: { code: 'session.required' },
  });
});

it('pages back through all seals without a gap', async () => {
  const { seals } = await booksOf();
  const numbers: string[] = [];
  let before: string | undefined;
  for (;;) {
    const page = await test.client().call('bookSeals', {
      limit: 1,
      ...(before === undefined ? {} : { before }),
    });
    assert(page.ok, 'a page is returned');
    before = page.value.seals.at(-1)?.number;
    if (before === undefined) break;
    numbers.push(before);
  }
  expect(numbers).toEqual(seals.map(({ number }) => number).toReversed());
});
