import { TextField } from '@mui/material';
import { useText } from '../../i18n/use-text.ts';

/** As long as the longest result that is taken. */
const LONGEST = 400;
const LONG = 40;

interface ResultFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Where a result is typed or pasted: a row of numbers, or a whole table of prizes. */
export function ResultField({ label, value, onChange }: ResultFieldProps) {
  const text = useText();
  return (
    <TextField
      label={label}
      helperText={text('draw.resultHelp')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      multiline
      minRows={value.length > LONG ? 4 : 1}
      maxRows={10}
      slotProps={{ htmlInput: { maxLength: LONGEST, spellCheck: false } }}
      fullWidth
    />
  );
}

/** The result as it is sent: lines and runs of blanks are one blank between two prizes. */
export function resultOf(typed: string): string {
  return typed.trim().replace(/\s+/g, ' ');
}
