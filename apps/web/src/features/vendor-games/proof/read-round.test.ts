import { expect, it } from 'vitest';
import { readRound } from './read-round.ts';

it('a file of a round says what it is of', () => {
  const file = {
    scheme: 'LG1',
    game: 'dice/1',
    round: 'r',
    stake: '1.0000',
    nonce: 3,
    outcome: {},
  };
  expect(readRound(file)).toMatchObject({ game: 'dice/1', stake: '1.0000', nonce: '3' });
  expect(readRound({ scheme: 'LD2/void', game: {} })?.game).toBeUndefined();
});

it.each([undefined, null, 'LG1', [], { scheme: 'LD1' }, { drawId: 'SSC1-1' }])(
  '%j is no file of a round',
  (file) => {
    expect(readRound(file)).toBeUndefined();
  },
);
