import { Chip } from '@mui/material';

export type Tone = 'good' | 'bad' | 'wait' | 'work' | 'plain';

const COLORS = {
  good: 'success',
  bad: 'error',
  wait: 'warning',
  work: 'info',
  plain: 'default',
} as const;

/** A state in a word, in the colour of what it asks for. */
export function StateChip({ tone, label }: { readonly tone: Tone; readonly label: string }) {
  return (
    <Chip
      size="small"
      variant={tone === 'plain' ? 'outlined' : 'filled'}
      color={COLORS[tone]}
      label={label}
    />
  );
}
