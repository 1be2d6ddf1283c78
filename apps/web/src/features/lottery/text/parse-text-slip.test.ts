import { findFamily, formatFixed, type Style } from '@fairhouse/rules/lottery';
import { describe, expect, test } from 'vitest';
import { texts as slipTexts } from '../../../i18n/en/lottery.ts';
import { texts } from '../../../i18n/en/text-slip.ts';
import { parseTextSlip, type TextBoard } from './parse-text-slip.ts';

function boardOf(code: string): TextBoard {
  const family = findFamily(code);
  if (family === undefined) throw new Error(code);
  const plays = [...family.plays.values()].map((play) => ({
    play: play.code,
    menu: play.menu,
    styles: ['FIXED'] satisfies Style[],
    odds: formatFixed({
      odds: play.tiers.flatMap((tier) => (tier.fixedOdds === undefined ? [] : [tier.fixedOdds])),
    }),
    maxNotes: play.notesHint,
    closed: false,
  }));
  return { family, plays, bounds: { minGroup: 1700, memberGroup: 1956, maxMultiple: 9999 } };
}

function read(code: string, play: string, text: string) {
  const { bets, problems } = parseTextSlip(text, play, boardOf(code));
  return {
    bets: bets.map(({ line, bet }) => [line, bet.play.code, bet.pick, Number(bet.stake / 10_000n)]),
    problems: problems.map(({ line, text: of, problem }) => [line, of, problem]),
  };
}

describe('quick text', () => {
  test('has one bet for each entry, each with its own amount', () => {
    expect(read('TH', 'Top2', '03=188 26@280\n99 = 5')).toEqual({
      bets: [
        [1, 'Top2', '03', 188],
        [1, 'Top2', '26', 280],
        [2, 'Top2', '99', 5],
      ],
      problems: [],
    });
  });

  test('combines several numbers of a bet, and digits of a row', () => {
    expect(read('VNN', 'Xien2', '12.34@100').bets).toEqual([[1, 'Xien2', '12,34', 100]]);
    expect(read('LAO', 'RunTop', '1-5=100').bets).toEqual([[1, 'RunTop', '15', 200]]);
  });

  test('reports unreadable entries and keeps the rest', () => {
    expect(read('MY4D', 'Big', '1234@5 567@5, 8888@x\nhello')).toEqual({
      bets: [[1, 'Big', '1234', 5]],
      problems: [
        [1, '567@5', 'slip.bad_line'],
        [1, '8888@x', 'bad_amount'],
        [2, 'hello', 'not_read'],
      ],
    });
  });
});

describe('messages of Vietnam', () => {
  test('are bets on the station of the board, without a first line of their own', () => {
    const { bets, problems } = read('VNS', 'Lo2', '01.02dd1\n123b1');
    expect(bets).toEqual([
      [1, 'DeHeadTail', '01,02', 4000],
      [2, 'Lo3', '123', 17000],
    ]);
    expect(problems).toEqual([]);
  });

  test('mix with quick text, in the order of their lines', () => {
    const { bets } = read('VNN', 'DeSpecial', '39.25.52b5\n07@10');
    expect(bets).toEqual([
      [1, 'Lo2', '25,39,52', 405000],
      [2, 'DeSpecial', '07', 10],
    ]);
  });

  test('are bets on the numbers themselves: the numbers of a set are fixed with the ticket', () => {
    const numbers = Array.from({ length: 25 }, (_, at) => String(4 * at).padStart(2, '0'));
    const { bets } = read('VNN', 'Lo2', 'dancach4b1');
    expect(bets).toEqual(read('VNN', 'Lo2', `${numbers.join('.')}b1`).bets);
    expect(bets).toMatchObject([[1, 'Lo2', expect.any(String), 675000]]);
  });

  test('for other stations or with unknown words are reported line by line', () => {
    expect(read('VNN', 'Lo2', 'mn\n01dd1\nmb\n01zz1\n02dd1')).toEqual({
      bets: [[5, 'DeHeadTail', '02', 5000]],
      problems: [
        [2, '01', 'other_lottery'],
        [4, 'zz1', 'unknown_bet'],
      ],
    });
    expect(read('VNS', 'Lo2', '2dmn 01b1').problems).toEqual([[1, '01', 'one_station']]);
  });
});

test('every problem has a text', () => {
  const own = ['not_read', 'other_lottery', 'one_station', 'no_stations', 'no_numbers'];
  const ofMessages = ['unknown_bet', 'bad_amount', 'wrong_digits', 'not_allowed'];
  for (const name of [...own, ...ofMessages, 'not_on_these_stations']) {
    expect(texts).toHaveProperty([`problem.${name}`]);
  }
  expect(slipTexts).toHaveProperty(['problem.bad_line']);
});
