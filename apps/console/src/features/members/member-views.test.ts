import { expect, test } from 'vitest';
import { memberViews, sameView } from './member-views.ts';

const NOW = Date.UTC(2026, 10, 24, 12);

test('views of money are for who may read the ledger', () => {
  expect(memberViews(NOW, 'Asia/Manila', false).map(({ name }) => name)).toEqual([
    'all',
    'online',
    'fresh',
    'frozen',
  ]);
  const silent = memberViews(NOW, 'Asia/Manila', true).find(({ name }) => name === 'silent');
  expect(silent?.filter).toEqual({ hasBalance: true, lastBetBefore: '2026-10-25' });
  // Already the next day there.
  const late = memberViews(Date.UTC(2026, 10, 24, 17), 'Asia/Manila', true);
  expect(late.find(({ name }) => name === 'silent')?.filter['lastBetBefore']).toBe('2026-10-26');
});

test('a view is known by its filters and its order, not by their place', () => {
  const view = { filter: { state: 'frozen', kind: 'agent' }, sort: 'auto' };
  expect(
    sameView(view, { filter: { kind: 'agent', state: 'frozen', tag: '' }, sort: 'auto' }),
  ).toBe(true);
  expect(sameView(view, { ...view, sort: 'balance' })).toBe(false);
  expect(sameView(view, { ...view, filter: { state: 'frozen' } })).toBe(false);
});
