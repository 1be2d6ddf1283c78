// The confirmation dialog of an act: describes the effect, asks for a reason, shows a refusal.
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
} from '@mui/material';
import { useRef, useState, type ReactNode } from 'react';
import { useReadAgain } from '../calls/use-ask.ts';
import { useText } from '../i18n/use-text.ts';

export interface Act {
  readonly reason: string;
  /**
   * The request id, the same for each retry of this dialog, so that a retry has no second effect.
   */
  readonly idempotencyKey: string;
}

type Done =
  | { readonly ok: true; readonly value?: unknown }
  | { readonly ok: false; readonly refusal: { message: string } };

interface ActDialogProps {
  readonly title: string;
  /** The effect, with its target and amount. */
  readonly words: ReactNode;
  readonly button: string;
  readonly danger?: boolean;
  /** The act needs approval by a second operator. */
  readonly second?: boolean;
  readonly withoutReason?: boolean;
  /** The reason is optional. */
  readonly optionalReason?: boolean;
  /** False while required fields of `children` are empty. */
  readonly ready?: boolean;
  readonly children?: ReactNode;
  readonly run: (act: Act) => Promise<Done>;
  /** `waits` is true if the act waits for approval. */
  readonly onDone: (waits: boolean) => void;
  readonly onClose: () => void;
}

const REASON_MIN = 4;

/** Whether an act's answer contains a request that waits for approval. */
function isWaiting(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { approvalId } = value as { readonly approvalId?: unknown };
  return typeof approvalId === 'string';
}

export function ActDialog(props: ActDialogProps) {
  const text = useText();
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const readAgain = useReadAgain();
  const idempotencyKey = useRef(crypto.randomUUID());
  const free = props.withoutReason === true || props.optionalReason === true;
  const long = free || reason.trim().length >= REASON_MIN;
  const submit = async () => {
    setBusy(true);
    setRefusal(undefined);
    const done = await props.run({
      reason: reason.trim(),
      idempotencyKey: idempotencyKey.current,
    });
    setBusy(false);
    if (done.ok) return props.onDone(isWaiting(done.value));
    // A refused attempt has been answered: the next one is a new request.
    idempotencyKey.current = crypto.randomUUID();
    setRefusal(done.refusal.message);
    // A refusal is often caused by stale data: all queries are invalidated.
    void readAgain();
  };
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={busy ? () => undefined : props.onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <DialogTitle>{props.title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <Alert severity={props.danger ? 'warning' : 'info'} sx={{ fontSize: 15 }}>
              {props.words}
              {props.second === true ? <Box sx={{ mt: 1 }}>{text('act.second')}</Box> : null}
            </Alert>
            {props.children}
            {props.withoutReason ? null : (
              <TextField
                label={text('act.reason')}
                helperText={text('act.reasonHelp')}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
                multiline
                minRows={2}
                required={props.optionalReason !== true}
                slotProps={{ htmlInput: { maxLength: 300 } }}
              />
            )}
            {refusal === undefined ? null : <Alert severity="error">{refusal}</Alert>}
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={props.onClose} disabled={busy}>
            {text('ra.action.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={props.danger ? 'error' : 'primary'}
            disabled={busy || !long || props.ready === false}
          >
            {props.button}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
