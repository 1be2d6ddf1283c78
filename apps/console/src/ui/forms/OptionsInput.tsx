import { Autocomplete, TextField } from '@mui/material';
import { useInput, type Validator } from 'react-admin';
import { FieldNote } from './FieldNote.tsx';
import { findError } from './field-errors.ts';

interface OptionsInputProps<Option extends string> {
  readonly source: string;
  readonly label: string;
  readonly options: readonly Option[];
  readonly nameOf?: (option: Option) => string;
  /** Several of the options; without it one, or an empty text. */
  readonly multiple?: boolean;
  /** The label is marked as required where it is given. */
  readonly validate?: Validator;
}

/** Options of a long list, found by typing a part of their name. */
export function OptionsInput<Option extends string>(props: OptionsInputProps<Option>) {
  const { source, label, options, nameOf = String, multiple = false, validate } = props;
  const { id, field, fieldState } = useInput({ source, ...(validate ? { validate } : {}) });
  const { error } = fieldState;
  return (
    <Autocomplete<Option, boolean>
      id={id}
      multiple={multiple}
      limitTags={6}
      options={options}
      getOptionLabel={nameOf}
      value={(field.value as Option | Option[]) || null}
      onChange={(_event, next) => field.onChange(next ?? '')}
      onBlur={() => field.onBlur()}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          required={validate !== undefined}
          inputRef={field.ref}
          error={findError(error) !== undefined}
          helperText={<FieldNote error={error} />}
        />
      )}
    />
  );
}
