import type { Place } from './history.ts';

/** Where a page scrolls after its first render: to an element, to a height, or not at all. */
export type ScrollTarget = { readonly id: string } | { readonly top: number } | undefined;

/**
 * A new page starts at its top or at its hash; going back restores the position; `replace` does not
 * scroll.
 */
export function scrollTargetOf(place: Place, kept: number): ScrollTarget {
  const { arrival, address } = place;
  if (arrival === 'replace') return undefined;
  if (arrival === 'back') return { top: kept };
  if (address.hash !== '') return { id: address.hash };
  const overPage = address.search['mc'] !== undefined;
  return overPage ? undefined : { top: 0 };
}
