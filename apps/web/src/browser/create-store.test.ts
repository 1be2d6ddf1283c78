import { expect, test } from 'vitest';
import { createStore } from './create-store.ts';

test('a subscriber is told of every value until it ends its subscription', () => {
  const store = createStore(1);
  const seen: number[] = [];
  const stop = store.subscribe(() => seen.push(store.get()));
  store.set(2);
  store.set(2);
  stop();
  store.set(3);
  expect(seen).toEqual([2, 2]);
  expect(store.get()).toBe(3);
});

test('a listener that subscribes twice is called once', () => {
  const store = createStore('a');
  let calls = 0;
  const listener = () => void (calls += 1);
  store.subscribe(listener);
  store.subscribe(listener);
  store.set('b');
  expect(calls).toBe(1);
});
