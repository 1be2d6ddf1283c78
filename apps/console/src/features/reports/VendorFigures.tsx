import { Link as TextLink } from '@mui/material';
import { Link } from 'react-router-dom';
import { useRight } from '../../calls/session.ts';
import type { CallValue } from '../../calls/calls.ts';
import { useAsk } from '../../calls/use-ask.ts';
import { useText } from '../../i18n/use-text.ts';
import { DataTable, type ColumnSpec } from '../../ui/lists/DataTable.tsx';
import { SaveLoaded } from '../../ui/lists/SaveLoaded.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { urls } from '../../urls.ts';
import { playColumns } from './play-columns.tsx';

type Line = CallValue<'dashboardVendors'>['list'][number];

const REFRESH_MS = 60_000;

/** The play at each vendor of games, with the last answer also while a later one fails. */
export function VendorFigures({ days }: { readonly days: CallValue<'dashboard'> | undefined }) {
  const text = useText();
  const mayRead = useRight('settings.read');
  const readsLedger = useRight('ledger.read');
  const rows = readsLedger ? { days, of: ({ vendor }: Line) => ({ vendor }) } : undefined;
  const { data, error, refetch } = useAsk(
    'dashboardVendors',
    {},
    {
      refreshMs: REFRESH_MS,
      showsErrors: true,
    },
  );
  const columns: ColumnSpec<Line>[] = [
    {
      label: text('vendor.name'),
      render: ({ vendor, name }) =>
        mayRead ? (
          <TextLink component={Link} to={urls.vendor(vendor)} color="inherit">
            {name}
          </TextLink>
        ) : (
          name
        ),
    },
    ...playColumns<Line>(text, rows),
  ];
  return (
    <Panel
      title={text('dashboard.vendors')}
      actions={
        <SaveLoaded
          list="dashboardVendors"
          rows={data?.list}
          fields={[
            'vendor',
            'name',
            'stakes.count',
            'stakes.amount',
            'payouts.count',
            'payouts.amount',
            'result',
            'yesterday.stakes',
            'yesterday.result',
          ]}
        />
      }
    >
      {error ? <QueryError message={error.message} onRetry={() => void refetch()} /> : null}
      {error && data === undefined ? null : (
        <DataTable
          label={text('dashboard.vendors')}
          rows={data?.list}
          keyOf={({ vendor }) => vendor}
          empty={text('dashboard.noPlay')}
          columns={columns}
        />
      )}
    </Panel>
  );
}
