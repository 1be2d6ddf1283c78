import { TextField } from '@mui/material';
import { useState } from 'react';
import { useInput } from 'react-admin';
import { FieldNote } from './FieldNote.tsx';
import { findError } from './field-errors.ts';
import { useInputFrame } from './input-frame.ts';

interface ListInputProps {
  readonly source: string;
  readonly label: string;
  readonly helperText?: string;
  /** Applied while typing, such as to upper case. */
  readonly parse?: (typed: string) => string;
  readonly validate?: (words: readonly string[]) => string | undefined;
}

/** A list of words in one field, separated by commas or spaces. */
export function ListInput({ source, label, helperText, parse, validate }: ListInputProps) {
  const frame = useInputFrame(label);
  const { id, field, fieldState } = useInput({ source, ...(validate ? { validate } : {}) });
  const value = field.value as readonly string[];
  // The raw text and not the formatted list: a trailing comma begins the next word.
  const [typed, setTyped] = useState(() => value.join(', '));
  const isOther = wordsIn(typed).join() !== value.join();
  const { error } = fieldState;
  return (
    <TextField
      id={id}
      {...frame}
      name={field.name}
      inputRef={field.ref}
      error={findError(error) !== undefined}
      helperText={<FieldNote error={error}>{helperText}</FieldNote>}
      value={isOther ? value.join(', ') : typed}
      onBlur={field.onBlur}
      onChange={(event) => {
        const next = parse ? parse(event.target.value) : event.target.value;
        setTyped(next);
        field.onChange(wordsIn(next));
      }}
    />
  );
}

function wordsIn(text: string): string[] {
  return text.split(/[,\s]+/).filter((each) => each !== '');
}
