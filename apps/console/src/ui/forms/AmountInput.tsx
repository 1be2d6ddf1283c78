import type { TextFieldProps } from '@mui/material';
import { regex } from 'react-admin';
import { WordInput } from './WordInput.tsx';

interface AmountInputProps {
  readonly source: string;
  readonly label: string;
  readonly helperText?: string;
  readonly slotProps?: NonNullable<TextFieldProps['slotProps']>;
}

/** An amount as the calls take it: up to four decimals, no sign. */
export const AMOUNT = /^\d{1,12}(\.\d{1,4})?$/;

const isAmount = regex(AMOUNT, 'form.amount');

/** A required amount of a form. */
export function AmountInput({ slotProps, ...props }: AmountInputProps) {
  return (
    <WordInput
      {...props}
      parse={(typed) => typed.trim()}
      validate={isAmount}
      slotProps={{ ...slotProps, htmlInput: { inputMode: 'decimal' } }}
    />
  );
}
