import { findFamily } from '@fairhouse/rules/lottery';
import { describe, expect, it } from 'vitest';
import { periodsOf } from './periods.ts';
import { recordRows } from './record-rows.ts';
import { timesStake } from './sheet-stake.ts';

describe('the stake of the sheet', () => {
  it.each([
    ['2', 1, '2'],
    ['2', 50, '100'],
    ['0.5', 5, '2.5'],
    ['0.0001', 100, '0.01'],
    ['1.', 5, '0'],
    ['', 10, '0'],
  ])('%s × %s is %s', (stake, times, total) => {
    expect(timesStake(stake, times)).toBe(total);
  });
});

describe('the periods of a family', () => {
  const every = (gameCode: string, family: string, seconds: number) =>
    ({ gameCode, family, pace: { kind: 'interval', seconds } }) as const;

  it('are its lotteries at intervals, the shortest first and each once', () => {
    const games = [every('WGG_3', 'WGG', 180), every('WGG_30', 'WGG', 30), every('K3_1', 'K3', 60)];
    const codes = periodsOf([...games, ...games], 'WGG').map(({ gameCode }) => gameCode);
    expect(codes).toEqual(['WGG_30', 'WGG_3']);
  });

  it('are none where there is nothing to choose', () => {
    expect(periodsOf([every('WGG_1', 'WGG', 60)], 'WGG')).toEqual([]);
  });
});

it('the game record has size and colours as the plays pay them', () => {
  const family = findFamily('WGG');
  if (family === undefined) throw new Error('no family');
  const list = ['0', '5', '7', '2', undefined, 'x'].map((numbers, at) => ({
    shortIssue: String(at),
    numbers,
  }));
  const said = recordRows(family, list).map(
    ({ issue, digit, size, colours }) => `${issue}: ${digit} ${size} ${colours.join('+')}`,
  );
  expect(said).toEqual(['0: 0 S red+violet', '1: 5 B green+violet', '2: 7 B green', '3: 2 S red']);
});
