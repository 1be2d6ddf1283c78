import { findFamily } from '@fairhouse/rules/lottery';
import { amount, formatAmount } from '@fairhouse/values';
import { expect, it } from 'vitest';
import type { Draft } from '../draft.ts';
import type { SoldPlay } from '../play-menu.ts';
import { priceDraft } from '../price-draft.ts';
import { pricePlays } from './price-plays.ts';

const family = findFamily('STOCK');
if (family === undefined) throw new Error('no family');
const plays = ['Top3', 'Tod3', 'Top2', 'RunTop'].map((play): SoldPlay => ({
  play,
  menu: '',
  styles: ['FIXED'],
  odds: family.plays.get(play)?.tiers.length === 2 ? '150/150' : '90',
  maxNotes: 100,
  closed: false,
}));
const asked = { style: 'FIXED', group: 1800, unit: amount(20_000n), multiple: 1 } as const;
const bounds = { minGroup: 1700, memberGroup: 1900, maxMultiple: 1000 };
const text = (typed: string): Draft => ({ rows: [], places: 0, text: typed });
const price = (drafts: Record<string, Draft>, sold = plays) =>
  pricePlays({ family, plays: sold, drafts, asked, bounds });

it('prices several plays together as each of them alone', () => {
  const drafts = { Top3: text('123 456'), Top2: text('12') };
  const { priced, problemOf } = price(drafts);
  const alone = ['Top3', 'Top2'].flatMap((code) => {
    const play = family.plays.get(code);
    const sold = plays.find((each) => each.play === code);
    if (play === undefined || sold === undefined) return [];
    return priceDraft(family, play, sold, text(drafts[code as 'Top3'].text), asked, bounds).bets;
  });
  expect(problemOf).toBeUndefined();
  expect(priced.bets).toEqual(alone);
  expect(priced.notes).toBe(3);
  const stake = priced.bets.reduce((sum, { bet }) => sum + bet.stake, 0n);
  expect(formatAmount(amount(stake))).toBe('6.0000');
});

it('sells none while one of them lacks something', () => {
  const closed = plays.map((sold) => (sold.play === 'Top2' ? { ...sold, closed: true } : sold));
  const { priced, problemOf } = price({ Top3: text('123'), Top2: text('12') }, closed);
  expect(priced).toMatchObject({ bets: [], problem: 'play_closed', empty: false });
  expect(problemOf?.play).toBe('Top2');
});

it('is empty without picks', () => {
  expect(price({}).priced).toMatchObject({ empty: true, notes: 0, bets: [], problem: undefined });
});
