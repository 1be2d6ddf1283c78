import type { ReactNode } from 'react';
import { DateRange } from '../../ui/DateRange.tsx';
import type { Days } from './use-days.ts';

interface FilterBarProps {
  readonly days: Days;
  /** Further filters, such as a select. */
  readonly children?: ReactNode;
  /** What is done with the filtered list, such as saving it. */
  readonly aside?: ReactNode;
}

/** The filters above a record; they live in the address. */
export function FilterBar({ days, children, aside }: FilterBarProps) {
  return (
    <div className="mb-5 flex flex-wrap items-end gap-3">
      <DateRange value={days.days} timeZone={days.timeZone} onChoose={days.choose} />
      {children}
      {aside !== undefined && <div className="ml-auto">{aside}</div>}
    </div>
  );
}
