// The confirmation dialog of an act: describes the effect, asks for a reason, shows a refusal. An
// act with more than three fields of its own has an `ActForm`.
import { Dialog, TextField } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { REASON_MAX, REASON_MIN, type Act, type Done } from './act.ts';
import { ActFrame } from './ActFrame.tsx';
import { useAct } from './use-act.ts';

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
  /** Its children are tables. */
  readonly wide?: true;
  readonly children?: ReactNode;
  readonly run: (act: Act) => Promise<Done>;
  /** `waits` is true if the act waits for approval. */
  readonly onDone: (waits: boolean) => void;
  readonly onClose: () => void;
}

export function ActDialog(props: ActDialogProps) {
  const text = useText();
  const [reason, setReason] = useState('');
  const { busy, refusal, attempt } = useAct(props.onDone);
  const free = props.withoutReason === true || props.optionalReason === true;
  const long = free || reason.trim().length >= REASON_MIN;
  const submit = () =>
    attempt((idempotencyKey) => props.run({ reason: reason.trim(), idempotencyKey }));
  return (
    <Dialog
      open
      fullWidth
      maxWidth={props.wide ? 'lg' : 'sm'}
      onClose={busy ? () => undefined : props.onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <ActFrame {...props} busy={busy} refusal={refusal} ready={long && props.ready !== false}>
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
              slotProps={{ htmlInput: { maxLength: REASON_MAX } }}
            />
          )}
        </ActFrame>
      </form>
    </Dialog>
  );
}
