import { findFamily, prepareDraw } from '@fairhouse/rules/lottery';
import { dragonTigerPair, loadPlayTexts, playKey, rowPlacesOf } from '@fairhouse/rules/words';
import { amount } from '@fairhouse/values';
import { describe, expect, test } from 'vitest';
import { carryDecision, refetchDelay, drawPhase, acceptsBets } from './draw-phase.ts';
import { emptyDraft, hasQuickPicks, quickPick, toggleSymbol, type Draft } from './draft.ts';
import { firstPlay, playMenu, stylesOnSale } from './play-menu.ts';
import { priceDraft } from './price-draft.ts';
import { randomDraft } from './random-draft.ts';

const texts = await loadPlayTexts('EN', 'plays');
const family = findFamily('SSC');
if (!family) throw new Error('no SSC');
const plays = [...family.plays.values()];
const sold = plays.map((play) => ({
  play: play.code,
  menu: play.menu,
  styles: play.styles,
  maxNotes: play.notesHint,
  closed: false,
}));
const playOf = (code: string) => {
  const play = family.plays.get(code);
  if (!play) throw new Error(code);
  return play;
};
const asked = { style: 'GROUP', group: 1956, unit: amount(20_000n), multiple: 1 } as const;
const bounds = { minGroup: 1700, memberGroup: 1956, maxMultiple: 99_999 };
const price = (code: string, draft: Draft) => {
  const offer = sold.find((each) => each.play === code);
  if (!offer) throw new Error(code);
  return priceDraft(family, playOf(code), offer, draft, asked, bounds);
};

describe('the menu', () => {
  test('every play on sale is in exactly one tab of each of its prize modes', () => {
    for (const style of stylesOnSale(sold)) {
      const listed = playMenu(sold, style).flatMap((tab) => tab.plays.map((each) => each.play));
      const due = sold.filter((each) => each.styles.includes(style)).map((each) => each.play);
      expect(listed.toSorted()).toEqual(due.toSorted());
    }
  });

  test('every play has a name and a rule', () => {
    for (const play of plays) {
      expect(texts).toHaveProperty([`play.${playKey(play.code)}`]);
      expect(texts).toHaveProperty([`rule.${playKey(play.code)}`]);
    }
  });

  test('a group opens with its first play, or with the play that was open', () => {
    const tabs = playMenu(sold, 'GROUP');
    expect(firstPlay(tabs, 'Last3')).toBe('Last3Straight');
    expect(firstPlay(tabs, 'Last3', 'Last3Sum')).toBe('Last3Sum');
    expect(firstPlay(tabs, 'Last2', 'Last3Sum')).toBe('Last2Straight');
  });

  test('rows have the positions that they are played on', () => {
    expect(rowPlacesOf(playOf('All5Straight'))).toEqual([0, 1, 2, 3, 4]);
    expect(rowPlacesOf(playOf('L4Straight'))).toEqual([1, 2, 3, 4]);
    expect(rowPlacesOf(playOf('Last2BSOE'))).toEqual([3, 4]);
    expect(rowPlacesOf(playOf('AllCom60'))).toEqual([]);
    expect(dragonTigerPair('DragonTigerRefund_10T_1')).toEqual([0, 4]);
  });
});

describe('the pad', () => {
  test('big is the upper half, of digits and of sums', () => {
    const straight = playOf('Last2Straight').form;
    expect(quickPick(emptyDraft(straight), straight, 0, 'big').rows).toEqual([0b1111100000, 0]);
    const sum = playOf('Last3Sum').form;
    expect(quickPick(emptyDraft(sum), sum, 0, 'small').rows).toEqual([2 ** 14 - 1]);
    const bull = playOf('Bull').form;
    expect(bull.kind === 'rows' && bull.rows.every(hasQuickPicks)).toBe(false);
  });

  test('a single-choice row replaces its choice', () => {
    const { form } = playOf('Last3Baodan');
    const once = toggleSymbol(emptyDraft(form), form, 0, 3);
    expect(toggleSymbol(once, form, 0, 7).rows).toEqual([1 << 7]);
    expect(toggleSymbol(once, form, 0, 3).rows).toEqual([0]);
  });

  test('positions of an any-three play start as the last three', () => {
    expect(emptyDraft(playOf('Any3Com6').form).places).toBe(0b11100);
  });

  test('a quick pick is a legal bet of every play', () => {
    let turn = 0;
    const chance = (below: number) => (turn = (turn * 31 + 7) % 997) % below;
    for (const play of plays) {
      for (let each = 0; each < 5; each += 1) {
        const found = price(play.code, randomDraft(play, chance));
        expect([play.code, found.notes > 0]).toEqual([play.code, true]);
      }
    }
  });
});

describe('the price of a draft', () => {
  test('counts notes and stake, and computes the payout of a hit', () => {
    const { form } = playOf('Last3Straight');
    let draft = emptyDraft(form);
    for (const row of [0, 1, 2]) draft = quickPick(draft, form, row, 'odd');
    const priced = price('Last3Straight', draft);
    expect(priced.notes).toBe(125);
    expect(priced.bet?.stake).toBe(2_500_000n);
    expect(priced.bet?.worst).toBe(19_560_000n);
  });

  test('the lines of an entry text are accepted, repeated or invalid', () => {
    const draft = { ...emptyDraft(playOf('Last3Mixed').form), text: '123 321;777\n45,908' };
    const { imported, notes } = price('Last3Mixed', draft);
    expect(imported?.kept).toEqual(['123', '908']);
    expect(imported?.duplicates).toEqual(['321']);
    expect(imported?.invalid.map((each) => each.problem)).toEqual(['all_equal', 'wrong_length']);
    expect(notes).toBe(2);
  });

  test('a bet that covers too much of the field is refused before it is sent', () => {
    const { form } = playOf('All5Straight');
    let draft = emptyDraft(form);
    for (const row of [0, 1, 2, 3, 4]) draft = quickPick(draft, form, row, 'all');
    expect(price('All5Straight', draft)).toMatchObject({
      notes: 100_000,
      problem: 'too_many_notes',
    });
    expect(prepareDraw(family, '12345')).toBeDefined();
  });
});

describe('the draw on the board', () => {
  const draw = { issue: 'a', opensAt: 0, closesAt: 55_000, drawAt: 60_000 };

  test('bets are accepted until exactly the close', () => {
    expect([0, 44_999, 45_000, 54_999, 55_000, 60_000].map((now) => drawPhase(draw, now))).toEqual([
      'betting',
      'betting',
      'hurry',
      'hurry',
      'closed',
      'drawing',
    ]);
    expect(acceptsBets(drawPhase(draw, 54_999))).toBe(true);
    expect(acceptsBets(drawPhase(draw, 55_000))).toBe(false);
    expect(drawPhase(undefined, 0)).toBe('idle');
  });

  test('a slip is carried to another draw only after a confirmation', () => {
    expect(carryDecision({ count: 1, issue: 'a' }, 'a')).toBe('settled');
    expect(carryDecision({ count: 1, issue: 'a' }, 'b')).toBe('ask');
    expect(carryDecision({ count: 0, issue: 'a' }, 'b')).toBe('settled');
  });

  test('refetches just after the close, and often while a result is due', () => {
    expect(refetchDelay({ current: draw, waiting: [] }, 54_000)).toBe(1_400);
    expect(refetchDelay({ current: draw, waiting: [{}] }, 1_000)).toBe(1_500);
    expect(refetchDelay({ waiting: [] }, 0)).toBe(5_000);
  });
});
