// The published figures of a game as a page shows them (games.md 5.3, 10).
import { SLOT_MODELS } from '@fairhouse/rules/games';
import { loadSymbols } from '../art/load-symbols.ts';
import { dataUrl } from '../art/shapes.ts';
import { fill } from '../i18n/find-texts.ts';
import type { Texts } from '../i18n/en.ts';
import { el } from '../ui/dom.ts';

/** A share of one in per cent, cut to two decimals. */
function percent(share: string | number | undefined): string {
  const [whole = '0', part = ''] = String(share ?? '0').split('.');
  const digits = `${whole === '0' ? '' : whole}${part.padEnd(4, '0')}`;
  const hundredths = digits.slice(0, (whole === '0' ? 0 : whole.length) + 2);
  return `${Number(hundredths)}.${part.padEnd(4, '0').slice(2, 4)} %`;
}

const INSTANT_RETURNS: Readonly<Record<string, readonly [rtp: string, top: string, odds: string]>> =
  {
    dice: ['99 %', '×9,900', '10,000'],
    limbo: ['99 %', '×1,000,000', '1,010,101'],
    mines: ['99 %', '×5,148,297', '5,200,300'],
    plinko: ['98.79 – 99 %', '×1,000', '32,768'],
    keno: ['98.65 – 99 %', '×1,000', '847,660,528'],
    wheel: ['99 %', '×49.50', '50'],
    tower: ['99 %', '×259,522.56', '262,144'],
    coin: ['99 %', '×1,038,090.24', '1,048,576'],
    hilo: ['99 %', '', ''],
    'video-poker': ['99.54 %', '×800', '40,391'],
    crash: ['99 %', '×1,000,000', '1,010,101'],
  };

function facts(rows: readonly (readonly [string, string])[]): HTMLElement {
  return el(
    'dl',
    { class: 'facts' },
    ...rows
      .filter(([, value]) => value !== '')
      .flatMap(([name, value]) => [el('dt', {}, name), el('dd', {}, value)]),
  );
}

/**
 * Return, hit rate, volatility and greatest win; of a slot its pays with their pictures too, and
 * apart from its own return that of the jackpots of the house, where its rounds can win them.
 */
export async function gameFigures(code: string, texts: Texts, hasPots = false): Promise<Node[]> {
  const model = SLOT_MODELS.find((each) => each.code === code);
  if (model === undefined) {
    const [rtp = '', top = '', odds = ''] = INSTANT_RETURNS[code] ?? [];
    const chance = odds === '' ? '' : ` (${fill(texts.odds, { odds })})`;
    return [
      facts([
        [texts.returnOf, rtp],
        [texts.topWin, `${top}${chance}`.trim()],
      ]),
    ];
  }
  const { base, buy } = model.exact;
  const symbols = await loadSymbols(code);
  const cards = Object.entries(model.pays).map(([name, pays]) => {
    const rows = Object.entries(pays).map(([count, pay]) =>
      el('div', {}, `${count} · ×${pay / 100}`),
    );
    return el(
      'div',
      { class: 'pay-card' },
      el('img', { alt: name, src: dataUrl(symbols[name] ?? '') }),
      el('div', {}, ...rows),
    );
  });
  return [
    facts([
      [texts.returnOf, percent(base?.['rtp'])],
      [texts.returnBuy, buy === undefined ? '' : percent(buy['rtp'])],
      [texts.returnJackpots, hasPots ? '1.00 %' : ''],
      [texts.hitRate, percent(base?.['hitRate'])],
      [texts.volatility, texts[model.volatility]],
      [texts.topWin, topOf(code, model.winCap, texts)],
    ]),
    ...(cards.length === 0
      ? []
      : [el('h3', {}, texts.paysFor), el('div', { class: 'pay-grid' }, ...cards)]),
  ];
}

/** The greatest wins without a cap and their odds (games.md 5.3); a cap is a part of the rules. */
const TOPS: Readonly<Record<string, readonly [string, string]>> = {
  'jeepney-joy': ['×103.60', '32,768'],
  'gem-monsoon': ['×270.30', '1,419,857'],
  'pearl-vault': ['×2,574', ''],
  'sun-gate': ['×338.10', ''],
  'sampaguita-wheel': ['×1,000', '80,703'],
};

function topOf(code: string, winCap: number | undefined, texts: Texts): string {
  if (winCap !== undefined) return `×${(winCap / 100).toLocaleString('en')}`;
  const [top = '', odds = ''] = TOPS[code] ?? [];
  return odds === '' ? top : `${top} (${fill(texts.odds, { odds })})`;
}
