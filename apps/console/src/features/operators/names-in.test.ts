import { expect, test } from 'vitest';
import { namesIn } from './names-in.ts';

test('plays and numbers of a change are found at any depth, each once', () => {
  const changes = [{ play: 'Color' }, { play: 'Last3Sum' }, { play: 'Color' }];
  expect(namesIn([null, { oddsVersion: 2, changes }, { terms: { item: 'Color:green' } }])).toEqual({
    plays: ['Color', 'Last3Sum'],
    items: ['Color:green'],
  });
});

test('a change of something else names none', () => {
  expect(namesIn([undefined, { play: 3, state: 'frozen' }, 'play'])).toEqual({
    plays: [],
    items: [],
  });
});
