import { FormHelperText } from '@mui/material';
import { useInput, ValidationError } from 'react-admin';
import { RolePicker } from './RolePicker.tsx';

/** The roles of a form, at least one. */
export function RoleInput({ source }: { readonly source: string }) {
  const { field, fieldState } = useInput({
    source,
    validate: (roles: readonly string[]) =>
      roles.length === 0 ? 'ra.validation.required' : undefined,
  });
  return (
    <div>
      <RolePicker roles={field.value as string[]} onChange={field.onChange} />
      {fieldState.error?.message === undefined ? null : (
        <FormHelperText error>
          <ValidationError error={fieldState.error.message} />
        </FormHelperText>
      )}
    </div>
  );
}
