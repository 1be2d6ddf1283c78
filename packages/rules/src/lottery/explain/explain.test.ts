import { amount, fillText, LANGUAGES, ZERO, rate, type Rate } from '@fairhouse/values';
import { expect, it } from 'vitest';
import { prizeLengths } from '../../fair/numbers.ts';
import { listFamilies, SSC, VNN } from '../families.ts';
import { prepareDraw, type Family } from '../plays/play.ts';
import { settleBet } from '../settling/settle.ts';
import { readBet } from '../slip/slip.ts';
import { defaultOdds, type Terms } from '../pricing/terms.ts';
import { explainTexts } from './explain-texts.ts';
import { EXPLAIN_KEYS, explain } from './explain.ts';

function explained(play: string, pick: string, numbers: string, style: 'GROUP' | 'ZY' = 'GROUP') {
  const read = readBet(SSC, play, pick);
  const draw = prepareDraw(SSC, numbers);
  if (!read.ok || !draw) throw new Error('not a bet');
  const terms: Terms = { style, group: 2000 };
  const bet = { ...read.value, unit: amount(20_000n), multiple: 2, terms };
  const caps = { maxPayout: amount(30_000_000n), narrowPayout: ZERO, narrowShare: 0 };
  return explain(bet, draw, settleBet(bet, draw, caps)).map(({ key, params }) =>
    fillText(explainTexts.EN[key], params),
  );
}

it('explains wins, ties, the capped amount and the payout', () => {
  expect(explained('First3Join', '1|2|3', '12345')).toEqual([
    'The numbers drawn are 12345.',
    '1 of 3 notes won in tier T1: 1 × 2000.0000 × multiple 2 = 4000.0000.',
    '1 of 3 notes won in tier T2: 1 × 200.0000 × multiple 2 = 400.0000.',
    '1 of 3 notes won in tier T3: 1 × 20.0000 × multiple 2 = 40.0000.',
    'The payout limit kept back 1440.0000.',
    'Paid in all: 3000.0000.',
  ]);
  expect(explained('Last2Straight', '1|2', '12345')).toEqual([
    'The numbers drawn are 12345.',
    'None of your 1 notes won.',
  ]);
  expect(explained('DragonTigerRefund_10T_1', 'DT', '50005')[1]).toBe(
    '2 of 2 notes tied and are given back: 2 × 2.0000 × multiple 2 = 8.0000.',
  );
  expect(explained('Last2Straight', '4|5', '62345', 'ZY')[2]).toBe(
    'In this draw a ZY prize pays 75 % of its full value.',
  );
});

it('reports a winning tier as won even if it is named like tied notes', () => {
  const read = readBet(SSC, 'DragonTiger_10T_1', 'H');
  const draw = prepareDraw(SSC, '50005');
  if (!read.ok || !draw) throw new Error('not a bet');
  const terms: Terms = { style: 'GROUP', group: 2000 };
  const bet = { ...read.value, unit: amount(20_000n), multiple: 1, terms };
  const settled = settleBet(bet, draw);
  const tiers = settled.tiers.map((tier) => ({ ...tier, tier: 'TIE' }));
  expect(explain(bet, draw, { ...settled, tiers }).map(({ key }) => key)).toEqual([
    'drawn',
    'won',
    'paid',
  ]);
});

it('states how often a number was drawn that pays per occurrence', () => {
  const lengths = prizeLengths(VNN.drawFormat.layout ?? '');
  const draw = prepareDraw(VNN, lengths.map((length) => '12'.padStart(length, '0')).join(' '));
  const read = readBet(VNN, 'Lo2', '12');
  if (!read.ok || !draw) throw new Error('not a bet');
  const terms: Terms = { style: 'FIXED', odds: [rate(99_000_000n)] };
  const bet = { ...read.value, unit: amount(10_000n), multiple: 1, terms };
  const [, hits] = explain(bet, draw, settleBet(bet, draw));
  expect(hits).toMatchObject({ key: 'hitTimes', params: { won: '27', sum: '2673.0000' } });
});

it('names results by their kind: dice, cards, racers and prizes are not numbers', () => {
  const explainFirst = (family: Family, play: string, pick: string, numbers: string) => {
    const read = readBet(family, play, pick);
    const draw = prepareDraw(family, numbers);
    if (!read.ok || !draw) throw new Error('not a bet');
    const odds = defaultOdds(read.value.play) ?? [];
    const bet = { ...read.value, unit: amount(10_000n), multiple: 1, terms: fixed(odds) };
    return explain(bet, draw, settleBet(bet, draw))[0];
  };
  const fixed = (odds: readonly Rate[]): Terms => ({ style: 'FIXED', odds });
  const game = (code: string) => listFamilies().find((each) => each.code === code) ?? SSC;
  expect(explainFirst(game('VBC'), 'Symbol', 'GOURD', '123')?.key).toBe('dice');
  expect(explainFirst(game('VXD'), 'XocDia', 'EVEN', '1212')?.key).toBe('coins');
  expect(explainFirst(game('BCR'), 'Main', 'PLAYER', '001,002,003,004,005,006')?.key).toBe('cards');
  expect(explainFirst(game('STOCK'), 'Top2', '57', '1634.57 +3.21')).toEqual({
    key: 'market',
    params: { numbers: '1634.57 +3.21' },
  });
  expect(explainFirst(SSC, 'BallNumber', '1||||', '12345')?.key).toBe('drawn');
});

it('has every sentence in every language with the same parameters', () => {
  const names = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort().join();
  for (const language of LANGUAGES) {
    for (const key of EXPLAIN_KEYS) {
      expect(names(explainTexts[language][key]), `${language} ${key}`).toBe(
        names(explainTexts.EN[key]),
      );
      if (language !== 'EN') expect(explainTexts[language][key]).not.toBe(explainTexts.EN[key]);
    }
  }
});
