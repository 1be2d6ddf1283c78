// The audit of operators' acts, searchable by operator, act, time and any word.
import Download from '@mui/icons-material/Download';
import { Alert, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import {
  DataTable,
  NumberInput,
  SelectInput,
  TextInput,
  useListContext,
  useNotify,
} from 'react-admin';
import { ask, call, type CallValue } from '../../calls/calls.ts';
import { useText } from '../../i18n/use-text.ts';
import { ChangedFields } from '../../ui/ChangedFields.tsx';
import { saveFile } from '../../ui/lists/format-csv.ts';
import { Column } from '../../ui/lists/Column.tsx';
import { ListPage, EmptyList } from '../../ui/lists/ListPage.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { NamedPlays } from './NamedPlays.tsx';
import { Target } from './Target.tsx';
import { useActs } from './use-acts.ts';

type Entry = CallValue<'auditList'>['list'][number];

export function AuditList() {
  const text = useText();
  const { wordsOf, choices } = useActs();
  return (
    <ListPage
      title={text('menu.audit')}
      actions={
        <>
          <VerifyButton />
          <AuditCsvButton />
        </>
      }
      filters={[
        <TextInput key="text" source="text" label={text('ra.action.search')} alwaysOn />,
        <TextInput key="operator" source="operator" label={text('audit.operator')} alwaysOn />,
        <TextInput key="target" source="target" label={text('audit.target')} />,
        <NumberInput key="number" source="number" label="№" min={1} />,
        <SelectInput key="call" source="call" label={text('audit.call')} choices={choices} />,
      ]}
    >
      <DataTable bulkActionButtons={false} empty={<EmptyList />} rowClick={false}>
        <Column source="number" wide label="№" right />
        <Column
          source="at"
          label={text('field.time')}

          render={(row: Entry) => <DateTime at={row.at} />}
        />
        <Column source="operator" label={text('audit.operator')} />
        <Column
          source="call"
          label={text('audit.call')}
          render={(row: Entry) => wordsOf(row.call)}
        />
        <Column
          source="target"
          wide
          label={text('audit.target')}
          render={(row: Entry) => <Target target={row.target} />}
        />
        <Column
          source="after"
          label={text('audit.change')}

          render={(row: Entry) => <Entered entry={row} />}
        />
        <Column source="address" wide label={text('field.address')} />
      </DataTable>
    </ListPage>
  );
}

function Entered({ entry }: { readonly entry: Entry }) {
  return (
    <Stack sx={{ maxWidth: 460, whiteSpace: 'normal' }}>
      {entry.reason === null ? null : (
        <Typography variant="body2" translate="no">
          {entry.reason}
        </Typography>
      )}
      <NamedPlays target={entry.target} before={entry.before} after={entry.after} />
      <ChangedFields before={entry.before} after={entry.after} />
    </Stack>
  );
}

function VerifyButton() {
  const text = useText();
  const [found, setFound] = useState<CallValue<'auditVerify'>>();
  const verify = async () => setFound(await ask('auditVerify', {}));
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      {found === undefined ? null : (
        <Alert severity={found.brokenAt === null ? 'success' : 'error'} sx={{ py: 0 }}>
          {found.brokenAt === null
            ? text('audit.whole', { count: found.checked })
            : text('audit.broken', { number: found.brokenAt })}
        </Alert>
      )}
      <Button onClick={() => void verify()}>{text('audit.verify')}</Button>
    </Stack>
  );
}

function AuditCsvButton() {
  const text = useText();
  const notify = useNotify();
  const { filterValues } = useListContext();
  const save = async () => {
    const answer = await call('auditExport', filterValues);
    if (answer.ok) saveFile(answer.value);
    else notify(answer.refusal.message, { type: 'error' });
  };
  return (
    <Button startIcon={<Download />} onClick={() => void save()}>
      {text('ra.action.export')}
    </Button>
  );
}
