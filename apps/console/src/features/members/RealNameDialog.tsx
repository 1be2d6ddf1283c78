import { TextField } from '@mui/material';
import { useState } from 'react';
import { call } from '../../calls/calls.ts';
import { useDone } from '../../acts/use-done.ts';
import { useText } from '../../i18n/use-text.ts';
import { ActDialog } from '../../acts/ActDialog.tsx';
import type { Member } from '../../calls/member.ts';

/** Requests a correction of a member's real name; it takes effect after a second approval. */
export function RealNameDialog({
  member,
  onClose,
}: {
  readonly member: Member;
  readonly onClose: () => void;
}) {
  const text = useText();
  const done = useDone(onClose, 'act.waits');
  const [realName, setRealName] = useState('');
  return (
    <ActDialog
      title={text('member.act.realName')}
      danger
      words={text('member.effect.realName', { name: member.username })}
      button={text('factor.ask')}
      ready={realName.trim() !== ''}
      run={({ reason }) => call('memberRealNameCorrect', { id: member.id, realName, reason })}
      onDone={done}
      onClose={onClose}
    >
      <TextField
        label={text('member.newRealName')}
        helperText={text('member.newRealNameHelp')}
        value={realName}
        onChange={(event) => setRealName(event.target.value)}
        required
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: 120 } }}
      />
    </ActDialog>
  );
}
