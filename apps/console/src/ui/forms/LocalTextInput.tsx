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
  /** The most characters in each language. */
  readonly longest?: number;
}

/** One text of a form in the five languages. */
export function LocalTextInput({ source, label, rows, required, longest }: LocalTextInputProps) {
  const { disabled } = useInputFrame(label);
  const { field, fieldState } = useInput({
    source,
    validate: (value: LocalText) => {
      if (required && value.EN.trim() === '') return 'ra.validation.required';
      const lengths = Object.values(value).map((each) => each?.length ?? 0);
      return longest !== undefined && Math.max(...lengths) > longest
        ? { message: 'ra.validation.maxLength', args: { max: longest } }
        : undefined;
    },
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
