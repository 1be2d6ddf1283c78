// Which pages of a list were rendered when it was left, and how high each was: a list that is shown
// again has its height at once, so that it can be scrolled to where it was.

export interface PagePlace {
  readonly height: number;
  readonly isNear: boolean;
}

interface Kept {
  readonly width: number;
  readonly places: Map<number, PagePlace>;
}

const MOST_LISTS = 20;
const lists = new Map<string, Kept>();

/** The place of a page of a list; undefined for a page that is new at this width. */
export function findPagePlace(list: string, page: number, width: number): PagePlace | undefined {
  const kept = lists.get(list);
  return kept?.width === width ? kept.places.get(page) : undefined;
}

/** Remembers the place of a page; a list of another width starts empty. */
export function savePagePlace(
  list: string,
  page: number,
  { width, ...place }: PagePlace & { readonly width: number },
): void {
  const known = lists.get(list);
  const kept = known?.width === width ? known : { width, places: new Map<number, PagePlace>() };
  kept.places.set(page, place);
  lists.delete(list);
  lists.set(list, kept);
  const [oldest] = lists.keys();
  if (lists.size > MOST_LISTS && oldest !== undefined) lists.delete(oldest);
}
