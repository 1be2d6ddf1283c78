import { beforeEach, expect, test } from 'vitest';
import { takeToasts, toast } from './toasts.ts';

beforeEach(() => {
  takeToasts();
});

test('toasts wait in the order in which they were raised, and are taken once', () => {
  toast('done', 'Saved.');
  toast('failed', 'No connection.');
  expect(takeToasts()).toEqual([
    { kind: 'done', text: 'Saved.' },
    { kind: 'failed', text: 'No connection.' },
  ]);
  expect(takeToasts()).toEqual([]);
});

test('a text that waits is not raised again, and can be when it was taken', () => {
  toast('done', 'Saved.');
  toast('done', 'Saved.');
  expect(takeToasts()).toHaveLength(1);
  toast('done', 'Saved.');
  expect(takeToasts()).toHaveLength(1);
});
