import { Checkbox, FormControlLabel, FormGroup } from '@mui/material';
import { useAsk } from '../../calls/use-ask.ts';
import { useTextOf } from '../../i18n/use-text.ts';
import { QueryError } from '../../ui/QueryError.tsx';

interface RolePickerProps {
  readonly roles: readonly string[];
  readonly onChange: (roles: string[]) => void;
}

/** Checkboxes for the roles of the merchant. */
export function RolePicker({ roles, onChange }: RolePickerProps) {
  const textOf = useTextOf();
  const { data, error, refetch } = useAsk('roleList', {});
  if (error) return <QueryError message={error.message} onRetry={() => void refetch()} />;
  return (
    <FormGroup sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
      {(data?.list ?? []).map(({ code, builtIn, name }) => (
        <FormControlLabel
          key={code}
          label={builtIn ? textOf('role', code) : name}
          control={
            <Checkbox
              size="small"
              checked={roles.includes(code)}
              onChange={(_event, checked) =>
                onChange(checked ? [...roles, code] : roles.filter((each) => each !== code))
              }
            />
          }
        />
      ))}
    </FormGroup>
  );
}
