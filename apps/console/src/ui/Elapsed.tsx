import { Box } from '@mui/material';
import { formatElapsed } from './format.ts';
import { useNow } from './page-clock.ts';

interface ElapsedProps {
  readonly since: number;
  /** From here on it is drawn as late. */
  readonly lateAfterMs?: number;
}

/** How long something has waited, counting. */
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

/** How long is left until a moment, counting down to nothing. */
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
