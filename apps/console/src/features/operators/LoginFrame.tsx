import { Box, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { LanguageRow } from './LanguageRow.tsx';

/** A centred card on an empty page, for operators without a session. */
export function LoginFrame({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 2 }}>
      <Card variant="outlined" sx={{ width: '100%', maxWidth: 400, p: 3 }}>
        <Typography variant="overline" color="textSecondary">
          Fairhouse
        </Typography>
        <Typography variant="h5" component="h1" sx={{ mb: 2 }}>
          {title}
        </Typography>
        {children}
        <LanguageRow />
      </Card>
    </Box>
  );
}
