import { useListContext } from 'react-admin';
import type { CallInput } from '../calls/calls.ts';
import { givenFilters, spanOfDay, type ListFilter } from '../calls/list-filters.ts';
import { useZone } from '../ui/time/zone.ts';
import { WholeTotals, type TotalsCall, type WholeTotalsProps } from './WholeTotals.tsx';

/** Under a `ListPage`: the sums of all rows of its filter. A list without rows has none. */
export function FilterTotals<Name extends TotalsCall>(
  props: Omit<WholeTotalsProps<Name>, 'input'>,
) {
  const zone = useZone();
  const { filterValues, data } = useListContext();
  if (data === undefined || data.length === 0) return null;
  const filter = spanOfDay(givenFilters(filterValues as ListFilter | undefined), zone);
  return <WholeTotals {...props} input={filter as unknown as CallInput<Name>} />;
}
