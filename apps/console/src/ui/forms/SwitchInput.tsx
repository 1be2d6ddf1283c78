import { BooleanInput, type BooleanInputProps } from 'react-admin';
import { useInputFrame } from './input-frame.ts';

interface SwitchInputProps {
  readonly source: string;
  readonly label: string;
  readonly disabled?: boolean;
  readonly options?: NonNullable<BooleanInputProps['options']>;
}

/** A switch of a form. */
export function SwitchInput({ label, disabled, ...props }: SwitchInputProps) {
  return <BooleanInput {...props} {...useInputFrame(label, disabled)} />;
}
