import { expect, test } from 'vitest';
import { isReservedName } from './reserved-name.ts';

test.each([
  'admin',
  'admin1',
  'adm1n',
  '4dmin',
  'admln',
  'support',
  'supp0rt7',
  'sup_port',
  'operator9',
  'sy5tem',
  'guest12',
  'manilacasino',
  'the.man1la.cas1no',
])('%s is reserved', (name) => {
  expect(isReservedName(name, 'Manila Casino')).toBe(true);
});

test.each(['player1', 'downline2', 'badminton', 'manila88', 'rosario', 'guesthouse', 'supremo'])(
  'anybody may be %s',
  (name) => {
    expect(isReservedName(name, 'Manila Casino')).toBe(false);
  },
);
