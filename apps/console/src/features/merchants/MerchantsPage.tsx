// The merchants of the installation. Each act waits for approval by a second steward.
import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { Title } from 'react-admin';
import type { CallValue } from '../../calls/calls.ts';
import { useAsk } from '../../calls/use-ask.ts';
import { useText } from '../../i18n/use-text.ts';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { SaveLoaded } from '../../ui/lists/SaveLoaded.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { ChangeMerchantDialog } from './ChangeMerchantDialog.tsx';
import { CreateMerchantDialog } from './CreateMerchantDialog.tsx';
import { MerchantStateDialog } from './MerchantStateDialog.tsx';

export type MerchantRow = CallValue<'merchantList'>['list'][number];

export function MerchantsPage() {
  const text = useText();
  const { data, error, refetch } = useAsk(
    'merchantList',
    {},
    // An approval by another operator changes the list.
    { fresh: true, refreshMs: 10_000 },
  );
  const [making, setMaking] = useState(false);
  if (error) return <QueryError message={error.message} onRetry={() => void refetch()} />;
  return (
    <Panel
      title={text('menu.merchants')}
      actions={
        <>
          <SaveLoaded
            list="merchants"
            rows={data?.list}
            fields={[
              'code',
              'name',
              'hosts',
              'currency',
              'zone',
              'cutHour',
              'languages',
              'madeAt',
              'closedAt',
            ]}
          />
          <Button variant="contained" disabled={!data} onClick={() => setMaking(true)}>
            {text('merchant.make')}
          </Button>
        </>
      }
    >
      <Title title={text('menu.merchants')} />
      <DataTable
        label={text('menu.merchants')}
        rows={data?.list}
        keyOf={(row) => row.code}
        empty={text('ra.navigation.no_results')}
        columns={[
          { label: text('merchant.code'), render: (row) => row.code },
          { label: text('merchant.name'), wide: true, render: (row) => row.name },
          { label: text('merchant.hosts'), render: (row) => <Hosts hosts={row.hosts} /> },
          { label: text('merchant.currency'), wide: true, render: (row) => row.currency },
          {
            label: text('merchant.zone'),
            wide: true,
            render: (row) => `${row.zone} · ${String(row.cutHour).padStart(2, '0')}:00`,
          },
          {
            label: text('merchant.madeAt'),
            wide: true,
            render: (row) => <DateTime at={row.madeAt} />,
          },
          {
            label: text('field.state'),
            render: ({ closedAt }) => (
              <StateChip
                tone={closedAt === null ? 'good' : 'bad'}
                label={text(closedAt === null ? 'merchant.open' : 'merchant.closed')}
              />
            ),
          },
          { label: '', right: true, render: (row) => <MerchantActs merchant={row} /> },
        ]}
      />
      {making && data ? (
        <CreateMerchantDialog lotteries={data.lotteries} onClose={() => setMaking(false)} />
      ) : null}
    </Panel>
  );
}

function Hosts({ hosts }: { readonly hosts: readonly string[] }) {
  return (
    <Stack sx={{ overflowWrap: 'anywhere', minWidth: 96 }}>
      {hosts.length === 0 ? '–' : hosts.map((host) => <span key={host}>{host}</span>)}
    </Stack>
  );
}

function MerchantActs({ merchant }: { readonly merchant: MerchantRow }) {
  const text = useText();
  const [act, setAct] = useState<'change' | 'state'>();
  const close = () => setAct(undefined);
  const isOpen = merchant.closedAt === null;
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ gap: 0.5, flexWrap: { xs: 'wrap', lg: 'nowrap' }, justifyContent: 'flex-end' }}
    >
      <Button onClick={() => setAct('change')}>{text('merchant.change')}</Button>
      <Button color={isOpen ? 'error' : 'primary'} onClick={() => setAct('state')}>
        {text(isOpen ? 'merchant.close' : 'merchant.reopen')}
      </Button>
      {act === 'change' ? <ChangeMerchantDialog merchant={merchant} onClose={close} /> : null}
      {act === 'state' ? <MerchantStateDialog merchant={merchant} onClose={close} /> : null}
    </Stack>
  );
}
