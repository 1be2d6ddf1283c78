import { expect, test } from 'vitest';
import { compareViews, type Ours, type Theirs } from './compare-views.ts';

const own = (part: Partial<Ours>): Ours => ({
  id: 'a',
  kind: 'BET',
  state: 'BOOKED',
  status: 'RS_OK',
  amount: '1.0000',
  isReversed: false,
  at: 1,
  ...part,
});
const other = (part: Partial<Theirs>): Theirs => ({
  id: 'a',
  kind: 'TK_BET',
  status: 'TS_SUCCESS',
  amount: '1.0000',
  at: 1,
  ...part,
});

test.each([
  ['SAME', own({}), other({})],
  ['AMOUNT', own({}), other({ amount: '1.0001' })],
  ['SAME', own({}), other({ amount: null })],
  ['STATE', own({}), other({ status: 'TS_ROLLEDBACK' })],
  ['SAME', own({ isReversed: true }), other({ status: 'TS_ROLLEDBACK' })],
  ['STATE', own({ state: 'REFUSED' }), other({})],
  ['SAME', own({ kind: 'ROLLBACK', amount: '1.0000' }), other({ amount: '0.0000' })],
  ['ONLY_OURS', own({}), undefined],
  ['SAME', own({ state: 'REFUSED' }), undefined],
  ['ONLY_THEIRS', undefined, other({})],
  ['SAME', undefined, other({ status: 'TS_DECLINED' })],
] as const)('%s', (agreement, ours, theirs) => {
  const compared = compareViews(ours ? [ours] : [], theirs ? [theirs] : []);
  expect(compared).toEqual([{ id: 'a', ours, theirs, agreement }]);
});

test('a vendor that was not asked agrees and differs in nothing', () => {
  const [row] = compareViews([own({})], undefined);
  expect(row).toMatchObject({ agreement: undefined, theirs: undefined });
});
