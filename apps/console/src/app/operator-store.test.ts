import type { Store } from 'react-admin';
import { beforeEach, expect, test } from 'vitest';
import { operatorStore } from './operator-store.ts';

const session = { operator: undefined as string | undefined };

/** A store without a browser, whose keys are flat as in local storage. */
function createStore(): Store {
  const items = new Map<string, unknown>();
  const listeners = new Map<string, (value: unknown) => void>();
  return {
    setup: () => {},
    teardown: () => {},
    getItem: <T>(key: string, initial?: T) => (items.get(key) ?? initial) as T,
    setItem: (key, value) => {
      items.set(key, value);
      listeners.get(key)?.(value);
    },
    removeItem: (key) => void items.delete(key),
    removeItems: () => {},
    reset: () => items.clear(),
    subscribe: (key, listener) => {
      listeners.set(key, listener);
      return () => listeners.delete(key);
    },
    listItems: () => Object.fromEntries(items),
  };
}

const QUERIES = 'withdrawals.savedQueries';
const FILTER = 'withdrawals.listParams';
const large = [{ label: 'Large', value: { filter: { waiting: true, amountFrom: '10000' } } }];

beforeEach(() => {
  session.operator = 'one';
});

test('an operator who shares the browser sees no filter of another', () => {
  const store = operatorStore(() => session.operator, createStore());
  store.setItem(QUERIES, large);
  store.setItem(FILTER, { filter: { username: 'somebody' } });
  session.operator = 'two';
  expect(store.getItem(QUERIES, [])).toEqual([]);
  expect(store.getItem(FILTER)).toBeUndefined();
  session.operator = 'one';
  expect(store.getItem(QUERIES)).toEqual(large);
});

test('logging out keeps saved filters alone', () => {
  const store = operatorStore(() => session.operator, createStore());
  store.setItem(QUERIES, large);
  store.setItem(FILTER, { filter: { username: 'somebody' } });
  store.setItem('theme', 'dark');
  session.operator = undefined;
  store.reset();
  session.operator = 'one';
  expect(store.getItem(QUERIES)).toEqual(large);
  expect(store.getItem(FILTER)).toBeUndefined();
  expect(store.getItem('theme')).toBeUndefined();
});

test('the theme belongs to the browser, and a change reaches those who read it', () => {
  const store = operatorStore(() => session.operator, createStore());
  const seen: unknown[] = [];
  store.subscribe('theme', (value) => seen.push(value));
  store.subscribe(QUERIES, (value) => seen.push(value));
  store.setItem('theme', 'dark');
  store.setItem(QUERIES, large);
  session.operator = 'two';
  expect(store.getItem('theme')).toBe('dark');
  expect(seen).toEqual(['dark', large]);
});
