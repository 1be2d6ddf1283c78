import { findFamily, priceBet, readBet } from '@fairhouse/rules/lottery';
import { amount } from '@fairhouse/values';
import { describe, expect, test } from 'vitest';
import { INITIAL_CHASE_FORM, chaseBet, chasePlan, chasePreview } from './chase-plan.ts';
import { EMPTY_SLIP, requestsOf, slipReducer, totalsOf } from './slip.ts';

const family = findFamily('SSC');
if (!family) throw new Error('no SSC');

const offer = {
  styles: ['GROUP', 'FIXED', 'ZY'],
  minGroup: 1700,
  memberGroup: 1956,
  minUnit: amount(1n),
  maxMultiple: 99_999,
} as const;

function betOf(play: string, pick: string, odds?: bigint) {
  if (!family) throw new Error('no SSC');
  const bet = readBet(family, play, pick);
  if (!bet.ok) throw new Error(bet.problem.name);
  const tiers = bet.value.play.tiers.map(() => odds as never);
  const terms =
    odds === undefined
      ? ({ style: 'GROUP', group: 1900 } as const)
      : ({ style: 'FIXED', odds: tiers } as const);
  const priced = priceBet(bet.value, { unit: amount(20_000n), multiple: 1, terms }, offer);
  if (!priced.ok) throw new Error(priced.problem);
  return { bet: priced.value, nonce: '0'.repeat(32) };
}

const add = (bets: ReturnType<typeof betOf>[], issue = 'one') =>
  ({ do: 'add', bets, offer, issue }) as const;

describe('the slip', () => {
  test('equal picks on equal terms are merged into one line with the sum of their multiples', () => {
    const once = slipReducer(EMPTY_SLIP, add([betOf('Last2Straight', '1|2')]));
    const twice = slipReducer(once, add([betOf('Last2Straight', '1|2')]));
    expect(twice.lines).toHaveLength(1);
    expect(twice.lines[0]?.bet.multiple).toBe(2);
    expect(totalsOf(twice.lines)).toMatchObject({ notes: 1, stake: 40_000n, rebate: 1120n });
  });

  test('belongs to the draw in which it was started until it is carried over or cleared', () => {
    const started = slipReducer(EMPTY_SLIP, add([betOf('Last2Straight', '1|2')]));
    const more = slipReducer(started, add([betOf('Last2Straight', '3|4')], 'two'));
    expect(more.issue).toBe('one');
    expect(slipReducer(more, { do: 'carry', issue: 'two' }).issue).toBe('two');
    expect(slipReducer(started, { do: 'remove', id: 1 }).issue).toBeUndefined();
  });

  test('a multiple for all lines reprices each; one that is too high changes nothing', () => {
    const slip = slipReducer(
      EMPTY_SLIP,
      add([betOf('Last2Straight', '1|2'), betOf('Last2Straight', '3|4')]),
    );
    const tenfold = slipReducer(slip, { do: 'multiple', id: 'all', multiple: 10 });
    expect(totalsOf(tenfold.lines).stake).toBe(400_000n);
    const over = slipReducer(tenfold, { do: 'multiple', id: 'all', multiple: 100_000 });
    expect(totalsOf(over.lines).stake).toBe(400_000n);
  });

  test('changed odds are applied line by line and sent with the next order', () => {
    const slip = slipReducer(
      EMPTY_SLIP,
      add([betOf('Last2Straight', '1|2'), betOf('TotalBSOE', 'B', 1_980_000n)]),
    );
    const changed = slipReducer(slip, { do: 'odds', changed: [{ bet: 2, odds: '1.95' }] });
    expect(requestsOf(changed.lines)).toMatchObject([
      { style: 'GROUP', group: 1900, stake: '2.0000', notes: 1 },
      { style: 'FIXED', odds: '1.95', unit: '2.0000' },
    ]);
  });
});

describe('the chase planner', () => {
  const bet = chaseBet([betOf('Last2Straight', '1|2').bet]);

  test('doubling doubles at the given interval of draws', () => {
    const form = { ...INITIAL_CHASE_FORM, kind: 'double', draws: '5', every: '2' } as const;
    const plan = chasePlan(form, bet, 99_999);
    expect(plan.ok && plan.value.multiples).toEqual([1, 1, 2, 2, 4]);
  });

  test('the preview shows the profit when a draw hits', () => {
    const plan = chasePlan({ ...INITIAL_CHASE_FORM, draws: '2', multiple: '3' }, bet, 99_999);
    const rows = plan.ok ? chasePreview(plan.value, bet) : [];
    expect(rows.map((row) => [row.multiple, row.total, row.profit])).toEqual([
      [3, 60_000n, 5_640_000n],
      [3, 120_000n, 5_580_000n],
    ]);
  });

  test('an unreachable profit is reported, and unreadable fields make no plan', () => {
    const rate = { ...INITIAL_CHASE_FORM, kind: 'profitRate', rate: '20000' } as const;
    expect(chasePlan(rate, bet, 99_999)).toMatchObject({
      ok: false,
      problem: { name: 'infeasible' },
    });
    expect(chasePlan({ ...INITIAL_CHASE_FORM, draws: '' }, bet, 99_999).ok).toBe(false);
  });
});
