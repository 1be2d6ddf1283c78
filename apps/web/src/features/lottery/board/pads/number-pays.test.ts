import { formatFixed, defaultFixed, findFamily } from '@fairhouse/rules/lottery';
import { amount, parseDay } from '@fairhouse/values';
import { describe, expect, test } from 'vitest';
import { hasSigns, percentOfLine, percentOfSymbol, playsOfDraw } from './number-pays.ts';
import { priceSelection } from '../price-draft.ts';

const bounds = { minGroup: 1700, memberGroup: 1956, maxMultiple: 99_999 };

function boardOf(code: string, numbers: Parameters<typeof playsOfDraw>[0]['numbers']) {
  const family = findFamily(code);
  if (family === undefined) throw new Error(code);
  const plays = [...family.plays.values()].map((play) => {
    const fixed = defaultFixed(play);
    return {
      play: play.code,
      menu: play.menu,
      styles: [...play.styles],
      ...(fixed === undefined ? {} : { odds: formatFixed(fixed) }),
      maxNotes: play.notesHint,
      closed: false,
    };
  });
  const sold = playsOfDraw({ plays, numbers }, family, { issue: 'now' });
  const soldOf = (play: string) => sold.find((each) => each.play === play);
  const price = (name: string, lines: string[], style: 'FIXED' | 'GROUP' = 'FIXED') => {
    const [play, own] = [family.plays.get(name), soldOf(name)];
    if (play === undefined || own === undefined) throw new Error(name);
    const selection =
      play.form.kind === 'lines'
        ? ({ kind: 'lines', lines } as const)
        : ({ kind: 'rows', rows: lines.map((row) => [...row]) } as const);
    const asked = { style, group: 1956, unit: amount(10_000n), multiple: 1 };
    return priceSelection(family, { play, sold: own, selection, asked, bounds });
  };
  return { soldOf, price };
}

describe('numbers that pay less in a draw', () => {
  const { soldOf, price } = boardOf('VNN', [
    { item: 'Lo2:12', payPercent: 50 },
    { item: 'Lo2:34', payPercent: 0, issue: 'now' },
    { item: 'Lo2:56', payPercent: 0, issue: 'another' },
    { item: 'Xien2:12', payPercent: 50 },
  ]);

  test('are marked on the pad of their own play, in their own draw', () => {
    const percents = ['12', '34', '56', '78'].map((each) =>
      percentOfLine(soldOf('Lo2')?.pays, each),
    );
    expect(percents).toEqual([50, 0, 100, 100]);
    expect(soldOf('Lo3')?.pays).toBeUndefined();
  });

  test('become separate bets at their own odds, the rest one bet', () => {
    const { bets, notes, problem } = price('Lo2', ['11', '12', '56']);
    expect({ notes, problem }).toEqual({ notes: 3, problem: undefined });
    const shown = bets.map(({ bet, payPercent }) => {
      const { terms } = bet;
      return [bet.pick, payPercent, terms.style === 'FIXED' ? formatFixed(terms) : ''];
    });
    expect(shown).toEqual([
      ['11,56', 100, '99'],
      ['12', 50, '49.5'],
    ]);
    expect(price('Lo2', ['12']).bet?.pick).toBe('12');
  });

  test('are refused if they are closed or the bet cannot be split', () => {
    expect(price('Lo2', ['11', '34'])).toMatchObject({ bets: [], problem: 'number_suspended' });
    expect(price('Xien2', ['11', '12', '13'])).toMatchObject({ problem: 'number_reduced' });
    expect(price('Xien2', ['11', '12']).bets[0]?.payPercent).toBe(50);
  });
});

test('a symbol of a row is crossed out, and cannot be bet on in another prize mode', () => {
  const { soldOf, price } = boardOf('SSC', [{ item: 'TotalBSOE:S', payPercent: 80 }]);
  const { pays } = soldOf('TotalBSOE') ?? {};
  expect([0, 1, 2].map((symbol) => percentOfSymbol(pays, 0, symbol))).toEqual([100, 80, 100]);
  expect(price('TotalBSOE', ['S'], 'GROUP').problem).toBe('number_reduced');
  expect(price('TotalBSOE', ['BS']).bets.map(({ bet }) => bet.pick)).toEqual(['B', 'S']);
});

test('plays on whose symbols are signs know the day of the draw, and others do not', () => {
  const day = parseDay('2026-11-24');
  const dated = (code: string) => {
    const family = findFamily(code);
    if (family === undefined) throw new Error(`no family ${code}`);
    const plays = [...family.plays.values()].map(({ code: play, menu, styles }) => ({
      play,
      menu,
      styles: [...styles],
      maxNotes: 0,
      closed: false,
    }));
    const sold = playsOfDraw({ plays, numbers: [] }, family, { issue: 'now', day });
    return sold.filter((each) => each.day === day).map(({ play }) => family.plays.get(play));
  };
  const marked = dated('LHC');
  expect(marked.some((play) => play?.items === 'ticket')).toBe(true);
  expect(marked.every(hasSigns)).toBe(true);
  expect(dated('SSC')).toEqual([]);
});
