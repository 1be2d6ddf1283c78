import { useInput } from 'react-admin';
import { DayField } from '../time/DayField.tsx';
import { MomentField } from '../time/MomentField.tsx';

interface DayFilterProps {
  readonly source: string;
  readonly label: string;
  /** Read by the list: the filter cannot be taken away. */
  readonly alwaysOn?: boolean;
}

/** A filter of a list by a day, or by a moment where a link to the list gave one. */
export function DayFilter({ source, label }: DayFilterProps) {
  const { field } = useInput({ source });
  if (typeof field.value === 'number') {
    return <MomentField label={label} value={field.value} onChange={(at) => field.onChange(at)} />;
  }
  return (
    <DayField
      label={label}
      value={String(field.value ?? '')}
      onChange={(day) => field.onChange(day)}
    />
  );
}
