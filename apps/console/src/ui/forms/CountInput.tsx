import { NumberInput, required, type NumberInputProps, type Validator } from 'react-admin';
import { useInputFrame } from './input-frame.ts';

interface CountInputProps extends Omit<NumberInputProps, 'label' | 'validate'> {
  readonly label: string;
  readonly validate?: Validator;
}

const IS_REQUIRED = required();

/** A required whole number of a form. */
export function CountInput({ label, validate, ...props }: CountInputProps) {
  return (
    <NumberInput
      margin="none"
      step={1}
      {...props}
      {...useInputFrame(label)}
      validate={validate ? [IS_REQUIRED, validate] : IS_REQUIRED}
    />
  );
}
