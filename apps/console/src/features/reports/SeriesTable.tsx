import { useRight } from '../../calls/session.ts';
import type { CallValue } from '../../calls/calls.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { formatCount, formatTick } from '../../ui/format.ts';
import { DataTable, type ColumnSpec } from '../../ui/lists/DataTable.tsx';
import { Money } from '../../ui/Money.tsx';
import { useZone } from '../../ui/time/zone.ts';
import { urls } from '../../urls.ts';
import { RowsLink } from './play-columns.tsx';

type Point = CallValue<'dashboardSeries'>['points'][number];

const SPAN_MS = { hour: 3_600_000, day: 86_400_000 } as const;
const MONEY = ['stakes', 'payouts', 'result', 'deposits', 'withdrawals'] as const;
const isSigned = (figure: (typeof MONEY)[number]) => figure === 'result';

interface SeriesTableProps {
  readonly by: 'hour' | 'day';
  readonly points: readonly Point[];
}

/** The numbers of the charts, the latest first; each opens the rows behind it. */
export function SeriesTable({ by, points }: SeriesTableProps) {
  const text = useText();
  const language = useLanguage();
  const zone = useZone();
  const readsLedger = useRight('ledger.read');
  const readsMembers = useRight('members.read');
  const spans = points.map((point, place) => ({
    ...point,
    // A day may be an hour shorter or longer than others.
    to: points[place + 1]?.at ?? point.at + SPAN_MS[by],
  }));
  type Span = (typeof spans)[number];
  const columns: ColumnSpec<Span>[] = [
    { label: text('field.time'), render: ({ at }) => formatTick(at, by, language, zone) },
    ...MONEY.map((figure) => ({
      label: text(`figure.${figure}`),
      right: true as const,
      sum: (point: Span) => point[figure],
      ...(isSigned(figure) ? { signed: true as const } : {}),
      render: ({ at: from, to, ...point }: Span) => (
        <RowsLink to={readsLedger ? urls.figureRows({ figure, from, to }) : undefined}>
          <Money value={point[figure]} rounded signed={isSigned(figure)} />
        </RowsLink>
      ),
    })),
    {
      label: text('figure.registrations'),
      right: true,
      render: ({ at, to, registrations }) => (
        <RowsLink to={readsMembers ? urls.registered({ from: at, to }) : undefined}>
          {formatCount(registrations, language)}
        </RowsLink>
      ),
    },
  ];
  return (
    <DataTable
      label={text('dashboard.numbers')}
      rows={spans.toReversed()}
      keyOf={({ at }) => String(at)}
      empty={text('ra.navigation.no_results')}
      columns={columns}
    />
  );
}
