import type { ReactNode } from 'react';
import { DayFields, DayPresets } from '../ui/forms/DayRange.tsx';
import type { Days } from './use-days.ts';
import { ZoneNote } from './ZoneNote.tsx';

interface FilterBarProps {
  readonly days: Days;
  /** Further filters, such as a select. */
  readonly children?: ReactNode;
  /** Actions on the filtered list, such as saving it. */
  readonly extra?: ReactNode;
}

/**
 * The filters above a record; they are kept in the address. The common ranges stand in one row with
 * the actions, all fields in the next; on narrow screens these are pairs of one width.
 */
export function FilterBar({ days, children, extra }: FilterBarProps) {
  const range = { value: days.days, timeZone: days.timeZone, onChoose: days.choose };
  return (
    <div className="mb-4 flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3 phone:contents">
        <div className="min-w-0">
          <DayPresets {...range} />
        </div>
        {extra !== undefined && (
          <div className="shrink-0 phone:order-last phone:*:w-full">{extra}</div>
        )}
      </div>
      <div className="grid grid-cols-2 items-end gap-3 phone:gap-2 max-lg:[&>:last-child:nth-child(odd)]:col-span-2 lg:flex">
        <DayFields {...range} />
        {children}
      </div>
      <ZoneNote timeZone={days.timeZone} />
    </div>
  );
}
