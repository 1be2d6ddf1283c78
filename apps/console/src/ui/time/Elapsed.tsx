import { Box } from '@mui/material';
import { formatElapsed } from '../format.ts';
import { useNow } from './page-clock.ts';

interface ElapsedProps {
  readonly since: number;
  /** The duration from which it is shown as late. */
  readonly lateAfterMs?: number;
}

/** The time since a moment, counting up. */
export function Elapsed({ since, lateAfterMs }: ElapsedProps) {
  const waited = useNow(1000) - since;
  const late = lateAfterMs !== undefined && waited > lateAfterMs;
  return (
    <Box
      component="span"
      sx={{
        fontVariantNumeric: 'tabular-nums',
        color: late ? 'error.main' : 'inherit',
        fontWeight: late ? 600 : 400,
      }}
    >
      {formatElapsed(waited)}
    </Box>
  );
}

/** The time until a moment, counting down to zero. */
export function Remaining({ until }: { readonly until: number }) {
  const left = Math.max(0, until - useNow(1000));
  return (
    <Box
      component="span"
      sx={{ fontVariantNumeric: 'tabular-nums', color: left < 60_000 ? 'error.main' : 'inherit' }}
    >
      {formatElapsed(left)}
    </Box>
  );
}
