import { InputAdornment } from '@mui/material';
import { regex } from 'react-admin';
import { WordInput } from './WordInput.tsx';

interface PercentInputProps {
  readonly source: string;
  readonly label: string;
}

/** A rate has six decimals on the wire, so that a percentage has four; a whole is not a part. */
const isPercent = regex(/^\d{1,2}(\.\d{1,4})?$/, 'form.percent');

/** A required part of something in per cent, from 0 to under 100. */
export function PercentInput(props: PercentInputProps) {
  return (
    <WordInput
      {...props}
      parse={(typed) => typed.trim()}
      validate={isPercent}
      slotProps={{
        input: { endAdornment: <InputAdornment position="end">%</InputAdornment> },
        htmlInput: { inputMode: 'decimal' },
      }}
    />
  );
}
