import { TextField } from '@mui/material';
import { useState } from 'react';

interface ListFieldProps {
  readonly label: string;
  readonly helperText?: string;
  readonly value: readonly string[];
  readonly disabled: boolean;
  readonly onChange: (value: readonly string[]) => void;
}

/** A list of words in one field, separated by commas or spaces. */
export function ListField({ label, helperText, value, disabled, onChange }: ListFieldProps) {
  // The raw text and not the formatted list: a trailing comma begins the next word.
  const [typed, setTyped] = useState(() => value.join(', '));
  const isOther = wordsIn(typed).join() !== value.join();
  return (
    <TextField
      label={label}
      helperText={helperText}
      value={isOther ? value.join(', ') : typed}
      disabled={disabled}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(wordsIn(event.target.value));
      }}
    />
  );
}

function wordsIn(text: string): string[] {
  return text.split(/[,\s]+/).filter((each) => each !== '');
}
