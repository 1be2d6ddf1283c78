// The texts of plays, positions and symbols, in the page's language.
import { useContext, useMemo } from 'react';
import { parseSelection, type Play, type Style } from '@fairhouse/rules/lottery';
import { useTexts } from '../i18n/use-texts.ts';
import { groupOf, dragonTigerPair, playKey, rowPlacesOf } from './play-codes.ts';
import { FamilyContext } from './family-context.ts';
import { familyWords, type FindText } from './family-words.ts';
import { playNamespaceOf } from './play-namespaces.ts';

type SayPlays = ReturnType<typeof useTexts<'plays'>>;
type Key = Parameters<SayPlays>[0];

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
const ROW_KEYS: Readonly<Record<string, readonly Key[]>> = {
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

/** The texts of a family's plays; without a name, of the page's family. */
export function usePlayWords(family?: string): PlayWords {
  const around = useContext(FamilyContext);
  const namespace = playNamespaceOf(family ?? around);
  const shared = useTexts('plays');
  const own = useTexts(namespace);
  return useMemo(
    () =>
      namespace === 'plays'
        ? wordsOf(shared)
        : familyWords(finderOf(own as SayPlays), finderOf(shared)),
    [namespace, own, shared],
  );
}

/** `say` returns an unknown key itself. */
function finderOf(t: SayPlays): FindText {
  const say = t as (key: string, params?: Readonly<Record<string, string>>) => string;
  return (key, params) => {
    const text = say(key, params);
    return text === key ? undefined : text;
  };
}

function wordsOf(t: SayPlays): PlayWords {
  const say = (key: string) => t(key as 'place.0');
  const place = (at: number) => say(`place.${at}`);
  const group = (code: string) => say(`group.${code}`);
  const name = (code: string) => say(`play.${playKey(code)}`);
  const pair = (code: string) => {
    const [left, right] = dragonTigerPair(code) ?? [];
    return left === undefined || right === undefined
      ? undefined
      : `${place(left)} – ${place(right)}`;
  };
  const symbol = (text: string, code?: string) => symbolWord(t, text, code);
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

function symbolWord(t: SayPlays, symbol: string, code: string | undefined): string {
  if (code === 'Bull') {
    if (symbol === 'NONE' || symbol === '10') return t(`bull.${symbol}`);
    return t('bull.n', { count: symbol });
  }
  return /^[A-Z]+$/.test(symbol) ? t(`symbol.${symbol}` as 'symbol.B') : symbol;
}

/** Menus whose plays already name their position. */
const MENUS_WITH_POSITION = /^(?:Ball|Total|Bull|FixedPlace)$/;

const LINES_SHOWN = 12;

/** A pick in readable form: rows in order, symbols by name, long entries truncated. */
export function pickWords(words: PlayWords, play: Play | undefined, pick: string): string {
  const selection = play && parseSelection(play, pick);
  if (play === undefined || selection === undefined) return pick.slice(0, 40);
  const places = selection.places?.map((place) => words.place(place)).join(', ');
  const head = places === undefined ? '' : `${places}: `;
  if (selection.kind === 'lines') {
    const { lines } = selection;
    const more = lines.length > LINES_SHOWN ? ' …' : '';
    return `${head}${lines.slice(0, LINES_SHOWN).join(' ')}${more}`;
  }
  const rows = selection.rows.map((row) => row.map((symbol) => words.symbol(symbol, play.code)));
  if (rows.every((symbols) => symbols.length > 0)) {
    return `${head}${rows.map((symbols) => symbols.join(' ')).join(' | ')}`;
  }
  // If rows are left out, the remaining ones are named.
  const named = rows.flatMap((symbols, row) =>
    symbols.length === 0 ? [] : `${words.row(play, row)}: ${symbols.join(' ')}`,
  );
  return `${head}${named.join(' | ')}`;
}
