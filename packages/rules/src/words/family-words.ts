// The texts of a family with its own catalogue. Keys: `group.MENU`, `play.CODE`, `rule.CODE`,
// `symbol.SYMBOL` or `symbol.CODE.SYMBOL`, `tier.TIER` or `tier.CODE.TIER`, `row.CODE.0`, `row.0`,
// `place.0`. Codes that differ only in their numbers may share a key, with `#` for each number in
// the key and `{n}` and `{m}` for the first and the second in the text.
import type { PlayWords } from './play-words.ts';

/** Looks up a key and fills in `{n}`; undefined if the catalogue has none. */
export type FindText = (
  key: string,
  params?: Readonly<Record<string, string>>,
) => string | undefined;

/** Texts from the family's own catalogue, with the shared catalogue as fallback. */
export function familyWords(own: FindText, shared: FindText): PlayWords {
  const find: FindText = (key, params) => own(key, params) ?? shared(key, params);
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
