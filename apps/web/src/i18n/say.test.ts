import { expect, test } from 'vitest';
import { say } from './say.ts';

const texts = {
  plain: 'Log in',
  named: 'Welcome back, {name}',
  games: { one: '{count} game', other: '{count} games' },
  bare: { other: '{count} permainan' },
} as const;

test.each([
  ['plain', {}, 'en', 'Log in'],
  ['named', { name: 'Mai' }, 'en', 'Welcome back, Mai'],
  ['named', {}, 'en', 'Welcome back, {name}'],
  ['games', { count: 1 }, 'en', '1 game'],
  ['games', { count: 1200 }, 'en', '1,200 games'],
  ['bare', { count: 1 }, 'id', '1 permainan'],
  ['missing', {}, 'en', 'missing'],
  ['toString', {}, 'en', 'toString'],
])('%s with %j in %s reads "%s"', (key, params, locale, read) => {
  expect(say(texts, key, params, locale)).toBe(read);
});
