import type { ReactNode } from 'react';
import { DateRange } from '../ui/forms/DateRange.tsx';
import type { Days } from './use-days.ts';

interface FilterBarProps {
  readonly days: Days;
  /** Further filters, such as a select. */
  readonly children?: ReactNode;
  /** Actions on the filtered list, such as saving it. */
  readonly extra?: ReactNode;
}

/** The filters above a record; they are kept in the address. */
export function FilterBar({ days, children, extra }: FilterBarProps) {
  return (
    <div className="mb-5 flex flex-wrap items-end gap-3">
      <DateRange value={days.days} timeZone={days.timeZone} onChoose={days.choose} />
      {children}
      {extra !== undefined && <div className="ml-auto">{extra}</div>}
    </div>
  );
}
