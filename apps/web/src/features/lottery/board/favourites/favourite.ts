// Picks that a player keeps under a name. They are kept in the browser, for each merchant: they are
// no money and no right, a visitor has them too, and a board reads them without a call.
import { STYLES, type Style } from '@fairhouse/rules/lottery';

export interface Favourite {
  readonly name: string;
  readonly family: string;
  /** The lottery on which it was saved. */
  readonly gameCode: string;
  readonly style: Style;
  readonly play: string;
  /** The canonical text of the picks. */
  readonly pick: string;
}

/** How many favourites a family of lotteries has at most. */
export const MOST_FAVOURITES = 20;
export const NAME_MAX = 40;
/** The longest picks that are kept: some hundreds of whole numbers. */
export const PICK_MAX = 2000;

/** The favourites of a stored text; what is not a favourite is left out, and so is a second one. */
export function parseFavourites(text: string | null): Favourite[] {
  const stored = readJson(text);
  if (!Array.isArray(stored)) return [];
  const found: Favourite[] = [];
  for (const each of stored as readonly unknown[]) {
    const favourite = readFavourite(each);
    if (favourite === undefined || findSame(found, favourite) !== undefined) continue;
    if (!isFull(found, favourite.family)) found.push(favourite);
  }
  return found;
}

export function formatFavourites(list: readonly Favourite[]): string {
  return list.length === 0 ? '' : JSON.stringify(list);
}

/** Adds a favourite at the front; the same picks of a play are kept once, under the new name. */
export function withFavourite(list: readonly Favourite[], added: Favourite): Favourite[] {
  return [added, ...withoutFavourite(list, added)];
}

export function withoutFavourite(list: readonly Favourite[], gone: Favourite): Favourite[] {
  return list.filter((each) => !isSame(each, gone));
}

/** The favourites with another name of one of them; its place stays. */
export function renamed(list: readonly Favourite[], which: Favourite, name: string): Favourite[] {
  return list.map((each) => (isSame(each, which) ? { ...each, name } : each));
}

/** Whether a family has as many favourites as it may have. */
export function isFull(list: readonly Favourite[], family: string): boolean {
  return list.filter((each) => each.family === family).length >= MOST_FAVOURITES;
}

export function findSame(list: readonly Favourite[], one: Favourite): Favourite | undefined {
  return list.find((each) => isSame(each, one));
}

/** A name as it is kept: without control characters and spaces at its ends; may be empty. */
export function cleanName(text: string): string {
  const shown = text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return [...shown].slice(0, NAME_MAX).join('').trim();
}

/** What tells favourites apart: the picks of a play in a prize mode. */
export function keyOfFavourite({ family, style, play, pick }: Favourite): string {
  return [family, style, play, pick].join(' ');
}

function isSame(left: Favourite, right: Favourite): boolean {
  return keyOfFavourite(left) === keyOfFavourite(right);
}

function readFavourite(stored: unknown): Favourite | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const text = (key: string, most: number): string => {
    const value: unknown = Reflect.get(stored, key);
    return typeof value === 'string' && value.length <= most ? value : '';
  };
  const name = cleanName(text('name', 4 * NAME_MAX));
  const style = STYLES.find((each) => each === text('style', 8));
  const [family, gameCode, play] = [text('family', 16), text('gameCode', 16), text('play', 40)];
  const pick = text('pick', PICK_MAX);
  if (style === undefined || [name, family, gameCode, play, pick].includes('')) return undefined;
  return { name, family, gameCode, style, play, pick };
}

function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
