import { FormHelperText } from '@mui/material';
import { useInput } from 'react-admin';
import { FieldNote } from './FieldNote.tsx';
import { useInputFrame } from './input-frame.ts';
import { LocalTextFields, type LocalText } from './LocalTextFields.tsx';

interface LocalTextInputProps {
  readonly source: string;
  readonly label: string;
  readonly rows?: number;
  /** The English text is required: it stands in for missing translations. */
  readonly required?: true;
}

/** One text of a form in the five languages. */
export function LocalTextInput({ source, label, rows, required }: LocalTextInputProps) {
  const { disabled } = useInputFrame(label);
  const { field, fieldState } = useInput({
    source,
    validate: (value: LocalText) =>
      required && value.EN.trim() === '' ? 'ra.validation.required' : undefined,
  });
  return (
    <div>
      <LocalTextFields
        label={label}
        value={field.value as LocalText}
        disabled={disabled}
        onChange={field.onChange}
        {...(rows === undefined ? {} : { rows })}
      />
      {fieldState.error === undefined ? null : (
        <FormHelperText error>
          <FieldNote error={fieldState.error} />
        </FormHelperText>
      )}
    </div>
  );
}
