// The words of a family with a catalogue of its own. Keys: `group.MENU`, `play.CODE`, `rule.CODE`,
// `symbol.SYMBOL` or `symbol.CODE.SYMBOL`, `tier.TIER` or `tier.CODE.TIER`, `row.CODE.0`, `row.0`,
// `place.0`. Codes that differ by their numbers alone may be named together, with `#` for each
// number in the key and `{n}` and `{m}` for the first and the second in the text.
import type { PlayWords } from './play-words.ts';

/** Reads a key, with `{n}` filled in; undefined where the catalogue has none. */
export type Find = (key: string, params?: Readonly<Record<string, string>>) => string | undefined;

/** Words by the family's own catalogue, and by the shared one where it says nothing. */
export function familyWords(own: Find, shared: Find): PlayWords {
  const find: Find = (key, params) => own(key, params) ?? shared(key, params);
  const byCode = (kind: string, code: string): string | undefined => {
    const exact = find(`${kind}.${code}`);
    if (exact !== undefined) return exact;
    const [n = '', m = ''] = code.match(/\d+/g) ?? [];
    return n === '' ? undefined : find(`${kind}.${code.replaceAll(/\d+/g, '#')}`, { n, m });
  };
  const place = (at: number): string => find(`place.${at}`) ?? String(at + 1);
  const group = (menu: string): string => byCode('group', menu) ?? menu;
  const name = (code: string): string => byCode('play', code) ?? code;
  const symbol = (text: string, code?: string): string =>
    (code === undefined ? undefined : find(`symbol.${code}.${text}`)) ??
    find(`symbol.${text}`) ??
    text;
  return {
    place,
    group,
    style: (style) => find(`style.${style}`) ?? style,
    play: ({ code }) => name(code),
    fullName: ({ code, menu }) => {
      const [head, own] = [group(menu), name(code)];
      return head === own ? own : `${head} · ${own}`;
    },
    rule: (code) => byCode('rule', code) ?? '',
    symbol,
    row: (play, row) =>
      find(`row.${play.code}.${row}`) ??
      byCode('row', play.code) ??
      find(`row.${row}`) ??
      place(row),
    tier: (code, play) =>
      (play === undefined ? undefined : find(`tier.${play}.${code}`)) ??
      byCode('tier', code) ??
      symbol(code, play),
  };
}
