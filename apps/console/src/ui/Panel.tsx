import { Box, Card, CardContent, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface PanelProps {
  readonly title?: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A section of a page with its title and its acts. */
export function Panel({ title, actions, children }: PanelProps) {
  return (
    <Card variant="outlined" component="section">
      <CardContent sx={{ p: 2, '&:last-child': { pb: 2 } }}>
        {title === undefined && actions === undefined ? null : (
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 1,
              justifyContent: 'space-between',
              alignItems: 'center',
              mb: 1.5,
            }}
          >
            <Typography variant="h6" component="h2">
              {title}
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>
          </Box>
        )}
        {children}
      </CardContent>
    </Card>
  );
}
