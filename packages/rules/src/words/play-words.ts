// The texts of plays, positions and symbols, from the catalogue that all families share.
import type { Play, Style } from '../lottery/index.ts';
import type { FindText } from './family-words.ts';
import { dragonTigerPair, groupOf, playKey, rowPlacesOf } from './play-codes.ts';

export interface PlayWords {
  readonly place: (place: number) => string;
  readonly group: (group: string) => string;
  readonly style: (style: Style) => string;
  /**
   * The play's name within its tab, such as `Sum`, or `Last 3 · 2 digits` in a tab that combines
   * positions.
   */
  readonly play: (play: Named, style?: Style) => string;
  /** The whole name: `Last 3 · Sum`. */
  readonly fullName: (play: Named) => string;
  readonly rule: (code: string) => string;
  readonly symbol: (symbol: string, code?: string) => string;
  readonly row: (play: Play, row: number) => string;
  readonly tier: (code: string, play?: string) => string;
}

interface Named {
  readonly code: string;
  readonly menu: string;
}

/** Rows of group plays by how often their digits occur (lottery.md 1.1). */
const ROW_KEYS: Readonly<Record<string, readonly string[]>> = {
  Com60: ['row.double', 'row.single'],
  Com30: ['row.double', 'row.single'],
  Com20: ['row.triple', 'row.single'],
  Com10: ['row.triple', 'row.double'],
  Com5: ['row.quad', 'row.single'],
  Com12: ['row.double', 'row.single'],
  Com4: ['row.triple', 'row.single'],
  Sum: ['row.sum'],
  GroupSum: ['row.sum'],
  Span: ['row.span'],
  Special: ['row.choice'],
  TotalBSOE: ['row.choice'],
  DragonTiger: ['row.choice'],
  DragonTigerRefund: ['row.choice'],
  Bull: ['row.choice'],
};

/** The words of families without a catalogue of their own. */
export function sharedWords(find: FindText): PlayWords {
  const say = (key: string) => find(key) ?? key;
  const place = (at: number) => say(`place.${at}`);
  const group = (code: string) => say(`group.${code}`);
  const name = (code: string) => say(`play.${playKey(code)}`);
  const pair = (code: string) => {
    const [left, right] = dragonTigerPair(code) ?? [];
    return left === undefined || right === undefined
      ? undefined
      : `${place(left)} – ${place(right)}`;
  };
  const symbol = (text: string, code?: string) => symbolWord(find, text, code);
  return {
    place,
    group,
    style: (style) => say(`style.${style}`),
    play: ({ code, menu }, style = 'GROUP') => {
      const named = pair(code) ?? name(code);
      const tab = groupOf(code, menu, style);
      const gathered = tab !== menu && tab !== 'Fun';
      if (!gathered) return named;
      return tab === 'NoPos' ? `${group(menu)} · ${named}` : group(menu);
    },
    fullName: ({ code, menu }) => {
      const own = pair(code) ?? name(code);
      const head = group(menu);
      return head === own || MENUS_WITH_POSITION.test(menu) ? own : `${head} · ${own}`;
    },
    rule: (code) => say(`rule.${playKey(code)}`),
    symbol,
    row: (play, row) => {
      const at = rowPlacesOf(play)[row];
      if (at !== undefined) return place(at);
      return say(ROW_KEYS[playKey(play.code)]?.[row] ?? 'row.digits');
    },
    tier: (code, play) =>
      /^(?:WIN|TIE|ZU3|ZU6|T\d)$/.test(code) ? say(`tier.${code}`) : symbol(code, play),
  };
}

function symbolWord(find: FindText, symbol: string, code: string | undefined): string {
  if (code === 'Bull') {
    const isNamed = symbol === 'NONE' || symbol === '10';
    return (isNamed ? find(`bull.${symbol}`) : find('bull.n', { count: symbol })) ?? symbol;
  }
  return /^[A-Z]+$/.test(symbol) ? (find(`symbol.${symbol}`) ?? symbol) : symbol;
}

/** Menus whose plays already name their position. */
const MENUS_WITH_POSITION = /^(?:Ball|Total|Bull|FixedPlace)$/;
