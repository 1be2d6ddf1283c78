import { TextInput, type TextInputProps } from 'react-admin';

const DIGITS_MAX = 12;

/** A filter by whole units of the currency; whatever is no digit is not taken. */
export function AmountFilter(props: TextInputProps) {
  return (
    <TextInput
      {...props}
      parse={(typed: string) => typed.replaceAll(/\D/g, '').slice(0, DIGITS_MAX)}
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
    />
  );
}
