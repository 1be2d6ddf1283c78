import { describe, expect, it } from 'vitest';
import { amount } from '@fairhouse/values';
import { mustAskFor, placeable, type BoardReport } from './board-report.ts';
import { chooseLotteries, firstChoice, parseChosen } from './chosen-lotteries.ts';

describe('the chosen lotteries', () => {
  it.each([
    [['A'], { do: 'add', code: 'B' }, ['A', 'B']],
    [['A', 'B'], { do: 'add', code: 'A' }, ['A', 'B']],
    [['A', 'B', 'C', 'D'], { do: 'add', code: 'E' }, ['A', 'B', 'C', 'D']],
    [['A', 'B'], { do: 'remove', code: 'A' }, ['B']],
    [['A', 'B'], { do: 'remove', code: 'X' }, ['A', 'B']],
    [['A', 'B', 'C'], { do: 'move', code: 'C', by: -1 }, ['A', 'C', 'B']],
    [['A', 'B', 'C'], { do: 'move', code: 'A', by: 1 }, ['B', 'A', 'C']],
    [['A', 'B'], { do: 'move', code: 'A', by: -1 }, ['A', 'B']],
    [['A', 'B'], { do: 'move', code: 'B', by: 1 }, ['A', 'B']],
    [['A', 'B'], { do: 'move', code: 'X', by: 1 }, ['A', 'B']],
  ] as const)('%j after %j are %j', (chosen, action, next) => {
    expect(chooseLotteries(chosen, action)).toEqual(next);
  });

  it.each([
    [null, undefined],
    ['', undefined],
    ['{"a":1}', undefined],
    ['[]', []],
    ['["A","A",7,"","B"]', ['A', 'B']],
    ['["A","B","C","D","E"]', ['A', 'B', 'C', 'D']],
  ])('stored as %s are %j', (text, chosen) => {
    expect(parseChosen(text)).toEqual(chosen);
  });

  it('are at first the favourites, and one of each family that draws at intervals', () => {
    const game = (gameCode: string, family: string, kind = 'interval') => ({
      gameCode,
      family,
      pace: { kind },
    });
    const games = [
      game('SSC1', 'SSC'),
      game('SSC5', 'SSC'),
      game('TH1', 'TH', 'calendar'),
      game('K3_1', 'K3'),
      game('WGG_1', 'WGG'),
      game('PK10_1', 'PK10'),
      game('VN1', 'VNN'),
    ];
    expect(firstChoice([], games)).toEqual(['SSC1', 'K3_1', 'WGG_1', 'PK10_1']);
    expect(firstChoice([game('TH1', 'TH', 'calendar')], games)[0]).toBe('TH1');
    expect(firstChoice([], [])).toEqual([]);
  });
});

describe('the common slip', () => {
  const report = (
    gameCode: string,
    stake: bigint,
    more: Partial<BoardReport> = {},
  ): BoardReport => ({
    gameCode,
    name: gameCode,
    bets: stake === 0n ? 0 : 1,
    stake: amount(stake * 10_000n),
    note: amount(20_000n),
    isReady: true,
    isPending: false,
    ...more,
  });

  it('places what is on sale, and its stake is the sum of that', () => {
    const all = [
      report('A', 10n),
      report('B', 0n),
      report('C', 5n, { isReady: false }),
      report('D', 2n),
    ];
    const { ready, stake } = placeable(all);
    expect(ready.map(({ gameCode }) => gameCode)).toEqual(['A', 'D']);
    expect(stake).toBe(120_000n);
  });

  it('asks where one order or all together are large, and as the player chose', () => {
    expect(mustAskFor('large', [report('A', 200n)])).toBe(false);
    expect(mustAskFor('large', [report('A', 201n)])).toBe(true);
    expect(mustAskFor('large', [report('A', 150n), report('B', 60n)])).toBe(true);
    expect(mustAskFor('never', [report('A', 900n)])).toBe(false);
    expect(mustAskFor('always', [report('A', 1n)])).toBe(true);
  });
});
