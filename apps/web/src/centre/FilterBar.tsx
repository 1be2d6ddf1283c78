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
    <div className="mb-4 flex flex-wrap items-end gap-3 phone:grid phone:grid-cols-2 phone:gap-2 phone:[&>:first-child]:col-span-2">
      <DateRange value={days.days} timeZone={days.timeZone} onChoose={days.choose} />
      {children}
      {extra !== undefined && <div className="ml-auto phone:col-start-2">{extra}</div>}
    </div>
  );
}
