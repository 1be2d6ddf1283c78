import { useInput } from 'react-admin';
import { DayField } from '../time/DayField.tsx';

interface DayFilterProps {
  readonly source: string;
  readonly label: string;
  /** Read by the list: the filter cannot be taken away. */
  readonly alwaysOn?: boolean;
}

/** A filter of a list by a day. */
export function DayFilter({ source, label }: DayFilterProps) {
  const { field } = useInput({ source });
  return (
    <DayField
      label={label}
      value={String(field.value ?? '')}
      onChange={(day) => field.onChange(day)}
    />
  );
}
