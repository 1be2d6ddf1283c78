import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

export type Fact = readonly [label: string, value: ReactNode];

/** A list of names and values in as many columns as fit. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: '10px 24px',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
      }}
    >
      {facts.map(([label, value]) => (
        <Box key={label} sx={{ minWidth: 0 }}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {label}
          </Typography>
          <Typography
            component="dd"
            variant="body2"
            sx={{ m: 0, overflowWrap: 'anywhere', minHeight: '1.4em' }}
          >
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
