import { useText } from '../../../i18n/use-text.ts';
import { DataTable } from '../../../ui/lists/DataTable.tsx';
import { Money } from '../../../ui/Money.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Cancelled } from './Cancelled.tsx';
import type { DrawDetail } from './DrawPage.tsx';

/** The totals of each version of a draw's result, in real and in play money. */
export function DrawTotals({ detail }: { readonly detail: DrawDetail }) {
  const text = useText();
  return (
    <Panel title={text('draw.totals')}>
      <DataTable
        label={text('draw.totals')}
        rows={detail.totals}
        keyOf={(row) => `${row.version}${row.trial}`}
        empty={text('draw.notSettled')}
        columns={[
          { label: text('draw.version'), render: (row) => row.version },
          {
            label: text('draw.book'),
            render: (row) => text(row.trial ? 'draw.trial' : 'draw.real'),
          },
          { label: text('draw.tickets'), right: true, render: (row) => row.tickets },
          {
            label: text('figure.stakes'),
            right: true,
            render: (row) => <Money value={row.stake} />,
          },
          {
            label: text('draw.cancelled'),
            right: true,
            wide: true,
            render: (row) => <Cancelled of={row} />,
          },
          {
            label: text('figure.payouts'),
            right: true,
            render: (row) => <Money value={row.prize} />,
          },
          {
            label: text('draw.refunded'),
            right: true,
            wide: true,
            render: (row) => <Money value={row.refunded} />,
          },
          {
            label: text('figure.rebates'),
            right: true,
            wide: true,
            render: (row) => <Money value={row.rebate} />,
          },
          {
            label: text('draw.capped'),
            right: true,
            wide: true,
            render: (row) => <Money value={row.capped} />,
          },
          {
            label: text('figure.result'),
            right: true,
            render: (row) => <Money value={row.result} signed />,
          },
        ]}
      />
    </Panel>
  );
}
