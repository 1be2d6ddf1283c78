import { TextField } from '@mui/material';
import { useText } from '../../i18n/use-text.ts';

/** As long as the longest result that is taken. */
const LONGEST = 400;
const LONG = 40;

interface ResultFieldProps {
  readonly label: string;
  /** Where it is not a result as the lottery prints it. */
  readonly help?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Where a result is typed or pasted: a row of numbers, or a whole table of prizes. */
export function ResultField({ label, help, value, onChange }: ResultFieldProps) {
  const text = useText();
  return (
    <TextField
      label={label}
      helperText={help ?? text('draw.resultHelp')}
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
