import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** The code of something below its name, for who configures it. */
export function Code({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="code" sx={{ display: 'block', fontSize: 11.5, color: 'text.secondary' }}>
      {children}
    </Box>
  );
}
