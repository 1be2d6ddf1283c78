// The rates that a dividend adds after several qualifying periods in a row.
import { Box, Button, Stack, TextField } from '@mui/material';
import { useText } from '../../../i18n/use-text.ts';
import type { StreakDraft } from './offer-draft.ts';

interface StreakRowsProps {
  readonly streak: readonly StreakDraft[];
  readonly onChange: (streak: readonly StreakDraft[]) => void;
}

const STEPS_MAX = 10;

export function StreakRows({ streak, onChange }: StreakRowsProps) {
  const text = useText();
  const change = (at: number, part: Partial<StreakDraft>) =>
    onChange(streak.map((each, place) => (place === at ? { ...each, ...part } : each)));
  const field = (at: number, name: keyof StreakDraft, label: string) => (
    <TextField
      size="small"
      label={label}
      value={streak[at]?.[name] ?? ''}
      onChange={({ target }) => change(at, { [name]: target.value.trim() })}
      slotProps={{ htmlInput: { inputMode: 'decimal' } }}
    />
  );
  return (
    <Stack spacing={1.5}>
      {streak.map((_step, at) => (
        <Box key={at} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          {field(at, 'periods', text('contract.streakPeriods'))}
          {field(at, 'addRatePct', text('contract.streakRate'))}
          <Button
            size="small"
            color="error"
            onClick={() => onChange(streak.filter((_, place) => place !== at))}
          >
            {text('contract.removeStreak')}
          </Button>
        </Box>
      ))}
      {streak.length < STEPS_MAX ? (
        <Button
          size="small"
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => onChange([...streak, { periods: '', addRatePct: '' }])}
        >
          {text('contract.addStreak')}
        </Button>
      ) : null}
    </Stack>
  );
}
