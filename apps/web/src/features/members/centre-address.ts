// The part of the address that belongs to the member centre: its page and the filters of that page.
import { setSearch } from '../../app/navigation/history.ts';
import { useSearchValue } from '../../app/navigation/use-place.ts';
import type { MemberPage } from '../../urls.ts';

const FILTERS = ['tab', 'order', 'from', 'to', 'kind', 'state', 'page', 'channel'] as const;
export type Filter = (typeof FILTERS)[number];
export type FilterValues = Readonly<Partial<Record<Filter, string | undefined>>>;

/** Opens another page of the centre; the filters of the page before do not come along. */
export function openPage(page: MemberPage, filters: FilterValues = {}): void {
  setSearch({ mc: page, ...NOTHING, ...named(filters) });
}

/** Takes the page's filters out of the address, before the centre is closed. */
export function dropFilters(): void {
  setSearch(NOTHING, { replace: true });
}

/** Sets filters of the page that is open; the list begins at its first page again. */
export function setFilters(filters: FilterValues): void {
  setSearch(named({ page: undefined, ...filters }), { replace: true });
}

/**
 * Goes one step into the page, such as to one order, so that the browser's back leads out again.
 */
export function stepInto(filters: FilterValues): void {
  setSearch(named(filters));
}

export function useFilter(filter: Filter): string | undefined {
  return useSearchValue(keyOf(filter));
}

/** A filter whose value is one of a list; anything else in the address counts as not set. */
export function useChoiceFilter<Value extends string>(
  filter: Filter,
  values: readonly Value[],
): Value | undefined {
  const found = useFilter(filter);
  return values.find((value) => value === found);
}

/** The page of a list, from 1. */
export function usePageFilter(): number {
  const page = Number(useFilter('page') ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}

function keyOf(filter: Filter): string {
  return `mc-${filter}`;
}

function named(filters: FilterValues): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(filters).map(([filter, value]) => [keyOf(filter as Filter), value]),
  );
}

const NOTHING: Readonly<Record<string, undefined>> = Object.fromEntries(
  FILTERS.map((filter) => [keyOf(filter), undefined]),
);
