import { expect, test } from 'vitest';
import { parseAddress } from './address.ts';
import type { Arrival } from './history.ts';
import { scrollTargetOf } from './scroll-target.ts';

const rows: readonly [Arrival, string, number, object | undefined][] = [
  ['start', '/help', 0, { top: 0 }],
  ['push', '/promotions', 0, { top: 0 }],
  ['push', '/noticePage#n7', 0, { id: 'n7' }],
  ['back', '/promotions', 740, { top: 740 }],
  ['replace', '/lottery?game=a', 0, undefined],
  ['push', '/promotions?mc=withdraw', 0, undefined],
];

test.each(rows)(
  'arriving by %s at %s (left at %i) scrolls to %j',
  (arrival, text, kept, target) => {
    expect(scrollTargetOf({ arrival, address: parseAddress(text), key: 'k' }, kept)).toEqual(
      target,
    );
  },
);
