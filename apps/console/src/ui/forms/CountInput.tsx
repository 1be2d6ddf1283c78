import { NumberInput, required, type NumberInputProps } from 'react-admin';

const IS_REQUIRED = required();

/** A required whole number of a form. */
export function CountInput(props: NumberInputProps) {
  return (
    <NumberInput margin="none" helperText={false} step={1} {...props} validate={IS_REQUIRED} />
  );
}
