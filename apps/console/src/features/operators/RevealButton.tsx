// The outcome of an approved request, shown once to its approver: a link or a code for one person.
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { call, type CallValue } from '../../calls/calls.ts';
import { useReadAgain } from '../../calls/use-ask.ts';
import { useText } from '../../i18n/use-text.ts';
import { DateTime } from '../../ui/time/DateTime.tsx';

interface RevealButtonProps {
  readonly id: string;
}

export function RevealButton({ id }: RevealButtonProps) {
  const text = useText();
  const notify = useNotify();
  const readAgain = useReadAgain();
  const [shown, setShown] = useState<CallValue<'approvalReveal'>>();
  const reveal = async () => {
    const answer = await call('approvalReveal', { id });
    if (answer.ok) return setShown(answer.value);
    notify(answer.refusal.message, { type: 'error' });
    return readAgain();
  };
  const close = () => {
    setShown(undefined);
    void readAgain();
  };
  return (
    <>
      <Button size="small" variant="contained" sx={{ ml: 1 }} onClick={() => void reveal()}>
        {text('reveal.show')}
      </Button>
      {shown === undefined ? null : (
        <Dialog open fullWidth maxWidth="sm">
          <DialogTitle>{text(`reveal.${shown.kind}`)}</DialogTitle>
          <DialogContent>
            <Stack spacing={2}>
              <Alert severity="warning">{text(`reveal.help.${shown.kind}`)}</Alert>
              <Typography
                data-testid="revealed-secret"
                translate="no"
                sx={{ fontFamily: 'monospace', fontSize: 16, overflowWrap: 'anywhere' }}
              >
                {shown.secret}
              </Typography>
              {shown.kind === 'vendorSecret' ? null : (
                <Typography variant="caption">
                  {text('reveal.until')} <DateTime at={shown.endsAt} />
                </Typography>
              )}
            </Stack>
          </DialogContent>
          <DialogActions>
            <Button variant="contained" onClick={close}>
              {text('ra.action.close')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
