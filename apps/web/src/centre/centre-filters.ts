// The address parameters of the two centres: their page and that page's filters.
import { setSearch } from '../navigation/history.ts';
import { useSearchValue } from '../navigation/use-address.ts';
import type { AgentPage, MemberPage } from '../urls.ts';

const FILTERS = [
  'tab',
  'order',
  'from',
  'to',
  'kind',
  'state',
  'page',
  'channel',
  'user',
  'scope',
  'category',
  'vendor',
  'issue',
  'sort',
  'online',
  'contract',
  'standing',
  'amount',
] as const;
export type Filter = (typeof FILTERS)[number];
export type FilterValues = Readonly<Partial<Record<Filter, string | undefined>>>;

/** Opens another page of the centre; the previous page's filters are dropped. */
export function openCentrePage(page: MemberPage, filters: FilterValues = {}): void {
  setSearch({ mc: page, ac: undefined, ...NOTHING, ...named(filters) });
}

/** Opens another page of the agent centre; the previous page's filters are dropped. */
export function openAgentPage(page: AgentPage, filters: FilterValues = {}): void {
  setSearch({ ac: page, mc: undefined, ...NOTHING, ...named(filters) });
}

/** Removes the page's filters from the address before the centre is closed. */
export function clearCentreFilters(): void {
  setSearch(NOTHING, { replace: true });
}

/** Sets filters of the open page; the list returns to its first page. */
export function setCentreFilters(filters: FilterValues): void {
  setSearch(named({ page: undefined, ...filters }), { replace: true });
}

/**
 * Opens a detail of the page, such as one order, as a new history entry, so that the browser's back
 * button closes it.
 */
export function openDetail(filters: FilterValues): void {
  setSearch(named(filters));
}

export function useFilter(filter: Filter): string | undefined {
  return useSearchValue(filterKey(filter));
}

/** A filter with a fixed set of values; any other value in the address counts as not set. */
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

/** The name of a filter in the address; the server's return address from the bank has it too. */
export function filterKey(filter: Filter): string {
  return `mc-${filter}`;
}

function named(filters: FilterValues): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(filters).map(([filter, value]) => [filterKey(filter as Filter), value]),
  );
}

const NOTHING: Readonly<Record<string, undefined>> = Object.fromEntries(
  FILTERS.map((filter) => [filterKey(filter), undefined]),
);
