import { expect, test } from 'vitest';
import { leftBarEntries } from './left-bar-entries.ts';

const entry = (section: 'rng' | 'fish' | 'live' | 'sports', count: number) => ({
  section,
  url: `/${section}`,
  count,
});

const rows = [
  {
    who: 'a visitor where no game is yet',
    state: { loggedIn: false, games: [] },
    reads: 'home promotions gameCenter helpCenter login join',
  },
  {
    who: 'a member where there are fish games',
    state: { loggedIn: true, games: [entry('fish', 2), entry('rng', 9)] },
    reads: 'home promotions gameCenter fish:2 rng:9 helpCenter logout',
  },
  {
    who: 'a member where there are none',
    state: { loggedIn: true, games: [entry('live', 1), entry('sports', 3)] },
    reads: 'home promotions gameCenter live:1 helpCenter logout',
  },
];

test.each(rows)('$who sees: $reads', ({ state, reads }) => {
  const read = leftBarEntries(state).map((each) =>
    each.kind === 'games' ? `${each.section}:${each.count}` : each.name,
  );
  expect(read.join(' ')).toBe(reads);
});
