import type { TextFieldProps } from '@mui/material';
import { regex } from 'react-admin';
import { WordInput } from './WordInput.tsx';

interface AmountInputProps {
  readonly source: string;
  readonly label: string;
  readonly helperText?: string;
  /** Zero is refused, as the call refuses it. */
  readonly aboveZero?: true;
  readonly slotProps?: NonNullable<TextFieldProps['slotProps']>;
}

/** An amount as the calls take it: up to four decimals, no sign. */
export const AMOUNT = /^\d{1,12}(\.\d{1,4})?$/;

/** Whether a text is an amount of more than nothing. */
export function isAboveZero(typed: string): boolean {
  return AMOUNT.test(typed) && /[1-9]/.test(typed);
}

const isAmount = regex(AMOUNT, 'form.amount');
const isMoreThanNothing = (typed: string) =>
  typed === '' || isAboveZero(typed) ? undefined : 'form.amountAboveZero';

/** A required amount of a form. */
export function AmountInput({ slotProps, aboveZero, ...props }: AmountInputProps) {
  return (
    <WordInput
      {...props}
      parse={(typed) => typed.trim()}
      validate={aboveZero ? isMoreThanNothing : isAmount}
      slotProps={{ ...slotProps, htmlInput: { inputMode: 'decimal' } }}
    />
  );
}
