import { amount, parseAmount, ZERO } from '@fairhouse/values';
import { expect, test } from 'vitest';
import { findFamily } from '../families.ts';
import { prepareDraw } from '../plays/play.ts';
import { settleBet } from '../settling/settle.ts';
import { checkSlip } from '../slip/slip.ts';
import { payoutCap } from './payout-cap.ts';
import { priceBet } from './price.ts';
import { defaultFixed } from './terms.ts';

const money = (text: string) => parseAmount(text) ?? ZERO;
const caps = { maxPayout: money('400000'), narrowPayout: money('200000'), narrowShare: 1000 };

const capOf = (combinations: number, notes: number, patch: Partial<typeof caps> = {}) =>
  payoutCap({ play: { combinations }, notes }, { ...caps, ...patch });

test('a ticket of at most the narrow share of a play has the narrow cap, if it is lower', () => {
  expect(capOf(1000, 1)).toBe(money('200000'));
  expect(capOf(1000, 2)).toBe(money('400000'));
  expect(capOf(100_000, 100)).toBe(money('200000'));
  expect(capOf(1000, 1, { maxPayout: money('100') })).toBe(money('100'));
  expect(capOf(1000, 1, { narrowPayout: ZERO })).toBe(money('400000'));
  expect(capOf(1000, 1, { maxPayout: ZERO })).toBe(money('200000'));
  expect(capOf(1000, 2, { maxPayout: ZERO })).toBe(ZERO);
});

test('the payout that is shown for a jackpot is exactly what a hit is paid, not what is printed', () => {
  const family = findFamily('VL655');
  const selection = { kind: 'lines', lines: ['01', '02', '03', '04', '05', '06'] } as const;
  const bet = family && checkSlip(family, { play: 'VL_Standard', selection });
  if (family === undefined || bet?.ok !== true) throw new Error('a ticket of six numbers');
  const terms = defaultFixed(bet.value.play);
  if (terms === undefined) throw new Error('sold at fixed odds');
  const offer = {
    styles: ['FIXED'],
    minGroup: 0,
    memberGroup: 0,
    minUnit: amount(1n),
    maxMultiple: 99_999,
  } as const;
  const asked = { unit: money('2'), multiple: 1, terms };
  const printed = priceBet(bet.value, asked, offer);
  const shown = priceBet(bet.value, asked, { ...offer, caps });
  if (!printed.ok || !shown.ok) throw new Error('it can be sold');
  expect(printed.value.worst).toBeGreaterThan(money('1000000'));
  expect(shown.value.worst).toBe(money('200000'));
  const draw = prepareDraw(family, '01,02,03,04,05,06,07');
  if (draw === undefined) throw new Error('a result of the family');
  expect(settleBet(shown.value, draw, caps).payout).toBe(shown.value.worst);
});
