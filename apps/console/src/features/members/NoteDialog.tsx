import { TextField } from '@mui/material';
import { useState } from 'react';
import { ActDialog } from '../../acts/ActDialog.tsx';
import { useDone } from '../../acts/use-done.ts';
import { call } from '../../calls/calls.ts';
import type { Member } from '../../calls/member.ts';
import { useText } from '../../i18n/use-text.ts';

export const NOTE_MAX = 1000;

interface NoteDialogProps {
  readonly member: Member;
  readonly onClose: () => void;
}

/** Writes a note about a member; the note is its own reason. */
export function NoteDialog({ member, onClose }: NoteDialogProps) {
  const text = useText();
  const done = useDone(onClose);
  const [note, setNote] = useState('');
  return (
    <ActDialog
      title={text('member.act.note')}
      words={text('member.effect.note', { name: member.username })}
      button={text('member.writeNote')}
      withoutReason
      ready={note.trim() !== ''}
      run={() => call('memberNoteAdd', { id: member.id, text: note })}
      onDone={done}
      onClose={onClose}
    >
      <TextField
        label={text('member.note')}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        multiline
        minRows={3}
        required
        slotProps={{ htmlInput: { maxLength: NOTE_MAX } }}
      />
    </ActDialog>
  );
}
