import { formatFixed, defaultFixed, readBet, TH } from '@fairhouse/rules/lottery';
import { amount, type Id } from '@fairhouse/values';
import { expect, test } from 'vitest';
import type { Lottery } from '../catalogue/catalogue.ts';
import { readLimits } from '../catalogue/number-limits.ts';
import { orderProblem, priceOrder } from './price-order.ts';
import type { LimitRow } from '../catalogue/store/number-limits.ts';

function offerOf(code: string) {
  const play = TH.plays.get(code);
  const fixed = play && defaultFixed(play);
  if (play === undefined || fixed === undefined) throw new Error(`${code} is sold at fixed odds`);
  return { oddsText: formatFixed(fixed), fixed, maxNotes: play.notesHint, closed: false };
}

/** The parts of a lottery that pricing reads. */
function lotteryWith(
  prizeMode: 'SEA' | 'Lott',
  limits: readonly Partial<LimitRow>[] = [],
): Lottery {
  return {
    row: { prize_mode: prizeMode, styles: ['FIXED'], group_min: 1700, max_multiple: 100 },
    family: TH,
    units: new Set(),
    plays: new Map([['Top3', offerOf('Top3')]]),
    limits: readLimits(
      TH,
      limits.map((each) => ({ issue: null, made_at: new Date(0), ...each })) as LimitRow[],
    ),
  } as unknown as Lottery;
}

function priced(lottery: Lottery, picks: readonly string[], odds = '900') {
  const bets = picks.map((pick) => {
    const bet = readBet(TH, 'Top3', pick);
    const notes = bet.ok ? bet.value.notes : 0;
    const stake = amount(BigInt(notes) * 10_000n);
    const terms = { style: 'FIXED', odds, multiple: 1, unit: amount(10_000n) } as const;
    return { play: 'Top3', pick, notes, stake, nonce: '', ...terms };
  });
  const member = '0' as Id<'member'>;
  const asked = {
    bets,
    member,
    ownGroup: undefined,
    memberGroup: 1956,
    acceptChange: false,
    issue: 'now',
  };
  return priceOrder(lottery, asked);
}

test('at most 700 of 1,000 numbers are sold in one order, over all of its bets', () => {
  const lottery = lotteryWith('SEA');
  expect(priced(lottery, ['000,001', '002'])).toMatchObject({ ok: true });
  const singles = Array.from({ length: 701 }, (_, at) => String(at).padStart(3, '0'));
  expect(priced(lottery, singles.slice(1))).toMatchObject({ ok: true });
  expect(priced(lottery, singles)).toMatchObject({
    ok: false,
    problem: { code: 'bet.too_many_notes', params: { bet: 701, max: 700 } },
  });
  expect(priced(lottery, Array<string>(800).fill('701'))).toMatchObject({ ok: true });
  expect(priced(lotteryWith('Lott'), singles)).toMatchObject({ ok: true });
});

test('a number that pays half is sold as a separate ticket at half the odds', () => {
  const half = { kind: 'pay', item: 'Top3:701', pay_percent: 50 } as const;
  const lottery = lotteryWith('SEA', [half, { ...half, pay_percent: 10, issue: 'another' }]);
  const sold = priced(lottery, ['701'], '450');
  expect(sold.ok && sold.value.tickets[0]?.terms).toBe('450');
  expect(priced(lottery, ['701'])).toMatchObject({ problem: { code: 'bet.odds_changed' } });
  expect(priced(lottery, ['700,701'])).toMatchObject({
    problem: { code: 'bet.number_reduced', params: { bet: 1, item: 'Top3:701', percent: 50 } },
  });
  expect(priced(lottery, ['700,702'])).toMatchObject({ ok: true });
});

test('the minimum stake applies to each number where numbers are sold, and otherwise to the order', () => {
  const asked = (prizeMode: 'SEA' | 'Lott', least: bigint, times?: number) => {
    const lottery = lotteryWith(prizeMode);
    const row = { ...lottery.row, min_stake: least, max_stake: 0n };
    const order = priced(lottery, ['000,001', '002']);
    if (!order.ok) throw new Error('priced');
    return orderProblem({ ...lottery, row }, order.value, times)?.code;
  };
  expect(asked('SEA', 10_000n)).toBeUndefined();
  expect(asked('SEA', 10_001n)).toBe('bet.number_below_minimum');
  expect(asked('SEA', 10_001n, 2)).toBeUndefined();
  expect(asked('Lott', 30_000n)).toBeUndefined();
  expect(asked('Lott', 30_001n)).toBe('bet.below_minimum');
});
