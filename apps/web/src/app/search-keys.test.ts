import { expect, test } from 'vitest';
import { opensSearch } from './search-keys.ts';

const none = { ctrlKey: false, metaKey: false, altKey: false };

test.each([
  [{ ...none, key: '/' }, true],
  [{ ...none, key: 'k', ctrlKey: true }, true],
  [{ ...none, key: 'K', metaKey: true }, true],
  [{ ...none, key: 'k' }, false],
  [{ ...none, key: '/', ctrlKey: true }, false],
  [{ ...none, key: 'k', ctrlKey: true, altKey: true }, false],
  [{ ...none, key: '/', altKey: true }, false],
])('%j opens the search: %s', (press, opens) => {
  expect(opensSearch(press)).toBe(opens);
});
