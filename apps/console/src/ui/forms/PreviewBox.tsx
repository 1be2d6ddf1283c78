import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface PreviewBoxProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A preview of something as visitors of the site will see it. */
export function PreviewBox({ label, children }: PreviewBoxProps) {
  return (
    <Box
      sx={{
        p: 3,
        border: '1px dashed',
        borderColor: 'divider',
        borderRadius: 1,
        textAlign: 'center',
      }}
    >
      <Typography variant="caption" color="textSecondary">
        {label}
      </Typography>
      {children}
    </Box>
  );
}
