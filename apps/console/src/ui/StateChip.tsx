import { alpha, Chip } from '@mui/material';

export type Tone = 'good' | 'bad' | 'wait' | 'work' | 'plain';

const COLORS = { good: 'success', bad: 'error', wait: 'warning', work: 'info' } as const;

/** A state as a chip, coloured by the attention that it needs. */
export function StateChip({ tone, label }: { readonly tone: Tone; readonly label: string }) {
  if (tone === 'plain') return <Chip size="small" variant="outlined" label={label} />;
  const color = COLORS[tone];
  return (
    <Chip
      size="small"
      label={label}
      sx={(theme) => ({
        color: theme.palette[color].main,
        backgroundColor: alpha(theme.palette[color].main, 0.12),
      })}
    />
  );
}
