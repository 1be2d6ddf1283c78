import { MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { call } from '../../calls/calls.ts';
import { useDone } from '../../acts/use-done.ts';
import { useText } from '../../i18n/use-text.ts';
import { ActDialog } from '../../acts/ActDialog.tsx';
import type { Member } from '../../calls/member.ts';

const LENGTHS = ['24h', '7d', '30d', '6w', '6m', '1y', '5y', 'forever'] as const;
type Length = (typeof LENGTHS)[number];

interface CoolOffDialogProps {
  readonly member: Member;
  readonly onClose: () => void;
}

/** Starts a member's break, or extends the current one. */
export function CoolOffDialog({ member, onClose }: CoolOffDialogProps) {
  const text = useText();
  const done = useDone(onClose);
  const [length, setLength] = useState<Length>('24h');
  return (
    <ActDialog
      title={text('protection.setBreak')}
      danger
      words={text('protection.breakEffect', { name: member.username })}
      button={text('protection.setBreak')}
      run={({ reason }) => call('memberProtectionBreak', { id: member.id, length, reason })}
      onDone={done}
      onClose={onClose}
    >
      <TextField
        select
        label={text('protection.length')}
        value={length}
        onChange={(event) => setLength(event.target.value as Length)}
      >
        {LENGTHS.map((each) => (
          <MenuItem key={each} value={each}>
            {text(`protection.length.${each}`)}
          </MenuItem>
        ))}
      </TextField>
    </ActDialog>
  );
}
