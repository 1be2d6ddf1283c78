import { TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { call } from '../../calls/calls.ts';
import { useReadAgain } from '../../calls/use-ask.ts';
import { useText } from '../../i18n/use-text.ts';
import { ActDialog } from '../../acts/ActDialog.tsx';
import { RolePicker } from './RolePicker.tsx';

/** Requests a new operator with a name and roles. */
export function CreateOperatorDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const notify = useNotify();
  const readAgain = useReadAgain();
  const [name, setName] = useState('');
  const [displayName, setDisplayName] = useState('');
  const [roles, setRoles] = useState<string[]>([]);
  return (
    <ActDialog
      title={text('operator.create')}
      words={text('operator.createEffect')}
      button={text('operator.create')}
      ready={name !== '' && displayName !== '' && roles.length > 0}
      second
      run={({ reason }) => call('operatorCreate', { name, displayName, roles, reason })}
      onDone={() => {
        notify(text('act.waits'), { type: 'success' });
        void readAgain();
        onClose();
      }}
      onClose={onClose}
    >
      <TextField
        label={text('operator.name')}
        helperText={text('operator.nameHelp')}
        value={name}
        onChange={(event) => setName(event.target.value.toLowerCase())}
        required
      />
      <TextField
        label={text('operator.displayName')}
        value={displayName}
        onChange={(event) => setDisplayName(event.target.value)}
        required
      />
      <RolePicker roles={roles} onChange={setRoles} />
    </ActDialog>
  );
}
