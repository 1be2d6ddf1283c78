import { useInput } from 'react-admin';
import { useInputFrame } from './input-frame.ts';
import { MomentField } from '../time/MomentField.tsx';

interface MomentInputProps {
  readonly source: string;
  readonly label: string;
}

/** A time of a form, to the minute in the merchant's zone; null for none. */
export function MomentInput({ source, label }: MomentInputProps) {
  const { disabled } = useInputFrame(label);
  const { field } = useInput({ source, format: (at: unknown) => at, parse: (at: unknown) => at });
  return (
    <MomentField
      label={label}
      value={field.value as number | null}
      disabled={disabled}
      onChange={(at) => field.onChange(at)}
    />
  );
}
