import { useInput } from 'react-admin';
import { MomentField } from '../time/MomentField.tsx';

interface MomentFilterProps {
  readonly source: string;
  readonly label: string;
}

/** A filter of a list by a time to the minute. */
export function MomentFilter({ source, label }: MomentFilterProps) {
  const { field } = useInput({ source });
  const value = typeof field.value === 'number' ? field.value : null;
  return <MomentField label={label} value={value} onChange={(at) => field.onChange(at)} />;
}
