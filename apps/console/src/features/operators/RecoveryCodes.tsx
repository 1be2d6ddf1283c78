import { Alert, Box, Button, Checkbox, FormControlLabel, Stack } from '@mui/material';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { saveFile } from '../../ui/lists/format-csv.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** The recovery codes, shown once; the operator confirms that they are saved. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const text = useText();
  const [kept, setKept] = useState(false);
  const body = `${codes.join('\n')}\n`;
  return (
    <Stack spacing={2}>
      <Alert severity="warning">{text('login.recovery')}</Alert>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gridTemplateColumns: '1fr 1fr',
          gap: 0.5,
          fontFamily: 'monospace',
          fontSize: 13,
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Button
        onClick={() => saveFile({ name: 'fairhouse-recovery-codes.txt', type: 'text/plain', body })}
      >
        {text('login.saveCodes')}
      </Button>
      <FormControlLabel
        control={<Checkbox checked={kept} onChange={(_event, checked) => setKept(checked)} />}
        label={text('login.kept')}
      />
      <Button variant="contained" size="large" disabled={!kept} onClick={onKept}>
        {text('login.enter')}
      </Button>
    </Stack>
  );
}
