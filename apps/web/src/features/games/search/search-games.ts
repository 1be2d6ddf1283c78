export interface Findable {
  readonly key: string;
  readonly name: string;
  readonly about: string;
  readonly family: string;
  /** Search terms: vendor, kind, code. */
  readonly words: readonly string[];
  readonly url: string;
}

/**
 * The games whose name or search terms contain each typed word, names that begin with it first.
 * Accents and case are ignored, so that `xo so` finds `Xổ số`.
 */
export function searchGames<Game extends Pick<Findable, 'name' | 'words'>>(
  games: readonly Game[],
  text: string,
): Game[] {
  const typed = plain(text).split(/\s+/).filter(Boolean);
  const found = games.filter((game) => {
    const hay = plain([game.name, ...game.words].join(' '));
    return typed.every((word) => hay.includes(word));
  });
  const first = typed[0] ?? '';
  const begins = (game: Game) => Number(!plain(game.name).startsWith(first));
  return found.sort((left, right) => begins(left) - begins(right));
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .toLowerCase();
}
