import {
  defaultFixed,
  findFamily,
  formatFixed,
  listFamilies,
  prizePerNote,
  ZODIAC,
  type Family,
  type Play,
} from '@fairhouse/rules/lottery';
import {
  familyWords,
  loadPlayTexts,
  playNamespaceOf,
  type FindText,
  type PlayNamespace,
} from '@fairhouse/rules/words';
import { amount, fillText, LANGUAGES, parseDay, type Language } from '@fairhouse/values';
import { describe, expect, test } from 'vitest';
import type { SoldPlay } from '../play-menu.ts';
import type { RequestedTerms } from '../price-draft.ts';
import { pickPrices, type PlayPrices } from './pick-prices.ts';

const UNIT = amount(20_000n);

/** Every play of every family in every style that it is sold in. */
const sold = listFamilies().flatMap((family) =>
  [...family.plays.values()].flatMap((play) =>
    play.styles.map((style) => ({ family, play, style, name: `${family.code} ${play.code}` })),
  ),
);

function pricesOf(play: Play, patch: Partial<RequestedTerms>): PlayPrices {
  const fixed = defaultFixed(play);
  const { code, menu, styles } = play;
  const terms = { play: code, menu, styles, maxNotes: 0, closed: false };
  const odds = fixed && formatFixed(fixed);
  const asked = { style: play.styles[0] ?? 'FIXED', group: 1960, unit: UNIT, multiple: 1 } as const;
  const prices = pickPrices(play, { ...terms, odds }, { ...asked, ...patch });
  if (prices === undefined) throw new Error(`${code} has no prices`);
  return prices;
}

function find(family: string, code: string): Play {
  const play = findFamily(family)?.plays.get(code);
  if (play === undefined) throw new Error(`no play ${family} ${code}`);
  return play;
}

/** The odds of a symbol, or its prize, as text. */
function symbolText(prices: PlayPrices, row: number, symbol: number): string {
  const own = prices.symbols?.[row]?.[symbol] ?? [];
  return own.map(({ odds, prize }) => String(odds ?? prize)).join('/');
}

describe('every pick shows what it pays before it is pressed', () => {
  test.each(sold)('$name, $style', ({ play, style }) => {
    const prices = pricesOf(play, { style });
    const { symbols, head } = prices;
    for (const own of symbols?.flat() ?? []) expect(own.length).toBeGreaterThan(0);
    if (symbols === undefined) expect(head.length).toBeGreaterThan(0);
    const all = [...(symbols?.flat(2) ?? []), ...head];
    expect(all.every(({ prize }) => prize !== undefined && prize > 0n)).toBe(true);
    expect(all.every(({ odds }) => (odds !== undefined) === (style === 'FIXED'))).toBe(true);
  });

  test.each(sold)('$name, $style: every tier is priced as the server pays it', (each) => {
    const { play, style } = each;
    const prices = pricesOf(play, { style, multiple: style === 'FIXED' ? 1 : 3 });
    const stated = [
      ...(prices.symbols?.flat(2) ?? []),
      ...prices.head.flatMap((group) => group.tiers.map((code) => ({ ...group, code }))),
    ];
    const fixed = defaultFixed(play);
    for (const [tier, { code }] of play.tiers.entries()) {
      const terms = style === 'FIXED' && fixed ? fixed : ({ style: 'GROUP', group: 1960 } as const);
      const one = prizePerNote(play, tier, { unit: UNIT, terms });
      const shown = stated.filter((price) => price.code === code);
      expect(shown.length, code).toBeGreaterThan(0);
      expect(shown.every(({ prize }) => prize === one * (style === 'FIXED' ? 1n : 3n))).toBe(true);
    }
  });
});

describe('tiers above a pad have names', () => {
  test.each(
    listFamilies()
      .filter(({ code }) => playNamespaceOf(code) !== 'plays')
      .flatMap((family) => LANGUAGES.map((language) => ({ family, code: family.code, language }))),
  )('$code in $language', async ({ family, language }) => {
    const words = await wordsOf(family, language);
    const missing: string[] = [];
    for (const play of family.plays.values()) {
      for (const style of play.styles) {
        const { head, symbols } = pricesOf(play, { style });
        if (head.length < 2 && symbols === undefined) continue;
        for (const tier of head.flatMap(({ tiers }) => tiers)) {
          const name = words.tier(tier, play.code);
          if (!/^‹[^{}]+›$/.test(name)) missing.push(`${play.code} ${tier}: ${name}`);
        }
      }
    }
    expect(missing).toEqual([]);
  });
});

/** The words of a family; a text is wrapped in marks, so that it differs from its code. */
async function wordsOf(family: Family, language: Language) {
  const finder = async (namespace: PlayNamespace): Promise<FindText> => {
    const texts = await loadPlayTexts(language, namespace);
    return (key, params) =>
      key in texts ? `‹${fillText(texts[key] ?? '', params ?? {})}›` : undefined;
  };
  return familyWords(await finder(playNamespaceOf(family.code)), await finder('plays'));
}

test('symbols with odds of their own show them, also in the traditional style', () => {
  const fixed = pricesOf(find('K3', 'Sum'), { style: 'FIXED' });
  expect([symbolText(fixed, 0, 0), symbolText(fixed, 0, 1)]).toEqual(['190000000', '63000000']);
  expect(fixed.head).toEqual([]);
  const group = pricesOf(find('K3', 'Sum'), { style: 'GROUP', group: 2000 });
  expect([symbolText(group, 0, 0), symbolText(group, 0, 1)]).toEqual(['4320000', '1440000']);
});

test('a colour of two prices shows both, and the pad names them', () => {
  const prices = pricesOf(find('WGG', 'Color'), {});
  expect([0, 1, 2].map((symbol) => symbolText(prices, 0, symbol))).toEqual([
    '1960000/1500000',
    '1960000/1500000',
    '4500000',
  ]);
  const tiers = prices.head.map((group) => group.tiers);
  expect(tiers).toEqual([
    ['red', 'green'],
    ['redViolet', 'greenViolet'],
  ]);
});

test('a sign shows the one price that it pays in the lunar year of the draw', () => {
  const play = find('LHC', 'SpecialZodiac');
  const fixed = defaultFixed(play);
  const sold = {
    play: play.code,
    menu: play.menu,
    styles: play.styles,
    maxNotes: 0,
    closed: false,
  };
  const asked = { style: 'FIXED', group: 0, unit: UNIT, multiple: 1 } as const;
  const oddsOn = (day: string | undefined) => {
    const on = { ...sold, odds: fixed && formatFixed(fixed), day: day && parseDay(day) };
    const symbols = pickPrices(play, on as SoldPlay, asked)?.symbols?.[0] ?? [];
    return symbols.map((own) => own.map(({ odds }) => Number(odds) / 1e6).join('/'));
  };
  // 2026-02-17 begins the year of the horse, the seventh of the twelve.
  expect(oddsOn('2026-11-24').map((odds) => odds === '9.4')).toEqual(
    ZODIAC.map((sign) => sign === 'horse'),
  );
  expect(oddsOn('2026-11-24')[0]).toBe('11.7');
  expect(oddsOn('2026-02-16').indexOf('9.4')).toBe(ZODIAC.indexOf('snake'));
  expect(oddsOn(undefined)).toEqual([]);
});

test('a prize above what a ticket is paid here says that limit, and a lower one does not', () => {
  const caps = { maxPayout: amount(4_000_000_000n), narrowPayout: amount(0n), narrowShare: 0 };
  const capOf = (family: string, code: string, multiple: number) => {
    const play = find(family, code);
    const fixed = defaultFixed(play);
    const { menu, styles } = play;
    const terms = { play: code, menu, styles, maxNotes: 0, closed: false };
    const sold = { ...terms, odds: fixed && formatFixed(fixed) };
    const asked = { style: 'FIXED', group: 0, unit: UNIT, multiple } as const;
    return pickPrices(play, sold, asked, caps)?.cap;
  };
  expect(capOf('VL655', 'VL_Standard', 1)).toBe(caps.maxPayout);
  expect(capOf('LHC', 'SpecialZodiac', 1)).toBeUndefined();
  expect(capOf('LHC', 'SpecialZodiac', 99_999)).toBe(caps.maxPayout);
});

test('dice that all pay by the same tiers name them once, highest first', () => {
  const prices = pricesOf(find('VBC', 'Symbol'), {});
  expect(prices.symbols).toBeUndefined();
  expect(prices.head.map(({ tiers }) => tiers)).toEqual([['3'], ['2'], ['1']]);
});

test('a symbol that is no note by itself has no price of its own', () => {
  const prices = pricesOf(find('K3', 'Different3'), { style: 'FIXED' });
  expect(prices.symbols).toBeUndefined();
  expect(prices.head).toMatchObject([{ tiers: ['WIN'], prize: 640_000n }]);
});

test.each([
  ['VNN', 'Lo2', { prizes: 27, per: 'number', cost: 540_000n }],
  ['VNN', 'Xien2_27', { prizes: 27, per: 'set', cost: 540_000n }],
  ['VNN', 'Da_MinPairs', { prizes: 27, per: 'pair', cost: 1_080_000n }],
  ['ID', '4D', { prizes: 1, per: 'number', cost: 6700n }],
  ['VNN', 'DeSpecial', undefined],
])('a stake of 2 in %s %s costs what its prizes do', (family, code, cost) => {
  const prices = pricesOf(find(family, code), {});
  if (cost === undefined) expect(prices.cost).toBeUndefined();
  else expect(prices.cost).toMatchObject({ unit: UNIT, ...cost });
  expect(prices.stake).toBe(cost?.prizes === 1 ? cost.cost : UNIT);
});

test('without a stake, or with one that no bet can have, the odds stand alone', () => {
  const play = find('TL658', 'PCSO_Standard');
  for (const unit of [amount(0n), amount(9_000_000_000_000_000n)]) {
    const { head } = pricesOf(play, { unit });
    expect(head[0]).toMatchObject({ odds: 2_475_000_000_000n, prize: undefined });
  }
});
