import { FormHelperText } from '@mui/material';
import { useInput, ValidationError } from 'react-admin';
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
  const { field, fieldState } = useInput({
    source,
    validate: (value: LocalText) =>
      required && value.EN.trim() === '' ? 'ra.validation.required' : undefined,
  });
  const { error } = fieldState;
  return (
    <div>
      <LocalTextFields
        label={label}
        value={field.value as LocalText}
        onChange={field.onChange}
        {...(rows === undefined ? {} : { rows })}
      />
      {error === undefined ? null : (
        <FormHelperText error>
          <ValidationError error={error.message ?? error.root?.message ?? ''} />
        </FormHelperText>
      )}
    </div>
  );
}
