// The filters of the lists of contracts, bills and debts.
import { MenuItem, Stack, TextField } from '@mui/material';
import { useText } from '../../i18n/use-text.ts';

export interface Choice {
  readonly label: string;
  readonly value: string;
  readonly values: readonly string[];
  readonly nameOf: (value: string) => string;
  readonly onChange: (value: string) => void;
}

interface ContractFiltersProps {
  readonly username: string;
  readonly onUsername: (name: string) => void;
  readonly choices: readonly Choice[];
}

const WIDTH = { width: { xs: '100%', sm: 190 } } as const;

export function ContractFilters({ username, onUsername, choices }: ContractFiltersProps) {
  const text = useText();
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, mb: 1.5 }}>
      <TextField
        size="small"
        sx={WIDTH}
        label={text('member.username')}
        value={username}
        onChange={({ target }) => onUsername(target.value)}
      />
      {choices.map(({ label, value, values, nameOf, onChange }) => (
        <TextField
          key={label}
          select
          size="small"
          sx={WIDTH}
          label={label}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        >
          <MenuItem value="">{text('contract.any')}</MenuItem>
          {values.map((each) => (
            <MenuItem key={each} value={each}>
              {nameOf(each)}
            </MenuItem>
          ))}
        </TextField>
      ))}
    </Stack>
  );
}
