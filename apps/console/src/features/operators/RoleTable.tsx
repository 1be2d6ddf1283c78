// The matrix of roles and rights, and the dialog that requests a change.
import {
  Button,
  Checkbox,
  Chip,
  FormControlLabel,
  Stack,
  TextField,
  Typography,
  Box,
} from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { call, type CallInput, type CallValue } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useAsk, useReadAgain } from '../../calls/use-ask.ts';
import { useText, useTextOf } from '../../i18n/use-text.ts';
import { ActDialog } from '../../acts/ActDialog.tsx';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { SaveLoaded } from '../../ui/lists/SaveLoaded.tsx';
import { Panel } from '../../ui/Panel.tsx';

type Role = CallValue<'roleList'>['list'][number];
type Right = CallInput<'roleSave'>['rights'][number];

const NEW_ROLE: Role = { code: '', name: '', builtIn: false, rights: [], operators: 0 };

export function RoleTable() {
  const text = useText();
  const textOf = useTextOf();
  const mayEdit = useRight('operators.edit');
  const roles = useAsk('roleList', {});
  const [edited, setEdited] = useState<Role>();
  return (
    <Panel
      title={text('operator.roles')}
      actions={
        <>
          <SaveLoaded
            list="roles"
            rows={roles.data?.list}
            fields={['code', 'name', 'builtIn', 'operators', 'rights']}
          />
          {mayEdit ? (
            <Button variant="contained" onClick={() => setEdited(NEW_ROLE)}>
              {text('role.create')}
            </Button>
          ) : null}
        </>
      }
    >
      <DataTable
        label={text('operator.roles')}
        rows={roles.data?.list}
        query={roles}
        keyOf={(row) => row.code}
        empty={text('ra.navigation.no_results')}
        columns={[
          {
            label: text('role.role'),
            render: (row) => (row.builtIn ? textOf('role', row.code) : row.name),
          },
          { label: text('role.operators'), right: true, render: (row) => row.operators },
          {
            label: text('profile.rights'),
            render: (row) => (
              <Stack direction="row" useFlexGap sx={{ gap: 0.5, flexWrap: 'wrap' }}>
                {row.rights.map((right) => (
                  <Chip
                    key={right}
                    size="small"
                    variant="outlined"
                    label={textOf('right', right)}
                  />
                ))}
              </Stack>
            ),
          },
          {
            label: '',
            right: true,
            render: (row) =>
              mayEdit && row.code !== 'owner' ? (
                <Button onClick={() => setEdited(row)}>{text('ra.action.edit')}</Button>
              ) : null,
          },
        ]}
      />
      {edited && roles.data ? (
        <RoleDialog role={edited} rights={roles.data.rights} onClose={() => setEdited(undefined)} />
      ) : null}
    </Panel>
  );
}

interface RoleDialogProps {
  readonly role: Role;
  readonly rights: readonly string[];
  readonly onClose: () => void;
}

function RoleDialog({ role, rights, onClose }: RoleDialogProps) {
  const text = useText();
  const textOf = useTextOf();
  const notify = useNotify();
  const readAgain = useReadAgain();
  const isNew = role.code === '';
  const [code, setCode] = useState(role.code);
  const [name, setName] = useState(role.name);
  const [held, setHeld] = useState<readonly string[]>(role.rights);
  return (
    <ActDialog
      title={isNew ? text('role.create') : textOf('role', role.code)}
      words={text('role.effect', { count: role.operators })}
      button={text('act.ask')}
      ready={/^[a-z][a-z0-9_]{1,30}$/.test(code) && name !== ''}
      run={({ reason }) => call('roleSave', { code, name, rights: held as Right[], reason })}
      onDone={() => {
        notify(text('act.waits'), { type: 'success' });
        void readAgain();
        onClose();
      }}
      onClose={onClose}
    >
      {isNew ? (
        <Stack direction="row" spacing={1}>
          <TextField
            label={text('role.code')}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            required
            fullWidth
          />
          <TextField
            label={text('role.name')}
            value={name}
            onChange={(event) => setName(event.target.value)}
            required
            fullWidth
          />
        </Stack>
      ) : null}
      <Typography variant="subtitle2">{text('profile.rights')}</Typography>
      <Box
        sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', maxHeight: 260, overflowY: 'auto' }}
      >
        {rights.map((right) => (
          <FormControlLabel
            key={right}
            label={textOf('right', right)}
            control={
              <Checkbox
                size="small"
                checked={held.includes(right)}
                onChange={(_event, checked) =>
                  setHeld(checked ? [...held, right] : held.filter((each) => each !== right))
                }
              />
            }
          />
        ))}
      </Box>
    </ActDialog>
  );
}
