import { useAsk } from '../../calls/use-ask.ts';
import { useText, useTextOf } from '../../i18n/use-text.ts';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { Money } from '../../ui/Money.tsx';
import { SaveRows } from '../../ui/lists/SaveRows.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { urls } from '../../urls.ts';
import { CursorPager, useCursor } from './CursorPager.tsx';

interface StatementProps {
  readonly address: string;
  readonly currency: string;
}

/** The columns of the file. */
const CSV = ['sequence', 'time', 'code', 'reference', 'counter', 'change', 'balance', 'entry'];

/** The statement of one account with the balance after each line, newest first. */
export function Statement({ address, currency }: StatementProps) {
  const text = useText();
  const textOf = useTextOf();
  const pager = useCursor(`${address} ${currency}`);
  const { data, error, refetch } = useAsk('ledgerStatement', { address, currency, ...pager.input });
  if (error) return <QueryError message={error.message} onRetry={() => void refetch()} />;
  return (
    <Panel
      title={text('ledger.statementOf', { address })}
      actions={
        <SaveRows
          resource="ledgerStatement"
          filter={{ address, currency }}
          total={data?.list.length ?? 0}
          fields={CSV}
        />
      }
    >
      <DataTable
        label={text('ledger.statement')}
        rows={data?.list}
        keyOf={(row) => `${row.entry}${row.leg}${row.sequence}`}
        empty={text('ledger.noLines')}
        rowPath={(row) => urls.ledgerEntry(row.entry)}
        columns={[
          { label: '№', right: true, render: (row) => row.sequence },
          { label: text('field.time'), render: (row) => <DateTime at={row.time} /> },
          { label: text('ledger.code'), render: (row) => textOf('code', row.code) },
          { label: text('ledger.reference'), wide: true, render: (row) => row.reference },
          {
            label: text('ledger.counter'),
            wide: true,
            render: (row) => <code>{row.counter}</code>,
          },
          {
            label: text('ledger.change'),
            right: true,
            render: (row) => <Money value={row.change} signed />,
          },
          {
            label: text('field.balance'),
            right: true,
            render: (row) => <Money value={row.balance} />,
          },
        ]}
      />
      <CursorPager pager={pager} next={data?.cursor ?? null} />
    </Panel>
  );
}
