import { TextField } from '@mui/material';
import { useText } from '../../../i18n/use-text.ts';

/** The length of the longest result that the server accepts. */
const LONGEST = 400;
const LONG = 40;

interface ResultFieldProps {
  readonly label: string;
  /** A help text in place of the one for results in the lottery's own format. */
  readonly help?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A field for a typed or pasted result: a row of numbers, or a whole table of prizes. */
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

/** The result as sent: line breaks and runs of blanks between two prizes become one blank. */
export function formatResult(typed: string): string {
  return typed.trim().replace(/\s+/g, ' ');
}
