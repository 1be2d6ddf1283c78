import { expect, test } from 'vitest';
import { AMOUNT_MAX, instant, type Amount } from '@fairhouse/values';
import { createAccountCache, type AccountCache } from './account.ts';
import { readChart } from './chart.ts';
import { decide, type StoredEntry } from './decide.ts';
import type { EntryRequest, Outcome } from './ledger.ts';
import { readPosting } from './posting.ts';
import { address, entry, leg, MERCHANT, PHP, TEST_CHART, TEST_CODES } from './testing/fixtures.ts';

const AT = instant(1_000);
const [A, B, HOUSE] = ['member:a:main', 'member:b:main', 'house:lottery'];

/** Decides entries on accounts with the given initial balances, at version 7. */
function decideOn(
  balances: Record<string, bigint>,
  entries: readonly EntryRequest[],
  more: { stored?: ReadonlyMap<string, StoredEntry>; admit?: () => string | undefined } = {},
) {
  const accounts: AccountCache = createAccountCache(readChart(TEST_CHART), 100);
  for (const [path, balance] of Object.entries(balances)) {
    const account = accounts.get(MERCHANT, PHP, address(path));
    account.balance = balance;
    account.version = 7n;
  }
  const postings = entries.map((one) => readPosting(one, { codes: TEST_CODES, accounts }));
  return decide(
    postings,
    more.stored ?? new Map(),
    more.admit === undefined ? {} : { admit: more.admit },
  );
}

/** An outcome in short form: the balances after it, or the reason of the refusal. */
function word(outcome: Outcome): string {
  const replayed = 'replayed' in outcome && outcome.replayed ? ' again' : '';
  if (outcome.status === 'conflict') return `conflict ${outcome.field}`;
  if (outcome.status === 'refused') return `${outcome.reason}${replayed}`;
  return outcome.balances.map(({ balance }) => balance).join(',') + replayed;
}

type Step = [debit: string, credit: string, units: bigint, answer: string];

test.each<[string, Record<string, bigint>, Step[]]>([
  [
    'movements on one account take effect in arrival order',
    { [A]: 10n },
    [
      [A, HOUSE, 6n, '4'],
      [A, HOUSE, 6n, 'insufficient_funds'],
      [A, HOUSE, 4n, '0'],
      [HOUSE, A, 9n, '9'],
      [A, HOUSE, 9n, '0'],
      [A, HOUSE, 1n, 'insufficient_funds'],
    ],
  ],
  [
    'money that arrives earlier in the batch can be spent in it',
    { [A]: 5n, [B]: 0n },
    [
      [B, HOUSE, 5n, 'insufficient_funds'],
      [A, B, 5n, '0,5'],
      [B, HOUSE, 5n, '0'],
    ],
  ],
  ['a house account may go below zero', {}, [[HOUSE, 'world:bank', 5n, '']]],
  [
    'a balance does not pass what a column holds',
    { [A]: AMOUNT_MAX },
    [[HOUSE, A, 1n, 'balance_too_large']],
  ],
])('%s', (_name, balances, steps) => {
  const decision = decideOn(
    balances,
    steps.map(([debit, credit, units]) => entry(debit, credit, units)),
  );
  expect(decision.outcomes(AT).map(word)).toEqual(steps.map((step) => step[3]));
});

test('an entry of several legs is booked atomically', () => {
  const legs = [leg(A, B, 3n), leg(B, HOUSE, 2n), leg(A, HOUSE, 8n)] as const;
  const decision = decideOn({ [A]: 10n, [B]: 0n }, [
    entry(A, B, 1n, { legs }),
    entry(A, B, 10n),
    entry(A, B, 1n, { legs: [leg(B, A, 5n), leg(A, B, 4n)] }),
  ]);
  expect(decision.outcomes(AT).map(word)).toEqual(['insufficient_funds', '0,10', '9,1']);
  const numbers = decision.lines.map(({ debitSequence, creditSequence, refused }) =>
    refused === undefined ? `${debitSequence}/${creditSequence}` : refused,
  );
  expect(numbers.slice(3)).toEqual(['8/8', '9/9', '10/10']);
  expect(decision.deltas.size).toBe(0);
});

test('house accounts get one delta for the whole batch', () => {
  const decision = decideOn({ [A]: 10n }, [
    entry(A, HOUSE, 3n),
    entry(A, HOUSE, 4n),
    entry(HOUSE, A, 5n),
    entry(A, HOUSE, 100n),
  ]);
  expect([...decision.deltas.values()]).toEqual([2n]);
});

test('one id twice in a batch is booked once; different content is a conflict', () => {
  const first = entry(A, HOUSE, 4n);
  const refused = entry(A, HOUSE, 100n);
  const decision = decideOn({ [A]: 10n }, [
    first,
    first,
    { ...first, reference: 'other' },
    refused,
    refused,
    { ...refused, code: 'payout' },
  ]);
  expect(decision.outcomes(AT).map(word)).toEqual([
    '6',
    '6 again',
    'conflict reference',
    'insufficient_funds',
    'insufficient_funds again',
    'conflict code',
  ]);
  expect(decision.lines).toHaveLength(2);
});

test('a used id returns the stored outcome and moves nothing', () => {
  const taken = entry(A, HOUSE, 4n);
  const balances = [{ address: address(A), balance: 3n as Amount }];
  const stored = new Map([
    [`1/${taken.id}`, { content: taken, at: instant(5), refused: undefined, balances }],
  ]);
  const decision = decideOn({ [A]: 10n }, [taken, { ...taken, reference: 'x' }], { stored });
  expect(decision.outcomes(AT).map(word)).toEqual(['3 again', 'conflict reference']);
  expect(decision.outcomes(AT)[0]).toMatchObject({ at: 5 });
  expect(decision.lines).toHaveLength(0);
  expect(decision.pendingBalances.size).toBe(0);
});

test('a refused admission moves nothing, and is only called when the balance suffices', () => {
  const asked: string[] = [];
  const admit = (): string | undefined => {
    asked.push('asked');
    return asked.length === 1 ? 'draw_closed' : undefined;
  };
  const entries = [entry(A, HOUSE, 10n), entry(A, HOUSE, 10n), entry(A, HOUSE, 1n)];
  const decision = decideOn({ [A]: 10n }, entries, { admit });
  expect(decision.outcomes(AT).map(word)).toEqual(['draw_closed', '0', 'insufficient_funds']);
  expect(asked).toHaveLength(2);
  expect(decision.booked).toHaveLength(1);
});

test('an account of a refused entry only is checked: its version does not change', () => {
  const decision = decideOn({ [A]: 1n }, [entry(A, HOUSE, 2n)]);
  const [draft] = [...decision.pendingBalances.values()];
  expect(draft).toMatchObject({ expected: 7n, version: 7n, balance: 1n });
});
