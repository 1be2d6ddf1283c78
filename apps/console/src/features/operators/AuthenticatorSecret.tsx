import { Box, Stack, Typography } from '@mui/material';
import { QRCodeSVG } from 'qrcode.react';
import { useText } from '../../i18n/use-text.ts';

/** The secret of an authenticator app, as a QR code and as text. */
export function AuthenticatorSecret({
  uri,
  secret,
}: {
  readonly uri: string;
  readonly secret: string;
}) {
  const text = useText();
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center' }}>
      <Typography variant="body2">{text('login.enrol')}</Typography>
      <Box sx={{ p: 1.5, bgcolor: '#ffffff', borderRadius: 1, lineHeight: 0 }}>
        <QRCodeSVG value={uri} size={168} title={text('login.qr')} />
      </Box>
      <Typography variant="caption" color="textSecondary">
        {text('login.secret')}
      </Typography>
      <Typography
        variant="body2"
        data-testid="totp-secret"
        sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere', textAlign: 'center' }}
      >
        {secret}
      </Typography>
    </Stack>
  );
}
