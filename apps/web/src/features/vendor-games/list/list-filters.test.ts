import { expect, test } from 'vitest';
import {
  countFilters,
  listInput,
  readFilters,
  toggled,
  withoutFilters,
  writeFilters,
} from './list-filters.ts';

const ADDRESS = {
  sort: 'rtp',
  q: 'cá',
  rtp: 'high',
  only: 'demo,new',
  vendor: 'A,B',
  feature: 'buy',
  theme: 'sea,koi',
  volatility: '4,5',
};

test('an address becomes filters and the same address again', () => {
  expect(writeFilters(readFilters(ADDRESS))).toEqual({ ...ADDRESS, only: 'new,demo' });
});

test('what an address should not say is left out', () => {
  const filters = readFilters({
    sort: 'luck',
    rtp: 'huge',
    only: 'free,new,new',
    vendor: `A,A,${'x'.repeat(41)},<script>,`,
    volatility: '0,3,9',
    q: 'x'.repeat(500),
  });
  expect(filters).toMatchObject({
    sort: 'popular',
    rtp: undefined,
    switches: ['new'],
    vendor: ['A'],
    volatility: ['3'],
  });
  expect(filters.q).toHaveLength(60);
});

test('an address without filters asks for the whole list in its usual order', () => {
  const page = { gameType: 'RNG', pageNo: 1, pageSize: 60 } as const;
  expect(listInput(readFilters({}), page)).toEqual({ ...page, sort: 'popular' });
  expect(Object.values(writeFilters(readFilters({}))).filter(Boolean)).toEqual([]);
});

test('kinds of filters are sent apart, the values of one kind together', () => {
  expect(listInput(readFilters(ADDRESS), { pageNo: 2, pageSize: 60 })).toMatchObject({
    pageNo: 2,
    q: 'cá',
    features: 'buy',
    themes: 'sea,koi',
    volatility: '4,5',
    minRtp: 960_000,
    isNew: 'true',
    hasDemo: 'true',
  });
});

test.each([
  ['low', undefined, 939_999],
  ['middle', 940_000, 959_999],
  ['high', 960_000, undefined],
] as const)('the band %s of the return is from %s to %s', (rtp, minRtp, maxRtp) => {
  const input = listInput(readFilters({ rtp }), { pageNo: 1, pageSize: 60 });
  expect([input.minRtp, input.maxRtp]).toEqual([minRtp, maxRtp]);
});

test('filters are counted, and cleared without order and search', () => {
  const filters = readFilters(ADDRESS);
  expect(countFilters(filters)).toBe(10);
  const cleared = withoutFilters(filters);
  expect(countFilters(cleared)).toBe(0);
  expect([cleared.sort, cleared.q]).toEqual(['rtp', 'cá']);
});

test('a value is added, and taken away again', () => {
  expect(toggled(['A'], 'B')).toEqual(['A', 'B']);
  expect(toggled(['A', 'B'], 'A')).toEqual(['B']);
});
