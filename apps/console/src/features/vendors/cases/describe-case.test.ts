import { expect, test } from 'vitest';
import { describeCase } from './describe-case.ts';

test('a player’s report is told in its order, its problem as one of the known', () => {
  const detail = {
    content: 'Nothing came.',
    game: 'reef',
    problem: 'PAYOUT',
    errorCode: 'ERR_IPB',
  };
  expect(describeCase(JSON.stringify(detail))).toEqual([
    { form: 'code', field: 'game', value: 'reef' },
    { form: 'problem', field: 'problem', value: 'PAYOUT' },
    { form: 'words', field: 'content', value: 'Nothing came.' },
    { form: 'code', field: 'errorCode', value: 'ERR_IPB' },
  ]);
  expect(describeCase('{"problem":"NEWER"}')).toEqual([]);
});

test('units of the ledger are money, and an amount that nobody named is left out', () => {
  expect(describeCase('{"theirs":"125000","ours":null,"lastAt":1700000000000}')).toEqual([
    { form: 'money', field: 'theirs', value: '12.5000' },
    { form: 'time', field: 'lastAt', value: 1_700_000_000_000 },
  ]);
});

test('a field of another version is shown as it is', () => {
  expect(describeCase('{"why":{"code":3},"nothing":""}')).toEqual([
    { form: 'unnamed', field: 'why', value: '{"code":3}' },
  ]);
});
