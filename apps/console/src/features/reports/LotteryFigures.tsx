import { Link as TextLink } from '@mui/material';
import { Link } from 'react-router-dom';
import { useRight } from '../../calls/session.ts';
import type { CallValue } from '../../calls/calls.ts';
import { useAsk } from '../../calls/use-ask.ts';
import { useText } from '../../i18n/use-text.ts';
import { DataTable, type ColumnSpec } from '../../ui/lists/DataTable.tsx';
import { Money } from '../../ui/Money.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { useZone } from '../../ui/time/zone.ts';
import { urls } from '../../urls.ts';
import { dayOf } from './compare-figures.ts';

type Line = CallValue<'dashboardLotteries'>['list'][number];

const REFRESH_MS = 60_000;

/** Each lottery's play of the business day, with the last answer also while a later one fails. */
export function LotteryFigures({ dayFrom }: { readonly dayFrom: number | undefined }) {
  const text = useText();
  const zone = useZone();
  const mayRead = useRight('draws.read');
  const { data, error, refetch } = useAsk(
    'dashboardLotteries',
    {},
    {
      refreshMs: REFRESH_MS,
      showsErrors: true,
    },
  );
  const day = dayFrom === undefined ? undefined : dayOf(dayFrom, zone);
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
    {
      label: text('figure.stakes'),
      right: true,
      sum: ({ stakes }) => stakes.amount,
      render: ({ stakes }) => <Money value={stakes.amount} rounded />,
    },
    {
      label: text('figure.payouts'),
      right: true,
      wide: true,
      sum: ({ payouts }) => payouts.amount,
      render: ({ payouts }) => <Money value={payouts.amount} rounded />,
    },
    {
      label: text('figure.rebates'),
      right: true,
      wide: true,
      sum: ({ rebates }) => rebates.amount,
      render: ({ rebates }) => <Money value={rebates.amount} rounded />,
    },
    {
      label: text('figure.result'),
      right: true,
      sum: ({ result }) => result,
      signed: true,
      render: ({ result }) => <Money value={result} rounded signed />,
    },
    {
      label: text('figure.stakesYesterday'),
      right: true,
      wide: true,
      sum: ({ yesterday }) => yesterday.stakes,
      render: ({ yesterday }) => <Money value={yesterday.stakes} rounded />,
    },
    {
      label: text('figure.resultYesterday'),
      right: true,
      wide: true,
      sum: ({ yesterday }) => yesterday.result,
      signed: true,
      render: ({ yesterday }) => <Money value={yesterday.result} rounded signed />,
    },
  ];
  return (
    <Panel title={text('dashboard.lotteries')}>
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
