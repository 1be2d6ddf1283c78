// The filters of the page's address.
import { useMemo } from 'react';
import { setSearch } from '../../../navigation/history.ts';
import { useSearchValue } from '../../../navigation/use-address.ts';
import { readFilters, writeFilters, type ListFilters } from './list-filters.ts';

/** The filters in force, and how they are changed; a change replaces the address. */
export function useListFilters(): readonly [ListFilters, (next: ListFilters) => void] {
  const sort = useSearchValue('sort');
  const q = useSearchValue('q');
  const rtp = useSearchValue('rtp');
  const only = useSearchValue('only');
  const vendor = useSearchValue('vendor');
  const feature = useSearchValue('feature');
  const theme = useSearchValue('theme');
  const volatility = useSearchValue('volatility');
  const filters = useMemo(
    () => readFilters({ sort, q, rtp, only, vendor, feature, theme, volatility }),
    [sort, q, rtp, only, vendor, feature, theme, volatility],
  );
  return [filters, change];
}

function change(next: ListFilters): void {
  setSearch(writeFilters(next), { replace: true });
}
