import { Button, Chip, Stack } from '@mui/material';
import { useState } from 'react';
import type { CallValue } from '../../calls/calls.ts';
import { useRight, useSession } from '../../calls/session.ts';
import { useAsk } from '../../calls/use-ask.ts';
import { useText, useTextOf } from '../../i18n/use-text.ts';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { SaveLoaded } from '../../ui/lists/SaveLoaded.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { urls } from '../../urls.ts';
import { CreateOperatorDialog } from './CreateOperatorDialog.tsx';
import { OperatorDialog, type OperatorAct } from './OperatorDialog.tsx';

export type Operator = CallValue<'operatorList'>['list'][number];

/** All operators of the merchant, each with its possible acts. */
export function OperatorTable() {
  const text = useText();
  const textOf = useTextOf();
  const mayEdit = useRight('operators.edit');
  const mayAudit = useRight('audit.read');
  const { data, error, refetch } = useAsk('operatorList', {});
  const [creating, setCreating] = useState(false);
  if (error) return <QueryError message={error.message} onRetry={() => void refetch()} />;
  return (
    <Panel
      title={text('menu.operators')}
      actions={
        <>
          <SaveLoaded
            list="operators"
            rows={data?.list}
            fields={[
              'name',
              'displayName',
              'state',
              'roles',
              'steward',
              'enrolled',
              'lastSeenAt',
              'createdAt',
            ]}
          />
          {mayEdit ? (
            <Button variant="contained" onClick={() => setCreating(true)}>
              {text('operator.create')}
            </Button>
          ) : null}
        </>
      }
    >
      <DataTable
        label={text('menu.operators')}
        rows={data?.list}
        keyOf={(row) => row.id}
        empty={text('ra.navigation.no_results')}
        {...(mayAudit
          ? { rowPath: (row: Operator) => urls.filtered(urls.audit, { operator: row.name }) }
          : {})}
        columns={[
          { label: text('operator.name'), render: (row) => row.name },
          { label: text('operator.displayName'), wide: true, render: (row) => row.displayName },
          {
            label: text('operator.roles'),
            render: (row) => <Roles roles={row.roles} steward={row.steward} />,
          },
          {
            label: text('field.state'),
            render: (row) => (
              <StateChip
                tone={row.state === 'active' ? 'good' : 'bad'}
                label={textOf('operator', row.state)}
              />
            ),
          },
          {
            label: text('operator.factor'),
            wide: true,
            render: (row) => text(row.enrolled ? 'operator.enrolled' : 'operator.notEnrolled'),
          },
          {
            label: text('operator.lastSeen'),
            wide: true,
            render: (row) => <DateTime at={row.lastSeenAt} />,
          },
          { label: '', right: true, render: (row) => <OperatorActs operator={row} /> },
        ]}
      />
      {creating ? <CreateOperatorDialog onClose={() => setCreating(false)} /> : null}
    </Panel>
  );
}

function Roles({ roles, steward }: Pick<Operator, 'roles' | 'steward'>) {
  const text = useText();
  const textOf = useTextOf();
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 0.5, flexWrap: 'wrap', minWidth: 88 }}>
      {roles.map((role) => (
        <Chip
          key={role}
          size="small"
          variant="outlined"
          label={textOf('role', role)}
          sx={{ height: 'auto', minHeight: 24, '& .MuiChip-label': { whiteSpace: 'normal' } }}
        />
      ))}
      {steward ? <Chip size="small" color="primary" label={text('operator.steward')} /> : null}
    </Stack>
  );
}

function OperatorActs({ operator }: { readonly operator: Operator }) {
  const text = useText();
  const mayEdit = useRight('operators.edit');
  const own = useSession().standing?.operatorId === operator.id;
  const [act, setAct] = useState<OperatorAct>();
  const isSteward = useRight('merchants.edit');
  if (!mayEdit || own) return null;
  const acts: readonly OperatorAct[] =
    operator.state === 'active'
      ? [
          'roles',
          'reset',
          'unlock',
          'disable',
          ...(isSteward ? ([operator.steward ? 'unsteward' : 'steward'] as const) : []),
        ]
      : ['enable'];
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ gap: 0.5, flexWrap: { xs: 'wrap', lg: 'nowrap' }, justifyContent: 'flex-end' }}
    >
      {acts.map((each) => (
        <Button
          key={each}
          color={each === 'disable' ? 'error' : 'primary'}
          onClick={() => setAct(each)}
        >
          {text(`operator.act.${each}`)}
        </Button>
      ))}
      {act ? (
        <OperatorDialog operator={operator} act={act} onClose={() => setAct(undefined)} />
      ) : null}
    </Stack>
  );
}
