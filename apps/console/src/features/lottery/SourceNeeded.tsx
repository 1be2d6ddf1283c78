import { Box } from '@mui/material';
import { Link } from 'react-router-dom';
import { useText, useTextOf } from '../../i18n/use-text.ts';
import { StateChip } from '../../ui/StateChip.tsx';
import { urls } from '../../urls.ts';

interface SourceNeededProps {
  readonly lottery: { readonly code: string; readonly needs?: 'node' | 'feed' | undefined };
}

/** Why a lottery cannot go on sale yet, and where its source of results is set. */
export function SourceNeeded({ lottery }: SourceNeededProps) {
  const text = useText();
  const textOf = useTextOf();
  const { code, needs } = lottery;
  if (needs === undefined) return null;
  return (
    <Box sx={{ mt: 0.5, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <StateChip tone="wait" label={textOf('sourceNeeded', needs)} />
      <Link to={`${urls.lottery(code)}?tab=calendar`}>{text('calendar.title')}</Link>
    </Box>
  );
}
