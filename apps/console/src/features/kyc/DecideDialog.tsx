import { MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { call, type CallValue } from '../../calls/calls.ts';
import { useDone } from '../../acts/use-done.ts';
import { useText } from '../../i18n/use-text.ts';
import { ActDialog } from '../../acts/ActDialog.tsx';

const REFUSALS = ['unreadable', 'mismatch', 'expired', 'forged', 'underage'] as const;
const NOTE_MAX = 300;

interface DecideDialogProps {
  readonly look: CallValue<'identityOne'>;
  readonly passes: boolean;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Accepts documents, or rejects them with a reason. */
export function DecideDialog({ look, passes, onDone, onClose }: DecideDialogProps) {
  const text = useText();
  const done = useDone(onDone);
  const [refusal, setRefusal] = useState<(typeof REFUSALS)[number]>('unreadable');
  const [note, setNote] = useState('');
  const verdict = passes ? 'pass' : refusal;
  const { username } = look.member;
  return (
    <ActDialog
      title={text(passes ? 'identity.pass' : 'identity.refuse')}
      words={text(
        `identity.effect.${verdict === 'underage' ? 'underage' : passes ? 'pass' : 'refuse'}`,
        {
          username,
          name: look.fullName,
        },
      )}
      button={text(passes ? 'identity.pass' : 'identity.refuse')}
      danger={!passes}
      run={({ reason }) => call('identityDecide', { id: look.id, verdict, note, reason })}
      onDone={done}
      onClose={onClose}
    >
      {passes ? null : (
        <TextField
          select
          label={text('identity.verdict')}
          value={refusal}
          onChange={({ target }) =>
            setRefusal(REFUSALS.find((each) => each === target.value) ?? 'unreadable')
          }
        >
          {REFUSALS.map((each) => (
            <MenuItem key={each} value={each}>
              {text(`identity.verdict.${each}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
      {passes ? null : (
        <TextField
          label={text('identity.note')}
          value={note}
          multiline
          onChange={({ target }) => setNote(target.value)}
          slotProps={{ htmlInput: { maxLength: NOTE_MAX } }}
        />
      )}
    </ActDialog>
  );
}
