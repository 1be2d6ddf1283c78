import { useListContext } from 'react-admin';
import type { CallInput } from '../calls/calls.ts';
import { givenFilters, spanOfDay, type ListFilter } from '../calls/list-filters.ts';
import { useZone } from '../ui/time/zone.ts';
import { WholeTotals, type TotalsCall, type WholeTotalsProps } from './WholeTotals.tsx';

/** Under a `ListPage`: the sums of all rows of its filter. A list without rows has none. */
export function FilterTotals<Name extends TotalsCall>(
  props: Omit<WholeTotalsProps<Name>, 'input'> & {
    /** What the list asks for beside its filter. */
    readonly fixed?: ListFilter;
  },
) {
  const zone = useZone();
  const { filterValues, data } = useListContext();
  if (data === undefined || data.length === 0) return null;
  const { fixed, ...shown } = props;
  const given = givenFilters({ ...(filterValues as ListFilter | undefined), ...fixed });
  const filter = spanOfDay(given, zone);
  return <WholeTotals {...shown} input={filter as unknown as CallInput<Name>} />;
}
