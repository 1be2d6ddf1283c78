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
import { useZone } from '../../ui/time/zone.ts';
import { urls } from '../../urls.ts';
import { dayOf } from './compare-figures.ts';
import { playColumns } from './play-columns.tsx';

type Line = CallValue<'dashboardLotteries'>['list'][number];

const REFRESH_MS = 60_000;

/** Each lottery's play of the business day, with the last answer also while a later one fails. */
export function LotteryFigures({ days }: { readonly days: CallValue<'dashboard'> | undefined }) {
  const text = useText();
  const zone = useZone();
  const mayRead = useRight('draws.read');
  const readsLedger = useRight('ledger.read');
  const { data, error, refetch } = useAsk(
    'dashboardLotteries',
    {},
    {
      refreshMs: REFRESH_MS,
      showsErrors: true,
    },
  );
  const day = days === undefined ? undefined : dayOf(days.dayFrom, zone);
  const rows = readsLedger ? { days, of: ({ gameCode }: Line) => ({ gameCode }) } : undefined;
  const columns: ColumnSpec<Line>[] = [
    {
      label: text('draw.lottery'),
      render: ({ gameCode, name }) =>
        mayRead ? (
          <TextLink
            component={Link}
            to={urls.filtered(urls.draws, { gameCode, day })}
            color="inherit"
          >
            {name}
          </TextLink>
        ) : (
          name
        ),
    },
    ...playColumns<Line>(text, rows, ({ rebates }) => rebates.amount),
  ];
  return (
    <Panel
      title={text('dashboard.lotteries')}
      actions={
        <SaveLoaded
          list="dashboardLotteries"
          rows={data?.list}
          fields={[
            'gameCode',
            'name',
            'stakes.count',
            'stakes.amount',
            'payouts.count',
            'payouts.amount',
            'rebates.amount',
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
          label={text('dashboard.lotteries')}
          rows={data?.list}
          keyOf={({ gameCode }) => gameCode}
          empty={text('dashboard.noPlay')}
          columns={columns}
        />
      )}
    </Panel>
  );
}
