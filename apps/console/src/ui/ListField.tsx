import { TextField } from '@mui/material';
import { useState } from 'react';

interface ListFieldProps {
  readonly label: string;
  readonly helperText?: string;
  readonly value: readonly string[];
  readonly disabled: boolean;
  readonly onChange: (value: readonly string[]) => void;
}

/** Words in one line, with commas or spaces between them. */
export function ListField({ label, helperText, value, disabled, onChange }: ListFieldProps) {
  // What is typed, not the list written anew: a comma at its end begins the next word.
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
